"""Who owns which task, in literals: every sharing the mission's allocation allows."""

from __future__ import annotations

from logwright.engine.cards.deal import Seat
from logwright.engine.missions.allocation import Shares, Sharing
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal
from logwright.engine.second_opinion.solvers.number import count

Owners = list[dict[Seat, Literal]]
"""For every task: this seat owns it."""


def shared_out(formula: Formula, ways: Sharing, rule: Literal = TRUE) -> Owners:
    """The owners after any hand-over. Without the `rule` a task may go to any eligible seat."""
    owners = _anybody(formula, ways)
    first = owners
    if ways.hand_over:
        # Before the hand-over the allocation gave all tasks but one to their owners.
        first = _anybody(formula, ways)
        moved = [formula.variable() for _ in owners]
        formula.at_most_one(moved)
        for here, there, move in zip(first, owners, moved, strict=True):
            for seat, owns in here.items():
                formula.add(move, -owns, there[seat])
    if ways.hardest:
        formula.add(-rule, *(first[task].get(ways.commander, FALSE) for task in ways.hardest))
    kinds = [formula.variable() for _ in ways.shares]
    formula.add(-rule, *kinds)
    for kind, shares in zip(kinds, ways.shares, strict=True):
        _give(formula, first, shares, kind)
    return owners


def _anybody(formula: Formula, ways: Sharing) -> Owners:
    owners: Owners = []
    for eligible in ways.eligible:
        seats = sorted(eligible)
        if not seats:
            formula.add()
        owners.append(dict(zip(seats, formula.one_of(len(seats)) if seats else (), strict=True)))
    return owners


def _give(formula: Formula, owners: Owners, shares: Shares, kind: Literal) -> None:
    """If this way of sharing is chosen, every seat gets the number of tasks it specifies."""
    for seat, (least, most) in enumerate(zip(shares.least, shares.most, strict=True)):
        own = [owner[seat] for owner in owners if seat in owner]
        number = count(formula, own, max(least, most + 1))
        formula.add(-kind, number.at_least(least))
        formula.add(-kind, number.at_most(most))
