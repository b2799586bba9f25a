"""logwright suggest: new missions of about the requested difficulty, or a whole campaign of increasing difficulty."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import chosen_game, load_library, project_of
from logwright.cli.speech import number, say, share, words_of
from logwright.cli.suggest_campaign import write_campaign
from logwright.cli.terminal.interruption import search_in_this_process
from logwright.cli.terminal.progress import Progress
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas
from logwright.engine.interval import wilson
from logwright.output.new_file import create_file
from logwright.project import Project
from logwright.saying import listed, measure
from logwright.sentences.mission_text import mission_lines
from logwright.suggestions.sketch import symbols_of
from logwright.suggestions.suggestion import NothingFits, Suggestion, Wish, Workshop
from logwright.verdicts.crews.estimates import estimates
from logwright.verdicts.crews.kept_records import kept_records
from logwright.verdicts.missions.difficulty import EASIEST, HARDEST, Scale, scales

COUNT, LENGTH = 5, 12


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "suggest",
        description=say("suggest.description"),
    )
    parser.add_argument("what", nargs="?", choices=("missions", "campaign"), default="missions")
    parser.add_argument("--game", help=say("new.mission.options.game"))
    parser.add_argument("--players", type=int, default=4, help=say("pairs.options.players"))
    parser.add_argument("--difficulty", type=float, default=5, help=say("suggest.options.difficulty"))
    parser.add_argument("--symbols", default="", help=say("suggest.options.symbols"))
    parser.add_argument("--count", type=int, default=COUNT, help=say("suggest.options.count", count=COUNT))
    parser.add_argument("--length", type=int, default=LENGTH, help=say("suggest.options.length", length=LENGTH))
    parser.add_argument("--seed", type=int, default=1, help=say("suggest.options.seed"))
    parser.add_argument("--lang", help=say("show.options.lang"))
    parser.add_argument("--out", type=Path, help=say("suggest.options.out"))
    parser.set_defaults(run=run)


@search_in_this_process()
def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    library, _ = load_library(project)
    options.game = chosen_game(library, options.game).id
    campaign = options.what == "campaign"
    difficulties = _rising(options.length) if campaign else [options.difficulty] * options.count
    _refuse(options, library, difficulties)
    progress = Progress(say("progress.trying"))
    workshop = Workshop(
        library,
        Schemas.below(project.schemas).knowing(library.game_facts),
        _wish(options, library),
        _scale(options, library),
        lambda said: progress(words_of(said)),
    )
    folder = _folder(options, project)
    written = []
    for place, difficulty in enumerate(difficulties, start=1):
        try:
            suggestion = workshop.suggest(difficulty, f"step-{place:02}-" if campaign else "")
        except NothingFits:
            progress.done()
            print(say("suggest.none", difficulty=measure(difficulty)))
            break
        progress.done()
        path = folder / f"{suggestion.mission.document.data['id']}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        create_file(path, suggestion.text.encode())
        written.append(path)
        print(_shown(suggestion, library, options) + f"\n  {path}\n")
    if campaign and len(written) == len(difficulties):
        return write_campaign(project, library, workshop, folder, written)
    if written:
        print(say("suggest.to-print", folder=folder))
    return ExitCode.FINE if len(written) == len(difficulties) else ExitCode.PROBLEMS


def _folder(options: argparse.Namespace, project: Project) -> Path:
    """The output folder: single missions go to build/ for review, those of a campaign into the project, if any."""
    if options.what == "campaign":
        folder: Path = options.out or project.own or project.made / "suggestions"
        return folder / "missions"
    return options.out or project.made / "suggestions"


def _rising(length: int) -> list[float]:
    """Difficulties from nearly the easiest to nearly the hardest."""
    low, high = EASIEST + 1, HARDEST - 1
    return [round(low + (high - low) * step / max(length - 1, 1), 1) for step in range(length)]


def _refuse(options: argparse.Namespace, library: Library, difficulties: list[float]) -> None:
    if not difficulties or len(difficulties) > 100:
        raise UsageError(say("suggest.count"))
    players = library.games[options.game].players
    if options.players not in players:
        raise UsageError(say("for-players", what=options.game, known=listed(players)))
    if not EASIEST <= options.difficulty <= HARDEST:
        raise UsageError(say("suggest.difficulty", easiest=EASIEST, hardest=HARDEST))
    options.lang = shown_language(options.lang, library)


def _wish(options: argparse.Namespace, library: Library) -> Wish:
    document = library.at(f"{options.game}/twists.yaml")
    if document is None:
        raise UsageError(say("suggest.no-twists", game=options.game))
    twists = document.data["twists"]
    known = sorted(set[str]().union(*map(symbols_of, twists)))
    symbols = tuple(symbol.strip() for symbol in options.symbols.split(",") if symbol.strip())
    for symbol in symbols:
        if symbol not in known:
            raise UsageError(say("suggest.no-symbol", symbol=repr(symbol), known=listed(known)))
    return Wish(options.game, options.players, symbols, options.seed)


def _scale(options: argparse.Namespace, library: Library) -> Scale:
    known = scales(library, estimates(library, kept_records(library, library.missions.values())))
    scale = known.get((options.game, options.players))
    if not scale:
        raise UsageError(say("suggest.nothing-known"))
    return scale


def _shown(suggestion: Suggestion, library: Library, options: argparse.Namespace) -> str:
    mission, found = suggestion.mission, suggestion.found
    tongue = library.tongue(options.lang, mission.game)
    low, high = wilson(found.won, found.games)
    rate = found.won / found.games
    lines = [
        library.words(mission, options.lang).title,
        "  "
        + say(
            "suggest.found",
            difficulty=number(suggestion.difficulty, 1),
            like=suggestion.like,
            rate=share(rate),
            attempts=found.games,
            low=share(low),
            high=share(high),
        ),
        *(
            f"  - {line}"
            for line in mission_lines(mission.rules, tongue, library.games[mission.game].players, options.players)
        ),
    ]
    return "\n".join(lines)
