"""Environments for learning: PettingZoo for all seats, Gymnasium for one seat against bots.

An observation is a dictionary: ``observation`` is a row of 16-bit numbers, ``action_mask`` has a 1 for every action that
is legal now. The row holds what the seat may know and nothing else: first the planes ``game.planes``, a number for every
region, then the numbers ``game.numbers``; ``split`` takes it apart. Actions are places in ``game.actions``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from elbowroom import Bot, Game, State

Row = npt.NDArray[np.int16]
Observation = dict[str, npt.NDArray[Any]]

__all__ = ["AgainstBots", "Table", "env", "raw_env", "split"]


def split(game: Game, row: Row) -> tuple[npt.NDArray[np.int16], dict[str, int]]:
    """The planes of an observation, one row each as named by ``game.planes``, and its numbers by name."""
    n = len(game.planes) * len(game.regions)
    numbers = dict(zip(game.numbers, row[n:].tolist(), strict=True))
    return row[:n].reshape(len(game.planes), len(game.regions)), numbers


def _observation_space(game: Game) -> spaces.Dict:
    bounds = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (game.observation_size,), np.int16),
            "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8),
        }
    )


def _fresh_seed(rng: np.random.Generator) -> int:
    return int(rng.integers(0, 2**63))


class Table(AECEnv):  # type: ignore[misc]
    """All seats of one table, one agent each: ``seat_A``, ``seat_B`` and so on.

    Chance is answered by the environment and follows from the seed given to ``reset``. Rewards come at the end: 1 for a
    win, less than 0 for a loss, 0 in sum.
    """

    metadata = {"name": "elbowroom_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = game if game is not None else Game(**options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.game.seats]
        self.observation_spaces = {agent: _observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.n_actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.state_now = self.game.start(_fresh_seed(self._rng))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self.state_now.who}"

    def _playing(self) -> State:
        if self.state_now is None:
            raise AttributeError("the table is not laid: call reset() first")
        return self.state_now

    def observe(self, agent: str) -> Observation:
        state = self._playing()
        seat = agent.removeprefix("seat_")
        asked = state.who == seat
        mask = state.action_mask() if asked else np.zeros(self.game.n_actions, np.int8)
        return {"observation": state.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        state = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is asked must act")
        self._cumulative_rewards[agent] = 0.0
        state.apply_action(int(action))
        self._clear_rewards()
        if state.is_over:
            self.rewards = dict(zip(self.possible_agents, state.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = f"seat_{state.who}"
        self._accumulate_rewards()

    def render(self) -> str:
        """The table in one line."""
        return repr(self.state_now)

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(**options: Any) -> Table:
    """All seats of one table, without the wrappers that check how it is used."""
    return Table(**options)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """All seats of one table, with the wrappers that PettingZoo recommends."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))


class AgainstBots(gymnasium.Env[Observation, int]):
    """One seat of a table; bots have the others.

    Parameters
    ----------
    game : what is played; made from the other options if left out.
    opponents : the kind of bot in the other seats, or one for each of them, clockwise.
    seat : the letter of the learner's seat; drawn anew for every game if left out.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game if game is not None else Game(**options)
        others = self.game.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{others} opponents are needed, not {len(self.opponents)}")
        if seat is not None and seat not in self.game.seats:
            raise ValueError(f"there is no seat '{seat}'")
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = _observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.n_actions)
        self._bots: dict[str, Bot] = {}
        self._state: State | None = None
        self.seat = seat or "A"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.game.seats
        self.seat = self.fixed_seat or str(self.np_random.choice(seats))
        at = seats.index(self.seat)
        others = seats[at + 1 :] + seats[:at]
        state = self.game.start(_fresh_seed(self.np_random))
        # A bot is made for the game it plays.
        self._bots = {
            other: self.game.bot(kind, _fresh_seed(self.np_random))
            for other, kind in zip(others, self.opponents, strict=True)
        }
        self._state = state
        self._let_bots_answer(state)
        return self._observe(state), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self._state
        if state is None or state.is_over:
            raise gymnasium.error.ResetNeeded("call reset() first")
        state.apply_action(int(action))
        self._let_bots_answer(state)
        reward = float(state.rewards[self.game.seats.index(self.seat)])
        info = {"coins": state.coins} if state.is_over else {}
        return self._observe(state), reward, state.is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask as libraries with masked policies ask for it."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self._state.action_mask().astype(np.bool_)

    def render(self) -> str:
        """The table in one line."""
        return repr(self._state)

    def _observe(self, state: State) -> Observation:
        asked = state.who == self.seat
        mask = state.action_mask() if asked else np.zeros(self.game.n_actions, np.int8)
        return {"observation": state.observation(self.seat), "action_mask": mask}

    def _let_bots_answer(self, state: State) -> None:
        while not state.is_over and state.who != self.seat:
            assert state.who is not None
            state.apply(self._bots[state.who].answer(state))
