"""Phrases about what happens before what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from logwright.engine.objectives.core import AllOf, AnyOf, Objective, Order, TaskTrick, Tricks
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.position import MOST_TRICKS, TrickPosition, tricks_between
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.trick_kind import Holding, TrickKind


@dataclass(frozen=True)
class InOrder(Phrase):
    """These cards win tricks in this order, each of them (Planet Nine, mission 44)."""

    name: ClassVar[str] = "in_order"
    sets: tuple[Selector, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selectors())

    def core(self) -> Objective:
        return Order(tuple(Tricks(self.who, TrickKind(won_with=cards)) for cards in self.sets))


@dataclass(frozen=True)
class WinInOrder(Phrase):
    """Win these cards in this order; one trick may hold several of them."""

    name: ClassVar[str] = "win_in_order"
    sets: tuple[Selector, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selectors())

    def core(self) -> Objective:
        return Order(tuple(Tricks(self.who, TrickKind(holds=(Holding(cards),))) for cards in self.sets))


@dataclass(frozen=True)
class Sequence(Phrase):
    """Win tricks of these kinds, the first of each no earlier than the first of the one before."""

    name: ClassVar[str] = "order"
    steps: tuple[TrickKind, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        steps = []
        for index, item in enumerate(given.items("kinds")):
            try:
                steps.append(item.kind())
            except Mistake as mistake:
                raise mistake.under(index) from None
        return cls(given.who, tuple(steps))

    def core(self) -> Objective:
        return Order(tuple(Tricks(self.who, kind) for kind in self.steps))


@dataclass(frozen=True)
class TaskIn(Phrase):
    """The task with this token is fulfilled in one of these tricks (Planet Nine, mission 48)."""

    name: ClassVar[str] = "task_in"
    token: str
    which: TrickPosition

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.word("token"), given.position("which"))

    def core(self) -> Objective:
        return TaskTrick(self.token, self.which)

    @property
    def asks_about(self) -> tuple[str, ...]:
        return (self.token,)


@dataclass(frozen=True)
class TasksTogether(Phrase):
    """The tasks with these tokens are fulfilled in the same trick."""

    name: ClassVar[str] = "tasks_together"
    tokens: tuple[str, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.tokens())

    def core(self) -> Objective:
        return _one_after_another(self.tokens, 0)

    @property
    def asks_about(self) -> tuple[str, ...]:
        return self.tokens


@dataclass(frozen=True)
class TasksInARow(Phrase):
    """The tasks with these tokens are fulfilled trick after trick, in this order."""

    name: ClassVar[str] = "tasks_in_a_row"
    tokens: tuple[str, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.tokens())

    def core(self) -> Objective:
        return _one_after_another(self.tokens, 1)

    @property
    def asks_about(self) -> tuple[str, ...]:
        return self.tokens


def _one_after_another(tokens: tuple[str, ...], apart: int) -> Objective:
    """From some trick on, each task is fulfilled so many tricks after the one before it."""

    def begun(first: int) -> Objective:
        falls = [(token, first + place * apart) for place, token in enumerate(tokens)]
        return AllOf(tuple([TaskTrick(token, tricks_between(trick, trick)) for token, trick in falls]))

    return AnyOf(tuple([begun(first) for first in range(1, MOST_TRICKS + 1)]))


PHRASES: tuple[type[Phrase], ...] = (InOrder, WinInOrder, Sequence, TaskIn, TasksTogether, TasksInARow)
