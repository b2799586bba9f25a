"""What objectives mean: their state on a line of play, by their plain definition.

While cards are left, an objective is met for good when nothing that can still happen can undo it, failed when
nothing can still bring it about, and open in between (ds-078, ds-083; rulings B4, B5, B31, B32). What can
still happen is told by what is left: a tally grows at most by the cards and tricks left that it counts.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from enum import Enum

from logwright.engine.card import Card
from logwright.engine.line import Line
from logwright.engine.objectives.count import Span
from logwright.engine.resolved import (
    Condition,
    Every,
    Foretold,
    Held,
    InRange,
    InSequence,
    Negated,
    Pattern,
    Run,
    Some,
    Tally,
    TaskDone,
)
from logwright.engine.trick import Trick


class Status(Enum):
    MET = "met for good"
    OPEN = "open"
    FAILED = "failed"


_MET, _OPEN, _FAILED = Status


def status(condition: Condition, line: Line) -> Status:
    """How the condition stands after the tricks of this line."""
    match condition:
        case InRange():
            return _in_range(condition, line)
        case InSequence(steps):
            return _in_sequence(steps, line)
        case Run(tally, span):
            return _between(longest_run(tally, line), _longest_possible_run(tally, line), span)
        case Foretold(seat, tally):
            number = line.predictions.get(seat, -1)
            won = amount(tally, line)
            return _between(won, won + possible_growth(tally, line), Span(number, number))
        case TaskDone(token, tricks):
            return _task_done(line.fulfilled.get(token), tricks, line)
        case Every(parts):
            return all_of(status(part, line) for part in parts)
        case Some(parts):
            return _opposite(all_of(_opposite(status(part, line)) for part in parts))
        case Negated(part):
            return _opposite(status(part, line))


def met_since(condition: Condition, line: Line) -> int:
    """The trick in which a condition that is met for good came to be so, 0 if it was from the start."""
    if isinstance(condition, InRange) and not condition.minus and not condition.always:
        least, most = condition.span.least, condition.span.most
        if least and most is None:
            return _reached(condition.tally, least, line)
    # What is met for good stays met, so the first such moment can be found by halving.
    return bisect_left(
        range(len(line.tricks)), True, key=lambda count: status(condition, line.until(count)) is Status.MET
    )


def _reached(tally: Tally, amount: int, line: Line) -> int:
    """The trick in which the tally reached the amount."""
    if tally.cards is not None and tally.pattern.only_by_number:
        return sorted(_taken(tally, tally.cards, line))[amount - 1]
    for number, trick in enumerate(line.tricks, start=1):
        amount -= counted(tally, number, trick)
        if amount <= 0:
            return number
    raise ValueError("the tally never got that far")


def all_of(parts: Iterable[Status]) -> Status:
    """Failed as soon as one part is, met for good when all are."""
    found = list(parts)
    if _FAILED in found:
        return _FAILED
    return _OPEN if _OPEN in found else _MET


def _opposite(of: Status) -> Status:
    return {Status.MET: Status.FAILED, Status.OPEN: Status.OPEN, Status.FAILED: Status.MET}[of]


def _between(least: int, most: int, span: Span) -> Status:
    """The status of a number that will end up between `least` and `most` and should lie in the span."""
    low, high = span.least, span.most
    if (low is not None and most < low) or (high is not None and least > high):
        return _FAILED
    return _MET if (low is None or low <= least) and (high is None or most <= high) else _OPEN


def _in_range(condition: InRange, line: Line) -> Status:
    tally, minus, span = condition.tally, condition.minus, condition.span
    growth = possible_growth(tally, line)
    loss = possible_growth(minus, line) if minus else 0
    if condition.always:
        value = 0
        for number, trick in enumerate(line.tricks, start=1):
            value += counted(tally, number, trick) - (counted(minus, number, trick) if minus else 0)
            if value not in span:
                return Status.FAILED
        # A rule for all times binds the crew for as long as anything is left to count (ruling B5: 29, 34).
        if growth or loss:
            return Status.OPEN
        return Status.MET if value in span else Status.FAILED
    value = amount(tally, line) - (amount(minus, line) if minus else 0)
    return _between(value - loss, value + growth, span)


def _in_sequence(steps: tuple[Tally, ...], line: Line) -> Status:
    before = 0
    missing = False
    for step in steps:
        first = next(
            (number for number, trick in enumerate(line.tricks, start=1) if counted(step, number, trick)),
            None,
        )
        if first is None:
            if not possible_growth(step, line):
                return Status.FAILED
            missing = True
        elif missing or first < before:
            return Status.FAILED
        else:
            before = first
    return Status.OPEN if missing else Status.MET


def _task_done(when: int | None, tricks: frozenset[int], line: Line) -> Status:
    if when is not None:
        return Status.MET if when in tricks else Status.FAILED
    return Status.OPEN if tricks.intersection(line.coming) else Status.FAILED


def longest_run(tally: Tally, line: Line) -> int:
    return _longest([bool(counted(tally, number, trick)) for number, trick in enumerate(line.tricks, start=1)])


def _longest_possible_run(tally: Tally, line: Line) -> int:
    played = [bool(counted(tally, number, trick)) for number, trick in enumerate(line.tricks, start=1)]
    coming = [number in tally.pattern.tricks for number in line.coming]
    return _longest(played + coming)


def _longest(marks: list[bool]) -> int:
    longest = run = 0
    for mark in marks:
        run = run + 1 if mark else 0
        longest = max(longest, run)
    return longest


def amount(tally: Tally, line: Line) -> int:
    if tally.cards is not None and tally.pattern.only_by_number:
        return len(_taken(tally, tally.cards, line))
    seats = tally.seats
    return sum([counted(tally, number, trick) for number, trick in enumerate(line.tricks, 1) if trick.winner in seats])


def _taken(tally: Tally, cards: Iterable[Card], line: Line) -> list[int]:
    """The numbers of the tricks in which each of the cards was won that count, where only the number matters."""
    seats, numbers, tricks, played = tally.seats, tally.pattern.tricks, line.tricks, line.played
    taken = []
    for card in cards:
        number = played.get(card, 0)
        if number in numbers and tricks[number - 1].winner in seats:
            taken.append(number)
    return taken


def counted(tally: Tally, number: int, trick: Trick) -> int:
    """What one trick adds to a tally."""
    if trick.winner not in tally.seats or not fits(tally.pattern, number, trick):
        return 0
    return 1 if tally.cards is None else len(tally.cards.intersection(trick.cards))


def possible_growth(tally: Tally, line: Line) -> int:
    """At most so much can the tally still grow."""
    if len(line.tricks) >= line.total or not tally.seats:
        return 0
    pattern = tally.pattern
    tricks = len(pattern.tricks.intersection(line.coming))
    for cards in (pattern.won_with, pattern.led_with, pattern.closed_with):
        if cards is not None:
            tricks = min(tricks, len(cards & line.left))
    if pattern.only is not None:
        tricks = min(tricks, len(pattern.only & line.left) // line.seats)
    for held in pattern.holds:
        if held.span.least:
            tricks = min(tricks, len(held.cards & line.left) // held.span.least)
    if tally.cards is None:
        return tricks
    return min(len(tally.cards & line.left), tricks * line.seats)


def fits(pattern: Pattern, number: int, trick: Trick) -> bool:
    """Is this trick, played as the deal's trick of this number, of the kind the pattern describes?"""
    if pattern.only_by_number or number not in pattern.tricks:
        return number in pattern.tricks
    cards = trick.cards
    return (
        (pattern.led_by is None or trick.leader in pattern.led_by)
        and (pattern.led_with is None or trick.led in pattern.led_with)
        and (pattern.won_with is None or trick.best in pattern.won_with)
        and (pattern.closed_with is None or cards[-1] in pattern.closed_with)
        and (pattern.only is None or pattern.only.issuperset(cards))
        and (not pattern.holds or all(_holds(held, trick) for held in pattern.holds))
        and (pattern.equal is None or _balanced(*(len(side.intersection(cards)) for side in pattern.equal)))
        and (pattern.sum is None or sum(card.value for card in cards) in pattern.sum)
        and (pattern.colours is None or _different(card.suit for card in _colours(trick)) in pattern.colours)
        and (pattern.values is None or _different(card.value for card in _colours(trick)) in pattern.values)
    )


def _colours(trick: Trick) -> list[Card]:
    return [card for card in trick.cards if not card.is_trump]


def _different(things: Iterable[object]) -> int:
    return len(set(things))


def _holds(held: Held, trick: Trick) -> bool:
    counting = [card for card in trick.cards if not (held.beaten and card == trick.best)]
    return sum(card in held.cards for card in counting) in held.span


def _balanced(left: int, right: int) -> bool:
    return left == right > 0
