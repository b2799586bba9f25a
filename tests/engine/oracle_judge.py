"""The oracle's own reading of objectives: what each remembers of a trick, and whether it holds at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from logwright.engine.deal import Seat
from logwright.engine.mission import Token
from logwright.engine.resolved import (
    Condition,
    Every,
    Foretold,
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

State = Any
"""What a condition remembers of the tricks played; every kind of condition remembers something else."""


def start(condition: Condition) -> State:
    match condition:
        case InRange():
            return (0, True)
        case InSequence(steps):
            return (None,) * len(steps)
        case Run():
            return (0, 0)
        case Foretold():
            return 0
        case TaskDone():
            return None
        case Every(parts) | Some(parts):
            return tuple(start(part) for part in parts)
        case Negated(part):
            return start(part)


def step(condition: Condition, state: State, number: int, trick: Trick) -> State:
    """What the condition remembers after one more trick."""
    match condition:
        case InRange(tally, span, minus, always):
            value, kept = state
            value += gain(tally, number, trick) - (gain(minus, number, trick) if minus else 0)
            return (value, kept and (value in span or not always))
        case InSequence(steps):
            firsts = []
            for first, tally in zip(state, steps, strict=True):
                firsts.append(number if first is None and gain(tally, number, trick) else first)
            return tuple(firsts)
        case Run(tally):
            run, longest = state
            run = run + 1 if gain(tally, number, trick) else 0
            return (run, max(run, longest))
        case Foretold(_, tally):
            return state + gain(tally, number, trick)
        case TaskDone():
            return None
        case Every(parts) | Some(parts):
            return tuple(step(part, inner, number, trick) for part, inner in zip(parts, state, strict=True))
        case Negated(part):
            return step(part, state, number, trick)


def holds(condition: Condition, state: State, predictions: dict[Seat, int], tasks: dict[Token, int | None]) -> bool:
    """Does the condition hold, now that all tricks are played?"""
    match condition:
        case InRange(_, span, _, always):
            return bool(state[1]) if always else state[0] in span
        case InSequence():
            return None not in state and list(state) == sorted(state)
        case Run(_, span):
            return state[1] in span
        case Foretold(seat):
            return bool(state == predictions[seat])
        case TaskDone(token, tricks):
            return tasks.get(Token(token)) in tricks
        case Every(parts):
            return all(holds(part, inner, predictions, tasks) for part, inner in zip(parts, state, strict=True))
        case Some(parts):
            return any(holds(part, inner, predictions, tasks) for part, inner in zip(parts, state, strict=True))
        case Negated(part):
            return not holds(part, state, predictions, tasks)


def is_done_once_reached(condition: Condition) -> bool:
    """Can what holds never be undone? Only such tasks have one moment at which they are fulfilled."""
    match condition:
        case InRange(_, span, None, False):
            return span.most is None
        case Every(parts):
            return all(is_done_once_reached(part) for part in parts)
    return False


def in_order(tokens: tuple[Token | None, ...], when: Sequence[int | None]) -> bool:
    """Can the tasks be laid in a row, in the order of their tricks, so that every token has its place?"""
    if not any(tokens):
        return True
    if None in when:
        return False

    def lay(row: tuple[int, ...]) -> bool:
        if len(row) == len(tokens):
            return _places_right([tokens[task] for task in row])
        open_tasks = [task for task in range(len(tokens)) if task not in row]
        soonest = min(when[task] or 0 for task in open_tasks)
        return any(lay((*row, task)) for task in open_tasks if (when[task] or 0) == soonest)

    return lay(())


def _places_right(row: list[Token | None]) -> bool:
    arrows = [token for token in row if token and token.value.startswith(">")]
    return (
        all(token.value == str(place) for place, token in enumerate(row, 1) if token and token.value.isdigit())
        and (Token.OMEGA not in row or row[-1] is Token.OMEGA)
        and arrows == sorted(arrows, key=lambda token: len(token.value))
    )


def gain(tally: Tally, number: int, trick: Trick) -> int:
    if trick.winner not in tally.seats or not is_of_kind(tally.pattern, number, trick):
        return 0
    return 1 if tally.cards is None else sum(1 for card in trick.cards if card in tally.cards)


def is_of_kind(pattern: Pattern, number: int, trick: Trick) -> bool:
    cards = trick.cards
    best = cards[(trick.winner - trick.leader) % len(cards)]
    tests = [number in pattern.tricks]
    if pattern.led_by is not None:
        tests.append(trick.leader in pattern.led_by)
    if pattern.led_with is not None:
        tests.append(cards[0] in pattern.led_with)
    if pattern.won_with is not None:
        tests.append(best in pattern.won_with)
    if pattern.closed_with is not None:
        tests.append(cards[-1] in pattern.closed_with)
    if pattern.only is not None:
        tests.append(all(card in pattern.only for card in cards))
    for held in pattern.holds:
        counted = [card for card in cards if card in held.cards and not (held.beaten and card == best)]
        tests.append(len(counted) in held.span)
    if pattern.equal is not None:
        left, right = ([card for card in cards if card in side] for side in pattern.equal)
        tests.append(len(left) == len(right) and len(left) >= 1)
    if pattern.sum is not None:
        tests.append(sum(card.value for card in cards) in pattern.sum)
    if pattern.colours is not None:
        tests.append(len({card.suit for card in cards if not card.is_trump}) in pattern.colours)
    if pattern.values is not None:
        tests.append(len({card.value for card in cards if not card.is_trump}) in pattern.values)
    return all(tests)
