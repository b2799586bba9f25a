"""logwright suggest: new missions of about the difficulty you want, or a whole campaign that rises."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.progress import Progress
from logwright.content.library import Library
from logwright.content.schema import Schemas
from logwright.sentences.mission_text import mission_lines
from logwright.suggestions.sketch import symbols_of
from logwright.suggestions.suggestion import NothingFits, Suggestion, Wish, Workshop
from logwright.verdicts.crew_records import kept_records
from logwright.verdicts.difficulty import EASIEST, HARDEST, Scale, scales
from logwright.verdicts.interval import wilson

COUNT, LENGTH = 5, 12


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "suggest",
        help="new missions of about the difficulty you want",
        description="Puts missions together, proves that each can be won, and lets crews that see only their own cards "
        "play it until it is as hard as you want. A campaign begins easily and gets harder.",
    )
    parser.add_argument("what", nargs="?", choices=("missions", "campaign"), default="missions")
    parser.add_argument("--game", choices=("planet-nine", "deep-sea"), default="planet-nine")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5), help="the number of players (4)")
    parser.add_argument(
        "--difficulty", type=float, default=5, help="from 1 to 10, measured by the official missions (5)"
    )
    parser.add_argument("--symbols", default="", help="symbols the missions should bear, for example dead-zone")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many missions ({COUNT})")
    parser.add_argument("--length", type=int, default=LENGTH, help=f"how many missions a campaign has ({LENGTH})")
    parser.add_argument("--seed", type=int, default=1, help="another seed suggests other missions (1)")
    parser.add_argument("--lang", default="en", help="the language in which they are shown (en)")
    parser.add_argument("--out", type=Path, help="the folder for the files (default: build/suggestions)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    library, _ = load_library(root)
    campaign = options.what == "campaign"
    difficulties = _rising(options.length) if campaign else [options.difficulty] * options.count
    _refuse(options, library, difficulties)
    progress = Progress("trying")
    workshop = Workshop(
        library, Schemas.below(root / "schemas"), _wish(options, library), _scale(options, library), progress
    )
    folder: Path = options.out or root / "build" / "suggestions"
    written = []
    for place, difficulty in enumerate(difficulties, start=1):
        try:
            suggestion = workshop.suggest(difficulty, f"step-{place:02}-" if campaign else "")
        except NothingFits:
            progress.done()
            print(f"No mission of difficulty {difficulty:g} came about; try fewer symbols or another seed.")
            break
        progress.done()
        path = folder / f"{suggestion.mission.document.data['id']}.yaml"
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(suggestion.text, "utf-8")
        written.append(path)
        print(_shown(suggestion, library, options) + f"\n  {path}\n")
    if written:
        print(f"To print them: logwright print logbook {folder}")
    return ExitCode.FINE if len(written) == len(difficulties) else ExitCode.PROBLEMS


def _rising(length: int) -> list[float]:
    """From nearly the easiest to nearly the hardest."""
    low, high = EASIEST + 1, HARDEST - 1
    return [round(low + (high - low) * step / max(length - 1, 1), 1) for step in range(length)]


def _refuse(options: argparse.Namespace, library: Library, difficulties: list[float]) -> None:
    if not difficulties or len(difficulties) > 100:
        raise UsageError("suggest from 1 to 100 missions")
    if not EASIEST <= options.difficulty <= HARDEST:
        raise UsageError(f"--difficulty goes from {EASIEST} to {HARDEST}")
    if options.lang not in library.locales:
        raise UsageError(f"there is no language {options.lang}; there are {', '.join(library.languages)}")


def _wish(options: argparse.Namespace, library: Library) -> Wish:
    twists = library.documents[f"content/{options.game}/twists.yaml"].data["twists"]
    known = sorted(set[str]().union(*map(symbols_of, twists)))
    symbols = tuple(symbol.strip() for symbol in options.symbols.split(",") if symbol.strip())
    for symbol in symbols:
        if symbol not in known:
            raise UsageError(f"no suggestion bears the symbol {symbol!r}; there are {', '.join(known)}")
    return Wish(options.game, options.players, symbols, options.seed)


def _scale(options: argparse.Namespace, library: Library) -> Scale:
    known = scales(library, kept_records(library, library.missions.values()))
    scale = known.get((options.game, options.players))
    if not scale:
        raise UsageError("nothing is known of the official missions yet; run logwright crews --make")
    return scale


def _shown(suggestion: Suggestion, library: Library, options: argparse.Namespace) -> str:
    mission, found = suggestion.mission, suggestion.found
    low, high = wilson(found.won, found.games)
    rate = found.won / found.games
    lines = [
        library.words(mission, options.lang).title,
        f"  difficulty {suggestion.difficulty:.1f}, about as hard as {suggestion.like}; crews succeed in {rate:.0%} of "
        f"{found.games} attempts ({low:.0%} to {high:.0%})",
        *(
            f"  - {line}"
            for line in mission_lines(mission.rules, library.tongue(options.lang, mission.game), options.players)
        ),
    ]
    return "\n".join(lines)
