"""The environments for learning."""

import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from elbowroom import Game, IllegalAnswer
from elbowroom.env import AgainstBots, env, raw_env, split

BOXES = ["base", "underground", "base+underground", "river", "warcraft"]


@pytest.mark.parametrize("box", BOXES)
def test_pettingzoo_accepts_the_table(box):
    with warnings.catch_warnings():
        # It would rather have observations of 8 or 32 bits.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(box=box, players=3), num_cycles=600)


def test_equal_seeds_give_equal_tables():
    seed_test(lambda: env(box="river", players=2), num_cycles=400)


def test_gymnasium_accepts_a_seat_against_bots():
    class Sensible(AgainstBots):
        """Random actions of the checker are taken for the first legal one."""

        def step(self, action):
            mask = self.action_masks()
            return super().step(int(action) if mask[action] else int(np.flatnonzero(mask)[0]))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(Sensible(opponents="random"), skip_render_check=True)


def test_a_learner_plays_whole_games_against_bots():
    table = AgainstBots(players=3, opponents=["greedy", "random"])
    seats = set()
    for seed in range(6):
        row, info = table.reset(seed=seed)
        seats.add(info["seat"])
        over, rewards = False, []
        while not over:
            action = int(np.flatnonzero(row["action_mask"])[0])
            row, reward, over, cut, info = table.step(action)
            rewards.append(reward)
            assert not cut and table.observation_space.contains(row)
        assert rewards[-1] != 0 and not any(rewards[:-1]) and len(info["coins"]) == 3
    assert len(seats) > 1
    with pytest.raises(ValueError):
        AgainstBots(players=3, opponents=["greedy"])


def test_an_illegal_action_is_refused_and_nothing_changes():
    table = raw_env()
    table.reset(seed=1)
    before = table.state_now.hash
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer):
        table.step(illegal)
    assert table.state_now.hash == before


@pytest.mark.parametrize("box", BOXES)
def test_every_action_round_trips(box):
    game = Game(box, players=4, seed=5)
    state, rng = game.start(), random.Random(5)
    while not state.is_over:
        legal = state.legal()
        places = [answer.action for answer in legal]
        assert len(set(places)) == len(places) == int(state.action_mask().sum())
        for place, answer in zip(places, legal, strict=True):
            assert state.answer_of(place) == answer
        state.apply_action(rng.choice(places))


@pytest.mark.parametrize("box", BOXES)
def test_a_row_holds_nothing_the_viewer_may_not_know(box):
    """Twins that differ in what a seat may not know look the same to it, and may be answered in the same ways."""
    game = Game(box, players=3, seed=8)
    state, rng = game.start(), random.Random(8)
    events = [tile for tile in game.tiles if box == "river"]
    compared = 0
    while not state.is_over:
        for seat in game.seats:
            others = {other: rng.randrange(200) for other in game.seats if other != seat}
            twin = state.view(seat).suppose(others)
            for event in events:
                try:
                    twin = state.view(seat).suppose(others, event)
                except ValueError:
                    continue
            assert (twin.observation(seat) == state.observation(seat)).all()
            if state.who == seat:
                assert (twin.action_mask() == state.action_mask()).all()
            compared += twin != state
        state.apply(rng.choice(state.legal()))
    assert compared > 100


def test_a_row_can_be_taken_apart():
    game = Game(players=2, seed=4)
    state = game.start()
    while state.round < 4:
        state.apply(state.legal()[-1])
    for seat in game.seats:
        planes, numbers = split(game, state.observation(seat))
        view = state.view(seat)
        assert numbers["round"] == 4 and numbers["coins[0]"] == view.coins[seat] and numbers["coins[1]"] == -1
        tokens = planes[game.planes.index("tokens")]
        assert tokens.tolist() == [region.tokens for region in view.regions]
        race = planes[game.planes.index("race")]
        named = [game.tiles[n - 1] if n else None for n in race]
        assert named == [region.race for region in view.regions]
