"""What is wrong with a figure."""

from __future__ import annotations


class FigureError(Exception):
    """The figure cannot be drawn, or claims something that the engine knows to be false."""
