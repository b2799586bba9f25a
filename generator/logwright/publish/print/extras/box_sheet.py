"""The sheet of a tuck box: the game's scene in front, its symbols on the sides, and the lines on top of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.publish.figures.cover_scene import FREE
from logwright.publish.figures.svg.element import Attributes, Element, box, path
from logwright.publish.figures.svg.ink import LINE, MUTED, WHITE, Ink
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.print.cards.box import pieces, sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import BLANK, Face, Piece, Text
from logwright.publish.print.cards.faces.ground import flood, panel
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide
from logwright.publish.print.cards.size import Size
from logwright.publish.print.cards.surround import RULER, ruler
from logwright.publish.print.extras.extra_measures import NO_SLEEVE, ExtraMeasures, Sleeve, Stock
from logwright.publish.print.extras.game_scene import GameScene
from logwright.publish.print.extras.tuck_box import Panel, TuckBox
from logwright.publish.print.options import Paper
from logwright.publish.print.render import Spoiled
from logwright.saying import saying

_INSET, _LINE = 12.0, 3.0
_FOLD = Ink("print-fold", WHITE, WHITE, "#4d4d4d")
_NONE = Ink("print-none", "none", "none", "none")
_THIN: Attributes = {"fill": "none", "stroke_linejoin": "round"}


class BoxTooLarge(Spoiled):
    """A box whose sheet does not fit on the paper."""


@dataclass(frozen=True)
class BoxOrder:
    """A box as somebody wants it: what lies in it, how many cards, on what, in which sleeves.

    `count` is the number of cards, if it is not that of the sets. `tabs` leaves room for dividers.
    """

    id: str
    sets: tuple[str, ...]
    stock: Stock
    sleeve: Sleeve = NO_SLEEVE
    count: int | None = None
    tabs: bool = False

    @property
    def suffix(self) -> str:
        """What distinguishes its file from that of the usual box."""
        parts = (self.sleeve.id, f"{self.count}-cards" if self.count else "", "dividers" if self.tabs else "")
        return "".join(f"-{part}" for part in parts if part)


def usual_boxes(edition: Edition) -> list[BoxOrder]:
    """The boxes for the cards of a game, without sleeves."""
    measures, known = ExtraMeasures.of(edition.library), sets_of(edition)
    return [
        BoxOrder(box_id, tuple(each for each in sets if each in known), measures.usual_stock)
        for box_id, sets in measures.boxes.items()
        if sets[0] in known
    ]


@dataclass(frozen=True)
class BoxSheet:
    """One box of an edition, on one paper."""

    edition: Edition
    order: BoxOrder

    @property
    def name(self) -> str:
        return f"box-{self.order.id}"

    @property
    def title(self) -> str:
        return self.edition.book.say("press.box.title", set=self._contents)

    @property
    def _contents(self) -> str:
        return self.edition.say(f"sets.{self.order.sets[0]}")

    @property
    def cards(self) -> tuple[Size, int]:
        """The size of its cards, and how many there are."""
        every = [piece for each in self.order.sets for piece in pieces(self.edition, each)]
        return every[0].size, self.order.count or sum(piece.copies for piece in every)

    @property
    def box(self) -> TuckBox:
        size, count = self.cards
        measures = ExtraMeasures.of(self.edition.library)
        taller = float(measures.data["dividers"]["tab"]) if self.order.tabs else 0
        return TuckBox.of(size, count, self.order.stock, measures, self.order.sleeve, taller)

    def page(self, paper: Paper) -> SheetPage:
        folded = self.box
        sheet = self._sheet(paper, folded)
        x, y = (sheet.width - folded.flat_width) / 2, (sheet.height - folded.flat_height) / 2
        laid = [*self._panels(folded, x, y), _lines(folded, x, y)]
        rule = ruler(_INSET, sheet.height - self.edition.measures.edge)
        return SheetPage(sheet, laid, [rule], self._notes(sheet))

    def _sheet(self, paper: Paper, folded: TuckBox) -> Paper:
        """The paper upright or across, whichever the box fits on."""
        margin = ExtraMeasures.of(self.edition.library).data["box"]["margin"]
        for sheet in (paper, paper.across()):
            wide, high = sheet.width - 2 * margin["sides"], sheet.height - 2 * margin["ends"]
            if folded.flat_width <= wide and folded.flat_height <= high:
                return sheet
        raise BoxTooLarge(
            saying(
                "misfits.box",
                count=self.cards[1],
                width=round(folded.flat_width),
                height=round(folded.flat_height),
                paper=paper.name,
            )
        )

    def _notes(self, sheet: Paper) -> list[Text]:
        edge, book = self.edition.measures.edge, self.edition.book
        wide = sheet.width - 2 * _INSET
        size, count = self.box, self.cards[1]
        inside = book.say(
            "press.box.holds",
            n=count,
            mm=book.measure(round(self.order.stock.thickness + self.order.sleeve.thickness, 2)),
            width=book.measure(round(size.width, 1)),
            height=book.measure(round(size.height, 1)),
            depth=book.measure(round(size.depth, 1)),
        )
        label = " · ".join((book.game_title(self.edition.game), self.title, inside))
        ruled = self.edition.say("scale", n=RULER)
        left = _INSET + RULER + 4
        return [
            Text(label, "note", _INSET, edge, wide, _LINE, MUTED, "left"),
            Text(book.say("press.box.steps"), "note", _INSET, edge + _LINE, wide, _LINE, MUTED, "left"),
            Text(ruled, "note", left, sheet.height - edge - _LINE, sheet.width - left - _INSET, _LINE, MUTED, "left"),
        ]

    def _panels(self, folded: TuckBox, x: float, y: float) -> list[Laid]:
        """What is printed: colour goes on beyond the edges, except where the next panel begins."""
        scene, bleed = GameScene.of(self.edition), self.edition.measures.bleed

        def laid(at: Panel, face: Face, kept: tuple[float, float, float, float], turned: bool = False) -> Laid:
            piece = Piece("panel", self.title, _size(at, bleed), face, BLANK)
            return Laid(piece, SheetSide.FRONT, x + at.x, y + at.y, turned, kept)

        lid = Panel(folded.lid.x, folded.lid.y - folded.tongue, folded.lid.width, folded.lid.height + folded.tongue)
        return [
            laid(folded.left, _side(folded.left, scene, bleed), (bleed, 0, bleed, bleed)),
            laid(folded.front, self._front(folded, scene, bleed), (bleed, 0, bleed, 0)),
            laid(folded.right, _side(folded.right, scene, bleed), (bleed, 0, bleed, 0)),
            laid(folded.back, self._back(folded.back, scene, bleed), (0, bleed, 0, 0)),
            laid(lid, self._lid(folded, lid, scene, bleed), (bleed, bleed, 0, bleed), turned=True),
            laid(folded.bottom, _plain(folded.bottom, scene, bleed), (0, bleed, bleed, bleed)),
        ]

    def _front(self, folded: TuckBox, scene: GameScene, bleed: float) -> Face:
        """The cover of the game: its name below the hole for the thumb, what is in the box on a plate at its foot."""
        at, size = folded.front, _size(folded.front, bleed)
        cover = scene.cover(at.height / at.width)
        scale = max((at.width + 2 * bleed) / cover.width, (at.height + 2 * bleed) / cover.height)
        above = at.height + bleed - cover.height * scale
        art = cover.at((at.width - cover.width * scale) / 2, above, scale)
        inset, plate = 2.0, 8.0
        foot = at.height - inset - plate
        name = box(inset, foot, at.width - 2 * inset, plate, 2, fill=scene.ground, stroke=scene.mark, stroke_width=0.4)
        title = self.edition.book.game_title(self.edition.game)
        wide, top = at.width - 4 * inset, folded.thumb + 2
        high = min(at.height * 0.17, 16, above + FREE * scale - top)
        texts = (
            Text(title, "box-title", 2 * inset, top, wide, high, ON_HEAD),
            Text(self._contents, "box-line", 2 * inset, foot, wide, plate, ON_HEAD),
        )
        return Face((flood(size, scene.ground), art, panel(size, inset, _NONE, scene.mark, 2, 0.4), name), texts)

    def _back(self, at: Panel, scene: GameScene, bleed: float) -> Face:
        size, low, wide = _size(at, bleed), at.height * 0.68, at.width - 10
        count = self.edition.book.say("press.box.count", n=self.cards[1])
        texts = (
            Text(self._contents, "box-title", 5, low, wide, 12, ON_HEAD),
            Text(count, "box-line", 5, low + 12, wide, 6, ON_HEAD),
        )
        rims = (panel(size, 2, scene.ground, scene.mark, 2, 0.5), panel(size, 3.2, scene.ground, scene.mark, 1.4, 0.25))
        side = min(at.width, at.height) * 0.46
        emblem = scene.emblem.within(side, side).centred(at.width / 2, at.height * 0.38)
        return Face((flood(size, scene.ground), *rims, emblem), texts)

    def _lid(self, folded: TuckBox, at: Panel, scene: GameScene, bleed: float) -> Face:
        """Turned, so that it reads from the front: the lid comes first, the tongue below it."""
        size = _size(at, bleed)
        words = Text(self._contents, "box-line", 3, 0.4, at.width - 6, folded.lid.height - 0.8, ON_HEAD)
        return Face((flood(size, scene.ground),), (words,))


def _side(at: Panel, scene: GameScene, bleed: float) -> Face:
    """The symbols of the game, one below the other."""
    size = _size(at, bleed)
    each = min(at.width * 0.62, at.height / (1.6 * len(scene.symbols)), 11.0)
    step = at.height / (len(scene.symbols) + 1)
    signs = [
        symbol(name, each, scene.mark).centred(at.width / 2, step * place)
        for place, name in enumerate(scene.symbols, start=1)
    ]
    return Face((flood(size, scene.ground), *signs))


def _plain(at: Panel, scene: GameScene, bleed: float) -> Face:
    return Face((flood(_size(at, bleed), scene.ground),))


def _lines(folded: TuckBox, x: float, y: float) -> Laid:
    """The outline and the folds, on top of everything: light and dark, so that they are seen on any ground."""
    width, height = folded.flat_width, folded.flat_height
    hatch = _hatched(folded.strip) + _hatched(Panel(folded.bottom.x, folded.bottom.bottom, folded.width, folded.tongue))
    art: Sequence[Element] = (
        path(hatch, stroke=MUTED, stroke_width=0.12),
        path(folded.cut(), stroke=_FOLD, stroke_width=0.5, **_THIN),
        path(folded.cut(), stroke=LINE, stroke_width=0.15, **_THIN),
        path(folded.folds(), stroke=_FOLD, stroke_width=0.4, **_THIN),
        path(folded.folds(), stroke=LINE, stroke_width=0.2, stroke_dasharray="1.6 1.2", **_THIN),
    )
    piece = Piece("lines", "", Size("lines", width, height), Face(tuple(art)), BLANK)
    return Laid(piece, SheetSide.FRONT, x, y, kept=(1, 1, 1, 1))


def _hatched(at: Panel) -> str:
    """Where glue goes: slanting lines, well inside."""
    inset, gap, ends = 2.0, 3.0, 8.0
    level = at.width > at.height
    reach = min(at.width, at.height) - 2 * inset
    count = int((max(at.width, at.height) - 2 * ends - reach) / gap)
    x, y = (at.x + ends, at.bottom - inset) if level else (at.x + inset, at.y + ends + reach)
    right, down = (gap, 0.0) if level else (0.0, gap)
    return "".join(f"M{x + n * right:.2f} {y + n * down:.2f}l{reach:.2f} {-reach:.2f}" for n in range(count + 1))


def _size(at: Panel, bleed: float) -> Size:
    return Size("panel", at.width, at.height, bleed=bleed)
