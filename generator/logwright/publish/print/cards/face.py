"""A face: one side of a card, token or tile, with its picture and its texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from logwright.publish.figures.svg.element import Element
from logwright.publish.figures.svg.ink import LINE, Ink
from logwright.publish.print.cards.size import Size

Across = Literal["left", "center"]
Down = Literal["top", "middle"]


@dataclass(frozen=True)
class Text:
    """A text and the area it is fitted into, in millimetres. `type` names the limits in content/print/cards.yaml.

    `turned` is upside down, which only a text in the middle of its area can be.
    """

    words: str
    type: str
    x: float
    y: float
    width: float
    height: float
    ink: Ink = LINE
    across: Across = "center"
    down: Down = "middle"
    turned: bool = False


@dataclass(frozen=True)
class Face:
    """`art` is drawn in millimetres from the top left corner of the cut piece and extends into the bleed."""

    art: tuple[Element, ...]
    texts: tuple[Text, ...] = ()


BLANK = Face(())
"""A side on which nothing is printed."""


@dataclass(frozen=True)
class Piece:
    """Something to cut out. `id` is used in file names, `name` is shown to people."""

    id: str
    name: str
    size: Size
    front: Face
    back: Face
    copies: int = 1

    @property
    def is_one_sided(self) -> bool:
        return self.back == BLANK
