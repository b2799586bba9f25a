"""SVG elements: a small tree that serializes itself with everything escaped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias
from xml.sax.saxutils import escape

from logwright.publish.figures.svg.ink import Ink, Palette


class FigureError(Exception):
    """The figure cannot be drawn, or claims something that the engine knows to be false."""


Value: TypeAlias = str | float | Ink
"""An attribute value: text, a number, or an ink, which becomes a colour when the element is written."""

Attributes: TypeAlias = dict[str, Value | None]
"""Attributes that several elements share."""


@dataclass(frozen=True)
class Element:
    name: str
    attributes: tuple[tuple[str, Value], ...] = ()
    children: tuple[Element | str, ...] = ()

    def text(self, palette: Palette) -> str:
        """The element as SVG."""
        said = "".join(f' {name}="{_value(value, palette)}"' for name, value in self.attributes)
        if not self.children:
            return f"<{self.name}{said}/>"
        inside = "".join(escape(part) if isinstance(part, str) else part.text(palette) for part in self.children)
        return f"<{self.name}{said}>{inside}</{self.name}>"


def tag(name: str, *children: Element | str, **attributes: Value | None) -> Element:
    """Creates an element; `stroke_width=2` becomes stroke-width, and None values are left out."""
    said = tuple((key.strip("_").replace("_", "-"), value) for key, value in attributes.items() if value is not None)
    return Element(name, said, children)


def group(*children: Element, **attributes: Value | None) -> Element:
    return tag("g", *children, **attributes)


def path(d: str, **attributes: Value | None) -> Element:
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value | None) -> Element:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def box(x: float, y: float, width: float, height: float, r: float = 0, **attributes: Value | None) -> Element:
    """A rectangle, with rounded corners if it has a radius."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=r or None, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value | None) -> Element:
    return path(f"M{number(x1)} {number(y1)} {number(x2)} {number(y2)}", **attributes)


def number(value: float) -> str:
    """A number with only as many digits as a picture needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _value(value: Value, palette: Palette) -> str:
    if isinstance(value, Ink):
        return palette.paint(value)
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)
