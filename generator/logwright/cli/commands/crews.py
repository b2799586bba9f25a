"""logwright crews: how often do crews that see only their own cards succeed? Stores the answers in content."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.options.library_option import load_library, need_checkout, project_of
from logwright.cli.speech import say, share, titled, words_of
from logwright.cli.terminal.progress import Progress
from logwright.content.model.crew_record import CrewRecords, PlainSetting, read_crew_records, written_crew_records
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.reader import read
from logwright.engine.crews.level import CLUB
from logwright.project import Project
from logwright.project.checking import executor
from logwright.verdicts.crews.crew_rounds import CrewRounds, CrewTable, crew_tables, records_now, with_longer
from logwright.verdicts.crews.kept_records import kept_records

FILE = "content/crews.yaml"
GAMES = 400
"""The true rate lies within five points of what so many attempts say."""
CLUSTER = 10_000
"""A cluster gets all tables at once; nobody here knows how many workers it has."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "crews",
        description=say("crews.description"),
    )
    parser.add_argument("--make", action="store_true", help=say("crews.options.make", file=FILE))
    parser.add_argument("--games", type=int, default=GAMES, help=say("crews.options.games", games=GAMES))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=say("check.options.scheduler"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.jobs < 1 or options.games < 1:
        raise UsageError(say("at-least-1", option="--games, --jobs"))
    project = project_of(options)
    library, _ = load_library(project)
    if options.make:
        need_checkout(project, "crews.records")
        _make(library, project, options)
        library, _ = load_library(project)
    print(_summary(library))
    return ExitCode.FINE


def _make(library: Library, project: Project, options: argparse.Namespace) -> None:
    """The file itself says how far it is: it is written after every portion, and the next run adds to it."""
    tables = crew_tables(library, options.games, CLUB)
    file, progress, begun, done = project.base / FILE, Progress(say("progress.played")), time.monotonic(), 0
    known = _kept(file, tables)
    try:
        with executor(options.jobs, options.scheduler or "") as working:
            at_once = CLUSTER if options.scheduler else 2 * options.jobs
            rounds = CrewRounds(tables, known, working, at_once)
            fewest = rounds.fewest
            for attempts in rounds:
                _keep(file, tables, rounds.so_far)
                done += attempts
                left = timedelta(seconds=round((time.monotonic() - begun) / max(done, 1) * rounds.left))
                progress(say("crews.progress", done=done, of=done + rounds.left, left=left))
                if rounds.fewest > fewest:
                    fewest = rounds.fewest
                    progress.done()
                    print(say("crews.round", attempts=fewest, left=left), flush=True)
    except KeyboardInterrupt:
        raise Stopped(say("crews.stopped", done=done, of=done + rounds.left)) from None
    progress.done()
    for place, reason in rounds.gave_up.items():
        key, players = (place.tasks, place.players) if isinstance(place, PlainSetting) else (place[0], place[2])
        print(titled(say("with-players", key=key, players=players), words_of(reason)))


def _keep(file: Path, tables: Sequence[CrewTable], found: CrewRecords) -> None:
    """Another run may have written meanwhile; what it made is not lost."""
    write_whole(file, written_crew_records(with_longer(found, _kept(file, tables))).encode())


def _kept(file: Path, tables: Sequence[CrewTable]) -> CrewRecords:
    document = read(FILE, file.read_bytes())
    return records_now(tables, CrewRecords() if isinstance(document, Problem) else read_crew_records(document), CLUB)


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
