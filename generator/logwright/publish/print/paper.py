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


A4, LETTER, A5 = Paper("a4", 210, 297), Paper("letter", 215.9, 279.4), Paper("a5", 148, 210)
PAPERS = {paper.name: paper for paper in (A4, LETTER, A5)}
FOLDED = {A4.name: A5, LETTER.name: Paper("half-letter", 139.7, 215.9)}
"""The pages of a booklet that is folded from a sheet."""
