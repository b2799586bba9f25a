"""logwright check --make: searches a thousand deals of every mission, and stores in content which can be won."""

from __future__ import annotations

import time
from concurrent.futures import Executor, as_completed
from contextlib import AbstractContextManager
from datetime import timedelta
from pathlib import Path

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import Stopped
from logwright.cli.speech import say
from logwright.cli.terminal.progress import Progress
from logwright.content.model.crew_record import MissionPlace
from logwright.content.model.library import Library
from logwright.content.model.search_record import SearchRecords, written_search_records
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.known_deals import rules_revision, search_deals
from logwright.verdicts.missions.mission_print import made_from
from logwright.verdicts.missions.survey import Request, jobs_for

FILE = "content/searches.yaml"


def make_search_records(library: Library, deals: int, base: Path, executor: AbstractContextManager[Executor]) -> None:
    """The file is written after every mission and table, so that a run that was stopped goes on where it was."""
    tables = [(_place(library, job), job) for job in jobs_for(library, library.missions.values(), None, Request(deals))]
    rules, before = rules_revision(), library.searches
    known = before.missions if before.rules == rules else {}
    found = {place: known[place] for place, job in tables if place in known and known[place].deals >= job.count}
    due = [(place, job) for place, job in tables if place not in found]
    progress, begun = Progress(say("progress.checked")), time.monotonic()
    try:
        with executor as working:
            running = {working.submit(search_deals, job): place for place, job in due}
            for done, future in enumerate(as_completed(running), start=1):
                if record := future.result():
                    found[running[future]] = record
                    write_whole(base / FILE, written_search_records(SearchRecords(rules, found)).encode())
                left = timedelta(seconds=round((time.monotonic() - begun) / done * (len(due) - done)))
                progress(say("check.progress", done=done, of=len(due), left=left))
    except KeyboardInterrupt:
        raise Stopped(say("check.make-stopped", done=len(found), of=len(tables))) from None
    progress.done()
    print(say("check.made", known=len(found), tables=len(tables), deals=deals, file=FILE))


def _place(library: Library, job: Job) -> MissionPlace:
    return job.key, made_from(library, library.missions[job.key]), job.players
