"""Objectives for the kernel: kinds of tricks, tallies and conditions as rows of three tables.

Negations are pushed inwards, so that nearly all conditions the kernel sees are positive: "not two to four" becomes "at
most one, or at least five".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from logwright.engine.cards.deal import Seat
from logwright.engine.missions.resolved import (
    AllMet,
    AnyMet,
    Climbing,
    Condition,
    Foretold,
    InRange,
    InSequence,
    Negated,
    Pattern,
    Run,
    Tally,
    TaskDone,
)
from logwright.engine.objectives.count import Span
from logwright.engine.objectives.course import Course
from logwright.engine.search.cardset import Numbering, bits
from logwright.engine.search.room import (
    MAX_CONDITIONS,
    MAX_DEPTH,
    MAX_HOLDINGS,
    MAX_PARTS,
    MAX_PATTERNS,
    MAX_STEPS,
    MAX_TALLIES,
    check_room,
)
from logwright.engine.search.words import NO_TALLY, Words, halves, signed

NO_LIMIT = 1000


class Kind(IntEnum):
    """Kinds of conditions, in the kernel's order."""

    MET_ANYWAY = 0
    IN_RANGE = 1
    ALWAYS_IN_RANGE = 2
    FORETOLD = 3
    RUN = 4
    SEQUENCE = 5
    TASK_DONE = 6
    CLIMB = 7
    EVERY = 8
    SOME = 9
    NEGATED = 10


WAYS = (Course.RISING, Course.FALLING, Course.UP_AND_DOWN, Course.EVEN_STEPS)
"""In the kernel's order."""


@dataclass(frozen=True)
class ConditionRow:
    """One condition: `tally` and `minus` are rows of tallies (for a task the task), `parts` rows of either. The least
    of a climb is its way."""

    kind: Kind
    tally: int = NO_TALLY
    minus: int = NO_TALLY
    least: int = -NO_LIMIT
    most: int = NO_LIMIT
    tricks: int = 0
    parts: tuple[int, ...] = ()


Extent = tuple[int, int]
"""First and last row of an objective; the last row is the objective itself."""


@dataclass
class Conditions:
    """The objectives of one question.

    `tasks_by_token` says which task bears a token. `foretold` says for each seat whether its prediction comes true; the
    crew may choose, except for numbers already `noted`. `by_the_book`: predictions are not met before the number is
    certain.
    """

    numbers: Numbering
    everyone: int
    tasks_by_token: Mapping[str, int]
    foretold: Mapping[Seat, bool]
    noted: Mapping[Seat, int] = field(default_factory=dict)
    by_the_book: bool = False
    patterns: dict[Pattern, int] = field(default_factory=dict)
    tallies: dict[Tally, int] = field(default_factory=dict)
    rows: list[ConditionRow] = field(default_factory=list)

    def add(self, condition: Condition) -> Extent:
        """Add an objective; returns its rows."""
        first = len(self.rows)
        self._condition(condition, wanted=True)
        return first, len(self.rows) - 1

    def words(self) -> Words:
        self._check_room()
        words: Words = []
        for table in self.tables():
            words.append(len(table))
            for row in table:
                words += row
        return words

    def tables(self) -> tuple[list[Words], list[Words], list[Words]]:
        """The words of every kind of trick, of every tally and of every condition."""
        tallies: list[Words] = []
        for tally in self.tallies:
            # A tally of an empty set never grows: for the kernel it belongs to nobody.
            seats = 0 if tally.cards is not None and not tally.cards else bits(tally.seats)
            cards = halves(self.numbers.named_set(tally.cards) if tally.cards else 0)
            tallies.append([seats, self.patterns[tally.pattern], *cards, tally.summed])
        conditions = [
            [
                row.kind,
                row.tally,
                row.minus,
                signed(row.least),
                signed(row.most),
                row.tricks,
                len(row.parts),
                *row.parts,
            ]
            for row in self.rows
        ]
        return [self._pattern_words(pattern) for pattern in self.patterns], tallies, conditions

    def _check_room(self) -> None:
        """Raises KernelFull if one of the kernel's tables is too small."""
        check_room("kinds of tricks", len(self.patterns), MAX_PATTERNS)
        check_room("cards to look for in tricks", sum(len(each.holds) for each in self.patterns), MAX_HOLDINGS)
        check_room("things to count", len(self.tallies), MAX_TALLIES)
        check_room("conditions", len(self.rows), MAX_CONDITIONS)
        check_room("parts of conditions", sum(len(row.parts) for row in self.rows), MAX_PARTS)
        depths: list[int] = []
        for row in self.rows:
            nested = row.kind >= Kind.EVERY and row.parts
            depths.append(1 + max(depths[part] for part in row.parts) if nested else 0)
        check_room("conditions within each other", max(depths, default=0), MAX_DEPTH)

    def _condition(self, condition: Condition, wanted: bool) -> int:
        match condition:
            case InRange(tally, span, minus, always):
                return self._in_range(tally, span, minus, always, wanted)
            case Run(tally, span):
                rows = [ConditionRow(Kind.RUN, self._tally(tally), NO_TALLY, *ends) for ends in _spans(span, wanted)]
                return self._one_of(self._row(row) for row in rows)
            case InSequence(steps):
                check_room("steps in a row", len(steps), MAX_STEPS)
                return self._plain(
                    ConditionRow(Kind.SEQUENCE, parts=tuple(self._tally(step) for step in steps)), wanted
                )
            case Climbing(tally, way):
                return self._plain(ConditionRow(Kind.CLIMB, self._tally(tally), least=WAYS.index(way)), wanted)
            case Foretold(seat, tally):
                return self._foretold(seat, tally, wanted)
            case TaskDone(token, tricks):
                numbers = bits(number - 1 for number in tricks)
                return self._plain(ConditionRow(Kind.TASK_DONE, self.tasks_by_token[token], tricks=numbers), wanted)
            case Negated(part):
                return self._condition(part, not wanted)
            case AllMet(parts) | AnyMet(parts):
                kind = Kind.EVERY if isinstance(condition, AllMet) == wanted else Kind.SOME
                rows_of_parts = [self._condition(part, wanted) for part in parts]
                return self._row(ConditionRow(kind, parts=tuple(rows_of_parts)))

    def _in_range(self, tally: Tally, span: Span, minus: Tally | None, always: bool, wanted: bool) -> int:
        left = self._tally(tally)
        right = NO_TALLY if minus is None else self._tally(minus)
        if always:
            return self._plain(ConditionRow(Kind.ALWAYS_IN_RANGE, left, right, *_ends(span)), wanted)
        return self._one_of(self._row(ConditionRow(Kind.IN_RANGE, left, right, *ends)) for ends in _spans(span, wanted))

    def _foretold(self, seat: Seat, tally: Tally, wanted: bool) -> int:
        if seat in self.noted:
            return self._in_range(tally, Span(self.noted[seat], self.noted[seat]), None, False, wanted)
        if self.foretold[seat] != wanted:
            return self._constant(False)
        if self.by_the_book and wanted:
            return self._row(ConditionRow(Kind.FORETOLD, self._tally(tally)))
        return self._constant(True)

    def _constant(self, met: bool) -> int:
        # A choice between no parts cannot be met.
        return self._row(ConditionRow(Kind.MET_ANYWAY if met else Kind.SOME))

    def _plain(self, row: ConditionRow, wanted: bool) -> int:
        index = self._row(row)
        return index if wanted else self._row(ConditionRow(Kind.NEGATED, parts=(index,)))

    def _one_of(self, rows: Iterable[int]) -> int:
        several = tuple(rows)
        return several[0] if len(several) == 1 else self._row(ConditionRow(Kind.SOME, parts=several))

    def _row(self, row: ConditionRow) -> int:
        self.rows.append(row)
        return len(self.rows) - 1

    def _tally(self, tally: Tally) -> int:
        self.patterns.setdefault(tally.pattern, len(self.patterns))
        return self.tallies.setdefault(tally, len(self.tallies))

    def _pattern_words(self, pattern: Pattern) -> Words:
        named_set = self.numbers.named_set
        words = [bits(number - 1 for number in pattern.tricks)]
        words.append(self.everyone if pattern.led_by is None else bits(pattern.led_by))
        for cards in (pattern.led_with, pattern.won_with, pattern.closed_with, pattern.only):
            words += halves(self.numbers.all if cards is None else named_set(cards))
        words.append(int(pattern.equal is not None))
        for cards in pattern.equal or (frozenset(), frozenset()):
            words += halves(named_set(cards))
        for span in (pattern.sum, pattern.colours, pattern.values):
            words += _byte_ends(span)
        words.append(len(pattern.holds))
        for held in pattern.holds:
            words += (*halves(named_set(held.cards)), *_byte_ends(held.span), int(held.beaten))
        return words


def _ends(span: Span) -> Extent:
    return (
        -NO_LIMIT if span.least is None else span.least,
        NO_LIMIT if span.most is None else span.most,
    )


def _byte_ends(span: Span | None) -> Extent:
    """The ends of a non-negative range, as bytes."""
    least, most = _ends(span) if span else (0, 255)
    if most < 0:
        return 1, 0
    return min(max(least, 0), 255), min(most, 255)


def _spans(span: Span, wanted: bool) -> list[Extent]:
    """The span itself, or if negated the spans below and above it."""
    least, most = _ends(span)
    if wanted:
        return [(least, most)]
    below = [] if span.least is None else [(-NO_LIMIT, least - 1)]
    above = [] if span.most is None else [(most + 1, NO_LIMIT)]
    return below + above
