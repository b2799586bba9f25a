"""logwright check --make: searches a thousand deals of every mission, and stores in content which can be won."""

from __future__ import annotations

import time
from concurrent.futures import Executor, as_completed
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import Stopped
from logwright.cli.speech import say
from logwright.cli.terminal.progress import Progress
from logwright.content.model.crew_record import MissionPlace
from logwright.content.model.library import Library
from logwright.content.model.search_record import SearchRecord, SearchRecords, written_search_records
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.known_deals import rules_revision, search_deals
from logwright.verdicts.missions.mission_print import made_from
from logwright.verdicts.missions.survey import Request, jobs_for

FILE = "content/searches.yaml"


PORTION = 100
"""All missions get so many deals before any gets more, so that all are known about equally well."""


def make_search_records(library: Library, deals: int, base: Path, executor: AbstractContextManager[Executor]) -> None:
    """The file is written after every portion; a run that was stopped goes on where it was, and a longer one adds."""
    missions = sorted(library.missions.values(), key=lambda mission: not mission.official)
    tables = {_place(library, job): job for job in jobs_for(library, missions, None, Request(deals))}
    rules, before = rules_revision(), library.searches
    known = before.missions if before.rules == rules else {}
    found = {place: known.get(place, SearchRecord(0)) for place in tables}
    due = sum(max(0, deals - record.deals) for record in found.values())
    done, progress, begun = 0, Progress(say("progress.checked")), time.monotonic()
    try:
        with executor as working:
            for upto in range(min(PORTION, deals), deals + PORTION, PORTION):
                lacking = {place: record.deals for place, record in found.items() if record.deals < min(upto, deals)}
                running = {
                    working.submit(search_deals, _between(tables[place], made, min(upto, deals))): place
                    for place, made in lacking.items()
                }
                for future in as_completed(running):
                    place = running[future]
                    done += min(upto, deals) - lacking[place]
                    if more := future.result():
                        found[place] += more
                        _write(base, rules, found)
                    left = timedelta(seconds=round((time.monotonic() - begun) / done * (due - done)))
                    progress(say("check.progress", done=done, of=due, left=left))
    except KeyboardInterrupt:
        raise Stopped(say("check.make-stopped", done=done, of=due)) from None
    progress.done()
    complete = sum(record.deals >= deals for record in found.values())
    print(say("check.made", known=complete, tables=len(tables), deals=deals, file=FILE))


def _between(job: Job, first: int, end: int) -> Job:
    return replace(job, first=first, count=end - first)


def _write(base: Path, rules: str, found: dict[MissionPlace, SearchRecord]) -> None:
    written = {place: record for place, record in found.items() if record.deals}
    write_whole(base / FILE, written_search_records(SearchRecords(rules, written)).encode())


def _place(library: Library, job: Job) -> MissionPlace:
    return job.key, made_from(library, library.missions[job.key]), job.players
