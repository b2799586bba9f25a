"""Why a mission is hard: what its lost deals were lost to, the most common reason first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import combinations

from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission, NamedTasks
from logwright.engine.search import KernelVerdict, Position
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.opinion import decide

ENOUGH = 50
"""Lost deals after which no more are looked at."""
PORTION = 8
"""Deals that are handed to a worker at a time."""
ROUND = 4
"""Portions that are handed out before it is seen whether that is enough."""
CONFLICTS = 20_000
"""Conflict limit for a deal; the search has decided it before, so that hardly any takes as many."""


@dataclass(frozen=True)
class LostDeal:
    """`clash` counts the tasks of this deal; None if no reason was found within the limit."""

    number: int
    clash: Clash | None


@dataclass(frozen=True)
class Reason:
    """What some lost deals have in common. Tasks that are drawn differ from deal to deal: only their number counts."""

    clash: Clash
    deals: tuple[int, ...]


@dataclass(frozen=True)
class WhyLost:
    """What is known about the lost deals of a job: `lost` of `deals`, with the reasons and the pair of rules that clash
    most often."""

    job: Job
    deals: int
    lost: int
    reasons: tuple[Reason, ...]
    pair: Reason | None


def why_lost(job: Job, executor: Executor) -> WhyLost:
    """Looks at the deals of a job until enough lost ones are explained. The same deals give the same answer, however
    many work on them."""
    found: list[LostDeal] = []
    firsts = range(job.first, job.first + job.count, PORTION)
    portions = [replace(job, first=first, count=min(PORTION, job.first + job.count - first)) for first in firsts]
    deals = 0
    for start in range(0, len(portions), ROUND):
        several = portions[start : start + ROUND]
        for part in executor.map(lost_deals, several):
            found += part
        deals += sum(portion.count for portion in several)
        if len(found) >= ENOUGH:
            break
    ranked = reasons(job.mission, found)
    return WhyLost(job, deals, len(found), tuple(ranked), fighting_pair(job.mission, ranked))


def lost_deals(job: Job) -> list[LostDeal]:
    """The lost deals of a job. Runs in any process."""
    deals = {number: job.deal(number) for number in range(job.first, job.first + job.count)}
    answers = decide([Position(job.mission, deal) for deal in deals.values()], job.budget)
    return [
        explained_deal(job, number)
        for number, answer in zip(deals, answers, strict=True)
        if answer.verdict is KernelVerdict.UNSOLVABLE
    ]


def explained_deal(job: Job, number: int) -> LostDeal:
    """A deal that is known to be lost."""
    # Imported late: seldom needed, and slow to load in a browser.
    from logwright.engine.second_opinion.lost_deal import deal_clash
    from logwright.engine.second_opinion.solvers.engine import SolverLimit

    return LostDeal(number, deal_clash(job.mission, job.deal(number), SolverLimit(conflicts=CONFLICTS)))


def reasons(mission: Mission, lost: Iterable[LostDeal]) -> list[Reason]:
    """The most common first; of equally common ones the simplest."""
    found: dict[Clash, list[int]] = {}
    for deal in lost:
        if deal.clash:
            found.setdefault(common_clash(mission, deal.clash), []).append(deal.number)
    ranked = sorted(found.items(), key=lambda each: (-len(each[1]), each[0].size, each[1]))
    return [Reason(clash, tuple(deals)) for clash, deals in ranked]


def common_clash(mission: Mission, clash: Clash) -> Clash:
    """The clash as far as other deals of the mission can have it, too."""
    if isinstance(mission.tasks, NamedTasks):
        return clash
    return replace(clash, tasks=tuple(range(len(clash.tasks))))


def fighting_pair(mission: Mission, found: Sequence[Reason]) -> Reason | None:
    """The two rules that most lost deals were lost to together, with those deals; None if no two ever clash."""
    deals: dict[Clash, set[int]] = {}
    for reason in found:
        for pair in combinations(_rules(mission, reason.clash), 2):
            both = Clash(
                objectives=tuple(sorted(index for one in pair for index in one.objectives)),
                tasks=tuple(sorted(index for one in pair for index in one.tasks)),
                tokens=any(one.tokens for one in pair),
                sharing=any(one.sharing for one in pair),
            )
            deals.setdefault(both, set()).update(reason.deals)
    if not deals:
        return None
    most = max(deals, key=lambda both: len(deals[both]))
    return Reason(most, tuple(sorted(deals[most])))


def _rules(mission: Mission, clash: Clash) -> list[Clash]:
    """Each rule of a clash alone; tasks that are drawn are one, as nobody chose which they are."""
    single = [Clash(objectives=(index,)) for index in clash.objectives]
    if isinstance(mission.tasks, NamedTasks):
        single += [Clash(tasks=(index,)) for index in clash.tasks]
    elif clash.tasks:
        single.append(Clash(tasks=clash.tasks))
    single += [Clash(tokens=True)] * clash.tokens + [Clash(sharing=True)] * clash.sharing
    return single
