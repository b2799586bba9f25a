"""Paper: the sizes a printer takes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Paper:
    """A sheet, in millimetres, upright."""

    name: str
    width: float
    height: float

    @property
    def css(self) -> str:
        """The size as CSS has it; names would do as well, but not for papers of one's own."""
        return f"{self.width:g}mm {self.height:g}mm"

    def across(self) -> Paper:
        """The sheet lying on its side."""
        return Paper(f"{self.name}-landscape", self.height, self.width)


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", 210, 297),
        Paper("letter", 215.9, 279.4),
        Paper("a5", 148, 210),
    )
}
