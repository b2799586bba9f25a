"""Verdicts on the missions of a library from what content says about their deals.

A record is believed as far as a search agrees with it. While mission, dealing and rules are as they were, only as
many deals are searched as it takes to show one that can be won; after a change of our code as many as without a
record; after a change of the mission the record counts for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from logwright.cache.code_revision import code_revision
from logwright.content.model.library import Library
from logwright.content.model.search_record import SearchRecord
from logwright.verdicts.missions.job import Job, work
from logwright.verdicts.missions.mission_print import made_from
from logwright.verdicts.missions.survey import Request, Survey
from logwright.verdicts.missions.verdict import Finding, MissionVerdict

DEALS = 1_000
"""The true share lies within three points of what so many deals say."""


def rules_revision() -> str:
    """Identifies the code that deals, and that of the referee: records made with other code do not count."""
    return code_revision("logwright.engine.cards.dealing", "logwright.engine.referee")[:16]


def known_deals(library: Library, jobs: Sequence[Job]) -> dict[tuple[str, int], SearchRecord]:
    """The records on the missions of these jobs, if they say more than the jobs would."""
    prints = {key: made_from(library, library.missions[key]) for key in {job.key for job in jobs}}
    usual = Request()
    found = {}
    for job in jobs:
        record = library.searches.missions.get((job.key, prints[job.key], job.players))
        if record and record.deals > job.count and (job.seed, job.budget) == (usual.seed, usual.budget):
            found[job.key, job.players] = record
    return found


def search_deals(job: Job) -> SearchRecord | None:
    """What a job adds to a record of the deals before it, searched in this process; None if not all could be dealt."""
    unsolvable, undecided, done = list[int](), list[int](), 0
    while done < job.count:
        part = work(replace(job, first=job.first + done, count=job.count - done))
        if not part.deals:
            return None
        unsolvable += part.unsolvable
        undecided += part.undecided
        done += part.deals
    return SearchRecord(done, tuple(unsolvable), tuple(undecided))


class KnownSurvey:
    """A survey that searches only what the records leave open, and everything where they prove wrong."""

    def __init__(
        self,
        jobs: Sequence[Job],
        records: Mapping[tuple[str, int], SearchRecord],
        same_rules: bool,
        survey: Callable[[Sequence[Job]], Survey],
    ) -> None:
        self._jobs = {(job.key, job.players): job for job in jobs}
        self._records, self._same_rules, self._survey = records, same_rules, survey
        self._running = survey([self._shortened(job) for job in jobs])

    def __iter__(self) -> Iterator[MissionVerdict]:
        doubted = []
        for verdict in self._running:
            place = verdict.key, verdict.players
            record = self._records.get(place)
            if record is None:
                yield verdict
            elif agrees(verdict, record):
                yield extended(verdict, record)
            else:
                doubted.append(self._jobs[place])
        if doubted:
            self._running = self._survey(doubted)
            yield from self._running

    @property
    def unkept(self) -> OSError | None:
        return self._running.unkept

    def so_far(self) -> list[MissionVerdict]:
        return self._running.so_far()

    def _shortened(self, job: Job) -> Job:
        """The first deals, up to one that can be won."""
        record = self._records.get((job.key, job.players))
        if not record or not self._same_rules or record.earliest is None:
            return job
        return replace(job, count=min(job.count, record.earliest + 1))


def agrees(verdict: MissionVerdict, record: SearchRecord) -> bool:
    """Whether a record says the same of the deals that were searched now; what was undecided may have been decided."""
    said = record.up_to(verdict.deals)
    more = len(said.undecided)
    return (
        verdict.finding is Finding.COMPLETABLE
        and verdict.undecided <= more
        and said.solvable <= verdict.solvable <= said.solvable + more
        and len(said.unsolvable) <= verdict.unsolvable <= len(said.unsolvable) + more
    )


def extended(verdict: MissionVerdict, record: SearchRecord) -> MissionVerdict:
    """The verdict with all deals of the record; its winning line was found and refereed now."""
    return replace(
        verdict, solvable=record.solvable, unsolvable=len(record.unsolvable), undecided=len(record.undecided)
    )
