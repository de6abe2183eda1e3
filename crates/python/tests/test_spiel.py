"""The game in OpenSpiel, which the list of requirements brings along."""

import random

import numpy as np
import pyspiel
import pytest

import elbowroom
import elbowroom.spiel  # noqa: F401  It registers the game.


def test_the_simulation_test_of_openspiel_passes():
    pyspiel.random_sim_test(pyspiel.load_game("elbowroom"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("options", ["box=underground,players=3", "box=warcraft,players=2", "players=5"])
def test_games_of_all_kinds_are_played_to_their_end(options):
    game = pyspiel.load_game(f"elbowroom({options})")
    state, rng = game.new_initial_state(), random.Random(3)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9 and max(outcomes) < game.max_chance_outcomes()
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        player = state.current_player()
        actions = state.legal_actions()
        assert actions and [state.string_to_action(player, state.action_to_string(action)) for action in actions[:2]]
        state.apply_action(rng.choice(actions))
        decisions += 1
    assert abs(sum(state.returns())) < 1e-5 and max(state.returns()) > 0
    assert decisions < game.max_game_length()
    assert not state.legal_actions()


def test_a_clone_goes_its_own_way_and_a_player_sees_its_own_coins_only():
    game = pyspiel.load_game("elbowroom")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.history() != state.history() and clone.elbowroom != state.elbowroom
    rows = [np.array(state.observation_tensor(player)) for player in range(2)]
    numbers = len(game.elbowroom.planes) * len(game.elbowroom.regions)
    own, other = (numbers + game.elbowroom.numbers.index(f"coins[{seat}]") for seat in range(2))
    assert all(row[own] == 5 and row[other] == -1 for row in rows)
    assert state.observation_string(0) != state.observation_string(1)


def test_what_is_wrong_is_an_exception():
    with pytest.raises((elbowroom.SetupError, pyspiel.SpielError)):
        pyspiel.load_game("elbowroom(box=chess)")
    with pytest.raises((elbowroom.SetupError, pyspiel.SpielError)):
        pyspiel.load_game("elbowroom(players=9)")
