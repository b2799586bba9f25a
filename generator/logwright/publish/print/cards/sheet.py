"""Sheets: pieces laid out front and back, so that each back is exactly behind its front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide, paper_of
from logwright.publish.print.cards.size import Measures, SheetLayout
from logwright.publish.print.cards.surround import SheetWords, surrounded
from logwright.publish.print.options import Paper
from logwright.saying import Told, saying

SINGLE = "card"
"""The name of paper as large as a piece and its bleed, as print shops ask for it."""


class Backs(StrEnum):
    """Where backs go: on every second page, into their own file, below the fronts, or nowhere."""

    DUPLEX = "duplex"
    SEPARATE = "separate"
    FOLD_OVER = "fold-over"
    NONE = "none"


class Flip(StrEnum):
    """The edge of the paper over which the printer turns a sheet."""

    LONG = "long"
    SHORT = "short"


class Unfoldable(Told):
    """Pieces that are too large to be placed above their own backs."""


@dataclass(frozen=True)
class Printing:
    """Settings for printing sheets.

    `offset` is how far the printer shifts backs to the right and down, in millimetres, as seen from the front
    through the paper; they are moved by the opposite amount. Pieces that are folded over are `glued`, unless a sleeve
    holds them together.
    """

    paper: str = "a4"
    backs: Backs = Backs.DUPLEX
    flip: Flip = Flip.LONG
    offset: tuple[float, float] = (0, 0)
    glued: bool = True

    @property
    def how(self) -> str:
        """How a sheet is printed: the name of the words that say so."""
        if self.backs is Backs.FOLD_OVER and not self.glued:
            return "fold-in"
        return f"duplex-{self.flip}" if self.backs is Backs.DUPLEX else self.backs.value


def sheets(pieces: Sequence[Piece], printing: Printing, measures: Measures, words: SheetWords) -> list[list[SheetPage]]:
    """The pages of each file: usually one file, two if fronts and backs are separate."""
    if printing.paper == SINGLE:
        return [list(_single(pieces, printing, measures))]
    batches = list(_batches(pieces, printing, measures))
    pages: list[tuple[SheetPage, SheetPage | None]] = []
    for number, (layout, batch) in enumerate(batches, start=1):
        note = (number, len(batches))
        if printing.backs is Backs.FOLD_OVER:
            pages.append((_folded(layout, batch, measures, words, note), None))
            continue
        front = surrounded(layout, front_side(layout, batch), measures, words, SheetSide.FRONT, note)
        back = surrounded(layout, back_side(layout, batch, printing), measures, words, SheetSide.BACK, note)
        pages.append((front, back))
    fronts, backs = [front for front, _ in pages], [back for _, back in pages if back]
    if printing.backs is Backs.SEPARATE:
        return [fronts, backs]
    if printing.backs is Backs.DUPLEX:
        return [[side for pair in pages for side in pair if side]]
    return [fronts]


def front_side(layout: SheetLayout, batch: Sequence[Piece]) -> list[Laid]:
    return [Laid(piece, SheetSide.FRONT, x, y) for piece, (x, y) in zip(batch, layout.places, strict=False)]


def back_side(layout: SheetLayout, batch: Sequence[Piece], printing: Printing) -> list[Laid]:
    """The backs, arranged to match the fronts on the other side of the sheet.

    Turning over a side edge swaps left and right. Turning over the top edge swaps top and bottom, and backs are printed
    upside down, so that a card still turns like the page of a book.
    """
    right, down = printing.offset
    size, paper = layout.size, layout.paper
    seen = [(x - right, y - down) for x, y in layout.places]
    if turns_sideways(paper, printing.flip):
        return [
            Laid(piece, SheetSide.BACK, paper.width - x - size.width, y)
            for piece, (x, y) in zip(batch, seen, strict=False)
        ]
    return [
        Laid(piece, SheetSide.BACK, x, paper.height - y - size.height, turned=True)
        for piece, (x, y) in zip(batch, seen, strict=False)
    ]


def turns_sideways(paper: Paper, flip: Flip) -> bool:
    """Whether the sheet is turned over a side edge, in viewing orientation."""
    return (flip is Flip.LONG) == (paper.height > paper.width)


def fold_layout(layout: SheetLayout) -> SheetLayout:
    """The layout for pieces of double height: the front above, the back below."""
    size = layout.size
    pairs = layout.rows // 2
    if not pairs:
        raise Unfoldable(saying("misfits.unfoldable", size=size.said, paper=layout.paper.name))
    double = replace(size, height=2 * size.height)
    return SheetLayout(layout.paper, double, layout.columns, pairs, layout.gap)


def _folded(
    layout: SheetLayout, batch: Sequence[Piece], measures: Measures, words: SheetWords, note: tuple[int, int]
) -> SheetPage:
    """Each front above its back, which is upside down; the sheet is folded between them."""
    laid, bleed, height = [], measures.bleed, layout.size.height / 2
    for piece, (x, y) in zip(batch, layout.places, strict=False):
        laid.append(Laid(piece, SheetSide.FRONT, x, y, kept=(bleed, bleed, 0, bleed)))
        laid.append(Laid(piece, SheetSide.BACK, x, y + height, turned=True, kept=(0, bleed, bleed, bleed)))
    return surrounded(layout, laid, measures, words, None, note)


def _batches(
    pieces: Sequence[Piece], printing: Printing, measures: Measures
) -> Iterator[tuple[SheetLayout, Sequence[Piece]]]:
    """The pieces for each sheet; a sheet holds pieces of one size."""
    for size in dict.fromkeys(piece.size for piece in pieces):
        layout = measures.layout(size, printing.paper)
        if printing.backs is Backs.FOLD_OVER:
            layout = fold_layout(layout)
        every = [piece for piece in pieces if piece.size == size for _ in range(piece.copies)]
        for start in range(0, len(every), layout.count):
            yield layout, every[start : start + layout.count]


def _single(pieces: Sequence[Piece], printing: Printing, measures: Measures) -> Iterator[SheetPage]:
    """A page for each side of each piece, the size of the piece with its bleed."""
    for piece in pieces:
        for _ in range(piece.copies):
            for side in SheetSide:
                if side is SheetSide.FRONT or printing.backs is not Backs.NONE:
                    yield SheetPage(paper_of(piece.size), [Laid(piece, side, 0, 0)], bleed=measures.bleed)
