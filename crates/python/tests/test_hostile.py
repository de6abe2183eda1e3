"""Whatever Python hands over, what comes back is an exception, and the next call works."""

import gc
import pickle
import random
import subprocess
import sys
import threading

import numpy as np
import pytest

import elbowroom
from elbowroom import Game, IllegalAction, IllegalAnswer, NotationError, RecordError, SetupError, State, VectorEnv

HUGE = [-1, 2**31, 2**63, 2**64, 10**30, -(10**30)]
NONSENSE = [None, 1.5, float("nan"), "", "x" * 100_000, "\0", "\ud800", b"bytes", [], {}, object(), type, Game]
ACCEPTABLE = (TypeError, ValueError, OverflowError, elbowroom.ElbowroomError)


def refused(call, *arguments, **named):
    """Calls, and wants an exception of those that belong to bad arguments."""
    with pytest.raises(ACCEPTABLE):
        call(*arguments, **named)


@pytest.mark.parametrize("bad", NONSENSE + HUGE, ids=lambda bad: repr(bad)[:20])
def test_arguments_of_the_wrong_kind(bad):
    game = Game(seed=1)
    state = game.start()
    before = state.hash
    refused(Game, bad)
    refused(Game, players=bad)
    refused(Game, tiles=[bad])
    refused(Game, first=bad) if bad is not None else None
    refused(Game, purses=bad)
    refused(Game, board=bad) if bad is not None else None
    refused(Game, monsters=[bad], box="underground") if not isinstance(bad, str) else None
    refused(state.apply, bad)
    refused(state.after, bad)
    refused(state.apply, "pick 1", who=bad) if bad is not None else None
    refused(state.apply_action, bad)
    refused(state.answer_of, bad)
    refused(state.bill, bad)
    refused(state.income, bad)
    refused(game.bot, bad)
    refused(game.bot("random").answer, bad)
    refused(state.view("A").suppose, {"B": bad})
    refused(state.view("A").suppose, bad) if bad != {} else None
    refused(elbowroom.read_record, bad)
    refused(elbowroom.read_record, state.record(), seed=bad) if bad is not None else None
    refused(VectorEnv, bad, 4)
    refused(VectorEnv, game, bad)
    refused(VectorEnv(game, 4).step, bad)
    if not (isinstance(bad, int) and 0 <= bad < 2**64):
        refused(VectorEnv, game, 4, seed=bad)
        refused(game.start, bad) if bad is not None else None
    if bad is not None:
        refused(VectorEnv, game, 4, threads=bad)
    assert state.hash == before
    state.apply(state.legal()[0])


def test_batches_that_are_too_big():
    game = Game()
    for n in (0, 2**20 + 1, 2**40, 2**62, 2**63 - 1):
        with pytest.raises((SetupError, MemoryError)):
            VectorEnv(game, n)
    for threads in (0, 1025, 2**40):
        with pytest.raises(SetupError):
            VectorEnv(game, 4, threads=threads)


def test_actions_in_arrays_of_every_kind():
    env = VectorEnv(Game(), 8, seed=2)
    legal = env.sample().copy()
    for bad in (
        legal.astype(np.float64),
        legal + 0.5,
        legal.astype(bool),
        legal.astype(str),
        legal.astype(object),
        legal.astype("M8[s]"),
        legal.astype(complex),
        legal.reshape(2, 4),
        legal[None],
        legal[:7],
        np.append(legal, 0),
        np.array(3),
        np.full(8, np.nan),
        np.full(8, 2**63, np.uint64),
        np.full(8, -(2**63)),
        [[1], [2, 3]],
        "abcdefgh",
        memoryview(b"12345678"),
        iter(legal),
    ):
        refused(env.step, bad)
    assert env.decisions == 0
    # Strides, byte orders and widths are only ways to say the same.
    for said in (
        lambda actions: np.repeat(actions, 3)[::3],
        lambda actions: actions[::-1].copy()[::-1],
        lambda actions: actions.astype(">i8"),
        lambda actions: actions.astype(np.uint16),
        np.asfortranarray,
        list,
        lambda actions: tuple(actions.tolist()),
    ):
        env.step(said(env.sample()))
    assert env.decisions == 8 * 7


def test_arrays_of_a_batch_that_somebody_has_changed():
    for change in (
        lambda rows: setattr(rows, "dtype", np.int8),
        lambda rows: setattr(rows, "dtype", ">i2"),
        lambda rows: rows.setflags(write=False),
        lambda rows: setattr(rows, "shape", (-1,)),
    ):
        env = VectorEnv(Game(), 8, seed=2)
        actions = env.sample().copy()
        change(env.observations)
        for _ in range(2):
            with pytest.raises(SetupError):
                env.step(actions)
        assert env.decisions == 0
    env = VectorEnv(Game(), 8, seed=2)
    with pytest.raises(ValueError):
        env.observations.resize((1, 1), refcheck=False)
    rows = env.observations
    del env
    gc.collect()
    assert rows.sum() == rows.copy().sum(), "an array outlives its batch"


def test_answers_of_another_game():
    other = Game("warcraft", players=3, seed=1).start()
    state = Game("base", players=2, seed=1).start()
    before = state.hash
    foreign = 0
    for _ in range(400):
        if other.is_over:
            break
        for answer in other.legal():
            copy = state.copy()
            try:
                copy.apply(answer)
            except (IllegalAnswer, NotationError):
                foreign += 1
                assert copy.hash == before
        other.apply(other.legal()[-1])
    assert foreign > 100
    with pytest.raises(SetupError):
        Game().bot("random").answer(state)
    with pytest.raises(ACCEPTABLE):
        state.view("A").suppose({"A": 1, "C": 2, "Z": 3})


def test_records_that_somebody_has_written():
    state = Game(seed=3).start()
    rng = random.Random(1)
    for _ in range(60):
        state.apply(rng.choice(state.legal()))
    text = state.record()
    broken = [text[: len(text) // 3], text.replace("conquer", "decline"), text.replace("\n", "\r"), text * 2, "\n" * 10_000]
    broken += [text.replace("players 2", f"players {n}") for n in (0, 1, 6, 255, 256, 10**20)]
    broken += [text.replace("box base", "box warcraft"), text.replace("board base-2p", "board base-5p")]
    for bad in broken:
        with pytest.raises((RecordError, SetupError)):
            elbowroom.read_record(bad)
    for at in range(0, len(text), 37):
        try:
            elbowroom.read_record(text[:at] + "~" + text[at + 1 :])
        except elbowroom.ElbowroomError:
            pass
    assert pickle.loads(pickle.dumps(state)) == state
    refused(pickle.loads, pickle.dumps(state).replace(b"pick 1", b"pick 9"))


def test_objects_in_many_threads():
    game = Game(seed=1)
    env, state, bot = VectorEnv(game, 2000, seed=1), game.start(), game.bot("greedy")
    failures, together = [], threading.Barrier(6)

    def hammer(work):
        together.wait()
        for _ in range(40):
            try:
                work()
            except (RuntimeError, IllegalAction, SetupError, IllegalAnswer) as error:
                failures.append(error)
            except BaseException as error:  # noqa: BLE001  It is counted below.
                failures.append(error)
                raise

    def play():
        state.apply(state.legal()[0])

    jobs = [lambda: env.step(env.sample())] * 2 + [lambda: env.reset(3), play, play, lambda: bot.answer(state)]
    threads = [threading.Thread(target=hammer, args=(job,)) for job in jobs]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    kinds = {type(failure) for failure in failures}
    assert kinds <= {RuntimeError, IllegalAction, SetupError, IllegalAnswer}, kinds
    env.reset(3)
    env.step(env.sample())
    assert env.decisions == 2000


def test_objects_cannot_be_made_or_changed_past_their_rules():
    state = Game(seed=1).start()
    for kind in (State, elbowroom.Answer, elbowroom.View, elbowroom.Bot):
        refused(kind)
    for thing in (state, Game(), state.legal()[0]):
        with pytest.raises((AttributeError, TypeError)):
            thing.table = None
    with pytest.raises((AttributeError, TypeError)):
        state.round = 3


def test_a_panic_is_an_exception_and_the_interpreter_lives():
    code = (
        "import elbowroom, elbowroom._native as native\n"
        "for _ in range(3):\n"
        "    try: native._panic()\n"
        "    except elbowroom.InternalError as error: print(error)\n"
        "print(elbowroom.Game(seed=1).start().round)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == "1", done
    assert done.stdout.count("on purpose") == 3
