"""Rays: short lines round a middle, for suns, wheels and flares."""

from __future__ import annotations

from math import cos, pi, sin

from logwright.publish.figures.element import number


def rays(x: float, y: float, inner: float, outer: float, count: int, start: float = 0, turn: float = 2 * pi) -> str:
    """So many lines from one distance to another, spread evenly over a turn."""
    angles = [start + turn * n / count for n in range(count)]
    return "".join(f"M{_point(x, y, inner, angle)}L{_point(x, y, outer, angle)}" for angle in angles)


def _point(x: float, y: float, r: float, angle: float) -> str:
    return f"{number(x + r * cos(angle))} {number(y + r * sin(angle))}"
