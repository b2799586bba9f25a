"""With five players one task may change hands: its owner offers it, and the other agrees (p9-208 to p9-211)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from logwright.engine.crews.allocation import Look
from logwright.engine.crews.decision import DecisionMaker, best
from logwright.engine.crews.option import CrewOption, PartialOwners, given_to, outlook_of, owned
from logwright.engine.crews.programs import table_deal
from logwright.engine.crews.public import Public
from logwright.engine.crews.view import View
from logwright.engine.missions.allocation import Sharing, sharing
from logwright.engine.missions.certificate import HandOver

WORTH_IT = 0.1
"""Minimum improvement that justifies a hand-over."""


def hand_over(public: Public, look: Look, mind: DecisionMaker) -> tuple[Public, HandOver | None]:
    """One task goes to another member, if the mission allows it and both agree."""
    ways = sharing(public.mission, table_deal(public))
    if not ways.hand_over or None in public.owners:
        return public, None
    for giver in public.people:
        over = task_to_offer(look(giver, public), ways, mind)
        if over and accepts(look(over.taker, public), over, mind):
            return replace(public, owners=given_to(over.task, over.taker, public.owners)), over
    return public, None


def task_to_offer(view: View, ways: Sharing, mind: DecisionMaker) -> HandOver | None:
    """The task this member would rather have another member own, if any."""
    public, seat = view.public, view.seat
    offers = [
        HandOver(task, seat, taker)
        for task, owner in enumerate(public.owners)
        for taker in sorted(ways.eligible[task])
        if owner == seat and taker != seat
    ]
    if not offers:
        return None
    looks = _hand_over_looks(view, offers, mind)
    choice = best(looks[1:])
    return offers[choice] if looks[choice + 1] > looks[0] + WORTH_IT else None


def accepts(view: View, over: HandOver, mind: DecisionMaker) -> bool:
    looks = _hand_over_looks(view, [over], mind)
    return looks[1] >= looks[0]


def _hand_over_looks(view: View, offers: Sequence[HandOver], mind: DecisionMaker) -> list[float]:
    """How good things look as they are, then after each of these hand-overs."""
    public = view.public
    asked = mind.programs.open(public, anyone=True)
    after: list[PartialOwners] = [public.owners, *(given_to(over.task, over.taker, public.owners) for over in offers)]
    return outlook_of(view, [CrewOption(asked, owned(owners)) for owners in after], mind)
