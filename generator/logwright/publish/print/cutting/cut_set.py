"""A set of pieces for a cutting machine: sheets, cut lines, and a test sheet that takes hardly any ink."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from logwright.publish.figures import Palette
from logwright.publish.figures.svg.element import Attributes, Element, box, circle
from logwright.publish.figures.svg.ink import LINE, MUTED
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece, Text
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide
from logwright.publish.print.cards.printer import Printout, rendered
from logwright.publish.print.cards.sheet import Backs, Printing, back_side, front_side
from logwright.publish.print.cards.surround import SheetWords
from logwright.publish.print.cutting.cut_lines import cut_dxf, cut_svg
from logwright.publish.print.cutting.cutter import CutSheet, Cutter

_NOTE = 45.0
"""Words keep so far from the sides, clear of the marks."""
_LINE = 3.0
_HAIR: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 0.1}


@dataclass(frozen=True)
class CutSet:
    """One set for one machine, on one paper."""

    edition: Edition
    set: str
    cutter: Cutter
    printing: Printing
    palette: Palette = Palette.PRINT

    @property
    def name(self) -> str:
        ink = "-low-ink" if self.palette is Palette.LOW_INK else ""
        return f"{self.edition.game}-{self.set}-{self.edition.lang}-{self.printing.paper}-{self.cutter.id}{ink}"

    def files(self) -> Iterator[Printout]:
        every = pieces(self.edition, self.set)
        sizes = dict.fromkeys(piece.size for piece in every)
        laid = {size: self.cutter.sheet(size, self.printing.paper, self.edition.measures) for size in sizes}
        title = self.edition.set_title(self.set)
        batches = [
            (sheet, batch)
            for size, sheet in laid.items()
            for batch in _batches([piece for piece in every if piece.size == size], sheet.layout.count)
        ]
        pages = [page for n in range(len(batches)) for page in self._sides(n, batches)]
        yield Printout(f"{self.name}.pdf", rendered(pages, self.edition, title, self.palette))
        tests = [self._test(sheet) for sheet in laid.values()]
        yield Printout(f"{self.name}-test.pdf", rendered(tests, self.edition, title, self.palette))
        for size, sheet in laid.items():
            end = f"-{size.id}" if len(laid) > 1 else ""
            yield Printout(f"{self.name}{end}.svg", cut_svg(sheet.layout).encode())
            yield Printout(f"{self.name}{end}.dxf", cut_dxf(sheet.layout).encode())

    def _sides(self, number: int, batches: Sequence[tuple[CutSheet, Sequence[Piece]]]) -> Iterator[SheetPage]:
        sheet, batch = batches[number]
        words = SheetWords(self.edition, self.set, self.printing.how, self.printing.paper.title())
        label = words.label(SheetSide.FRONT, number + 1, len(batches))
        how = f"{words.printing(SheetSide.FRONT, number + 1)} {self.edition.say('cutting.scale')}"
        fronts = _clipped(front_side(sheet.layout, batch), sheet.bleed)
        yield self._marked(sheet, fronts, (), label, how)
        if self.printing.backs is not Backs.NONE:
            backs = _clipped(back_side(sheet.layout, batch, self.printing), sheet.bleed)
            yield SheetPage(sheet.layout.paper, backs)

    def _marked(
        self, sheet: CutSheet, laid: Sequence[Laid], lines: Sequence[Element], label: str, how: str = ""
    ) -> SheetPage:
        """The sheet between its marks: above what it is, below how it is printed and which template fits it."""
        paper = sheet.layout.paper
        template = self.edition.say("cutting.template", name=sheet.template) if sheet.template else ""
        bottom = paper.height - self.edition.measures.edge - _LINE
        said = (
            (label, self.edition.measures.edge),
            (how or template, bottom - _LINE),
            (template if how else "", bottom),
        )
        notes = [
            Text(words, "note", _NOTE, y, paper.width - 2 * _NOTE, _LINE, MUTED, "left") for words, y in said if words
        ]
        return SheetPage(paper, laid, [*self.cutter.marks(paper, sheet.length), *lines], notes)

    def _test(self, sheet: CutSheet) -> SheetPage:
        """The marks and the outlines of the cards: where the blade goes, before good paper is spent on it."""
        size = sheet.layout.size
        outlines = [
            circle(x + size.width / 2, y + size.width / 2, size.width / 2, **_HAIR)
            if size.round
            else box(x, y, size.width, size.height, size.corner, **_HAIR)
            for x, y in sheet.layout.places
        ]
        return self._marked(sheet, (), outlines, self.edition.say("cutting.test"))


def _batches(every: Sequence[Piece], count: int) -> Iterator[Sequence[Piece]]:
    copies = [piece for piece in every for _ in range(piece.copies)]
    yield from (copies[start : start + count] for start in range(0, len(copies), count))


def _clipped(laid: Sequence[Laid], bleed: float) -> list[Laid]:
    """Each piece with so much of its bleed that neighbours meet in the middle between them."""
    return [replace(each, kept=(bleed, bleed, bleed, bleed)) for each in laid]
