"""logwright crews: how often do crews succeed that see only their own cards? Keeps the answers in content."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.progress import Progress
from logwright.content.crew_record import CrewRecord, CrewRecords, written_crew_records
from logwright.content.library import Library
from logwright.verdicts.crew_job import CrewJob
from logwright.verdicts.crew_records import as_record, batch, kept_records, made_from, mission_jobs, plain_jobs
from logwright.verdicts.crew_survey import survey_crews
from logwright.verdicts.crew_verdict import crew_verdict_from_data
from logwright.verdicts.store import Store

FILE = "content/crews.yaml"
LEVEL = "club"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "crews",
        help="how often do crews succeed that see only their own cards?",
        description="Counts what is kept about crews, or lets them play every mission of the library and keeps how "
        "they fared. A single mission is played by logwright check --crew.",
    )
    parser.add_argument("--make", action="store_true", help=f"play all missions and write {FILE}")
    parser.add_argument(
        "--games", type=int, help="attempts per mission and number of players (what two cores play in ten minutes)"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes that share the work (all cores)"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.jobs < 1 or (options.games is not None and options.games < 1):
        raise UsageError("--games and --jobs must be at least 1")
    root = root_of(options)
    library, _ = load_library(root)
    if options.make:
        (root / FILE).write_text(written_crew_records(_made(library, root, options)), "utf-8")
        library, _ = load_library(root)
    print(_summary(library))
    return ExitCode.FINE


def _made(library: Library, root: Path, options: argparse.Namespace) -> CrewRecords:
    """A run that is stopped goes on where it was: every verdict is kept in build/ as soon as it is known."""
    tables = sum(len(mission.rules.players) for mission in library.missions.values())
    games = options.games or batch(tables + len(list(plain_jobs(library, 1))))
    missions = mission_jobs(library, library.missions.values(), games)
    plain = list(plain_jobs(library, games))
    records = _played([*missions, *(job for _, job in plain)], root, options.jobs)
    found = {
        (job.key, made_from(library, library.missions[job.key]), job.players): records[job.key, job.players]
        for job in missions
    }
    settings = {setting: records[job.key, job.players] for setting, job in plain}
    return CrewRecords(LEVEL, found, settings)


def _played(jobs: Sequence[CrewJob], root: Path, processes: int) -> dict[tuple[str, int], CrewRecord]:
    store = Store(root / "build" / "verdicts", crew_verdict_from_data)
    progress = Progress("played")
    found = {}
    # Also for one process: verdicts come one by one, and what was played is not lost when somebody stops it.
    with ProcessPoolExecutor(processes) as executor:
        for verdict in survey_crews(jobs, executor, store):
            found[verdict.key, verdict.players] = as_record(verdict)
            progress(f"{verdict.key} with {verdict.players} players, {len(found)} of {len(jobs)}")
    progress.done()
    return found


def _summary(library: Library) -> str:
    missions = list(library.missions.values())
    known = kept_records(library, missions)
    tables = sum(len(mission.rules.players) for mission in missions)
    attempts = sum(record.attempts for record in known.values())
    lines = [f"Known of {len(known)} of {tables} missions and numbers of players: {attempts:,} attempts"]
    for players in sorted({players for _, players in known}):
        at_table = [record for (_, count), record in known.items() if count == players]
        won, tried = sum(record.won for record in at_table), sum(record.attempts for record in at_table)
        lines.append(f"{players} players: {won:,} of {tried:,} won, {won / tried:.0%}")
    return "\n".join(lines)
