"""Sizes of pieces and layouts of sheets, from content/print/cards.yaml. All in millimetres."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from logwright.publish.print.cards.fit import TypeLimits
from logwright.publish.print.options import PAPERS, Paper
from logwright.publish.print.render import Spoiled
from logwright.publish.print.typeface import SMALLEST
from logwright.saying import Saying, listed, measure, saying

PLACE = "print/cards.yaml"
FILE = f"content/{PLACE}"


@dataclass(frozen=True)
class Size:
    """A piece after cutting; `round` makes it a disc. Colour extends into the bleed."""

    id: str
    width: float
    height: float
    corner: float = 0
    round: bool = False
    bleed: float = 0

    @property
    def said(self) -> Saying:
        return saying("misfits.size", width=measure(self.width), height=measure(self.height))


@dataclass(frozen=True)
class SheetLayout:
    """Pieces in columns and rows, centred on a sheet; `paper` is in viewing orientation."""

    paper: Paper
    size: Size
    columns: int
    rows: int
    gap: float

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def width(self) -> float:
        return self.columns * (self.size.width + self.gap) - self.gap

    @property
    def height(self) -> float:
        return self.rows * (self.size.height + self.gap) - self.gap

    @property
    def left(self) -> float:
        return (self.paper.width - self.width) / 2

    @property
    def top(self) -> float:
        return (self.paper.height - self.height) / 2

    @property
    def lefts(self) -> list[float]:
        """The left edge of each column."""
        return [self.left + n * (self.size.width + self.gap) for n in range(self.columns)]

    @property
    def tops(self) -> list[float]:
        """The top edge of each row."""
        return [self.top + n * (self.size.height + self.gap) for n in range(self.rows)]

    @property
    def places(self) -> list[tuple[float, float]]:
        """The top left corner of each piece, row by row."""
        return [(x, y) for y in self.tops for x in self.lefts]


@dataclass(frozen=True)
class Measures:
    """All measures of content/print/cards.yaml. At any `scale` the smallest type is the same on paper."""

    data: Any
    scale: float = 1

    @property
    def bleed(self) -> float:
        return float(self.data["bleed"])

    @property
    def safe(self) -> float:
        return float(self.data["safe"])

    @property
    def edge(self) -> float:
        return float(self.data["edge"])

    @property
    def mark(self) -> tuple[float, float]:
        """Start and end of a crop mark, measured from the cut."""
        start = float(self.data["marks"]["distance"])
        return start, start + float(self.data["marks"]["length"])

    @cached_property
    def sizes(self) -> dict[str, Size]:
        return {size["id"]: Size(**size, bleed=self.bleed) for size in self.data["sizes"]}

    def type(self, name: str) -> TypeLimits:
        """The size limits for a kind of text."""
        if name not in self.data["type"]:
            raise Spoiled(saying("misfits.no-type", file=FILE, name=name))
        limits = TypeLimits(**self.data["type"][name])
        smallest = max(limits.smallest, SMALLEST / self.scale)
        return replace(limits, smallest=min(smallest, limits.largest))

    def layout(self, size: Size, paper: str) -> SheetLayout:
        layouts = self.data["layouts"]
        if paper not in layouts:
            raise Spoiled(saying("misfits.no-layout", paper=paper, known=listed(layouts), file=FILE))
        said = layouts[paper][size.id]
        sheet = PAPERS[paper].across() if said.get("across") else PAPERS[paper]
        layout = SheetLayout(sheet, size, said["columns"], said["rows"], float(self.data["gap"]))
        if min(layout.left, layout.top) < self.mark[1] + self.edge:
            pieces = f"{layout.columns} × {layout.rows}"
            raise Spoiled(saying("misfits.off-the-paper", pieces=pieces, size=size.said, paper=paper, file=FILE))
        return layout
