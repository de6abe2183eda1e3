#!/usr/bin/env python3
"""Games and decisions a second through Python; the package is installed by `pip install .`.

Prints one JSON object for each way to play, with wall-clock and processor time, so that a busy machine shows. Random
players, base game of two unless told otherwise; decisions are those of players, dice and draws are not counted.

With --elbowroom PATH it also measures the command `elbowroom sim`, which plays in Rust alone, and with --page FILE it writes
what it has measured as a page; `cargo xtask research-speed` does both with a release build.

With --azg PATH it also measures the numba engine of alpha-zero-general (github.com/cestpasphoto/alpha-zero-general), a
clone of which lies in PATH with its requirements installed: the same loop, a random legal action at each step.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from pathlib import Path

import elbowroom


def measure(name, seconds, work):
    """Repeats the work, which returns decisions and games, until the time is over."""
    work()
    decisions = games = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        more = work()
        decisions, games = decisions + more[0], games + more[1]
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return tell(
        {
            "name": name,
            "decisions_per_second": round(decisions / wall),
            "decisions_per_cpu_second": round(decisions / cpu),
            "games_per_second": round(games / wall, 1),
            "games_per_cpu_second": round(games / cpu, 1),
            "cores_used": round(cpu / wall, 2),
        }
    )


def tell(row):
    print(json.dumps(row), flush=True)
    return row


def rust(command, box, players, seconds, decisions_per_game):
    """Games in Rust alone, on one core, nothing observed. It counts chance among its actions, so decisions are reckoned
    from those of other random games."""
    games = 2000
    while True:
        begun = time.perf_counter()
        sim = [command, "sim", "--box", box, "--players", str(players), "--games", str(games), "--json"]
        report = json.loads(subprocess.run(sim, check=True, capture_output=True, text=True).stdout)
        wall = time.perf_counter() - begun
        if wall >= seconds / 2:
            break
        games *= 4
    cpu = report["cpu_seconds"]
    return tell(
        {
            "name": "Rust alone, one core, nothing observed",
            "decisions_per_second": round(games * decisions_per_game / wall),
            "decisions_per_cpu_second": round(games * decisions_per_game / cpu),
            "games_per_second": round(games / wall, 1),
            "games_per_cpu_second": round(games / cpu, 1),
            "cores_used": round(cpu / wall, 2),
        }
    )


def batch(game, n, threads):
    env = elbowroom.VectorEnv(game, n, seed=1, threads=threads)

    def work():
        before = env.decisions, env.games
        for _ in range(20):
            env.step(env.sample())
        return env.decisions - before[0], env.games - before[1]

    return work


def single(game):
    rng = random.Random(1)

    def work():
        state, decisions = game.start(rng.getrandbits(60)), 0
        while not state.is_over:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions, 1

    return work


def observed(game):
    rng = random.Random(1)

    def work():
        state, decisions = game.start(rng.getrandbits(60)), 0
        while not state.is_over:
            state.observation()
            state.action_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions, 1

    return work


def alpha_zero_general(path):
    sys.path.insert(0, path)
    import numpy as np
    from smallworld.SmallworldGame import SmallworldGame

    game = SmallworldGame()
    rng = np.random.default_rng(1)

    def work():
        board, player, decisions = game.getInitBoard(), 0, 0
        while not game.getGameEnded(board, player).any():
            legal = np.flatnonzero(game.getValidMoves(board, player))
            board, player = game.getNextState(board, player, int(rng.choice(legal)))
            decisions += 1
        return decisions, 1

    return work


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", default="base")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--n", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=0, help="0 is one on every core")
    parser.add_argument("--azg", help="a clone of alpha-zero-general")
    parser.add_argument("--elbowroom", help="the command, for games in Rust alone")
    parser.add_argument("--page", help="the file to write what was measured to")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    game = elbowroom.Game(given.box, players=given.players)
    threads = given.threads or None
    n, seconds = given.n, given.seconds
    rows = [
        measure(f"Python batch of {n}, observations and masks, all cores", seconds, batch(game, n, threads)),
        measure(f"Python batch of {n}, observations and masks, one thread", seconds, batch(game, n, 1)),
        measure("Python single", seconds, single(game)),
        measure("Python single, observations and masks", seconds, observed(game)),
    ]
    if given.elbowroom:
        per_game = rows[0]["decisions_per_cpu_second"] / rows[0]["games_per_cpu_second"]
        rows.insert(0, rust(given.elbowroom, given.box, given.players, seconds, per_game))
    if given.azg:
        rows.append(measure("alpha-zero-general through Python", seconds, alpha_zero_general(given.azg)))
    if given.page:
        Path(given.page).write_text(page(given, rows, load))


def page(given, rows, load):
    """What was measured, as Markdown."""
    models = [line.split(":", 1)[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line]
    lines = [
        "# Speed for research",
        "",
        "`cargo xtask research-speed` makes this page anew; `--azg PATH` measures alpha-zero-general's engine beside it, a clone",
        "of which lies in PATH.",
        "",
        f"Random players, box `{given.box}`, {given.players} players, release build; decisions are those of players, dice and draws",
        "are not counted. By the clock is what passes for whoever waits; by the processor is what one core does in a second of",
        "its own, which other programs on the machine change less.",
        "",
        "| | decisions a second, by the clock | by the processor | games a second, by the clock | by the processor | cores used |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        numbers = [row["decisions_per_second"], row["decisions_per_cpu_second"]]
        numbers += [row["games_per_second"], row["games_per_cpu_second"]]
        cells = [f"{round(number):,}" for number in numbers] + [f"{row['cores_used']:.2f}"]
        lines.append(f"| {row['name']} | {' | '.join(cells)} |")
    lines += [
        "",
        f"Measured on {os.cpu_count()} cores ({models[0] if models else platform.processor()}), Python {platform.python_version()},",
        f"with a load of {load:.1f} before it began"
        + (": other programs were at work, so the clock says less than the machine can." if load > 0.5 else "."),
    ]
    if not given.azg:
        lines.append("alpha-zero-general was not there to be measured.")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
