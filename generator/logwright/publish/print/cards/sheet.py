"""Sheets: pieces laid out front and back, so that each back lies exactly behind its front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import Laid, Page, Side, paper_of
from logwright.publish.print.cards.size import Layout, Measures
from logwright.publish.print.cards.surround import SheetWords, surrounded
from logwright.publish.print.paper import Paper

SINGLE = "card"
"""The name of paper as large as a piece and its bleed, as print shops ask for it."""


class Backs(StrEnum):
    """Where the backs go: on every second page, into a file of their own, below the fronts, or nowhere."""

    DUPLEX = "duplex"
    SEPARATE = "separate"
    FOLD_OVER = "fold-over"
    NONE = "none"


class Flip(StrEnum):
    """Over which edge of the paper the printer turns a sheet."""

    LONG = "long"
    SHORT = "short"


class Unfoldable(Exception):
    """Pieces that are too large to stand above their own backs."""


@dataclass(frozen=True)
class Printing:
    """How sheets are to be printed.

    `offset` is how far the printer puts backs too far to the right and down, in millimetres, as seen from the front
    through the paper; they are moved the other way.
    """

    paper: str = "a4"
    backs: Backs = Backs.DUPLEX
    flip: Flip = Flip.LONG
    offset: tuple[float, float] = (0, 0)


def sheets(pieces: Sequence[Piece], printing: Printing, measures: Measures, words: SheetWords) -> list[list[Page]]:
    """The pages of each file: usually one; fronts and backs if they are asked for separately."""
    if printing.paper == SINGLE:
        return [list(_single(pieces, printing, measures))]
    batches = list(_batches(pieces, printing, measures))
    pages: list[tuple[Page, Page | None]] = []
    for number, (layout, batch) in enumerate(batches, start=1):
        note = (number, len(batches))
        if printing.backs is Backs.FOLD_OVER:
            pages.append((_folded(layout, batch, measures, words, note), None))
            continue
        front = surrounded(layout, front_side(layout, batch), measures, words, Side.FRONT, note)
        back = surrounded(layout, back_side(layout, batch, printing), measures, words, Side.BACK, note)
        pages.append((front, back))
    fronts, backs = [front for front, _ in pages], [back for _, back in pages if back]
    if printing.backs is Backs.SEPARATE:
        return [fronts, backs]
    if printing.backs is Backs.DUPLEX:
        return [[side for pair in pages for side in pair if side]]
    return [fronts]


def front_side(layout: Layout, batch: Sequence[Piece]) -> list[Laid]:
    return [Laid(piece, Side.FRONT, x, y) for piece, (x, y) in zip(batch, layout.places, strict=False)]


def back_side(layout: Layout, batch: Sequence[Piece], printing: Printing) -> list[Laid]:
    """Backs where the sheet has its fronts on the other side.

    If it is turned over an edge at the side, left and right change places. If it is turned over an edge above, top and
    bottom do, and backs stand on their heads, so that a card is turned like the page of a book all the same.
    """
    right, down = printing.offset
    size, paper = layout.size, layout.paper
    seen = [(x - right, y - down) for x, y in layout.places]
    if turns_sideways(paper, printing.flip):
        return [
            Laid(piece, Side.BACK, paper.width - x - size.width, y) for piece, (x, y) in zip(batch, seen, strict=False)
        ]
    return [
        Laid(piece, Side.BACK, x, paper.height - y - size.height, turned=True)
        for piece, (x, y) in zip(batch, seen, strict=False)
    ]


def turns_sideways(paper: Paper, flip: Flip) -> bool:
    """Whether the edge over which the sheet is turned is at its side, as the sheet is looked at."""
    return (flip is Flip.LONG) == (paper.height > paper.width)


def fold_layout(layout: Layout) -> Layout:
    """The layout for pieces twice as high: the front above, the back below."""
    size = layout.size
    pairs = layout.rows // 2
    if not pairs:
        raise Unfoldable(f"pieces of {size.width:g} × {size.height:g} mm are too large for {layout.paper.name}")
    double = replace(size, height=2 * size.height)
    return Layout(layout.paper, double, layout.columns, pairs, layout.gap)


def _folded(
    layout: Layout, batch: Sequence[Piece], measures: Measures, words: SheetWords, note: tuple[int, int]
) -> Page:
    """Each front above its back, which stands on its head; between them the sheet is folded."""
    laid, bleed, height = [], measures.bleed, layout.size.height / 2
    for piece, (x, y) in zip(batch, layout.places, strict=False):
        laid.append(Laid(piece, Side.FRONT, x, y, kept=(bleed, bleed, 0, bleed)))
        laid.append(Laid(piece, Side.BACK, x, y + height, turned=True, kept=(0, bleed, bleed, bleed)))
    return surrounded(layout, laid, measures, words, None, note)


def _batches(
    pieces: Sequence[Piece], printing: Printing, measures: Measures
) -> Iterator[tuple[Layout, Sequence[Piece]]]:
    """What goes on each sheet; a sheet holds pieces of one size."""
    for size in dict.fromkeys(piece.size for piece in pieces):
        layout = measures.layout(size, printing.paper)
        if printing.backs is Backs.FOLD_OVER:
            layout = fold_layout(layout)
        every = [piece for piece in pieces if piece.size == size for _ in range(piece.copies)]
        for start in range(0, len(every), layout.count):
            yield layout, every[start : start + layout.count]


def _single(pieces: Sequence[Piece], printing: Printing, measures: Measures) -> Iterator[Page]:
    """A page for each side of each piece, as large as the piece with its bleed."""
    for piece in pieces:
        for _ in range(piece.copies):
            for side in Side:
                if side is Side.FRONT or printing.backs is not Backs.NONE:
                    yield Page(paper_of(piece.size), [Laid(piece, side, 0, 0)], bleed=measures.bleed)
