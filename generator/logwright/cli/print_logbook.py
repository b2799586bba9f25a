"""logwright print logbook: missions as a booklet to play from and to write in."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.mission_choice import Choice, choose
from logwright.cli.print_options import add_print_options, languages, print_all, print_options
from logwright.cli.reporter import report
from logwright.content.logged_mission import LoggedMission


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "logbook",
        help="missions as a logbook, to read and as a booklet to fold",
        description="Makes a logbook of all missions of a game, or of those you name: planet-nine/14, deep-sea/1-10, "
        "custom/NAME, files, or folders with mission files. Broken files are reported, the others printed.",
    )
    parser.add_argument("missions", nargs="*", metavar="MISSION", help="keys, spans, files or folders")
    parser.add_argument("--game", help="the missions of this game (default: of all games)")
    parser.add_argument("--title", default="", help="what the cover says below “Logbook”")
    parser.add_argument("--half-pages", action="store_true", help="two missions on a page")
    add_print_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.book import Book
    from logwright.publish.print.logbook.job import logbook_job

    root, chosen_options = root_of(options), print_options(options)
    choice = choose(root, options.missions) if options.missions else _official(root)
    library = choice.library
    if choice.problems:
        print(report(choice.problems, library.texts, "text"), end="\n\n")
    name = _name(options)
    jobs = []
    for lang in languages(options.lang, library):
        book = Book(library, lang)
        for game, missions in _by_game(choice, options.game, chosen_options.players):
            jobs.append(
                logbook_job(
                    book,
                    game,
                    missions,
                    chosen_options,
                    name=f"{name}-{game}" if name else "",
                    title=options.title or (book.say("print.logbook.own") if name else ""),
                    halves=options.half_pages,
                )
            )
    if not jobs and not choice.problems:
        raise UsageError("none of these missions can be printed; see logwright show")
    code = print_all(jobs, options.out or root / "build" / "print")
    return code or (ExitCode.PROBLEMS if choice.problems else ExitCode.FINE)


def _official(root: Path) -> Choice:
    library, problems = load_library(root)
    broken = {problem.file for problem in problems}
    missions = sorted(
        (mission for mission in library.missions.values() if mission.official),
        key=lambda mission: (mission.game, mission.number),
    )
    sound = tuple(mission for mission in missions if mission.document.file not in broken)
    files = {mission.document.file for mission in missions}
    return Choice(library, sound, tuple(problem for problem in problems if problem.file in files))


def _by_game(choice: Choice, game: str | None, players: int | None) -> Iterator[tuple[str, list[LoggedMission]]]:
    """One logbook for each game, with the missions that so many can play."""
    if game and game not in choice.library.games:
        raise UsageError(f"{game} has no missions; there are {', '.join(choice.library.games)}")
    for each in choice.library.games:
        fitting = [
            mission
            for mission in choice.missions
            if mission.game == each and (players is None or players in mission.rules.players)
        ]
        if fitting and game in (None, each):
            yield each, fitting


def _name(options: argparse.Namespace) -> str:
    """What files of a choice of one's own are called: as their folder, or after the title."""
    if not options.missions:
        return ""
    first = Path(options.missions[0])
    said = options.title or (first.resolve().name if first.is_dir() else "own")
    return re.sub(r"[^\w-]+", "-", said.lower()).strip("-") or "own"
