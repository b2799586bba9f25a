"""What a sheet shows besides its pieces: crop marks, a ruler, and a note on printing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.content.basis import basis_of_file
from logwright.publish.figures.svg.element import Attributes, Element, path
from logwright.publish.figures.svg.ink import LINE, MUTED
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Text
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide
from logwright.publish.print.cards.size import Measures, SheetLayout
from logwright.publish.print.options import Paper

RULER = 50
_INSET = 12.0
_LINE = 3.0
_HAIR: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 0.12}


@dataclass(frozen=True)
class SheetWords:
    """The texts on the sheets of one set. `how` says how its sheets are printed: a key of `sheets.how`.

    `hint` is what else to do with a sheet, in the language of the edition.
    """

    edition: Edition
    set: str
    how: str = ""
    paper: str = ""
    hint: str = ""

    def printing(self, side: SheetSide | None, number: int) -> str:
        """What to do with this sheet at the printer."""
        if side is SheetSide.BACK:
            return self.edition.say("how.separate-back", n=number) if self.how == "separate" else ""
        return self.edition.say(f"how.{self.how}", paper=self.paper, n=number) if self.how else ""

    def label(self, side: SheetSide | None, number: int, count: int) -> str:
        key = f"label.{side or 'folded'}"
        title = self.edition.book.game_title(self.edition.game)
        return self.edition.say(key, title=title, set=self.edition.say(f"sets.{self.set}"), n=number, all=count)

    def basis(self) -> str:
        """What the pieces are based on, if they were not verified in print."""
        says = basis_of_file(self.edition.library, f"{self.edition.game}/{self.set}.yaml")
        return self.edition.say(f"basis.{self.set}") if says else ""

    def scale(self) -> str:
        return self.edition.say("scale", n=RULER)


def surrounded(
    layout: SheetLayout,
    laid: Sequence[Laid],
    measures: Measures,
    words: SheetWords,
    side: SheetSide | None,
    sheet: tuple[int, int],
) -> SheetPage:
    """The page with its marks. `side` is None where fronts and backs are on one page to be folded."""
    number, count = sheet
    paper = layout.paper
    folded = side is None
    marks = [path(crop_marks(layout, measures), **_HAIR)]
    if folded:
        marks.append(path(_fold_lines(layout, measures), stroke_dasharray="1.2 0.8", **_HAIR))
    label = " · ".join(filter(None, (words.label(side, number, count), words.printing(side, number))))
    notes = [_note(label, measures.edge, _INSET, paper)]
    if side is not SheetSide.BACK:
        more = filter(None, (words.basis(), words.hint))
        notes += [_note(said, measures.edge + line * _LINE, _INSET, paper) for line, said in enumerate(more, start=1)]
        marks.append(ruler(_INSET, paper.height - measures.edge))
        notes.append(_note(words.scale(), paper.height - measures.edge - _LINE, _INSET + RULER + 4, paper))
    return SheetPage(paper, laid, marks, notes)


def crop_marks(layout: SheetLayout, measures: Measures) -> str:
    """Lines outside the outer pieces, aligned with every cut; for discs, with their centres."""
    size, (start, end) = layout.size, measures.mark
    across = (size.width / 2,) if size.round else (0, size.width)
    # On sheets to be folded, two discs are stacked.
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


def _fold_lines(layout: SheetLayout, measures: Measures) -> str:
    """Longer, dashed lines half way down each pair."""
    start, end = measures.mark
    return "".join(
        f"M{_exact(x + way * start)} {_exact(top + layout.size.height / 2)}h{_exact(way * (end - start + 3))}"
        for top in layout.tops
        for x, way in ((layout.left, -1), (layout.left + layout.width, 1))
    )


def ruler(x: float, y: float, length: int = RULER) -> Element:
    """A ruler of this many millimetres, with a tick every five."""
    strokes = "".join(
        f"M{_exact(x + at)} {_exact(y)}v{-2.4 if at % 10 == 0 else -1.4}" for at in range(0, length + 1, 5)
    )
    return path(f"M{_exact(x)} {_exact(y)}h{length}{strokes}", **_HAIR | {"stroke_width": 0.2})


def _note(words: str, y: float, x: float, paper: Paper) -> Text:
    return Text(words, "note", x, y, paper.width - x - _INSET, _LINE, MUTED, "left")


def _exact(value: float) -> str:
    """Cut positions are given to a thousandth of a millimetre."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
