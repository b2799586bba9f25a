"""Phrases about what happens before what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from logwright.engine.objectives.core import Objective, Order, TaskTrick, Tricks
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.position import TrickPosition
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


PHRASES: tuple[type[Phrase], ...] = (InOrder, WinInOrder, Sequence, TaskIn)
