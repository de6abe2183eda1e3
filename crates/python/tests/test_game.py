"""Games, states, views, bills and records as Python objects."""

import copy
import pickle
import random

import numpy as np
import pytest

import elbowroom
from elbowroom import Game, IllegalAnswer, NotationError, RecordError, SetupError, errors

BOXES = ["base", "underground", "base+underground", "river", "warcraft"]


def played(game, decisions, seed=0):
    rng = random.Random(seed)
    state = game.start()
    for _ in range(decisions):
        if state.is_over:
            break
        state.apply(rng.choice(state.legal()))
    return state


def test_the_example_of_the_package_is_true():
    game = Game("base", players=2, seed=7)
    state = game.start()
    while not state.is_over:
        state.apply(state.legal()[0])
    assert state.round == game.rounds == 10


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_of_every_box(box, players):
    game = Game(box, players=players, seed=players)
    state = played(game, 10_000)
    assert state.is_over and state.who is None and state.asks == "nothing" and state.legal() == []
    assert sum(state.rewards) == pytest.approx(0, abs=1e-5)
    assert state.winners and set(state.winners) <= set(game.seats)
    again = elbowroom.read_record(state.record())
    assert again == state and again.hash == state.hash and again.record() == state.record()


def test_equal_seeds_give_equal_games():
    one, two, other = (played(Game(seed=seed), 60) for seed in (3, 3, 4))
    assert one == two and hash(one) == hash(two) and one != other


def test_copies_go_their_own_ways():
    state = played(Game(seed=1), 30)
    before = state.hash
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        twin.apply(twin.legal()[0])
        assert twin != state and state.hash == before
    assert state.after(state.legal()[0]) != state


def test_a_pickled_state_meets_the_same_chance():
    state = played(Game(seed=1), 30)
    twin = pickle.loads(pickle.dumps(state))
    while not state.is_over:
        text = str(state.legal()[-1])
        state.apply(text)
        twin.apply(text)
    assert twin == state


def test_answers_say_what_they_are():
    state = Game(seed=2).start()
    first = state.legal()[0]
    assert (str(first), repr(first), first.verb, first.parts) == ("pick 1", "Answer('pick 1')", "pick", {"slot": 1})
    assert first == state.legal()[0] and len({first, state.legal()[0]}) == 1
    assert state.answer_of(first.action) == first


def test_an_illegal_answer_names_the_rule_and_changes_nothing():
    state = Game(seed=2).start()
    before = state.hash
    with pytest.raises(IllegalAnswer) as caught:
        state.apply("decline")
    refused = caught.value
    assert refused.answer == "decline" and refused.rule.startswith("CORE-") and " " in refused.reason
    assert refused.rule in str(refused)
    with pytest.raises(IllegalAnswer, match="CORE-TURN-1"):
        state.apply("pick 1", who="B" if state.who == "A" else "A")
    with pytest.raises(IllegalAnswer):
        state.apply_action(state.game.actions.index("conquer 1"))
    with pytest.raises(IllegalAnswer):
        state.apply_action(10**6)
    assert state.hash == before


@pytest.mark.parametrize(
    ("error", "call"),
    [
        (NotationError, lambda: Game().start().apply("fly to the moon")),
        (NotationError, lambda: Game(seed=1).start().view("Q")),
        (NotationError, lambda: Game(seed=1).start().bill("no such region")),
        (SetupError, lambda: Game("chess")),
        (SetupError, lambda: Game(players=9)),
        (SetupError, lambda: Game(players=0)),
        (SetupError, lambda: Game(board="atlantis")),
        (SetupError, lambda: Game(board="a\nb\nc")),
        (SetupError, lambda: Game(board="underground-2p")),
        (SetupError, lambda: Game(tiles=["nothing"])),
        (SetupError, lambda: Game(tiles=["x = \n"])),
        (SetupError, lambda: Game(first="C")),
        (SetupError, lambda: Game(purses="none")),
        (SetupError, lambda: Game(seed=1).bot("genius")),
        (SetupError, lambda: Game(seed=1).bot("random").answer(Game(seed=1).start())),
        (IllegalAnswer, lambda: (game := Game()).bot("random").answer(game.start())),
        (RecordError, lambda: elbowroom.read_record("hello")),
        (RecordError, lambda: elbowroom.read_record("")),
        (OverflowError, lambda: Game(players=-1)),
        (TypeError, lambda: Game().start().apply(3)),
        (errors.InternalError, lambda: elbowroom._native._panic()),
    ],
)
def test_bad_input_is_a_typed_exception(error, call):
    with pytest.raises(error):
        call()


def test_a_forged_record_is_refused_with_its_line():
    text = played(Game(seed=5), 10_000).record()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("= "))
    lines[at] = lines[at][:-4] + "0000"
    with pytest.raises(RecordError) as caught:
        elbowroom.read_record("\n".join(lines))
    assert caught.value.line == at + 1


def test_chance_is_a_player_without_a_seed():
    state = Game().start()
    assert state.who == "*"
    chances = state.chances()
    assert [str(answer) for answer, _ in chances] == ["first A", "first B"]
    while state.who == "*":
        state.apply(state.legal()[0])
    assert state.who == "A" and state.chances() == []


def test_events_are_told():
    state = Game(seed=2).start()
    told = state.apply_told(state.legal()[0])
    assert any(line.startswith("picked ") for line in told)


def test_views_hide_purses_and_suppose_what_is_hidden():
    state = played(Game("river", players=3, seed=9), 60)
    view = state.view("A")
    assert view.coins["A"] == state.coins["A"] and view.coins["B"] is None
    assert state.view().coins == {"A": None, "B": None, "C": None}
    supposed = view.suppose({"B": 1, "C": 99})
    assert supposed.view("A") == view and supposed.coins["C"] == 99
    with pytest.raises(SetupError):
        view.suppose({"B": 1})
    with pytest.raises(SetupError):
        view.suppose({"A": view.coins["A"] + 1, "B": 1, "C": 2})
    with pytest.raises(RecordError):
        supposed.record()
    assert "coins A" in repr(view) and "B ?" in repr(view)


def test_bills_add_up():
    state = played(Game(seed=3), 0)
    while state.asks != "act":
        state.apply(state.legal()[0])
    target = next(answer for answer in state.legal() if answer.verb == "conquer")
    bill = state.bill(target.parts["region"])
    assert bill.total == int(bill) == sum(n for _, n in bill.lines)
    assert repr(bill).startswith("Bill(ground 2")
    seat = state.who
    assert state.income(seat).total == 0
    state.apply(target)
    assert state.income(seat).total >= 1
    region = state.view(seat).region(target.parts["region"])
    assert region.holder == seat and region.tokens >= 1 and str(region.tokens) in repr(region)


def test_home_made_tiles_and_boards_join():
    game = Game(tiles=["beekeepers"], seed=1)
    assert "beekeepers" in game.races and "beekeepers" in repr(game)
    state = played(game, 10_000)
    assert elbowroom.read_record(state.record()).game.races == game.races


def test_a_board_is_told_as_numbers():
    game = Game()
    near = game.adjacency()
    assert near.shape == (len(game.regions),) * 2 and (near == near.T).all() and not near.diagonal().any()
    assert len(game.terrains) == len(game.symbols) == len(game.regions)
    assert "mountain" in game.terrains and any("natives" in there for there in game.symbols)


def test_bots_play_a_game_and_strong_ones_win():
    game = Game(seed=11)
    state = game.start()
    bots = {"A": game.bot("player", 1), "B": game.bot("random", 2)}
    while not state.is_over:
        state.apply(bots[state.who].answer(state))
    assert state.winners == ["A"]
    assert repr(bots["A"]) == "Bot('player')"


def test_everything_has_a_docstring_and_a_stub():
    import ast
    import pathlib

    stub = pathlib.Path(elbowroom.__file__).with_name("_native.pyi")
    tree = ast.parse(stub.read_text())
    stubbed = {
        node.name: {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    for name, names in stubbed.items():
        kind = getattr(elbowroom, name)
        assert kind.__doc__, name
        public = {attr for attr in vars(kind) if not attr.startswith("_")}
        assert public == {attr for attr in names if not attr.startswith("_")}, name
        undocumented = [attr for attr in public if not getattr(kind, attr).__doc__]
        assert undocumented == [] or name == "Bill", (name, undocumented)
    assert stub.with_name("py.typed").exists()


def test_observations_and_masks_have_their_sizes():
    game = Game(seed=1)
    state = game.start()
    row, mask = state.observation(), state.action_mask()
    assert row.dtype == np.int16 and row.shape == (game.observation_size,)
    assert mask.dtype == np.int8 and mask.shape == (game.n_actions,) == (len(game.actions),)
    assert np.flatnonzero(mask).tolist() == sorted(state.legal_actions())
