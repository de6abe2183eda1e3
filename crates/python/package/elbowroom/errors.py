"""What goes wrong."""

from __future__ import annotations


class ElbowroomError(Exception):
    """Everything elbowroom raises on purpose."""


class SetupError(ElbowroomError, ValueError):
    """There is no such game, board, tile, bot or seat."""


class NotationError(ElbowroomError, ValueError):
    """A text is not an answer, a seat or a region of this game."""


class IllegalAnswer(ElbowroomError):
    """A rule forbids the answer. The state is untouched.

    Attributes
    ----------
    answer : the answer in notation.
    rule : the id of the rule that forbids it, for example ``CORE-COST-4``.
    reason : the same in a sentence.
    """

    def __init__(self, answer: str, rule: str, reason: str) -> None:
        super().__init__(answer, rule, reason)
        self.answer = answer
        self.rule = rule
        self.reason = reason

    def __str__(self) -> str:
        return f"'{self.answer}' is refused by {self.rule}: {self.reason}"


class IllegalAction(ElbowroomError, ValueError):
    """An action handed to a ``VectorEnv`` is not legal in its game. All games are untouched.

    Attributes
    ----------
    game : the number of the first game with such an action.
    action : the action.
    name : what the action means.
    """

    def __init__(self, game: int, action: int, name: str) -> None:
        super().__init__(game, action, name)
        self.game = game
        self.action = action
        self.name = name

    def __str__(self) -> str:
        return f"action {self.action} ({self.name}) is not legal in game {self.game}"


class RecordError(ElbowroomError, ValueError):
    """A record cannot be read, or what it claims is not true.

    Attributes
    ----------
    line : the line of the record, from 1; 0 if it is about the whole.
    reason : what is wrong.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason


class InternalError(ElbowroomError, RuntimeError):
    """A fault of elbowroom's own. The state is untouched; please report it."""
