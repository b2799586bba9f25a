"""The status of conditions after a number of tricks, in literals: met for good, failed, or neither.

After the last trick everything is met or failed. The status before that matters only for the moment at which a task
with a token counts as fulfilled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

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
    Run,
    Tally,
    TaskDone,
)
from logwright.engine.objectives.count import Span
from logwright.engine.second_opinion.literals.climb import climbing
from logwright.engine.second_opinion.literals.tallies import Tallies
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal
from logwright.engine.second_opinion.solvers.number import UnaryNumber, added, cap, exceeds, lies_in

Done = Mapping[str, Sequence[Literal]]
"""For every token, by trick from 0: the task that bears it has been fulfilled by then."""


class Predictions:
    """The numbers noted before the first trick: for every seat that has to predict, one of 0, 1, 2 … tricks."""

    def __init__(self, formula: Formula, tricks: int) -> None:
        self.formula, self.tricks = formula, tricks
        self.noted: dict[Seat, tuple[Literal, ...]] = {}

    def of(self, seat: Seat) -> tuple[Literal, ...]:
        if seat not in self.noted:
            self.noted[seat] = self.formula.one_of(self.tricks + 1)
        return self.noted[seat]

    def read(self, true: frozenset[Literal]) -> tuple[tuple[Seat, int], ...]:
        """The numbers in a solution."""
        return tuple(
            (seat, next(number for number, literal in enumerate(numbers) if literal in true))
            for seat, numbers in sorted(self.noted.items())
        )


class Standings:
    """`done` says when the tasks that a condition may ask about are fulfilled."""

    def __init__(self, tallies: Tallies, predictions: Predictions, done: Done | None = None) -> None:
        self.tallies, self.predictions, self.done = tallies, predictions, done or {}
        self.formula, self.total = tallies.formula, tallies.play.total
        self._known: dict[tuple[Condition, int], tuple[Literal, Literal]] = {}

    def holds(self, condition: Condition) -> Literal:
        """The condition holds after the last trick."""
        return self.met(condition, self.total)

    def met(self, condition: Condition, after: int) -> Literal:
        """After `after` tricks nothing can undo it."""
        return self._stands(condition, after)[0]

    def failed(self, condition: Condition, after: int) -> Literal:
        """After `after` tricks nothing can bring it about."""
        return self._stands(condition, after)[1]

    def _stands(self, condition: Condition, after: int) -> tuple[Literal, Literal]:
        key = (condition, after)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._stand(condition, after)
        return known

    def _stand(self, condition: Condition, after: int) -> tuple[Literal, Literal]:
        every, some = self.formula.every, self.formula.some
        match condition:
            case InRange(tally, span, minus, True):
                return self._always(tally, span, minus, after)
            case InRange(tally, span, None):
                return self._in_range(tally, span, after)
            case InRange(tally, span, Tally() as minus):
                return self._difference(tally, span, minus, after)
            case InSequence(steps):
                return self._in_sequence(steps, after)
            case Run(tally, span):
                return self._run(tally, span, after)
            case Climbing(tally, way):
                return climbing(self.tallies, tally, way, after)
            case Foretold(seat, tally):
                return self._foretold(seat, tally, after)
            case TaskDone(token, tricks):
                return self._task_done(token, tricks, after)
            case AllMet(parts) | AnyMet(parts):
                met = [self.met(part, after) for part in parts]
                failed = [self.failed(part, after) for part in parts]
                return (every(met), some(failed)) if isinstance(condition, AllMet) else (some(met), every(failed))
            case Negated(part):
                return self.failed(part, after), self.met(part, after)
        raise AssertionError(f"unknown condition {condition}")

    def _in_range(self, tally: Tally, span: Span, after: int) -> tuple[Literal, Literal]:
        limit = cap(span)
        if after == self.total:
            return self._settled(self._ends_in(tally, span, limit))
        now = self.tallies.amount(tally, after, limit)
        later = added(self.formula, now, self.tallies.growth(tally, after), limit)
        return _between(self.formula, now, later, span)

    def _ends_in(self, tally: Tally, span: Span, limit: int) -> Literal:
        counted = [literal for literal in self.tallies.counted(tally, self.total) if literal != FALSE]
        if span.most is None and span.least == len(counted):
            return self.formula.every(counted)
        return lies_in(self.formula, self.tallies.amount(tally, self.total, limit), span)

    def _difference(self, tally: Tally, span: Span, minus: Tally, after: int) -> tuple[Literal, Literal]:
        mine, theirs = self.tallies.amount(tally, after), self.tallies.amount(minus, after)
        if after == self.total:
            return self._settled(self._apart(mine, theirs, span))
        # Counted only as far as it can matter beside the other number: sums of values reach 190.
        least = 0 if span.least is None else span.least
        most = least if span.most is None else span.most
        most_mine, most_theirs = max(0, theirs.most + 1 + max(least, most)), max(0, mine.most + 1 - min(least, most))
        more = added(self.formula, mine, self.tallies.growth(tally, after), most_mine)
        less = added(self.formula, theirs, self.tallies.growth(minus, after), most_theirs)
        met = (_at_least(self.formula, mine, less, span), _at_most(self.formula, more, theirs, span))
        may = (_at_least(self.formula, more, theirs, span), _at_most(self.formula, mine, less, span))
        return self.formula.every(met), -self.formula.every(may)

    def _apart(self, mine: UnaryNumber, theirs: UnaryNumber, span: Span) -> Literal:
        return self.formula.every(
            (_at_least(self.formula, mine, theirs, span), _at_most(self.formula, mine, theirs, span))
        )

    def _always(self, tally: Tally, span: Span, minus: Tally | None, after: int) -> tuple[Literal, Literal]:
        """An `always` rule stays open as long as anything is left to count (ruling B5)."""
        kept = self.formula.every(self._now(tally, span, minus, trick) for trick in range(1, after + 1))
        coming = [self.tallies.growth(each, after).at_least(1) for each in (tally, minus) if each]
        return self.formula.every((kept, *(-more for more in coming))), -kept

    def _now(self, tally: Tally, span: Span, minus: Tally | None, after: int) -> Literal:
        if minus is None:
            return lies_in(self.formula, self.tallies.amount(tally, after, cap(span)), span)
        return self._apart(self.tallies.amount(tally, after), self.tallies.amount(minus, after), span)

    def _in_sequence(self, steps: Sequence[Tally], after: int) -> tuple[Literal, Literal]:
        every, some = self.formula.every, self.formula.some
        reached = [self._reached(step, after) for step in steps]
        # If a later step is reached first, the earlier one was skipped.
        passed_over = some(
            every((later[trick], -sooner[trick]))
            for sooner, later in pairwise(reached)
            for trick in range(1, after + 1)
        )
        happened = [by[after] for by in reached]
        hopeless = [
            every((-by, self.tallies.growth(step, after).at_most(0))) for step, by in zip(steps, happened, strict=True)
        ]
        return every((-passed_over, *happened)), some((passed_over, *hopeless))

    def _reached(self, step: Tally, after: int) -> list[Literal]:
        """Trick by trick, from 0: the tally has grown by then."""
        reached = [FALSE]
        for gain in self.tallies.gains(step)[1 : after + 1]:
            reached.append(self.formula.some((reached[-1], gain)))
        return reached

    def _run(self, tally: Tally, span: Span, after: int) -> tuple[Literal, Literal]:
        won = self.tallies.gains(tally)[1 : after + 1]
        coming = [TRUE if trick in tally.pattern.tricks else FALSE for trick in range(after + 1, self.total + 1)]
        met, failed = [TRUE], [FALSE]
        if span.least is not None:
            met.append(self._has_run(won, span.least))
            failed.append(-self._has_run(won + coming, span.least))
        if span.most is not None:
            met.append(-self._has_run(won + coming, span.most + 1))
            failed.append(self._has_run(won, span.most + 1))
        return self.formula.every(met), self.formula.some(failed)

    def _has_run(self, marks: list[Literal], length: int) -> Literal:
        starts = range(len(marks) - length + 1)
        return self.formula.some(self.formula.every(marks[start : start + length]) for start in starts)

    def _foretold(self, seat: Seat, tally: Tally, after: int) -> tuple[Literal, Literal]:
        now = self.tallies.amount(tally, after)
        later = added(self.formula, now, self.tallies.growth(tally, after))
        states = [_between(self.formula, now, later, Span(noted, noted)) for noted in range(self.total + 1)]
        told = list(zip(self.predictions.of(seat), states, strict=True))
        met, failed = (
            self.formula.some(self.formula.every((noted, state[which])) for noted, state in told) for which in (0, 1)
        )
        return met, failed

    def _task_done(self, token: str, tricks: frozenset[int], after: int) -> tuple[Literal, Literal]:
        by = self.done[token]
        passed = [trick for trick in sorted(tricks) if trick <= after]
        met = self.formula.some(self.formula.every((by[trick], -by[trick - 1])) for trick in passed)
        if len(passed) == len(tricks):
            return self._settled(met)
        return met, self.formula.every((by[after], -met))

    def _settled(self, met: Literal) -> tuple[Literal, Literal]:
        return met, -met


def _between(formula: Formula, least: UnaryNumber, most: UnaryNumber, span: Span) -> tuple[Literal, Literal]:
    """The status of a number that will end up between `least` and `most` and should lie in the span."""
    met, failed = [TRUE], [FALSE]
    if span.least is not None:
        met.append(least.at_least(span.least))
        failed.append(-most.at_least(span.least))
    if span.most is not None:
        met.append(most.at_most(span.most))
        failed.append(-least.at_most(span.most))
    return formula.every(met), formula.some(failed)


def _at_least(formula: Formula, mine: UnaryNumber, theirs: UnaryNumber, span: Span) -> Literal:
    """Mine less theirs reaches the span."""
    return TRUE if span.least is None else exceeds(formula, mine, theirs, span.least)


def _at_most(formula: Formula, mine: UnaryNumber, theirs: UnaryNumber, span: Span) -> Literal:
    """Mine less theirs does not go beyond the span."""
    return TRUE if span.most is None else exceeds(formula, theirs, mine, -span.most)
