"""Reasons of many lost deals: grouped, counted, and the pair of rules that clashes most often."""

from __future__ import annotations

from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import DrawnTasks, Mission, NamedTasks
from logwright.verdicts.missions.lost_deals import LostDeal, Reason, fighting_pair, lost_deals, reasons, why_lost
from logwright.verdicts.missions.survey import Request, jobs_for
from logwright.verdicts.running.in_process import InProcess
from tests.whole_library import whole_library

DRAWN = Mission((4,), tasks=DrawnTasks(4))
NAMED = Mission((4,), tasks=NamedTasks(()))
LOST = [
    LostDeal(3, Clash(objectives=(0,), tasks=(1,))),
    LostDeal(5, Clash(objectives=(1,))),
    LostDeal(8, Clash(objectives=(0,), tasks=(2,))),
    LostDeal(9, None),
]


def test_drawn_tasks_are_only_counted_and_named_ones_told_apart() -> None:
    assert reasons(DRAWN, LOST) == [
        Reason(Clash(objectives=(0,), tasks=(0,)), (3, 8)),
        Reason(Clash(objectives=(1,)), (5,)),
    ]
    assert [reason.deals for reason in reasons(NAMED, LOST)] == [(5,), (3,), (8,)]


def test_the_pair_that_clashes_most_is_counted_over_all_reasons() -> None:
    found = reasons(
        NAMED,
        [
            LostDeal(1, Clash(objectives=(0, 1), tokens=True)),
            LostDeal(2, Clash(objectives=(0,), tokens=True)),
            LostDeal(4, Clash(objectives=(2, 3))),
        ],
    )
    assert fighting_pair(NAMED, found) == Reason(Clash(objectives=(0,), tokens=True), (1, 2))
    assert fighting_pair(NAMED, [Reason(Clash(objectives=(0,)), (1,))]) is None


def test_every_lost_deal_of_a_mission_gets_a_reason() -> None:
    """Planet Nine 46: the left neighbour of whoever holds the pink 9 must win all pink cards."""
    library = whole_library()
    (job,) = jobs_for(library, [library.missions["planet-nine/46"]], [4], Request(40))
    why = why_lost(job, InProcess())
    assert (why.deals, why.lost) == (40, len(lost_deals(job)))
    assert why.reasons == (Reason(Clash(objectives=(0,)), tuple(deal.number for deal in lost_deals(job))),)
    assert why.lost > 0
    assert why.pair is None
