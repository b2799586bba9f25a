"""Chooses the deals of the day: crews try one candidate after the other until one is as hard as it is called."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from logwright.content.model.daily_deals import CANDIDATES, Band, ChosenDeal, DailyDeal, DailyDeals, DaySlot, Par
from logwright.content.model.library import Library
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.decision import MINDS_APART, CrewGivesUp
from logwright.engine.crews.level import LEVELS, Level
from logwright.engine.interval import wilson
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.mission_print import made_from
from logwright.verdicts.missions.survey import Request, jobs_for

CREWS = 100
PORTION = 10
"""Crews after which a candidate is dropped that will hardly come into its band."""
Z_HARDLY = 1.2815515655446004
"""The 80 % interval: to drop a good candidate costs less than to let a hundred crews play a bad one."""
KEPT_DAYS = 30
"""For so long a result at a past deal can still be compared with par."""


@dataclass(frozen=True)
class CandidateJob:
    """A candidate, and all that crews need to try it. Runs in any process."""

    deal: DailyDeal
    job: Job


@dataclass(frozen=True)
class ChoiceJob:
    """All candidates for one deal of a day, in their order."""

    candidates: tuple[CandidateJob, ...]
    level: Level
    band: Band


def choose(choice: ChoiceJob) -> tuple[DailyDeal, Par] | None:
    """The first candidate whose par lies in its band; None if there is none."""
    tried = ((each.deal, par_in_band(each.job, choice.level, choice.band)) for each in choice.candidates)
    return next(((deal, par) for deal, par in tried if par), None)


def par_in_band(job: Job, level: Level, band: Band) -> Par | None:
    """What a hundred crews make of deal 0; None as soon as it hardly lies in the band."""
    won = 0
    for crews in range(PORTION, CREWS + 1, PORTION):
        won += sum(_wins(job, level, number) for number in range(crews - PORTION, crews))
        low, high = wilson(won, crews, Z_HARDLY)
        if 100 * high < band.low or 100 * low > band.high:
            return None
    par = Par(won, CREWS)
    return par if band.holds(par) else None


def _wins(job: Job, level: Level, number: int) -> bool:
    """Whether crew `number` wins. One that gives up has not won."""
    try:
        return play_mission(job.mission, job.deal(0), level, Chance(job.seed + MINDS_APART, number)).won
    except CrewGivesUp:
        return False


def choice_job(library: Library, slot: DaySlot) -> ChoiceJob:
    daily = library.daily
    _, game, difficulty = slot
    missions = [library.missions[key] for key in daily.pools[game][difficulty]]
    jobs = {job.key: job for job in jobs_for(library, missions, [daily.players], Request())}
    deals = (daily.candidate(slot, number) for number in range(CANDIDATES))
    candidates = tuple(CandidateJob(deal, replace(jobs[deal.mission], seed=deal.seed)) for deal in deals)
    return ChoiceJob(candidates, LEVELS[daily.level], daily.bands[difficulty])


def fingerprint_of(library: Library, deal: DailyDeal) -> str:
    return made_from(library, library.missions[deal.mission])


def kept_par(library: Library, deal: DailyDeal) -> Par | None:
    """Par as it is stored, if the mission has not changed since."""
    return library.daily.par_of(deal, fingerprint_of(library, deal))


def slots_to_choose(library: Library, first: date, days: int) -> Iterator[DaySlot]:
    """Day by day, what nothing was chosen for that still holds."""
    daily = library.daily
    for day in (first + timedelta(days=offset) for offset in range(days)):
        for slot in daily.slots(day):
            known = daily.chosen.get(slot)
            par = known and kept_par(library, known.deal)
            if not (par and daily.bands[slot[2]].holds(par)):
                yield slot


def with_chosen(library: Library, deal: DailyDeal, par: Par) -> Library:
    chosen = ChosenDeal(deal, fingerprint_of(library, deal), par)
    slot = (deal.day, deal.game, deal.difficulty)
    return replace(library, daily=replace(library.daily, chosen={**library.daily.chosen, slot: chosen}))


def without_the_past(daily: DailyDeals, today: date) -> DailyDeals:
    """Forgets what lies far back, so that the file does not grow."""
    since = today - timedelta(days=KEPT_DAYS)
    return replace(daily, chosen={slot: each for slot, each in daily.chosen.items() if slot[0] >= since})
