"""Sizes of pieces and layouts of sheets, as content/print/cards.yaml has them. All in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.publish.print.cards.type_limits import TypeLimits
from logwright.publish.print.paper import PAPERS, Paper
from logwright.publish.print.render import Spoiled

FILE = "content/print/cards.yaml"


@dataclass(frozen=True)
class Size:
    """A piece after cutting. A `round` one is a disc. Colour goes on into the bleed."""

    id: str
    width: float
    height: float
    corner: float = 0
    round: bool = False
    bleed: float = 0


@dataclass(frozen=True)
class Layout:
    """Pieces in columns and rows, centred on a sheet; `paper` lies as it is looked at."""

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
        """Where each column begins."""
        return [self.left + n * (self.size.width + self.gap) for n in range(self.columns)]

    @property
    def tops(self) -> list[float]:
        """Where each row begins."""
        return [self.top + n * (self.size.height + self.gap) for n in range(self.rows)]

    @property
    def places(self) -> list[tuple[float, float]]:
        """The top left corner of each piece, row by row."""
        return [(x, y) for y in self.tops for x in self.lefts]


@dataclass(frozen=True)
class Measures:
    """Everything the file says."""

    data: Any

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
        """From where to where a crop mark runs, seen from the cut."""
        start = float(self.data["marks"]["distance"])
        return start, start + float(self.data["marks"]["length"])

    @cached_property
    def sizes(self) -> dict[str, Size]:
        return {size["id"]: Size(**size, bleed=self.bleed) for size in self.data["sizes"]}

    def type(self, name: str) -> TypeLimits:
        """How large and how small a kind of text may be."""
        if name not in self.data["type"]:
            raise Spoiled(f"{FILE} does not say how large the type of a {name} is; add it below type:")
        return TypeLimits(**self.data["type"][name])

    def layout(self, size: Size, paper: str) -> Layout:
        layouts = self.data["layouts"]
        if paper not in layouts:
            raise Spoiled(f"cards have no layout for {paper} paper; there are some for {', '.join(layouts)} in {FILE}")
        said = layouts[paper][size.id]
        sheet = PAPERS[paper].across() if said.get("across") else PAPERS[paper]
        layout = Layout(sheet, size, said["columns"], said["rows"], float(self.data["gap"]))
        if min(layout.left, layout.top) < self.mark[1] + self.edge:
            count = f"{layout.columns} × {layout.rows} pieces of {size.width:g} × {size.height:g} mm"
            raise Spoiled(f"{count} and their crop marks do not fit on {paper}; see layouts in {FILE}")
        return layout
