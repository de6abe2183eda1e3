"""Elbowroom for OpenSpiel (`pip install open_spiel`): importing this registers the game ``elbowroom`` with pyspiel.

>>> import pyspiel
>>> import elbowroom.spiel
>>> game = pyspiel.load_game("elbowroom(box=underground,players=3)")

Parameters are ``box``, ``players`` and ``board``, as for ``elbowroom.Game``. Actions of players are places in
``game.elbowroom.actions``. Chance is explicit: its outcomes are places in ``state.elbowroom.chances()``. Observations are
those of ``elbowroom.env``; the information state is not offered, because rows hold what is seen and not what was.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from elbowroom import Game, State

__all__ = ["ElbowroomGame", "ElbowroomObserver", "ElbowroomState"]

# More than any game takes: OpenSpiel wants a bound.
_MAX_DECISIONS = 10_000
# More than there are tiles of a kind, seats, or faces of a die.
_MAX_OUTCOMES = 128

_DEFAULTS: dict[str, Any] = {"box": "base", "players": 2, "board": ""}

_TYPE = pyspiel.GameType(
    short_name="elbowroom",
    long_name="Elbowroom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class ElbowroomGame(pyspiel.Game):  # type: ignore[misc]
    """A game of elbowroom; ``elbowroom`` is the ``elbowroom.Game``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.elbowroom = Game(chosen["box"], players=chosen["players"], board=chosen["board"] or None)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.elbowroom.n_actions,
            max_chance_outcomes=_MAX_OUTCOMES,
            num_players=self.elbowroom.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MAX_DECISIONS,
        )
        super().__init__(_TYPE, information, chosen)

    def new_initial_state(self) -> ElbowroomState:
        return ElbowroomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ElbowroomObserver:
        return ElbowroomObserver(self.elbowroom, iig_obs_type, params)


class ElbowroomState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; ``elbowroom`` is the ``elbowroom.State``."""

    def __init__(self, game: ElbowroomGame) -> None:
        super().__init__(game)
        self.elbowroom: State = game.elbowroom.start()

    def current_player(self) -> int:
        who = self.elbowroom.who
        if who is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == "*" else ord(who) - ord("A")

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.elbowroom.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = [(number, odds) for number, (_, odds) in enumerate(self.elbowroom.chances()) if odds]
        total = sum(odds for _, odds in chances)
        return [(number, odds / total) for number, odds in chances]

    def _apply_action(self, action: int) -> None:
        if self.elbowroom.who == "*":
            self.elbowroom.apply(self.elbowroom.chances()[action][0])
        else:
            self.elbowroom.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.elbowroom.chances()[action][0])
        return self.elbowroom.game.actions[action]

    def is_terminal(self) -> bool:
        return self.elbowroom.is_over

    def returns(self) -> list[float]:
        return [float(reward) for reward in self.elbowroom.rewards]

    def __str__(self) -> str:
        return repr(self.elbowroom)


class ElbowroomObserver:
    """What a player sees, as the row of ``elbowroom.State.observation``."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} were given")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.perfect_recall or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("rows are of one player and of one moment")
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ElbowroomState, player: int) -> None:
        self.tensor[:] = state.elbowroom.observation(chr(ord("A") + player))

    def string_from(self, state: ElbowroomState, player: int) -> str:
        return " ".join(str(number) for number in state.elbowroom.observation(chr(ord("A") + player)))


pyspiel.register_game(_TYPE, ElbowroomGame)
