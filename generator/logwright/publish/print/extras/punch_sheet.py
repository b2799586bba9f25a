"""Tokens to punch out: strips with a row of fronts above a row of backs, to be folded, glued and punched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from logwright.publish.figures import Palette
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Attributes, Element, path, tag
from logwright.publish.figures.svg.ink import LINE, MUTED
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import BLANK, Face, Piece, Text
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide
from logwright.publish.print.cards.printer import Printout, rendered
from logwright.publish.print.cards.size import Size
from logwright.publish.print.cards.surround import RULER, ruler
from logwright.publish.print.extras.extra_measures import ExtraMeasures
from logwright.publish.print.options import PAPERS, Paper

_INSET, _LINE, _ENDS = 12.0, 3.0, 13.0
_CROSS = 3.0
_HAIR: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 0.12}
_FOLD: Attributes = {**_HAIR, "stroke_dasharray": "1.6 1.2"}


def nearest(punches: Mapping[str, float], size: Size) -> str:
    """The punch whose circle is closest to a token's own size."""
    return min(punches, key=lambda name: abs(punches[name] - size.width))


def printed_to_punch(
    edition: Edition, tokens: Sequence[Piece], paper: str, palette: Palette, punch: str = ""
) -> Printout:
    """One file with the tokens of a game."""
    ink = "-low-ink" if palette is Palette.LOW_INK else ""
    name = f"{edition.game}-tokens-{edition.lang}-{paper}-punch{f'-{punch}' if punch else ''}{ink}.pdf"
    pages = PunchSheets(edition, tokens, paper, punch).pages()
    return Printout(name, rendered(pages, edition, edition.set_title("tokens"), palette))


@dataclass(frozen=True)
class PunchSheets:
    """The tokens of an edition for a craft punch, or each size for the one that is nearest to it."""

    edition: Edition
    tokens: Sequence[Piece]
    paper: str
    punch: str = ""

    def pages(self) -> list[SheetPage]:
        punches = ExtraMeasures.of(self.edition.library).punches
        batches: list[tuple[_Strips, list[Piece]]] = []
        for size in dict.fromkeys(token.size for token in self.tokens if token.size.round):
            punch = self.punch or nearest(punches, size)
            strips = self._strips(punch, punches[punch])
            every = [token for token in self.tokens if token.size == size for _ in range(token.copies)]
            batches += [(strips, every[at : at + strips.count]) for at in range(0, len(every), strips.count)]
        return [self._page(strips, batch, n, len(batches)) for n, (strips, batch) in enumerate(batches, start=1)]

    def _strips(self, punch: str, diameter: float) -> _Strips:
        around = float(ExtraMeasures.of(self.edition.library).data["around"])
        return _Strips(PAPERS[self.paper], punch, diameter, around)

    def _page(self, strips: _Strips, batch: Sequence[Piece], number: int, count: int) -> SheetPage:
        edition, bleed = self.edition, self.edition.measures.bleed
        laid = [each for at, token in enumerate(batch) for each in _both_sides(token, strips, at, bleed)]
        rows = -(-len(batch) // strips.columns)
        under = [
            path(strips.cuts(rows), **_HAIR),
            path(strips.folds(rows), **_FOLD),
            path("".join(strips.crosses(len(batch), bleed)), **_HAIR),
            ruler(_INSET, strips.paper.height - edition.measures.edge),
        ]
        title = edition.book.game_title(edition.game)
        label = edition.say("label.front", title=title, set=edition.say("sets.tokens"), n=number, all=count)
        return SheetPage(strips.paper, laid, under, list(self._notes(strips, label)))

    def _notes(self, strips: _Strips, label: str) -> Iterator[Text]:
        edition, paper = self.edition, strips.paper
        edge, wide = edition.measures.edge, paper.width - 2 * _INSET
        size = edition.book.measure(strips.diameter)
        wanted = edition.book.say("press.punch.size", mm=size, paper=self.paper.title())
        for line, words in enumerate((f"{label} · {wanted}", edition.book.say("press.punch.steps"))):
            yield Text(words, "note", _INSET, edge + line * _LINE, wide, _LINE, MUTED, "left")
        left = _INSET + RULER + 4
        scale = edition.say("scale", n=RULER)
        yield Text(scale, "note", left, paper.height - edge - _LINE, paper.width - left - _INSET, _LINE, MUTED, "left")


@dataclass(frozen=True)
class _Strips:
    """Strips of tokens on a sheet. A punch does not reach far in, so each strip is cut off first."""

    paper: Paper
    punch: str
    diameter: float
    around: float

    @property
    def cell(self) -> float:
        return self.diameter + 2 * self.around

    @property
    def columns(self) -> int:
        return int((self.paper.width - 2 * _INSET) / self.cell)

    @property
    def rows(self) -> int:
        return int((self.paper.height - 2 * _ENDS) / (2 * self.cell))

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def left(self) -> float:
        return (self.paper.width - self.columns * self.cell) / 2

    def top(self, row: int) -> float:
        return _ENDS + row * 2 * self.cell

    def centre(self, at: int, side: SheetSide) -> tuple[float, float]:
        """The middle of a token; its back lies below the fold."""
        row, column = divmod(at, self.columns)
        share = 0.5 if side is SheetSide.FRONT else 1.5
        return self.left + (column + 0.5) * self.cell, self.top(row) + share * self.cell

    def cuts(self, rows: int) -> str:
        """Between the strips, from one end of the paper to the other."""
        return self._levels([self.top(row) for row in range(rows + 1)])

    def folds(self, rows: int) -> str:
        """Between fronts and backs."""
        return self._levels([self.top(row) + self.cell for row in range(rows)])

    def _levels(self, heights: Sequence[float]) -> str:
        return "".join(f"M{self.left:.2f} {y:.2f}h{self.columns * self.cell:.2f}" for y in heights)

    def crosses(self, count: int, bleed: float) -> Iterator[str]:
        """Marks above, right, below and left of each token, in line with those on the punch."""
        start = self.diameter / 2 + bleed + 0.3
        reach = min(_CROSS, self.cell / 2 - start)
        for at in range(count):
            for side in SheetSide:
                x, y = self.centre(at, side)
                for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                    yield f"M{x + right * start:.2f} {y + down * start:.2f}l{right * reach:.2f} {down * reach:.2f}"


def _both_sides(token: Piece, strips: _Strips, at: int, bleed: float) -> Iterator[Laid]:
    """Front and back as large as the punch; the back is upside down, since the strip is folded."""
    size = replace(token.size, id=f"punch-{strips.punch}", width=strips.diameter, height=strips.diameter)
    for side, face in ((SheetSide.FRONT, token.front), (SheetSide.BACK, token.back)):
        x, y = strips.centre(at, side)
        drawn = Piece(token.id, token.name, size, Face(tuple(_scaled(face, token.size, strips.diameter, bleed))), BLANK)
        turned = side is SheetSide.BACK
        yield Laid(drawn, SheetSide.FRONT, x - strips.diameter / 2, y - strips.diameter / 2, turned, (bleed,) * 4)


def _scaled(face: Face, size: Size, diameter: float, bleed: float) -> Iterator[Element]:
    """The drawing as large as the punch, clipped to a circle with its bleed."""
    r = diameter / 2
    yield tag("clipPath", tag("circle", cx=r, cy=r, r=r + bleed), id="disc")
    drawn = Drawing(size.width, size.height, face.art).at(0, 0, diameter / size.width)
    yield tag("g", drawn, clip_path="url(#disc)")
