"""Options: what a member, or the crew, may settle before the first trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.engine.attempts.view import View
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.missions.allocation import PartialOwners
from logwright.engine.search.worlds import Candidate, Program

SATISFIED = 0.02
"""A member says yes if nothing looks better by more than this."""


@dataclass(frozen=True)
class CrewOption:
    """One way to settle something: the question the crew would then face, and who may own some of the tasks."""

    asked: Program
    owners: tuple[tuple[int, int], ...] = ()


def outlook_of(view: View, options: Sequence[CrewOption], mind: DecisionMaker) -> list[float]:
    """How good each option looks to this member."""
    if len(options) == 1:
        return [0.0]
    programs = list(dict.fromkeys(option.asked for option in options))
    those = [[index for index, option in enumerate(options) if option.asked == asked] for asked in programs]
    candidates = [[Candidate(owners=options[index].owners) for index in some] for some in those]
    looks = mind.outlooks(view, programs, candidates, mind.level.choices)
    found = {
        index: look for some, each in zip(those, looks, strict=True) for index, look in zip(some, each, strict=True)
    }
    return [found[index] for index in range(len(options))]


def owned(owners: PartialOwners) -> tuple[tuple[int, int], ...]:
    """The owners settled so far, as constraints of an option."""
    return tuple((task, 1 << owner) for task, owner in enumerate(owners) if owner is not None)
