"""Phrases: what people write in a mission. Each expands into the core and carries all that sentences need."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar

from logwright.engine.cards.card import Suits
from logwright.engine.objectives.core import Objective
from logwright.engine.objectives.count import Count, parse_count, parse_difference
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.position import TrickPosition, parse_position
from logwright.engine.objectives.selector import Selector, parse_selector, two_colours
from logwright.engine.objectives.subject import Subject, parse_subject
from logwright.engine.objectives.trick_kind import TrickKind, parse_trick_kind
from logwright.saying import saying

T = TypeVar("T")


@dataclass(frozen=True)
class Phrase:
    """One objective as its author wrote it. `name` is its key in a mission file."""

    name: ClassVar[str]
    who: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        raise NotImplementedError

    def core(self) -> Objective:
        raise NotImplementedError

    @property
    def asks_about(self) -> tuple[str, ...]:
        """The tokens of the tasks it asks about, without those of phrases inside it."""
        return ()

    @cached_property
    def at_tables(self) -> dict[Hashable, Any]:
        """A cache for the resolved objective at each table, kept on the phrase itself because hashing phrases costs
        more."""
        return {}


@dataclass(frozen=True)
class PhraseData:
    """The plain data behind one phrase, with readers for each kind of argument.

    Without a field name a reader reads the whole value: `win: odd` instead of `{cards: odd}`.
    """

    value: Any
    who: Subject
    suits: Suits
    read_objective: Callable[[object, Subject, Suits], Phrase]

    def has(self, field: str) -> bool:
        return isinstance(self.value, Mapping) and field in self.value

    def selector(self, field: str = "") -> Selector:
        return self._read(field, lambda value: parse_selector(value, self.suits))

    def selectors(self, field: str = "") -> tuple[Selector, ...]:
        return self._read(field, lambda value: self._several(value, parse_selector))

    def count(self, field: str = "", default: Count | None = None) -> Count:
        if default is not None and field and not self.has(field):
            return default
        return self._read(field, parse_count)

    def difference(self, field: str) -> Count:
        return self._read(field, parse_difference)

    def position(self, field: str = "") -> TrickPosition:
        return self._read(field, parse_position)

    def subject(self, field: str = "", compared: bool = False) -> Subject:
        return self._read(field, lambda value: parse_subject(value, self.suits, compared))

    def kind(self, field: str = "", leave_out: tuple[str, ...] = ()) -> TrickKind:
        def read(value: object) -> TrickKind:
            if isinstance(value, Mapping):
                value = {key: item for key, item in value.items() if key not in leave_out}
            return parse_trick_kind(value, self.suits)

        return self._read(field, read)

    def number(self, field: str = "") -> int:
        return self._read(field, _whole_number)

    def word(self, field: str = "") -> str:
        return self._read(field, str)

    def tokens(self) -> tuple[str, ...]:
        """The whole value as a list of tokens."""
        return tuple([item.word() for item in self.items("tokens")])

    def flag(self, field: str) -> bool:
        return bool(self.has(field) and self.value[field])

    def objective(self) -> Phrase:
        """The whole value as an objective inside this one, about the same subject unless it names its own."""
        return self.read_objective(self.value, self.who, self.suits)

    def items(self, what: str) -> Iterator[PhraseData]:
        """The entries of a list of at least two; a mistake in one of them is reported there."""
        if not isinstance(self.value, list) or len(self.value) < 2:
            raise Mistake(saying(f"mistakes.two-{what}"))
        for value in self.value:
            yield replace(self, value=value)

    def _read(self, field: str, read: Callable[[Any], T]) -> T:
        if field and not self.has(field):
            raise Mistake(saying("mistakes.missing-field", field=field))
        try:
            return read(self.value[field] if field else self.value)
        except Mistake as mistake:
            raise (mistake.under(field) if field else mistake) from None

    def _several(self, value: object, read: Callable[[object, Suits], T]) -> tuple[T, ...]:
        if not isinstance(value, list) or len(value) < 2:
            raise Mistake(saying("mistakes.several-sets", example=two_colours(self.suits)))
        return tuple(read(item, self.suits) for item in value)


def _whole_number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Mistake(saying("mistakes.whole-number", found=repr(value)))
    return value
