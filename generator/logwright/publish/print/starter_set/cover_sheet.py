"""The first page of a starter set: what to do, and what lies on which sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.publish.figures import scene_banner
from logwright.publish.figures.svg.element import Element, box, circle, group, tag
from logwright.publish.figures.svg.ink import EDGE, LINE, MUTED, PAPER
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Text
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.page import SheetPage
from logwright.publish.print.extras.game_scene import GameScene
from logwright.publish.print.options import Paper

STEPS = ("print", "cut", "learn", "play")
_MARGIN, _HEAD, _BANNER = 12.0, 66.0, 50.0
_STEP, _GAP = 40.0, 6.0
_ROW = 8.5
_TOP = _MARGIN + _HEAD + 3 * _GAP + 2 * _STEP + 9
"""Where the list of what lies where begins."""


@dataclass(frozen=True)
class PackedSet:
    """A set of pieces in the file: how many there are, on how many sheets."""

    name: str
    pieces: int
    sheets: int


def cover_sheet(edition: Edition, packed: Sequence[PackedSet], paper: Paper) -> SheetPage:
    wide = paper.width - 2 * _MARGIN
    # The first sheet is this one, with the rules on its back.
    sheets = 1 + sum(each.sheets for each in packed)
    art = [*_header(edition, wide), *_frames(edition, wide), *_lines(packed, wide)]
    return SheetPage(
        paper,
        (),
        art,
        [
            *_titles(edition, wide),
            *_steps(edition, sheets, paper, wide),
            *_list(edition, packed, wide),
            *_about(edition, packed, wide, paper),
        ],
    )


def _header(edition: Edition, wide: float) -> Iterator[Element]:
    """The banner of the game, running out to the right."""
    scene = GameScene.of(edition)
    frame = box(_MARGIN, _MARGIN, wide, _HEAD, 3)
    banner = scene_banner(edition.deck_look, calm=True)
    scale = _BANNER / banner.height
    yield box(_MARGIN, _MARGIN, wide, _HEAD, 3, fill=scene.ground, stroke=scene.mark, stroke_width=0.5)
    yield tag("clipPath", frame, id="header")
    yield group(banner.at(_MARGIN + wide - banner.width * scale + 14, _MARGIN, scale), clip_path="url(#header)")


def _titles(edition: Edition, wide: float) -> Iterator[Text]:
    book, left = edition.book, _MARGIN + 6
    room = wide * 0.35
    yield Text(book.game_title(edition.game), "poster-line", left, _MARGIN + 11, room, 11, ON_HEAD, "left")
    yield Text(book.say("press.starter.title"), "poster-title", left, _MARGIN + 22, room, 20, ON_HEAD, "left")
    yield Text(book.say("press.starter.promise"), "poster-line", left, _MARGIN + 45, room, 18, ON_HEAD, "left", "top")


def _places(wide: float) -> Iterator[tuple[float, float, float]]:
    """Where each step lies, and how wide it is: two and two."""
    room = (wide - _GAP) / 2
    for n in range(len(STEPS)):
        row, column = divmod(n, 2)
        yield _MARGIN + column * (room + _GAP), _MARGIN + _HEAD + _GAP + row * (_STEP + _GAP), room


def _frames(edition: Edition, wide: float) -> Iterator[Element]:
    scene = GameScene.of(edition)
    for x, y, room in _places(wide):
        yield box(x, y, room, _STEP, 3, fill=PAPER, stroke=EDGE, stroke_width=0.4)
        yield circle(x + 9, y + 9.5, 5, fill=scene.ground, stroke=LINE, stroke_width=0.3)


def _steps(edition: Edition, sheets: int, paper: Paper, wide: float) -> Iterator[Text]:
    book = edition.book
    for n, (name, (x, y, room)) in enumerate(zip(STEPS, _places(wide), strict=True), start=1):
        yield Text(f"{n}", "heading", x + 4, y + 4.5, 10, 10, ON_HEAD)
        yield Text(book.say(f"press.starter.{name}.title"), "banner", x + 17, y + 4.5, room - 21, 10, LINE, "left")
        words = (
            book.say("press.starter.print.text", n=sheets, paper=paper.name.title())
            if name == "print"
            else book.say(f"press.starter.{name}.text")
        )
        yield Text(words, "story", x + 6, y + 17, room - 12, _STEP - 20, LINE, "left", "top")


def _lines(packed: Sequence[PackedSet], wide: float) -> Iterator[Element]:
    for n in range(len(packed) + 2):
        yield box(_MARGIN, _TOP + n * _ROW, wide, 0.2, fill=EDGE)


def _list(edition: Edition, packed: Sequence[PackedSet], wide: float) -> Iterator[Text]:
    """What lies on which sheet, so that nobody has to guess."""
    book, y, first = edition.book, _TOP, 2
    yield Text(book.say("press.starter.inside"), "banner", _MARGIN, y - 10, wide, 9, LINE, "left")
    rows = [(book.say("site.quick_reference.title"), book.say("press.starter.sheet", n=1))]
    for each in packed:
        last = first + each.sheets - 1
        on = (
            book.say("press.starter.sheet", n=first)
            if first == last
            else book.say("press.starter.sheets", first=first, last=last)
        )
        rows.append((book.say("press.copies", n=each.pieces, name=edition.say(f"sets.{each.name}")), on))
        first = last + 1
    for n, (what, on) in enumerate(rows):
        yield Text(what, "story", _MARGIN + 3, y + n * _ROW, wide * 0.6, _ROW, LINE, "left")
        yield Text(on, "story", _MARGIN + wide * 0.66, y + n * _ROW, wide * 0.32, _ROW, MUTED, "left")


def _about(edition: Edition, packed: Sequence[PackedSet], wide: float, paper: Paper) -> Iterator[Text]:
    """The game in a few words, for those who have never heard of it, and whose edition this is."""
    book, end = edition.book, paper.height - _MARGIN
    y = _TOP + (len(packed) + 1) * _ROW + 3
    yield Text(book.say("press.starter.about.title"), "banner", _MARGIN, y, wide, 8, LINE, "left")
    area = (_MARGIN, y + 9, wide, end - 1 - (y + 9))
    yield Text(book.say("press.starter.about.text"), "about", *area, LINE, "left", "top")
    yield Text(book.say("press.starter.note"), "note", _MARGIN, end, wide, 4, MUTED)
