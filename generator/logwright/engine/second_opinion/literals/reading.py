"""From a solution of the formula back to the table: what the crew chose and played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import Trick, play_trick
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.certificate import Certificate
from logwright.engine.second_opinion.literals.passing import DistressSent, Passed
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.question import FormulaQuestion
from logwright.engine.second_opinion.solvers.formula import Literal

T = TypeVar("T")


def the_one(options: Mapping[T, Literal], true: frozenset[Literal]) -> T:
    """The option whose literal holds."""
    return next(option for option, literal in options.items() if literal in true)


def read_certificate(
    question: FormulaQuestion,
    true: frozenset[Literal],
    passed: Passed | None = None,
    distress: DistressSent | None = None,
) -> Certificate:
    deal, mission = question.deal, question.mission
    owners = tuple(the_one(seats, true) for seats in question.owners)
    ways = sharing(mission, deal)
    tokens = the_one(dict(enumerate(question.placed)), true)
    return Certificate(
        owners=owners,
        tricks=read_tricks(question.play, deal.leader, true),
        tokens=question.placements[tokens] if tokens else None,
        chosen=tuple((name, the_one(seats, true)) for name, seats in question.chosen.items()),
        predictions=question.predictions.read(true),
        hand_over=None if ways.reaches(owners) else ways.handed_over(owners),
        distress=distress.read(true) if distress else None,
        passed=passed.read(true) if passed else None,
        picked=tuple((what, the_one(values, true)) for what, values in question.picked.items()),
    )


def read_tricks(play: Play, leader: Seat, true: frozenset[Literal]) -> tuple[Trick, ...]:
    tricks = []
    for number in play.tricks:
        seats = [(leader + place) % play.seats for place in play.everyone]
        tricks.append(play_trick(leader, [the_one(play.plays[seat][number], true) for seat in seats]))
        leader = tricks[-1].winner
    return tuple(tricks)
