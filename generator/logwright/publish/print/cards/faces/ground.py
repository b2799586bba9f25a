"""The backgrounds of faces: colour to the edge, and a panel inside the safe area."""

from __future__ import annotations

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, box, group, number, path
from logwright.publish.figures.svg.ink import WHITE, Ink
from logwright.publish.print.cards.size import Size

SHADOW = Ink("print-shadow", "#0b1020", "#0b1020", WHITE)
GLOW = Ink("print-glow", WHITE, WHITE, WHITE)


def flood(size: Size, ink: Ink) -> Element:
    """Colour over the whole face and its bleed."""
    return box(-size.bleed, -size.bleed, size.width + 2 * size.bleed, size.height + 2 * size.bleed, fill=ink)


def panel(size: Size, inset: float, ground: Ink, rim: Ink, corner: float = 3, width: float = 0.5) -> Element:
    """The inner area of a card."""
    return box(
        inset,
        inset,
        size.width - 2 * inset,
        size.height - 2 * inset,
        corner,
        fill=ground,
        stroke=rim,
        stroke_width=width,
    )


def cut_panel(size: Size, inset: float, cut: float, ground: Ink, rim: Ink, width: float = 0.5) -> Element:
    """A panel with cut corners, which distinguish a task card from a playing card."""
    return path(cut_way(size, inset, cut), fill=ground, stroke=rim, stroke_width=width, stroke_linejoin="round")


def cut_way(size: Size, inset: float, cut: float) -> str:
    left, top, right, bottom = inset, inset, size.width - inset, size.height - inset
    corners = (
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def both_ends(size: Size, *parts: Element) -> Element:
    """The same at both ends of a card, so that it reads either way up."""
    turn = f"rotate(180 {number(size.width / 2)} {number(size.height / 2)})"
    return group(group(*parts), group(*parts, transform=turn))


def fitted(drawing: Drawing, x: float, y: float, width: float, height: float, most: float = 9) -> Element:
    """The drawing scaled to fit this area, but by at most this factor."""
    scale = min(width / drawing.width, height / drawing.height, most)
    return drawing.centred(x + width / 2, y + height / 2, scale)
