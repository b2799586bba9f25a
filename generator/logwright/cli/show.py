"""logwright show: a mission as a person reads it."""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.reporter import report
from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.suggestion import did_you_mean
from logwright.sentences.message import Number
from logwright.sentences.mission_text import mission_lines

_WIDTH = 100


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "show",
        help="print a mission as a person reads it",
        description="Prints title, story and rules of a mission: planet-nine/05, custom/lost-probe or a file.",
    )
    parser.add_argument("mission", metavar="MISSION", help="planet-nine/05, deep-sea/12, custom/NAME or a file")
    parser.add_argument("--lang", default="en", help="the language (default: en)")
    parser.add_argument("--players", type=int, help="for so many players (default: for all)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    path = Path(options.mission)
    extra = [path] if path.suffix == ".yaml" and not path.resolve().is_relative_to(root / "content") else []
    library, problems = load_library(root, extra)
    if options.lang not in library.locales:
        raise UsageError(f"there is no language {options.lang}; there are {', '.join(library.languages)}")
    mission = _find(library, options.mission, root)
    if mission is None:
        own = [problem for problem in problems if problem.file == options.mission]
        if own:
            print(report(own, library.texts, "text"))
            return ExitCode.PROBLEMS
        keys = [mission.key for mission in library.all_missions]
        raise UsageError(
            f"there is no mission {options.mission}; {did_you_mean(options.mission, keys) or 'see content/'}"
        )
    if options.players and options.players not in mission.rules.players:
        known = ", ".join(map(str, mission.rules.players))
        raise UsageError(f"{mission.key} is for {known} players")
    print(as_text(library, mission, options.lang, options.players))
    return ExitCode.FINE


def _find(library: Library, wanted: str, root: Path) -> LoggedMission | None:
    """By key, by key with a short number (deep-sea/5), or by file."""
    missions = library.missions
    game, _, number = wanted.partition("/")
    if number.isdigit():
        wanted = f"{game}/{int(number):02}"
    if wanted in missions:
        return missions[wanted]
    path = Path(wanted).resolve()
    names = {wanted, path.relative_to(root).as_posix() if path.is_relative_to(root) else wanted}
    return next((mission for mission in library.all_missions if mission.document.file in names), None)


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
    parts = [" · ".join(heading), words.title, "=" * len(words.title), ""]
    if words.story:
        parts += [textwrap.fill(words.story, _WIDTH), ""]
    for line in mission_lines(mission.rules, tongue, players):
        parts.append(textwrap.fill(line, _WIDTH, initial_indent="• ", subsequent_indent="  "))
    return "\n".join(parts)


def _numbered(mission: LoggedMission, library: Library, lang: str) -> str:
    assert mission.number is not None
    tongue, game = library.tongue(lang, mission.game), library.games[mission.game]
    if mission.number == 0:
        return tongue.say("heading.training")
    if mission.rules.rises_by and mission.number == game.last_mission:
        return tongue.say("heading.epilogue")
    return tongue.say("heading.number", {"n": Number(mission.number, str(mission.number))})
