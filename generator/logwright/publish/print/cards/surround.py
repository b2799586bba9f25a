"""What a sheet shows besides its pieces: crop marks, a ruler, and a word to whoever prints it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.publish.figures.element import Attributes, Element, path
from logwright.publish.figures.ink import LINE, MUTED
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Text
from logwright.publish.print.cards.page import Laid, Page, Side
from logwright.publish.print.cards.size import Layout, Measures
from logwright.publish.print.paper import Paper

RULER = 50
_INSET = 12.0
_LINE = 3.0
_HAIR: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 0.12}


@dataclass(frozen=True)
class SheetWords:
    """What the sheets of one set say about themselves."""

    edition: Edition
    set: str

    def label(self, side: Side | None, number: int, count: int) -> str:
        key = f"label.{side or 'folded'}"
        title = self.edition.book.game_title(self.edition.game)
        return self.edition.say(key, title=title, set=self.edition.say(f"sets.{self.set}"), n=number, all=count)

    def scale(self) -> str:
        return self.edition.say("scale", n=RULER)


def surrounded(
    layout: Layout,
    laid: Sequence[Laid],
    measures: Measures,
    words: SheetWords,
    side: Side | None,
    sheet: tuple[int, int],
) -> Page:
    """The page with its marks. `side` is None where fronts and backs share it and are folded."""
    number, count = sheet
    paper = layout.paper
    folded = side is None
    marks = [path(crop_marks(layout, measures), **_HAIR)]
    if folded:
        marks.append(path(_fold_lines(layout, measures), stroke_dasharray="1.2 0.8", **_HAIR))
    notes = [_note(words.label(side, number, count), measures.edge, _INSET, paper)]
    if side is not Side.BACK:
        marks.append(ruler(_INSET, paper.height - measures.edge))
        notes.append(_note(words.scale(), paper.height - measures.edge - _LINE, _INSET + RULER + 4, paper))
    return Page(paper, laid, marks, notes)


def crop_marks(layout: Layout, measures: Measures) -> str:
    """Lines beyond the outer pieces, in line with every cut; discs have theirs in line with their middles."""
    size, (start, end) = layout.size, measures.mark
    across = (size.width / 2,) if size.round else (0, size.width)
    # Where sheets are folded, two discs stand above each other.
    discs = round(size.height / size.width)
    down = [size.width * (n + 0.5) for n in range(discs)] if size.round else [0, size.height]
    ways = []
    for x in (left + step for left in layout.lefts for step in across):
        for y, way in ((layout.top, -1), (layout.top + layout.height, 1)):
            ways.append(f"M{_exact(x)} {_exact(y + way * start)}V{_exact(y + way * end)}")
    for y in (top + step for top in layout.tops for step in down):
        for x, way in ((layout.left, -1), (layout.left + layout.width, 1)):
            ways.append(f"M{_exact(x + way * start)} {_exact(y)}H{_exact(x + way * end)}")
    return "".join(ways)


def _fold_lines(layout: Layout, measures: Measures) -> str:
    """Longer and dashed, half way down each pair."""
    start, end = measures.mark
    return "".join(
        f"M{_exact(x + way * start)} {_exact(top + layout.size.height / 2)}h{_exact(way * (end - start + 3))}"
        for top in layout.tops
        for x, way in ((layout.left, -1), (layout.left + layout.width, 1))
    )


def ruler(x: float, y: float, length: int = RULER) -> Element:
    """So many millimetres, with a stroke every five."""
    strokes = "".join(
        f"M{_exact(x + at)} {_exact(y)}v{-2.4 if at % 10 == 0 else -1.4}" for at in range(0, length + 1, 5)
    )
    return path(f"M{_exact(x)} {_exact(y)}h{length}{strokes}", **_HAIR | {"stroke_width": 0.2})


def _note(words: str, y: float, x: float, paper: Paper) -> Text:
    return Text(words, "note", x, y, paper.width - x - _INSET, _LINE, MUTED, "left")


def _exact(value: float) -> str:
    """Where to cut is told to a thousandth of a millimetre."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
