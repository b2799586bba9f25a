"""Phrases: what people write in a mission. Each expands into the core and is all that sentences need to know."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar

from logwright.engine.objectives.core import Objective
from logwright.engine.objectives.count import Count, parse_count
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.position import Position, parse_position
from logwright.engine.objectives.selector import Selector, parse_selector
from logwright.engine.objectives.subject import Subject, parse_subject
from logwright.engine.objectives.trick_kind import TrickKind, parse_trick_kind

T = TypeVar("T")


@dataclass(frozen=True)
class Phrase:
    """One objective as its author said it. `name` is its key in a mission file."""

    name: ClassVar[str]
    who: Subject

    @classmethod
    def read(cls, given: Given) -> Self:
        raise NotImplementedError

    def core(self) -> Objective:
        raise NotImplementedError

    @cached_property
    def at_tables(self) -> dict[Hashable, Any]:
        """What it comes to at each table, for whoever found out: to look phrases up takes longer than to ask one."""
        return {}


@dataclass(frozen=True)
class Given:
    """The plain data behind one phrase, with readers for each kind of argument.

    Without a field name a reader reads the whole value: `win: pink 3` instead of `{cards: pink 3}`.
    """

    value: Any
    who: Subject
    trump: str
    read_objective: Callable[[object, Subject, str], Phrase]

    def has(self, field: str) -> bool:
        return isinstance(self.value, Mapping) and field in self.value

    def selector(self, field: str = "") -> Selector:
        return self._read(field, lambda value: parse_selector(value, self.trump))

    def selectors(self, field: str = "") -> tuple[Selector, ...]:
        return self._read(field, lambda value: self._several(value, parse_selector))

    def count(self, field: str = "", default: Count | None = None) -> Count:
        if default is not None and field and not self.has(field):
            return default
        return self._read(field, parse_count)

    def position(self, field: str = "") -> Position:
        return self._read(field, parse_position)

    def subject(self, field: str = "", compared: bool = False) -> Subject:
        return self._read(field, lambda value: parse_subject(value, self.trump, compared))

    def kind(self, field: str = "", leave_out: tuple[str, ...] = ()) -> TrickKind:
        def read(value: object) -> TrickKind:
            if isinstance(value, Mapping):
                value = {key: item for key, item in value.items() if key not in leave_out}
            return parse_trick_kind(value, self.trump)

        return self._read(field, read)

    def number(self, field: str = "") -> int:
        return self._read(field, _whole_number)

    def word(self, field: str = "") -> str:
        return self._read(field, str)

    def flag(self, field: str) -> bool:
        return bool(self.has(field) and self.value[field])

    def objective(self) -> Phrase:
        """The whole value as an objective inside this one, about the same subject unless it names its own."""
        return self.read_objective(self.value, self.who, self.trump)

    def items(self, what: str) -> Iterator[Given]:
        """The entries of a list of at least two; a mistake in one of them is reported there."""
        if not isinstance(self.value, list) or len(self.value) < 2:
            raise Mistake(f"a list of at least two {what} is needed", "write one per line, each with a dash")
        for value in self.value:
            yield replace(self, value=value)

    def _read(self, field: str, read: Callable[[Any], T]) -> T:
        if field and not self.has(field):
            raise Mistake(f"{field!r} is missing", f"add {field}: …")
        try:
            return read(self.value[field] if field else self.value)
        except Mistake as mistake:
            raise (mistake.under(field) if field else mistake) from None

    def _several(self, value: object, read: Callable[[object, str], T]) -> tuple[T, ...]:
        if not isinstance(value, list) or len(value) < 2:
            raise Mistake("a list of at least two sets of cards is needed", "write [pink, blue]")
        return tuple(read(item, self.trump) for item in value)


def _whole_number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Mistake(f"{value!r} is not a whole number", "write a number such as 2")
    return value
