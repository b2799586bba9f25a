"""Seats round a table, numbered clockwise from the one nearest to the reader."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, box, circle, group, number, path, tag
from logwright.publish.figures.svg.ink import EDGE, LINE, MUTED, PAPER, SHADE


@dataclass(frozen=True)
class SeatPlace:
    """A position seen from the middle of the table, as fractions of its half width and half height."""

    x: float
    y: float


def spot(seat: int, seats: int, shift: float = 0) -> SeatPlace:
    """Seat 0 is at the bottom; its left-hand neighbour, seat 1, sits to the left of it (p9-034)."""
    angle = pi / 2 + 2 * pi * (seat + shift) / seats
    return SeatPlace(cos(angle), sin(angle))


def person() -> Drawing:
    """A member of the crew."""
    shoulders = path("M4 25C4 18.6 7.6 15.6 13 15.6S22 18.6 22 25Z", fill=PAPER)
    return Drawing(26, 26, (_pen(shoulders, circle(13, 8.4, 5.2, fill=PAPER)),))


def robot() -> Drawing:
    """The automaton."""
    head = box(5, 7, 16, 12, 3, fill=PAPER)
    eyes = group(circle(10, 12.4, 1.5, fill=LINE), circle(16, 12.4, 1.5, fill=LINE), stroke="none")
    rest = path("M13 7V3.4M10 16H16M7 19V25H19V19", fill="none")
    return Drawing(26, 26, (_pen(head, rest, circle(13, 2.6, 1.4, fill=LINE), eyes),))


def _pen(*parts: Element) -> Element:
    return group(*parts, stroke=LINE, stroke_width=1.6, stroke_linecap="round", stroke_linejoin="round")


def table(x: float, y: float, rx: float, ry: float) -> Element:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=SHADE, stroke=EDGE, stroke_width=1.2)


def seats(
    players: int,
    *,
    first: int | None = None,
    token: Drawing | None = None,
    automaton: int | None = None,
    arrows: str | None = None,
) -> Drawing:
    """People round a table. `token` lies before the `first` of them (commander, captain, probe holder).

    `arrows` say which way something goes round: clockwise is to the left-hand neighbour.
    """
    if arrows not in (None, "clockwise", "counter-clockwise"):
        raise FigureError(f"nothing goes round a table {arrows!r}")
    for seat in (first, automaton):
        if seat is not None and not 0 <= seat < players:
            raise FigureError(f"there is no seat {seat} at a table of {players}")
    rx, ry, x, y = 78.0, 56.0, 110.0, 88.0
    parts = [table(x, y, rx - 16, ry - 14)]
    for seat in range(players):
        at = spot(seat, players)
        sitter = robot() if seat == automaton else person()
        parts.append(sitter.centred(x + at.x * (rx + 12), y + at.y * (ry + 12), 1.25))
        if seat == first and token:
            parts.append(token.centred(x + at.x * (rx - 36), y + at.y * (ry - 30)))
        if arrows:
            parts.append(_arrow(seat, players, arrows == "clockwise", (x, y), (rx + 10, ry + 10)))
    return Drawing(2 * x, 2 * y, tuple(parts))


def _arrow(seat: int, seats: int, clockwise: bool, middle: tuple[float, float], radii: tuple[float, float]) -> Element:
    """An arc from near one seat to the next, with its head at the far end."""
    inset = 0.27 if seats <= 4 else 0.34
    start, end = (inset, 1 - inset) if clockwise else (1 - inset, inset)
    (x, y), (rx, ry) = middle, radii

    def point(share: float) -> tuple[float, float]:
        at = spot(seat, seats, share)
        return x + at.x * rx, y + at.y * ry

    (x1, y1), (x2, y2), (bx, by) = point(start), point(end), point(end + (start - end) * 0.12)
    dx, dy = x2 - bx, y2 - by
    length = (dx * dx + dy * dy) ** 0.5 or 1
    dx, dy = dx / length * 7, dy / length * 7
    head = f"M{_at(x2 - dx - dy * 0.7, y2 - dy + dx * 0.7)}L{_at(x2, y2)} {_at(x2 - dx + dy * 0.7, y2 - dy - dx * 0.7)}"
    arc = f"M{_at(x1, y1)}A{number(rx)} {number(ry)} 0 0 {int(clockwise)} {_at(x2, y2)}"
    return path(
        arc + head, fill="none", stroke=MUTED, stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round"
    )


def _at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
