"""Print jobs for what goes with the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import SheetPage
from logwright.publish.print.cards.printer import rendered, set_pages
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.extras.box_sheet import BoxOrder, BoxSheet, usual_boxes
from logwright.publish.print.extras.dividers import dividers
from logwright.publish.print.extras.poster import Poster, posters
from logwright.publish.print.extras.score_pad import score_pads
from logwright.publish.print.extras.stand_up import stand_ups
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.print_job import Files, PrintJob

THING = "extras"
_MAKERS: dict[str, Callable[[Edition], Iterator[Piece]]] = {
    "dividers": dividers,
    "stand": stand_ups,
    "pad": score_pads,
}
KINDS = ("box", *_MAKERS, "poster")
"""All that goes with the cards, in the order in which it is listed."""


def extra_jobs(edition: Edition, options: PrintOptions, kinds: Sequence[str] = KINDS) -> Iterator[PrintJob]:
    """A job for each box and poster, and one for each other kind that the game has."""
    for kind in kinds:
        if kind == "box":
            yield from (box_job(edition, order, options) for order in usual_boxes(edition))
        elif kind == "poster":
            yield from (_poster_job(edition, poster, options) for poster in posters(edition))
        elif every := list(_MAKERS[kind](edition)):
            make = partial(_pieces, edition, kind, every, options)
            yield _job(edition, edition.say(f"sets.{kind}"), f"{edition.game}-{kind}", options, make)


def box_job(edition: Edition, order: BoxOrder, options: PrintOptions) -> PrintJob:
    sheet = BoxSheet(edition, order)

    def make() -> bytes:
        return rendered([sheet.page(options.paper)], edition, sheet.title, _palette(options))

    return _job(edition, sheet.title, f"{edition.game}-{sheet.name}{order.suffix}", options, make)


def _poster_job(edition: Edition, poster: Poster, options: PrintOptions) -> PrintJob:
    kind = edition.say("sets.poster")
    title = edition.book.titled(kind, poster.title) if poster.campaign else kind
    whose = f"-{poster.campaign.id}" if poster.campaign else ""

    def make() -> bytes:
        return _pieces(edition, "poster", [poster.piece()], options)

    missions = frozenset(mission.key for mission in poster.missions)
    return _job(edition, title, f"{edition.game}-poster{whose}", options, make, missions)


def _pieces(edition: Edition, kind: str, every: Sequence[Piece], options: PrintOptions) -> bytes:
    hint = edition.book.say(f"press.hints.{kind}")
    (pages,) = set_pages(edition, kind, every, Printing(options.paper.name), hint)
    return rendered(list(map(_clipped, pages)), edition, edition.set_title(kind), _palette(options))


def _clipped(page: SheetPage) -> SheetPage:
    """Scenes are larger than what shows them: nothing is printed beyond the bleed."""
    return replace(page, laid=[replace(each, kept=(each.piece.size.bleed,) * 4) for each in page.laid])


def _job(
    edition: Edition,
    title: str,
    stem: str,
    options: PrintOptions,
    make: Callable[[], bytes],
    missions: frozenset[str] | None = None,
) -> PrintJob:
    """`missions` are those that it shows or counts: those of the game, unless it says so."""
    ink = "-low-ink" if options.low_ink else ""
    name = f"{edition.lang}/{stem}-{edition.lang}-{options.paper.name}{ink}.pdf"

    def files() -> Files:
        return {name: make()}

    whole = edition.book.titled(title, edition.book.game_title(edition.game))
    shown = edition.mission_keys if missions is None else missions
    return PrintJob(THING, edition.game, edition.lang, whole, files, missions=shown)


def _palette(options: PrintOptions) -> Palette:
    return Palette.LOW_INK if options.low_ink else Palette.PRINT
