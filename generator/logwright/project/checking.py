"""Checks missions and scenarios: searches deals, lets crews and saucers play, and keeps what was found out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.base import known_verdicts
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.search_record import SearchRecord
from logwright.engine.crews.level import LEVELS
from logwright.engine.search import BUDGET
from logwright.fault import Fault
from logwright.saying import Saying
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.crews.crew_job import CrewJob
from logwright.verdicts.crews.crew_survey import GAMES as ATTEMPTS
from logwright.verdicts.crews.crew_survey import PORTION as ATTEMPTS_AT_ONCE
from logwright.verdicts.crews.crew_survey import crew_jobs, crew_store, survey_crews
from logwright.verdicts.crews.crew_verdict import CrewVerdict
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.known_deals import KnownSurvey, known_deals, rules_revision
from logwright.verdicts.missions.lost_deals import WhyLost
from logwright.verdicts.missions.mission_store import mission_store
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.missions.verdict import Finding, MissionVerdict
from logwright.verdicts.running.cluster import cluster
from logwright.verdicts.running.partial_results import PartialResults
from logwright.verdicts.running.workers import workers
from logwright.verdicts.scenarios.scenario_job import GAMES, ScenarioJob
from logwright.verdicts.scenarios.scenario_survey import PORTION as GAMES_AT_ONCE
from logwright.verdicts.scenarios.scenario_survey import (
    GamesRequest,
    scenario_jobs,
    scenario_store,
    survey_scenarios,
)
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict

if TYPE_CHECKING:
    from logwright.content.model.scenario import Scenario

DEALS = 200
SITE_DEALS = 20
"""A site shows many missions, and few deals tell whether one can be won."""


@dataclass(frozen=True)
class CheckRequest:
    """How thoroughly to check. `players` are the tables, by default all; `games` are those of each scenario.

    `processes` share the work, or the workers of a Dask cluster at the address `scheduler`.
    """

    deals: int = DEALS
    games: int = GAMES
    seed: int = 1
    budget: int = BUDGET
    players: Sequence[int] | None = None
    processes: int = 1
    scheduler: str = ""


class Watcher:
    """Hears how far the work is; this one does nothing with it."""

    def mission_searched(self, verdict: MissionVerdict, done: int, of: int) -> None:
        """The verdict on a mission at one table is there."""

    def searching(self, what: Saying) -> None:
        """Nothing has been finished for a while; this is being searched."""

    def attempts_played(self, job: CrewJob, done: int, of: int) -> None:
        """Crews have played so many attempts."""

    def games_played(self, job: ScenarioJob, done: int, of: int) -> None:
        """So many games of scenarios are over."""

    def part_over(self) -> None:
        """All missions, attempts or games are done."""


@dataclass(frozen=True)
class Checked:
    """What was found out. `broken_off` is the reason if not everything was: then some verdicts rest on less than was
    asked for, and others are missing.
    """

    jobs: Sequence[Job]
    missions: PartialResults[MissionVerdict]
    scenarios: PartialResults[ScenarioVerdict] = field(default_factory=lambda: PartialResults([]))
    crews: PartialResults[CrewVerdict] = field(default_factory=lambda: PartialResults([]))
    lost: Sequence[WhyLost] = ()
    broken_off: KeyboardInterrupt | Fault | None = None

    @property
    def parts(self) -> tuple[PartialResults[Any], ...]:
        return self.missions, self.scenarios, self.crews

    @property
    def asked(self) -> int:
        return sum(part.asked for part in self.parts)

    @property
    def complete(self) -> int:
        return sum(len(part.complete) for part in self.parts)

    @property
    def incomplete(self) -> list[Any]:
        """Verdicts that rest on less than was asked for."""
        return [verdict for part in self.parts for verdict in part.incomplete]

    @property
    def unkept(self) -> OSError | None:
        """Why not all could be kept for the next run."""
        return next((part.unkept for part in self.parts if part.unkept), None)

    @property
    def is_fine(self) -> bool:
        """Whether every mission can be won and every game comes to an end, as far as is known."""
        won = all(verdict.finding is not Finding.IMPOSSIBLE for verdict in self.missions.verdicts)
        return won and all(verdict.is_completable for verdict in self.scenarios.verdicts)

    def data_of(self, verdict: MissionVerdict) -> dict[str, Any]:
        """A verdict for programs. Its example names its tasks, so that a replay can show what had to be done."""
        data = verdict.to_data()
        example = data.get("example")
        if not example or not example["owners"]:
            return data
        if example["deal"] is None:
            tasks = example["found"]["tasks"]
        else:
            job = next(job for job in self.jobs if (job.key, job.players) == (verdict.key, verdict.players))
            tasks = [task.id for task in job.deal(example["deal"]).tasks]
        return {**data, "example": {**example, "tasks": tasks}}


@dataclass(frozen=True)
class LibraryChecker:
    """`folder` holds what is known from earlier runs; without one nothing is kept."""

    library: Library
    request: CheckRequest = field(default_factory=CheckRequest)
    folder: Path | None = None
    watcher: Watcher = field(default_factory=Watcher)

    def search(
        self, missions: Iterable[LoggedMission], scenarios: Iterable[Scenario] = (), *, known: bool = False
    ) -> Checked:
        """Deals missions and searches every deal with open cards; lets saucers play scenarios. What is `known` of more
        deals is not searched again."""
        jobs = self._jobs(missions)
        games = GamesRequest(self.request.games, self.request.seed)
        box = self.library.box
        tables = scenario_jobs(box, list(scenarios), self.request.players, games) if box else []
        found = Checked(jobs, PartialResults(jobs), PartialResults(tables))

        def work(executor: Executor) -> None:
            self._search(found.missions, jobs, executor, known_deals(self.library, jobs) if known else {})
            self._play_scenarios(found.scenarios, tables, executor)

        return self._worked(found, work)

    def play(self, missions: Iterable[LoggedMission], level: str, attempts: int = ATTEMPTS) -> Checked:
        """Lets crews of a level play missions, each member seeing only its own cards."""
        return self.play_jobs(crew_jobs(self._jobs(missions), LEVELS[level], attempts))

    def play_jobs(self, asked: Sequence[CrewJob]) -> Checked:
        found = Checked((), PartialResults([]), crews=PartialResults(asked))
        return self._worked(found, lambda executor: self._play_crews(found.crews, asked, executor))

    def _jobs(self, missions: Iterable[LoggedMission]) -> list[Job]:
        request = Request(self.request.deals, self.request.seed, self.request.budget)
        return jobs_for(self.library, missions, self.request.players, request)

    def _worked(self, found: Checked, work: Callable[[Executor], None]) -> Checked:
        try:
            with executor(self.request.processes, self.request.scheduler) as working:
                work(working)
        except (KeyboardInterrupt, Fault) as reason:
            return replace(found, broken_off=reason)
        return found

    def _search(
        self,
        found: PartialResults[MissionVerdict],
        jobs: Sequence[Job],
        executor: Executor,
        known: Mapping[tuple[str, int], SearchRecord],
    ) -> None:
        store = mission_store(self.folder, known_verdicts()) if self.folder else None
        at_once = None if self.request.scheduler else 4 * self.request.processes
        same_rules = bool(known) and self.library.searches.rules == rules_revision()

        def survey(asked: Sequence[Job]) -> Survey:
            return Survey(asked, executor, store, at_once, self.watcher.searching)

        found.take(
            KnownSurvey(jobs, known, same_rules, survey),
            lambda verdict: self.watcher.mission_searched(verdict, len(found.complete), found.asked),
        )
        self.watcher.part_over()

    def _play_scenarios(
        self, found: PartialResults[ScenarioVerdict], jobs: Sequence[ScenarioJob], executor: Executor
    ) -> None:
        told = _Counted(self.watcher.games_played, GAMES_AT_ONCE, sum(job.count for job in jobs))
        found.take(survey_scenarios(jobs, executor, scenario_store(self.folder) if self.folder else None, told))
        self.watcher.part_over()

    def _play_crews(self, found: PartialResults[CrewVerdict], jobs: Sequence[CrewJob], executor: Executor) -> None:
        told = _Counted(self.watcher.attempts_played, ATTEMPTS_AT_ONCE, sum(job.games for job in jobs))
        found.take(survey_crews(jobs, executor, crew_store(self.folder) if self.folder else None, told))
        self.watcher.part_over()


@dataclass
class _Counted:
    """Counts portions of games as they come back."""

    tell: Callable[[Any, int, int], None]
    portion: int
    games: int
    portions: int = 0

    def __call__(self, job: Any) -> None:
        self.portions += 1
        self.tell(job, min(self.portions * self.portion, self.games), self.games)


def executor(processes: int, scheduler: str = "") -> AbstractContextManager[Executor]:
    """Processes of this machine, or the workers of a Dask cluster at this address."""
    return cluster(scheduler) if scheduler else workers(processes)


def explained(verdict: MissionVerdict, library: Library, lang: str) -> MissionVerdict:
    """The verdict on an impossible mission with the clash as its reason, in words."""
    if not verdict.clash:
        return verdict
    mission = library.missions[verdict.key]
    tongue, is_laid = library.tongue(lang, mission.game), mission.laid is not None
    text = clash_text(mission.rules, verdict.clash, tongue, verdict.players, is_laid=is_laid)
    return replace(verdict, reason=str(text))
