"""logwright show: prints a mission for people to read."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from logwright.cli.campaign_choice import beside, find_campaign
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.options.mission_choice import find_mission
from logwright.cli.show_campaign import show_campaign
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import listed, saying
from logwright.sentences.message import Number

_WIDTH = 100


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "show",
        description=say("show.description"),
    )
    parser.add_argument("mission", metavar="MISSION", help=say("show.options.mission"))
    parser.add_argument("--lang", help=say("show.options.lang"))
    parser.add_argument("--players", type=int, help=say("show.options.players"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    path = Path(options.mission)
    extra = [*beside(path), path] if path.suffix == ".yaml" and not project.holds(path) else []
    library, problems = load_library(project, extra)
    lang = shown_language(options.lang, library)
    mission = find_mission(library, options.mission, project)
    if not mission and (campaign := find_campaign(library, options.mission, project)):
        return show_campaign(options, library, problems, campaign, lang)
    file = mission.document.file if mission else project.name_of(path)
    if own := [problem for problem in problems if problem.file == file]:
        print(report(own, library.texts, "text"))
        return ExitCode.PROBLEMS
    if mission is None:
        campaigns = (name for each in library.campaigns.values() for name in (each.key, each.id))
        keys = [*library.mission_names, *campaigns]
        hint = did_you_mean(options.mission, keys) or saying("show.name-one")
        raise UsageError(say("no-mission", name=options.mission, hint=hint))
    if options.players and options.players not in mission.rules.players:
        raise UsageError(say("for-players", what=mission.key, known=listed(mission.rules.players)))
    print(as_text(library, mission, lang, options.players))
    return ExitCode.FINE


def as_text(library: Library, mission: LoggedMission, lang: str, players: int | None) -> str:
    """Heading, story and rules, wrapped for a terminal."""
    tongue = library.tongue(lang, mission.game)
    words = library.words(mission, lang)
    heading = [tongue.say("title")]
    if mission.number is None:
        heading.append(tongue.say("heading.custom"))
    else:
        heading.append(_numbered(mission, library, lang))
    if players:
        heading.append(tongue.say("players", {"n": Number(players, str(players))}))
    title = " ".join(words.title.split())
    parts = [" · ".join(heading), title, "=" * len(title), ""]
    if words.story:
        parts += [textwrap.fill(words.story, _WIDTH), ""]
    for line in library.rule_lines(mission, lang, players):
        parts.append(textwrap.fill(line, _WIDTH, initial_indent="• ", subsequent_indent="  "))
    if mission.laid:
        parts += ["", *_setup(library, mission, lang)]
    return "\n".join(parts)


def _setup(library: Library, mission: LoggedMission, lang: str) -> Iterator[str]:
    """Who takes which cards in a puzzle."""
    # Imported here: few missions are puzzles.
    from logwright.publish.views.book import Book
    from logwright.publish.views.seats.setup_view import setup_lines

    book = Book(library, lang)
    yield book.label(book.say("setup.title"))
    for line in setup_lines(book, mission):
        yield textwrap.fill(line, _WIDTH, initial_indent="• ", subsequent_indent="  ")


def _numbered(mission: LoggedMission, library: Library, lang: str) -> str:
    assert mission.number is not None
    tongue, game = library.tongue(lang, mission.game), library.games[mission.game]
    if mission.number == 0:
        return tongue.say("heading.training")
    if mission.rules.rises_by and mission.number == game.last_mission:
        return tongue.say("heading.epilogue")
    return tongue.say("heading.number", {"n": Number(mission.number, str(mission.number))})
