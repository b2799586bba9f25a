"""logwright print cards: cards, tokens and tiles to cut out."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.paths import name_in_library
from logwright.cli.print_options import languages, need_text_libraries
from logwright.cli.progress_bar import ProgressBar
from logwright.cli.reporter import report
from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.suggestion import did_you_mean

if TYPE_CHECKING:
    from logwright.publish.print.cards.edition import Edition
    from logwright.publish.print.cards.printer import Printout
    from logwright.publish.print.cards.sheet import Printing

CALIBRATION = "calibration"
_OFFSET = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)")
_FARTHEST = 20.0


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "cards",
        help="cards, tokens and tiles to cut out",
        description="Makes sheets of cards, tokens and tiles, with crop marks and matching backs.",
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="print only the task cards of these files")
    parser.add_argument("--game", help="only this game (default: all)")
    parser.add_argument("--lang", default="en", help="languages, for example en,fr (default: en)")
    parser.add_argument(
        "--set", dest="sets", help="only these sets, for example tasks,tokens; calibration for a test page"
    )
    parser.add_argument(
        "--paper",
        choices=("a4", "letter", "card"),
        default="a4",
        help="the paper; card is one piece per page with its bleed, for print shops (default: a4)",
    )
    parser.add_argument("--low-ink", action="store_true", help="outlines instead of filled areas")
    parser.add_argument(
        "--backs",
        choices=("duplex", "separate", "fold-over", "none"),
        default="duplex",
        help="backs on every second page, in a file of their own, below the fronts, or none (default: duplex)",
    )
    parser.add_argument("--no-backs", dest="backs", action="store_const", const="none", help="the same as --backs none")
    parser.add_argument(
        "--flip",
        choices=("long", "short"),
        default="long",
        help="the edge over which your printer turns the paper (default: long)",
    )
    parser.add_argument(
        "--offset",
        metavar="X,Y",
        default="0,0",
        help="how many mm your printer puts backs too far to the right and down, as the calibration page shows it; "
        "with = if it begins with a minus: --offset=-1,0",
    )
    parser.add_argument("--png", action="store_true", help="a picture of each piece instead of sheets")
    parser.add_argument("--tts", action="store_true", help="sheets and a save file for Tabletop Simulator")
    parser.add_argument(
        "--tts-url", metavar="URL", help="where those sheets will lie (default: the folder they are written to)"
    )
    parser.add_argument("--out", type=Path, help="the folder to write (default: build/print/cards)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    printing = _printing(options)
    need_text_libraries()
    library, found = load_library(root, options.files)
    files = tuple(name_in_library(path, root) for path in options.files)
    problems = [problem for problem in found if _concerns(problem, files)]
    if problems:
        print(report(problems, library.texts, "text"))
    out = (options.out or root / "build" / "print" / "cards").resolve()
    failures, written = [], 0
    wishes = list(_wanted(options, library, files))
    bar = ProgressBar(len(wishes))
    for edition, wanted in wishes:
        what = f"{wanted} of {edition.game} in {edition.lang}"
        bar(what)
        try:
            for printout in _made(edition, wanted, options, printing, out):
                _write(out, printout)
                written += 1
        except _refusals() as refusal:
            failures.append(f"{edition.game}, {wanted}: {refusal}")
        bar(what, done=True)
    bar.done()
    for failure in failures:
        print(f"not printed: {failure}")
    print(f"{written} {'file' if written == 1 else 'files'} in {out}")
    return ExitCode.PROBLEMS if failures or problems else ExitCode.FINE


def _wanted(options: argparse.Namespace, library: Library, files: tuple[str, ...]) -> Iterator[tuple[Edition, str]]:
    """The sets to print, game by game. Whoever names files gets only what is in them."""
    # Only those who print need wait for the tools to load.
    from logwright.publish.book import GAMES
    from logwright.publish.print.cards.box import sets_of
    from logwright.publish.print.cards.edition import Edition

    langs = languages(options.lang, library)
    games = [game for game in GAMES if f"content/{game}/game.yaml" in library.documents]
    if options.game and options.game not in games:
        raise UsageError(f"there is no game {options.game}; {did_you_mean(options.game, games) or ', '.join(games)}")
    chosen_games = [game for game in games if options.game in (None, game)]
    editions = [Edition(library, game, lang, files) for lang in langs for game in chosen_games]
    known = {edition.game: ["custom"] if files else sets_of(edition) for edition in editions}
    chosen = options.sets.split(",") if options.sets else None
    _check_sets(chosen or (), [CALIBRATION, *(name for sets in known.values() for name in sets)])
    if chosen and CALIBRATION in chosen:
        yield from ((edition, CALIBRATION) for edition in editions if edition.game == chosen_games[0])
    for edition in editions:
        for name in known[edition.game]:
            if (chosen is None or name in chosen) and (not files or edition.tasks(official=False)):
                yield edition, name


def _check_sets(chosen: Iterable[str], known: list[str]) -> None:
    for name in chosen:
        if name not in known:
            hint = did_you_mean(name, known) or f"there are {', '.join(dict.fromkeys(known))}"
            raise UsageError(f"there is no set {name}; {hint}")


def _concerns(problem: Problem, files: tuple[str, ...]) -> bool:
    """Whether a problem may show on the cards; a word that is not translated stands there in English."""
    return problem.file in files if files else "/locales/" not in problem.file and "/missions/" not in problem.file


def _made(
    edition: Edition, wanted: str, options: argparse.Namespace, printing: Printing, out: Path
) -> Iterator[Printout]:
    from logwright.publish.figures import Palette
    from logwright.publish.print.cards.box import pieces
    from logwright.publish.print.cards.picture import pictures
    from logwright.publish.print.cards.printer import Printout, printed_calibration, printed_set
    from logwright.publish.print.cards.sheet import SINGLE
    from logwright.publish.print.cards.tabletop import Tabletop

    palette = Palette.LOW_INK if options.low_ink else Palette.PRINT
    if wanted == CALIBRATION and options.paper == SINGLE:
        raise UsageError("a calibration page needs --paper a4 or letter")
    if wanted == CALIBRATION:
        yield printed_calibration(edition, printing)
        return
    if options.tts:
        address = options.tts_url or out.as_uri()
        yield from Tabletop(edition, wanted, pieces(edition, wanted), address, palette).files()
    if options.png:
        folder = f"{edition.game}-{wanted}-{edition.lang}"
        for picture in pictures(pieces(edition, wanted), edition, palette):
            yield Printout(f"{folder}/{picture.name}", picture.contents)
    if not options.tts and not options.png:
        yield from printed_set(edition, wanted, printing, palette)


def _printing(options: argparse.Namespace) -> Printing:
    from logwright.publish.print.cards.sheet import Backs, Flip, Printing

    return Printing(options.paper, Backs(options.backs), Flip(options.flip), _offset(options.offset))


def _offset(said: str) -> tuple[float, float]:
    found = _OFFSET.fullmatch(said)
    if not found:
        raise UsageError(f"--offset {said}: two numbers of millimetres are expected, such as --offset 1.5,-0.5")
    right, down = float(found[1]), float(found[2])
    if max(abs(right), abs(down)) > _FARTHEST:
        raise UsageError(f"--offset {said}: no printer is off by more than {_FARTHEST:g} mm; are these millimetres?")
    return right, down


def _refusals() -> tuple[type[Exception], ...]:
    """What cannot be printed for a reason that people can do something about."""
    from logwright.publish.figures import FigureError
    from logwright.publish.print.cards.fit import Misfit
    from logwright.publish.print.cards.picture import NoPictures
    from logwright.publish.print.cards.sheet import Unfoldable
    from logwright.publish.print.render import Spoiled

    return (FigureError, Misfit, NoPictures, Unfoldable, Spoiled)


def _write(out: Path, printout: Printout) -> None:
    path = out / printout.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(printout.contents)
