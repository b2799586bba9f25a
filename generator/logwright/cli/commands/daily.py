"""logwright daily: the deals of a day; chooses those of days to come and stores them in content."""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import as_completed
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import load_library, need_checkout, project_of
from logwright.cli.playing.daily_words import told
from logwright.cli.speech import say
from logwright.content.model.daily_deals import written_daily_deals
from logwright.content.model.library import Library
from logwright.project import Project
from logwright.verdicts.crews.daily_choice import (
    CREWS,
    choice_job,
    choose,
    slots_to_choose,
    with_chosen,
    without_the_past,
)
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
    lang = shown_language(options.lang, library)
    if options.make:
        need_checkout(project, "daily")
        return _make(library, project, day, options, lang)
    for deal in library.daily.of(day):
        print(told(library, deal, lang))
    return ExitCode.FINE


def _make(library: Library, project: Project, first: date, options: argparse.Namespace, lang: str) -> int:
    """A run that was stopped or killed continues where it was: what is chosen is written as soon as it is known."""
    library = replace(library, daily=without_the_past(library.daily, first))
    due = list(slots_to_choose(library, first, options.days))
    done, missed, begun = 0, 0, time.monotonic()
    try:
        with workers(options.jobs) as executor:
            running = {executor.submit(choose, choice_job(library, slot)): slot for slot in due}
            for future in as_completed(running):
                day, game, difficulty = running[future]
                if found := future.result():
                    library = with_chosen(library, *found)
                    write_whole(project.base / FILE, written_daily_deals(library.daily).encode())
                    words = told(library, found[0], lang)
                else:
                    missed += 1
                    words = say("daily.missed", game=game, difficulty=say(f"daily.difficulty.{difficulty}"))
                done += 1
                left = timedelta(seconds=round((time.monotonic() - begun) / done * (len(due) - done)))
                count = say("daily.progress", done=done, of=len(due), left=left)
                print(f"{count} · {day} · {words}", flush=True)
    except KeyboardInterrupt:
        raise Stopped(say("daily.stopped", done=done, of=len(due))) from None
    print(say("daily.chosen", n=len(library.daily.chosen), file=FILE))
    return ExitCode.PROBLEMS if missed else ExitCode.FINE


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UsageError(say("daily.bad-date", found=text)) from None
