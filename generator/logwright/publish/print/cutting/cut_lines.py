"""The lines along which a machine cuts a sheet, as SVG and as DXF."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, tan

from logwright.publish.print.cards.size import SheetLayout

_QUARTER = tan(pi / 8)
"""How DXF says that a line bends by a quarter of a circle."""
_MILLIMETRES = 4


def cut_svg(layout: SheetLayout) -> str:
    """In millimetres, the paper as the page. Lines have no fill: cutting programs take them as they are."""
    size, paper = layout.size, layout.paper
    shapes = []
    for x, y in layout.places:
        if size.round:
            r = size.width / 2
            shapes.append(f'<circle cx="{_exact(x + r)}" cy="{_exact(y + r)}" r="{_exact(r)}"/>')
        else:
            corner = f' rx="{_exact(size.corner)}"' if size.corner else ""
            at = f'x="{_exact(x)}" y="{_exact(y)}" width="{_exact(size.width)}" height="{_exact(size.height)}"'
            shapes.append(f"<rect {at}{corner}/>")
    page = f'width="{_exact(paper.width)}mm" height="{_exact(paper.height)}mm"'
    view = f'viewBox="0 0 {_exact(paper.width)} {_exact(paper.height)}"'
    lines = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {page} {view}>\n'
        f'<g fill="none" stroke="#ff0000" stroke-width="0.1">\n{lines}\n</g>\n</svg>\n'
    )


def cut_dxf(layout: SheetLayout) -> str:
    """As AutoCAD 12 wrote it, which every cutting program reads; the corner of the paper below on the left is 0, 0."""
    groups = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (9, "$INSUNITS"), (70, f"{_MILLIMETRES}")]
    groups += [(0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
    for place in layout.places:
        groups += _circle(layout, *place) if layout.size.round else _card(layout, *place)
    groups += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in groups)


def _circle(layout: SheetLayout, x: float, y: float) -> Iterator[tuple[int, str]]:
    r = layout.size.width / 2
    yield from ((0, "CIRCLE"), (8, "cut"), (10, _exact(x + r)), (20, _exact(layout.paper.height - y - r)))
    yield 40, _exact(r)


def _card(layout: SheetLayout, x: float, y: float) -> Iterator[tuple[int, str]]:
    """A closed line around the card, counter-clockwise from below on the left; corners are arcs."""
    size = layout.size
    left, right, r = x, x + size.width, size.corner
    above = layout.paper.height - y
    below = above - size.height
    bend = _QUARTER if r else 0.0
    points = (
        (left + r, below, 0.0),
        (right - r, below, bend),
        (right, below + r, 0.0),
        (right, above - r, bend),
        (right - r, above, 0.0),
        (left + r, above, bend),
        (left, above - r, 0.0),
        (left, below + r, bend),
    )
    yield from ((0, "POLYLINE"), (8, "cut"), (66, "1"), (70, "1"))
    for at, up, bulge in points if r else points[::2]:
        yield from ((0, "VERTEX"), (8, "cut"), (10, _exact(at)), (20, _exact(up)))
        if bulge:
            yield 42, f"{bulge:.6f}"
    yield 0, "SEQEND"


def _exact(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
