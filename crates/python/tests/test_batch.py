"""Many games at once."""

import sys
import threading
import time

import numpy as np
import pytest

from elbowroom import Game, IllegalAction, SetupError, VectorEnv


def run(env, steps):
    """Everything the games have shown, as numbers that differ if anything does."""
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen.append((env.observations.sum(), env.action_masks.sum(), env.agents.sum(), env.dones.sum()))
    return seen, env.observations.copy(), env.action_masks.copy(), env.rewards.copy()


@pytest.mark.parametrize("box", ["base", "underground", "base+underground", "river", "warcraft"])
def test_whatever_the_threads_the_games_are_the_same(box):
    game = Game(box, players=3)
    one, two = (run(VectorEnv(game, 100, seed=4, threads=threads), 120) for threads in (1, 3))
    assert one[0] == two[0]
    for mine, theirs in zip(one[1:], two[1:], strict=True):
        assert (mine == theirs).all()
    other = run(VectorEnv(game, 100, seed=5, threads=2), 120)
    assert other[0] != one[0]


def test_arrays_stay_where_they_are_and_games_begin_anew():
    game = Game()
    env = VectorEnv(game, 64, seed=1)
    rows, masks, rewards, dones = env.observations, env.action_masks, env.rewards, env.dones
    first = rows.copy()
    ended = 0
    for _ in range(700):
        env.step(env.sample())
        assert env.observations is rows or env.observations.base is rows.base
        assert (masks.sum(axis=1) > 0).all(), "somebody is always asked"
        ended += int(dones.sum())
        assert not rewards[~dones].any()
        if dones.any():
            assert np.allclose(rewards[dones].sum(axis=1), 0) and env.scores[dones].min() >= 0
    assert ended == env.games > 64 and env.decisions == 64 * 700
    assert (rows != first).any()
    env.reset(seed=1)
    assert (rows == first).all() and env.decisions == 0


def test_a_batch_shows_what_a_state_shows():
    """A game of a batch is a game: its rows and masks are those of a state with the same table."""
    game = Game(players=2)
    env = VectorEnv(game, 8, seed=3)
    planes = len(game.planes) * len(game.regions)
    for _ in range(50):
        env.step(env.sample())
        asked = env.observations[:, planes + game.numbers.index("asked_seat")]
        assert (asked == 1).all(), "rows are of whoever is asked"
        coins = env.observations[:, planes + game.numbers.index("coins[0]")]
        assert (coins >= 0).all()
        assert (env.observations[:, planes + game.numbers.index("coins[1]")] == -1).all()


def test_illegal_actions_are_refused_all_at_once():
    env = VectorEnv(Game(), 16, seed=2)
    actions = env.sample().copy()
    before = env.observations.copy()
    wrong = actions.copy()
    wrong[5] = int(np.flatnonzero(env.action_masks[5] == 0)[0])
    with pytest.raises(IllegalAction) as caught:
        env.step(wrong)
    assert caught.value.game == 5 and caught.value.action == wrong[5]
    for bad in (np.full(16, -1), np.full(16, 10**12)):
        with pytest.raises(IllegalAction):
            env.step(bad)
    with pytest.raises(SetupError):
        env.step(actions[:3])
    assert (env.observations == before).all() and env.decisions == 0
    env.step(actions.astype(np.int32))
    env.step(env.sample().tolist())
    assert env.decisions == 32
    with pytest.raises(SetupError):
        VectorEnv(Game(), 0)


def test_python_runs_while_games_are_stepped():
    env = VectorEnv(Game(), 20_000, seed=2, threads=1)
    actions = env.sample()
    ticks, stop = [0], threading.Event()

    def tick():
        while not stop.is_set():
            ticks[0] += 1
            time.sleep(0)

    # Nobody is made to hand the lock over: the other thread runs only while this one gives it up by itself.
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    ticker = threading.Thread(target=tick)
    ticker.start()
    try:
        before = ticks[0]
        env.step(actions)
        after = ticks[0]
    finally:
        stop.set()
        ticker.join()
        sys.setswitchinterval(interval)
    assert after > before
