"""logwright print logbook: missions as a booklet to play from and write in."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.options.mission_choice import Choice, choose_for_sheets
from logwright.cli.print_commands.print_options import (
    add_print_options,
    languages,
    print_all,
    print_folder,
    print_options,
)
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.writing.slug import slug
from logwright.project import Project
from logwright.saying import listed

if TYPE_CHECKING:
    from logwright.publish.views.book import Verdicts


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "logbook",
        help=say("print.logbook.help"),
        description=say("print.logbook.description"),
    )
    parser.add_argument("missions", nargs="*", metavar="MISSION", help=say("print.logbook.options.missions"))
    parser.add_argument("--game", help=say("print.logbook.options.game"))
    parser.add_argument("--title", default="", help=say("print.logbook.options.title"))
    parser.add_argument("--half-pages", action="store_true", help=say("print.logbook.options.half-pages"))
    parser.add_argument("--campaign", metavar="ID", help=say("print.logbook.options.campaign"))
    parser.add_argument("--answers", action="store_true", help=say("print.logbook.options.answers"))
    add_print_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.logbook.job import logbook_job
    from logwright.publish.views.book import Book

    project = project_of(options)
    if options.campaign:
        from logwright.cli.print_campaign import run_campaign

        return run_campaign(options, project)
    chosen_options = print_options(options, project)
    out = print_folder(options, project)
    choice = choose_for_sheets(project, options.missions, options.answers) if options.missions else _usual(project)
    library = choice.library
    if choice.problems:
        print(report(choice.problems, library.texts, "text"), end="\n\n")
    own = not options.missions and any(mission.is_own for mission in choice.missions)
    title = options.title or (project.settings.name if own else "")
    name = (slug(title) or "own") if own else _name(options)
    by_game = list(_by_game(choice, options.game, chosen_options.players))
    langs = languages(options.lang, library, project)
    verdicts: Verdicts = {}
    if options.answers:
        # Imported here: answers take the search along.
        from logwright.cli.winning_lines import winning_lines

        printed = [mission for _, missions in by_game for mission in missions]
        verdicts = winning_lines(library, printed, project, chosen_options.players)
    jobs = []
    for lang in langs:
        book = Book(library, lang, verdicts)
        for game, missions in by_game:
            jobs.append(
                logbook_job(
                    book,
                    game,
                    missions,
                    chosen_options,
                    name=f"{name}-{game}" if name else "",
                    title=title or (book.say("print.logbook.own") if name else ""),
                    halves=options.half_pages,
                    author=project.settings.author if own else "",
                    answers=options.answers,
                )
            )
    if not jobs and not choice.problems:
        raise UsageError(say("print.logbook.nothing"))
    code = print_all(jobs, out)
    return code or (ExitCode.PROBLEMS if choice.problems else ExitCode.FINE)


def _usual(project: Project) -> Choice:
    """The missions of a project, if it has any; otherwise the official ones."""
    library, problems = load_library(project)
    broken = {problem.file for problem in problems}
    own = [mission for mission in library.missions.values() if mission.is_own and not mission.official]
    official = [mission for mission in library.missions.values() if mission.official]
    missions = sorted(own or official, key=lambda mission: (mission.game, mission.number, mission.key))
    sound = tuple(mission for mission in missions if mission.document.file not in broken)
    files = {mission.document.file for mission in missions}
    return Choice(library, sound, tuple(problem for problem in problems if problem.file in files))


def _by_game(choice: Choice, game: str | None, players: int | None) -> Iterator[tuple[str, list[LoggedMission]]]:
    """One logbook per game, with the missions that fit the number of players."""
    if game and game not in choice.library.games:
        raise UsageError(say("print.logbook.no-missions", game=game, known=listed(choice.library.games)))
    for each in choice.library.games:
        fitting = [
            mission
            for mission in choice.missions
            if mission.game == each and (players is None or players in mission.rules.players)
        ]
        if fitting and game in (None, each):
            yield each, fitting


def _name(options: argparse.Namespace) -> str:
    """The file name for a custom selection: from its folder or its title."""
    if not options.missions:
        return ""
    first = Path(options.missions[0])
    return slug(options.title or (first.resolve().name if first.is_dir() else "")) or "own"
