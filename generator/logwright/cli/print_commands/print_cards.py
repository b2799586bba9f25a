"""logwright print cards: cards, tokens and tiles to cut out."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.print_commands.order_choice import ChosenOrder, check_punch, chosen_cutter, chosen_order
from logwright.cli.print_commands.print_options import languages, need_text_libraries, print_folder
from logwright.cli.print_commands.sheet_options import usual_paper
from logwright.cli.speech import say, titled
from logwright.cli.terminal.progress import ProgressBar
from logwright.cli.terminal.reporter import report
from logwright.cli.told import told_in_words
from logwright.content.loading.sound_part import sound_part
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.project import Project
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.publish.print.cards.edition import Edition
    from logwright.publish.print.cards.printer import Printout
    from logwright.publish.print.cards.sheet import Printing
    from logwright.publish.print.cutting.cutter import Cutter

CALIBRATION = "calibration"
TOKENS = "tokens"
_OFFSET = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)")
_FARTHEST = 20.0


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "cards",
        help=say("print.cards.help"),
        description=say("print.cards.description"),
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help=say("print.cards.options.files"))
    parser.add_argument("--game", help=say("print.cards.options.game"))
    parser.add_argument("--lang", help=say("print.cards.options.lang"))
    parser.add_argument("--set", dest="sets", help=say("print.cards.options.set"))
    parser.add_argument(
        "--paper",
        choices=("a4", "letter", "card"),
        help=say("print.cards.options.paper"),
    )
    parser.add_argument("--low-ink", action="store_true", help=say("print.cards.options.low-ink"))
    parser.add_argument(
        "--backs",
        choices=("duplex", "separate", "fold-over", "none"),
        default="duplex",
        help=say("print.cards.options.backs"),
    )
    parser.add_argument(
        "--no-backs", dest="backs", action="store_const", const="none", help=say("print.cards.options.no-backs")
    )
    parser.add_argument(
        "--flip",
        choices=("long", "short"),
        default="long",
        help=say("print.cards.options.flip"),
    )
    parser.add_argument(
        "--offset",
        metavar="X,Y",
        default="0,0",
        help=say("print.cards.options.offset"),
    )
    parser.add_argument("--png", action="store_true", help=say("print.cards.options.png"))
    parser.add_argument("--bleed", action="store_true", help=say("print.cards.options.bleed"))
    parser.add_argument("--preset", metavar="NAME", help=say("print.cards.options.preset"))
    parser.add_argument("--cutter", metavar="MACHINE", help=say("print.cards.options.cutter"))
    parser.add_argument("--punch", metavar="PUNCH", nargs="?", const="", help=say("print.cards.options.punch"))
    parser.add_argument("--tts", action="store_true", help=say("print.cards.options.tts"))
    parser.add_argument("--pcio", action="store_true", help=say("print.cards.options.pcio"))
    parser.add_argument("--tts-url", metavar="URL", help=say("print.cards.options.tts-url"))
    parser.add_argument("--out", type=Path, help=say("print.cards.options.out"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    on_screen = options.png or options.tts or options.pcio
    if options.preset and (on_screen or options.paper):
        raise UsageError(say("print.cards.preset-alone"))
    if options.cutter and (on_screen or options.preset or options.paper == "card"):
        raise UsageError(say("print.cards.cutter-alone"))
    if options.punch is not None:
        _for_a_punch(options)
    need_text_libraries()
    out, inside = print_folder(options, project), "" if options.out else "cards/"
    library, found = load_library(project, [path for path in options.files if not project.holds(path)])
    library = sound_part(library, found).library
    order = chosen_order(options.preset, library) if options.preset is not None else None
    cutter = chosen_cutter(options.cutter, library) if options.cutter else None
    if options.punch:
        check_punch(options.punch, library)
    options.paper = options.paper or (order.paper if order else "") or usual_paper(project)
    printing = _printing(options)
    files = tuple(project.name_of(path) for path in options.files)
    problems = [problem for problem in found if _concerns(problem, files)]
    if problems:
        print(report(problems, library.texts, "text"))
    shown = out.path / inside
    failures, failed, written = [], False, 0
    wishes = list(_wanted(options, library, files, project))
    bar = ProgressBar(len(wishes))
    for edition, wanted in wishes:
        what = say("print.cards.what", set=wanted, game=edition.game, lang=edition.lang)
        bar(what)
        try:
            for printout in _made(edition, wanted, options, printing, shown, order or cutter):
                out.add({f"{inside}{printout.name}": printout.contents})
                written += 1
        except _refusals() as refusal:
            failures.append(titled(f"{edition.game}, {wanted}", told_in_words(refusal)))
            # Shops print cards only: this is a failure only if tokens were asked for.
            failed |= bool(options.sets) or not _is_no_card(refusal)
        bar(what, done=True)
    bar.done()
    for failure in failures:
        print(say("print.cards.not-printed", what=failure))
    print(say("print.cards.written", files=written, folder=shown))
    return ExitCode.PROBLEMS if failed or problems else ExitCode.FINE


def _for_a_punch(options: argparse.Namespace) -> None:
    """Only tokens are punched out; the sheets have their backs below the fronts."""
    if options.png or options.tts or options.preset or options.cutter or options.paper == "card" or options.files:
        raise UsageError(say("print.cards.punch-alone"))
    if options.sets not in (None, TOKENS):
        raise UsageError(say("print.cards.punch-tokens", set=options.sets))
    options.sets = TOKENS


def _wanted(
    options: argparse.Namespace, library: Library, files: tuple[str, ...], project: Project
) -> Iterator[tuple[Edition, str]]:
    """The sets to print, by game. If files are named, only what is in them."""
    # Imported here, because only printing needs these and they are slow to load.
    from logwright.publish.print.cards.box import sets_of
    from logwright.publish.print.cards.edition import Edition

    langs = languages(options.lang, library, project)
    games = list(library.menu)
    if options.game and options.game not in games:
        hint = did_you_mean(options.game, games) or saying("there-are", known=listed(games))
        raise UsageError(say("no-game", game=options.game, hint=hint))
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
            hint = did_you_mean(name, known) or saying("there-are", known=listed(dict.fromkeys(known)))
            raise UsageError(say("print.cards.no-set", set=name, hint=hint))


def _concerns(problem: Problem, files: tuple[str, ...]) -> bool:
    """Whether a problem can affect the cards; missing translations cannot, since English is used instead."""
    if files:
        return problem.file in files
    return not problem.file.startswith("docs/") and not {"locales", "missions"} & {*problem.file.split("/")}


def _made(
    edition: Edition,
    wanted: str,
    options: argparse.Namespace,
    printing: Printing,
    out: Path,
    order: ChosenOrder | Cutter | None = None,
) -> Iterator[Printout]:
    from logwright.publish.figures import Palette
    from logwright.publish.print.cards.box import pieces
    from logwright.publish.print.cards.card_room import CardRoom
    from logwright.publish.print.cards.picture import pictures
    from logwright.publish.print.cards.printer import Printout, printed_calibration, printed_set
    from logwright.publish.print.cards.sheet import SINGLE
    from logwright.publish.print.cards.tabletop import Tabletop
    from logwright.publish.print.cutting.cut_set import CutSet
    from logwright.publish.print.cutting.cutter import Cutter
    from logwright.publish.print.extras.punch_sheet import printed_to_punch
    from logwright.publish.print.shops.order import ShopOrder
    from logwright.publish.print.shops.sleeves import printed_for_sleeves

    palette = Palette.LOW_INK if options.low_ink else Palette.PRINT
    if wanted == CALIBRATION and options.paper == SINGLE:
        raise UsageError(say("print.cards.calibration-paper"))
    if wanted == CALIBRATION:
        yield printed_calibration(edition, printing)
        return
    if options.punch is not None:
        yield printed_to_punch(edition, pieces(edition, wanted), printing.paper, palette, options.punch)
        return
    if isinstance(order, Cutter):
        yield from CutSet(edition, wanted, order, printing, palette).files()
        return
    if order and order.shop:
        yield from ShopOrder(edition, wanted, order.shop, order.product, palette).files()
        return
    if order and order.sleeves:
        yield from printed_for_sleeves(edition, wanted, printing, palette)
        return
    if options.tts:
        address = options.tts_url or out.as_uri()
        yield from Tabletop(edition, wanted, pieces(edition, wanted), address, palette).files()
    if options.pcio:
        yield CardRoom(edition, wanted, pieces(edition, wanted), palette).file()
    if options.png:
        folder = f"{edition.game}-{wanted}-{edition.lang}"
        bleed = edition.measures.bleed if options.bleed else 0
        for picture in pictures(pieces(edition, wanted), edition, palette, bleed=bleed):
            yield Printout(f"{folder}/{picture.name}", picture.contents)
    if not (options.tts or options.png or options.pcio):
        yield from printed_set(edition, wanted, printing, palette)


def _printing(options: argparse.Namespace) -> Printing:
    from logwright.publish.print.cards.sheet import Backs, Flip, Printing

    return Printing(options.paper, Backs(options.backs), Flip(options.flip), _offset(options.offset))


def _offset(said: str) -> tuple[float, float]:
    found = _OFFSET.fullmatch(said)
    if not found:
        raise UsageError(say("print.cards.offset", found=said))
    right, down = float(found[1]), float(found[2])
    if max(abs(right), abs(down)) > _FARTHEST:
        raise UsageError(say("print.cards.offset-far", found=said, most=int(_FARTHEST)))
    return right, down


def _is_no_card(refusal: Exception) -> bool:
    from logwright.publish.print.shops.shop import Unsuited

    return isinstance(refusal, Unsuited)


def _refusals() -> tuple[type[Exception], ...]:
    """What cannot be printed for a reason that the user can fix."""
    from logwright.publish.figures import FigureError
    from logwright.publish.print.cards.fit import Misfit
    from logwright.publish.print.cards.picture import NoPictures
    from logwright.publish.print.cards.sheet import Unfoldable
    from logwright.publish.print.render import Spoiled
    from logwright.publish.print.shops.shop import Unsuited

    return (FigureError, Misfit, NoPictures, Unfoldable, Spoiled, Unsuited)
