"""With five players one task may change hands: which one a member offers, and whether another takes it."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.attempts.decision import Open
from logwright.engine.attempts.view import View
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.option import CrewOption, outlook_of, owned
from logwright.engine.missions.allocation import PartialOwners, given_to
from logwright.engine.missions.certificate import HandOver

WORTH_IT = 0.1
"""Minimum improvement that justifies a hand-over."""


def task_to_offer(view: View, asked: Open, mind: DecisionMaker) -> HandOver | None:
    """The task this member would rather have another member own, if any."""
    offers = [offer for offer in asked.options if isinstance(offer, HandOver)]
    looks = _hand_over_looks(view, offers, mind)
    return mind.better([None, *offers], looks, ahead=WORTH_IT)


def accepts(view: View, asked: Open, mind: DecisionMaker) -> bool:
    assert asked.offer is not None
    looks = _hand_over_looks(view, [asked.offer], mind)
    return mind.agrees(looks[1], looks[0])


def _hand_over_looks(view: View, offers: Sequence[HandOver], mind: DecisionMaker) -> list[float]:
    """How good things look as they are, then after each of these hand-overs."""
    public = view.public
    asked = mind.programs.open(public, anyone=True)
    after: list[PartialOwners] = [public.owners, *(given_to(over.task, over.taker, public.owners) for over in offers)]
    return outlook_of(view, [CrewOption(asked, owned(owners)) for owners in after], mind)
