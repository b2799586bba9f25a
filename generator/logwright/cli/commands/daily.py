"""logwright daily: the deals of a day, and par, which crews work out ahead. Stores par in content."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from datetime import date
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import load_library, need_checkout, project_of
from logwright.cli.playing.daily_choice import told
from logwright.cli.speech import say
from logwright.cli.terminal.progress import Progress
from logwright.content.model.daily_deals import written_daily_deals
from logwright.content.model.library import Library
from logwright.project import Project
from logwright.verdicts.crews.daily_par import CREWS, deals_without_par, work_out_par
from logwright.verdicts.running.workers import workers

FILE = "content/daily.yaml"
DAYS = 60


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("daily", description=say("daily.description"))
    parser.add_argument("--date", type=_day, default=None, metavar="YYYY-MM-DD", help=say("daily.options.date"))
    parser.add_argument("--make", action="store_true", help=say("daily.options.make", file=FILE, crews=CREWS))
    parser.add_argument("--days", type=int, default=DAYS, help=say("daily.options.days", days=DAYS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))
    parser.add_argument("--lang", help=say("check.options.lang"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.jobs < 1 or options.days < 1:
        raise UsageError(say("at-least-1", option="--days, --jobs"))
    project = project_of(options)
    library, _ = load_library(project)
    day = options.date or date.today()
    if options.make:
        need_checkout(project, "daily.par")
        library = _made(library, project, day, options)
    lang = shown_language(options.lang, library)
    for deal in library.daily.of(day):
        print(told(library, deal, lang))
    return ExitCode.FINE


def _made(library: Library, project: Project, first: date, options: argparse.Namespace) -> Library:
    """An interrupted run continues where it stopped: par is written as soon as a deal is done."""
    due = list(deals_without_par(library, first, options.days))
    progress = Progress(say("progress.played"))
    done = 0
    try:
        with workers(options.jobs) as executor:
            for deal in due:
                key, par = work_out_par(library, deal, executor)
                library = replace(library, daily=replace(library.daily, par={**library.daily.par, key: par}))
                write_whole(project.base / FILE, written_daily_deals(library.daily).encode())
                done += 1
                progress(say("daily.progress", day=deal.day.isoformat(), key=deal.mission, done=done, of=len(due)))
    except KeyboardInterrupt:
        raise Stopped(say("daily.stopped", done=done, of=len(due))) from None
    progress.done()
    return library


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UsageError(say("daily.bad-date", found=text)) from None
