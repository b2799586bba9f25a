"""logwright crews: how often do crews succeed that see only their own cards? Stores the answers in content."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.options.library_option import load_library, need_checkout, project_of
from logwright.cli.speech import say, share
from logwright.cli.terminal.progress import Progress
from logwright.content.model.crew_record import CrewRecord, CrewRecords, written_crew_records
from logwright.content.model.library import Library
from logwright.project import Project
from logwright.verdicts.crews.crew_job import CrewJob
from logwright.verdicts.crews.crew_records import as_record, batch, mission_jobs, plain_jobs
from logwright.verdicts.crews.crew_survey import crew_store, survey_crews
from logwright.verdicts.crews.kept_records import kept_records, made_from
from logwright.verdicts.running.workers import workers

FILE = "content/crews.yaml"
LEVEL = "club"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "crews",
        description=say("crews.description"),
    )
    parser.add_argument("--make", action="store_true", help=say("crews.options.make", file=FILE))
    parser.add_argument("--games", type=int, help=say("crews.options.games"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.jobs < 1 or (options.games is not None and options.games < 1):
        raise UsageError(say("at-least-1", option="--games, --jobs"))
    project = project_of(options)
    library, _ = load_library(project)
    if options.make:
        need_checkout(project, "crews.records")
        write_whole(project.base / FILE, written_crew_records(_made(library, project, options)).encode())
        library, _ = load_library(project)
    print(_summary(library))
    return ExitCode.FINE


def _made(library: Library, project: Project, options: argparse.Namespace) -> CrewRecords:
    """An interrupted run continues where it stopped: every verdict is cached in build/ as soon as it is known."""
    tables = sum(len(mission.rules.players) for mission in library.missions.values())
    games = options.games or batch(tables + len(list(plain_jobs(library, 1))))
    missions = mission_jobs(library, library.missions.values(), games)
    plain = list(plain_jobs(library, games))
    records = _played([*missions, *(job for _, job in plain)], project, options.jobs)
    found = {
        (job.key, made_from(library, library.missions[job.key]), job.players): records[job.key, job.players]
        for job in missions
    }
    settings = {setting: records[job.key, job.players] for setting, job in plain}
    return CrewRecords(LEVEL, found, settings)


def _played(jobs: Sequence[CrewJob], project: Project, processes: int) -> dict[tuple[str, int], CrewRecord]:
    store = crew_store(project.cache / "verdicts")
    progress = Progress(say("progress.played"))
    found = {}
    try:
        with workers(processes) as executor:
            for verdict in survey_crews(jobs, executor, store):
                found[verdict.key, verdict.players] = as_record(verdict)
                progress(say("progress.table", key=verdict.key, players=verdict.players, done=len(found), of=len(jobs)))
    except KeyboardInterrupt:
        raise Stopped(say("crews.stopped", done=len(found), of=len(jobs))) from None
    progress.done()
    return found


def _summary(library: Library) -> str:
    missions = list(library.missions.values())
    known = kept_records(library, missions)
    tables = sum(len(mission.rules.players) for mission in missions)
    attempts = sum(record.attempts for record in known.values())
    lines = [say("crews.known", known=len(known), tables=tables, attempts=attempts)]
    for players in sorted({players for _, players in known}):
        at_table = [record for (_, count), record in known.items() if count == players]
        won, tried = sum(record.won for record in at_table), sum(record.attempts for record in at_table)
        lines.append(say("crews.won", players=players, won=won, tried=tried, share=share(won / tried)))
    return "\n".join(lines)
