"""Phrases that join others: all of them, any of them, not this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from logwright.engine.objectives.core import AllOf, AnyOf, Not, Objective
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase, PhraseData


@dataclass(frozen=True)
class Every(Phrase):
    """Meet all of these."""

    name: ClassVar[str] = "all_of"
    parts: tuple[Phrase, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, _read_parts(given))

    def core(self) -> Objective:
        return AllOf(tuple(part.core() for part in self.parts))


@dataclass(frozen=True)
class Either(Phrase):
    """Meet at least one of these."""

    name: ClassVar[str] = "any_of"
    parts: tuple[Phrase, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, _read_parts(given))

    def core(self) -> Objective:
        return AnyOf(tuple(part.core() for part in self.parts))


@dataclass(frozen=True)
class Never(Phrase):
    """Do not meet this."""

    name: ClassVar[str] = "not"
    part: Phrase

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.objective())

    def core(self) -> Objective:
        return Not(self.part.core())


def _read_parts(given: PhraseData) -> tuple[Phrase, ...]:
    parts = []
    for index, item in enumerate(given.items("objectives")):
        try:
            parts.append(item.objective())
        except Mistake as mistake:
            raise mistake.under(index) from None
    return tuple(parts)


PHRASES: tuple[type[Phrase], ...] = (Every, Either, Never)
