"""Cutting machines and how cards lie on their sheets, from content/print/cutters.yaml. In millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from logwright.publish.figures.svg.element import Element, box, path
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.print.cards.size import Measures, SheetLayout, Size
from logwright.publish.print.options import PAPERS, Paper

PLACE = "print/cutters.yaml"
_BLACK = Ink("cutter-black", "#000000", "#000000", "#000000")
"""Marks are pure black whatever the palette, since machines look for nothing else."""


@dataclass(frozen=True)
class CutSheet:
    """Where pieces lie, how much of their bleed there is, and how long the arms of the marks are.

    `template` is the published cutting template that fits, if there is one.
    """

    layout: SheetLayout
    bleed: float
    length: float
    template: str = ""


@dataclass(frozen=True)
class Cutter:
    """A cutting machine: its id and the contents of the file."""

    id: str
    data: Any

    def sheet(self, size: Size, paper: str, measures: Measures) -> CutSheet:
        """The published layout of a size, otherwise that of any other sheet."""
        said = self.data["layouts"][paper].get(size.id)
        if said is None:
            return CutSheet(measures.layout(size, paper), measures.bleed, float(self.data["length"]))
        across = PAPERS[paper].across() if said.get("across") else PAPERS[paper]
        distance = float(self.data["distance"])
        layout = SheetLayout(across, size, said["columns"], said["rows"], distance)
        return CutSheet(layout, distance / 2, min(said["length"], self.data["longest"]), said["template"])

    def marks(self, paper: Paper, length: float) -> list[Element]:
        """The marks that the machine looks for, on the front of a sheet."""
        return list(self._marks(paper, length))

    def _marks(self, paper: Paper, length: float) -> Iterator[Element]:
        inset, thick, square = (float(self.data[name]) for name in ("inset", "thickness", "square"))
        kinds = next(machine["marks"] for machine in self.data["machines"] if machine["id"] == self.id)
        corners = ((inset, inset), (paper.width - inset, inset), (inset, paper.height - inset))
        for kind, (x, y) in zip(kinds, (*corners, (paper.width - inset, paper.height - inset)), strict=True):
            right, down = (1 if x == inset else -1), (1 if y == inset else -1)
            if kind == "square":
                yield box(x, y, square, square, fill=_BLACK, stroke=_BLACK, stroke_width=thick)
            elif kind == "corner":
                # The ends of the lines reach half their thickness further.
                arm = length - thick / 2
                way = f"M{_exact(x + right * arm)} {_exact(y)}H{_exact(x)}V{_exact(y + down * arm)}"
                yield path(way, fill="none", stroke=_BLACK, stroke_width=thick, stroke_linecap="square")


def cutters(data: Any) -> dict[str, Cutter]:
    return {machine["id"]: Cutter(machine["id"], data) for machine in data["machines"]}


def _exact(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
