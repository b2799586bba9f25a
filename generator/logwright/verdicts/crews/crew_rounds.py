"""Attempts for the records, in rounds: all tables get some before any gets more, so that all are known about equally
well whenever it is stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field, replace
from heapq import heapify, heappop, heappush

from logwright.content.model.crew_record import CrewRecord, CrewRecords, MissionPlace, PlainSetting
from logwright.content.model.library import Library
from logwright.engine.crews.level import Level
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart, work
from logwright.verdicts.crews.crew_records import EDITION, as_record, mission_jobs, plain_jobs
from logwright.verdicts.missions.mission_print import made_from

PORTION = 10
"""Attempts of a table in a round, handed to a worker at a time."""


@dataclass(frozen=True)
class CrewTable:
    """Where attempts are counted, and the job that makes all that are asked for, beginning with the first."""

    place: MissionPlace | PlainSetting
    job: CrewJob

    def after(self, made: int) -> CrewJob:
        """The next attempts after those that have been made."""
        job = self.job.job
        count = min(PORTION - made % PORTION, job.count - made)
        return replace(self.job, job=replace(job, first=job.first + made, count=count))


def crew_tables(library: Library, games: int, level: Level) -> list[CrewTable]:
    """All tables that records are kept of: official missions first, because others are measured by them."""
    missions = sorted(library.missions.values(), key=lambda mission: not mission.official)
    prints = {mission.key: made_from(library, mission) for mission in missions}
    jobs = mission_jobs(library, missions, games, level)
    return [
        *(CrewTable((job.key, prints[job.key], job.players), job) for job in jobs),
        *(CrewTable(setting, job) for setting, job in plain_jobs(library, games, level)),
    ]


def records_now(tables: Sequence[CrewTable], known: CrewRecords, level: Level) -> CrewRecords:
    """What is known of these tables; nothing if other crews made it."""
    if (known.level, known.edition) != (level.name, EDITION):
        known = CrewRecords()
    return _records(level.name, {table.place: record for table in tables if (record := known.at(table.place)).attempts})


def with_longer(one: CrewRecords, other: CrewRecords) -> CrewRecords:
    """Of each table the record with more attempts: it holds all those of the other. Both are of the same crews."""
    places: list[MissionPlace | PlainSetting] = [*one.missions, *one.plain, *other.missions, *other.plain]
    return _records(one.level, {place: max(one.at(place), other.at(place), key=_attempts) for place in places})


def _attempts(record: CrewRecord) -> int:
    return record.attempts


def _records(level: str, found: dict[MissionPlace | PlainSetting, CrewRecord]) -> CrewRecords:
    missions = {place: record for place, record in found.items() if not isinstance(place, PlainSetting)}
    plain = {place: record for place, record in found.items() if isinstance(place, PlainSetting)}
    return CrewRecords(level, EDITION, missions, plain)


@dataclass
class CrewRounds:
    """Plays what the records lack. `at_once` portions are in progress at a time, never two of the same table, so that
    a record always counts its first attempts without a gap.
    """

    tables: Sequence[CrewTable]
    records: CrewRecords
    executor: Executor
    at_once: int
    gave_up: dict[MissionPlace | PlainSetting, str] = field(default_factory=dict)
    """Why the attempts of a table came to an end, if they did: its crew gave up, or nothing could be dealt."""

    def __post_init__(self) -> None:
        self._made = {table.place: self.records.at(table.place) for table in self.tables}

    @property
    def left(self) -> int:
        """Attempts that are still to be made."""
        going_on = (table for table in self.tables if table.place not in self.gave_up)
        return sum(max(0, table.job.games - self._made[table.place].attempts) for table in going_on)

    @property
    def fewest(self) -> int:
        """So many attempts have been made at every table, but for those whose crews gave up."""
        return min((record.attempts for place, record in self._made.items() if place not in self.gave_up), default=0)

    @property
    def so_far(self) -> CrewRecords:
        return _records(self.records.level, {place: record for place, record in self._made.items() if record.attempts})

    def __iter__(self) -> Iterator[int]:
        """The number of attempts in each portion, as it is finished."""
        waiting = [self._turn(index) for index in range(len(self.tables)) if self._lacks(index)]
        heapify(waiting)
        running: dict[Future[CrewPart], int] = {}
        while waiting or running:
            while waiting and len(running) < self.at_once:
                _, index = heappop(waiting)
                table = self.tables[index]
                running[self.executor.submit(work, table.after(self._made[table.place].attempts))] = index
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                index, part = running.pop(future), future.result()
                place = self.tables[index].place
                self._made[place] += as_record(part)
                if part.reason:
                    self.gave_up[place] = part.reason
                elif self._lacks(index):
                    heappush(waiting, self._turn(index))
                yield part.games

    def _lacks(self, index: int) -> bool:
        table = self.tables[index]
        return self._made[table.place].attempts < table.job.games

    def _turn(self, index: int) -> tuple[int, int]:
        """By the round, then in their order."""
        return self._made[self.tables[index].place].attempts // PORTION, index
