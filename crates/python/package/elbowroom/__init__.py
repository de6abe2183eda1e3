"""The Small World family of board games for research.

>>> import elbowroom
>>> game = elbowroom.Game("base", players=2, seed=7)
>>> state = game.start()
>>> while not state.is_over:
...     state.apply(state.legal()[0])
>>> state.round
10

``elbowroom.env`` has environments for PettingZoo and Gymnasium, ``VectorEnv`` steps many games at once.
"""

from elbowroom._native import (
    Answer,
    Band,
    Bill,
    Bot,
    Combo,
    Game,
    Region,
    State,
    VectorEnv,
    View,
    read_record,
)
from elbowroom.errors import (
    ElbowroomError,
    IllegalAction,
    IllegalAnswer,
    InternalError,
    NotationError,
    RecordError,
    SetupError,
)

__all__ = [
    "Answer",
    "Band",
    "Bill",
    "Bot",
    "Combo",
    "ElbowroomError",
    "Game",
    "IllegalAction",
    "IllegalAnswer",
    "InternalError",
    "NotationError",
    "RecordError",
    "Region",
    "SetupError",
    "State",
    "VectorEnv",
    "View",
    "read_record",
]
