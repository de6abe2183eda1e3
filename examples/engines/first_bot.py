#!/usr/bin/env python3
"""A bot for the engine protocol (docs/engine-protocol.md) that knows hardly any rule.

It takes the free combo, conquers as long as it can, puts its tokens where it stands, and goes into decline when the turn
before brought fewer than three conquests. Try it:

    elbowroom arena --a "cmd:examples/engines/first_bot.py" --b random --games 20
"""

import json
import sys


class FirstBot:
    def __init__(self):
        self.turn = None  # The round and seat of the turn that is played.
        self.conquests = 99  # How many there were in the turn before it.
        self.now = 0

    def choose(self, view, legal):
        table = view["plain"]
        turn = (table["round"], table["turn"])
        if turn != self.turn:
            self.turn, self.conquests, self.now = turn, self.now, 0
        by_verb = {}
        for answer in legal:
            by_verb.setdefault(answer.split()[0], []).append(answer)
        if "decline" in by_verb and self.conquests < 3:
            self.now = 99
            return "decline"
        for verb in ("pick", "expand", "conquer", "attempt", "put", "place"):
            if verb in by_verb:
                self.now += verb in ("conquer", "attempt")
                return by_verb[verb][0]
        return "done" if "done" in legal else legal[0]


def main():
    bot, view, legal = FirstBot(), None, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "engine":
            print("id name First Bot\nready", flush=True)
        elif word == "game":
            bot = FirstBot()
        elif word == "position":
            view, legal = None, []
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            legal.append(rest)
        elif word == "go":
            print(f"bestturn {bot.choose(view, legal)}", flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
