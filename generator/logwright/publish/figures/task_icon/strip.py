"""The tricks of a deal as a strip of boxes: which are meant, to be won, or left to others."""

from __future__ import annotations

from enum import StrEnum

from logwright.engine.objectives.position import PositionPart, Stretch, TrickPosition
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of, stacked
from logwright.publish.figures.svg.element import Attributes, Element, box, path
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, BAD, EDGE, GOOD, GOOD_TINT, LINE, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.task_icon.sign import sign

WIDTH, HEIGHT = 14.0, 20.0
GAP = 2.4
PER_ROW = 4


class Cell(StrEnum):
    """The state of a trick in a strip."""

    WON = "won"
    LOST = "lost"
    MEANT = "meant"
    ANY = "any"


_INKS: dict[Cell, tuple[Ink, Ink]] = {
    Cell.WON: (GOOD_TINT, GOOD),
    Cell.LOST: (PAPER, BAD),
    Cell.MEANT: (ACCENT_TINT, ACCENT),
    Cell.ANY: (PAPER, EDGE),
}
_MARKS = {Cell.WON: "M3.8 10.4 6.2 12.8 10.4 7.4", Cell.LOST: "M4 7 10 13M10 7 4 13"}


def cell(state: Cell, number: int | None = None) -> Drawing:
    """One trick, ticked if it is to be won, crossed out if it is not, optionally with its number."""
    ground, rim = _INKS[state]
    parts: list[Element] = [box(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 2.4, fill=ground, stroke=rim, stroke_width=1.5)]
    if state in _MARKS:
        move = "translate(0 3.4)" if number else None
        pen: Attributes = {"fill": "none", "stroke": rim, "stroke_linecap": "round", "stroke_linejoin": "round"}
        parts.append(path(_MARKS[state], stroke_width=2.1, transform=move, **pen))
    if number:
        high = 6 if state in _MARKS else 9
        parts.append(lettering(f"{number}", high, LINE, 2.6).centred(WIDTH / 2, 6 if state in _MARKS else HEIGHT / 2))
    return Drawing(WIDTH, HEIGHT, tuple(parts))


def strip(position: TrickPosition, state: Cell, others: Cell = Cell.ANY) -> Drawing:
    """The named tricks in one state, those around them in another."""
    places = position.places
    numbers = sorted({number for place in places for number in _numbers(place)})
    rows = [_named(numbers, state, others)] if numbers else []
    rows += [beside(cells, GAP) for place in places if (cells := _stretch(place, state, others))]
    return stacked(rows, GAP)


def _named(numbers: list[int], state: Cell, others: Cell) -> Drawing:
    """The tricks up to the last one named; if the first named comes late, only from there."""
    start = 1 if numbers[0] <= 3 else numbers[0]
    cells = [cell(state if n in numbers else others, n) for n in range(start, numbers[-1] + 1)]
    before = [_dots()] if start > 1 else []
    after = [_dots()] if others is Cell.ANY else [cell(others), _dots()]
    if len(cells) <= PER_ROW:
        return beside([*before, *cells, *after], GAP)
    return rows_of([*before, *cells, *after], PER_ROW, GAP, "start")


def _numbers(place: PositionPart) -> range:
    """Trick numbers that are given explicitly."""
    if place.stretch is Stretch.FIRST:
        return range(1, place.high + 1)
    return range(place.low, place.high + 1) if place.stretch is Stretch.NUMBERS else range(0)


def _stretch(place: PositionPart, state: Cell, others: Cell) -> list[Drawing]:
    match place.stretch:
        case Stretch.FROM:
            before = [cell(others, place.low - 1)] if place.low > 1 else []
            return [*before, *(cell(state, place.low + n) for n in range(2)), _dots(), end_bar()]
        case Stretch.MIDDLE:
            return [cell(others, 1), *[cell(state)] * 2, _dots(), cell(others), end_bar()]
        case Stretch.LAST:
            return [_dots(), cell(others), *(cell(state) for _ in range(place.high)), end_bar()]
        case Stretch.FIRST_HALF:
            return [*[cell(state)] * 2, end_bar(), *[cell(others)] * 2]
        case Stretch.SECOND_HALF:
            return [*[cell(others)] * 2, end_bar(), *[cell(state)] * 2]
        case Stretch.ODD | Stretch.EVEN:
            odd = place.stretch is Stretch.ODD
            return [*(cell(state if n % 2 == odd else others, n) for n in range(1, 5)), _dots()]
    return []


def run(length: int, around: bool = False) -> Drawing:
    """This many tricks in a row, not won by the owner `around` them."""
    link = Drawing(5, 3, (box(0, 0, 5, 3, fill=GOOD),))
    chain = beside([part for n in range(length) for part in ([link] if n else []) + [cell(Cell.WON)]], -0.4)
    return beside([_not_won(), chain, _not_won()], GAP) if around else chain


def _not_won() -> Drawing:
    return Drawing(
        8, HEIGHT, (path("M1.4 7.4 6.6 12.6M6.6 7.4 1.4 12.6", stroke=BAD, stroke_width=2, stroke_linecap="round"),)
    )


def _dots() -> Drawing:
    return sign("…", 6)


def end_bar() -> Drawing:
    """The bar that marks the last trick, or half of the tricks."""
    return Drawing(
        3, HEIGHT + 4, (path(f"M1.5 1V{HEIGHT + 3:g}", stroke=LINE, stroke_width=2.2, stroke_linecap="round"),)
    )
