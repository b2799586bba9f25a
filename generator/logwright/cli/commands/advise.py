"""logwright advise: how a mission becomes about as hard as its author wants it, by a single change."""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import fill
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import project_of, selected
from logwright.cli.speech import number, say, share
from logwright.cli.terminal.interruption import search_in_this_process
from logwright.cli.terminal.progress import Progress
from logwright.cli.terminal.reporter import report
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.read.schema import Schemas
from logwright.engine.interval import wilson
from logwright.publish.designer.neighbour_text import neighbour_text
from logwright.publish.views.book import Book
from logwright.saying import listed
from logwright.suggestions.advice import Advice, Adviser
from logwright.suggestions.measuring import difficulty
from logwright.verdicts.crews.crew_job import CrewPart
from logwright.verdicts.crews.estimates import estimates
from logwright.verdicts.crews.kept_records import kept_records
from logwright.verdicts.missions.difficulty import EASIEST, HARDEST, Scale, scales

WIDTH = 100


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("advise", description=say("advise.description"))
    parser.add_argument("mission", type=Path, metavar="MISSION", help=say("advise.options.mission"))
    parser.add_argument("--players", type=int, default=4, help=say("pairs.options.players"))
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--difficulty", type=float, help=say("advise.options.difficulty"))
    wanted.add_argument("--like", metavar="KEY", help=say("advise.options.like"))
    parser.add_argument("--seed", type=int, default=1, help=say("suggest.options.seed"))
    parser.add_argument("--lang", help=say("show.options.lang"))
    parser.set_defaults(run=run)


@search_in_this_process()
def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    chosen = selected(project, [options.mission])
    if chosen.problems or not chosen.missions:
        print(report(chosen.problems, chosen.library.texts, "text") if chosen.problems else say("check.nothing"))
        return ExitCode.PROBLEMS
    library, mission = chosen.library, chosen.missions[0]
    lang = shown_language(options.lang, library)
    if options.players not in mission.rules.players:
        known = listed(mission.rules.players)
        raise UsageError(say("for-players", what=mission.key, known=known))
    scale = _scale(library, mission, options.players)
    wanted = _wanted(options, scale)
    progress, book = Progress(say("progress.trying")), Book(library, lang)
    game = library.games[mission.game]
    schemas = Schemas.below(project.schemas).knowing(library.game_facts)
    adviser = Adviser(
        library,
        schemas,
        scale,
        options.players,
        options.seed,
        lambda neighbour: progress(neighbour_text(book, game, neighbour)),
    )
    now, found = adviser.measured(mission), adviser.advise(mission, wanted)
    progress.done()
    print(titled_line(mission.key, _told(now, difficulty(now, scale))))
    print(say("advise.found" if found else "advise.none", difficulty=number(wanted, 1), players=options.players))
    for advice in found:
        print(_line(advice, neighbour_text(book, game, advice.neighbour)))
    return ExitCode.FINE if found else ExitCode.PROBLEMS


def titled_line(name: str, told: str) -> str:
    return fill(say("advise.line", what=name, found=told), WIDTH)


def _line(advice: Advice, change: str) -> str:
    said = say("advise.line", what=change, found=_told(advice.found, advice.difficulty))
    return fill(said, WIDTH, initial_indent="  - ", subsequent_indent="    ")


def _told(found: CrewPart, hard: float) -> str:
    low, high = wilson(found.won, found.games)
    rate = found.won / found.games if found.games else 0.0
    return say(
        "advise.measured",
        difficulty=number(hard, 1),
        rate=share(rate),
        attempts=found.games,
        low=share(low),
        high=share(high),
    )


def _wanted(options: argparse.Namespace, scale: Scale) -> float:
    if options.like:
        if options.like not in scale.keys:
            raise UsageError(say("advise.unknown", key=options.like))
        return scale.difficulty(scale.rates[scale.keys.index(options.like)])
    if not EASIEST <= options.difficulty <= HARDEST:
        raise UsageError(say("suggest.difficulty", easiest=EASIEST, hardest=HARDEST))
    wanted: float = options.difficulty
    return wanted


def _scale(library: Library, mission: LoggedMission, players: int) -> Scale:
    known = scales(library, estimates(library, kept_records(library, library.missions.values())))
    scale = known.get((mission.game, players))
    if not scale:
        raise UsageError(say("suggest.nothing-known"))
    return scale
