"""The options a user chooses before printing."""

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
        """The size for CSS, in numbers: names would not cover custom paper sizes."""
        return f"{self.width:g}mm {self.height:g}mm"

    def across(self) -> Paper:
        """The sheet in landscape."""
        return Paper(f"{self.name}-landscape", self.height, self.width)


A4, LETTER, A5 = Paper("a4", 210, 297), Paper("letter", 215.9, 279.4), Paper("a5", 148, 210)
PAPERS = {paper.name: paper for paper in (A4, LETTER, A5)}
FOLDED = {A4.name: A5, LETTER.name: Paper("half-letter", 139.7, 215.9)}
"""The pages of a booklet that is folded from a sheet."""


@dataclass(frozen=True)
class PrintOptions:
    """`players` leaves out what concerns other player counts."""

    paper: Paper = A4
    players: int | None = None
    low_ink: bool = False

    @property
    def suffix(self) -> str:
        """A file name suffix that distinguishes these options from others."""
        parts = [
            "" if self.paper == A4 else self.paper.name,
            f"{self.players}-players" if self.players else "",
            "low-ink" if self.low_ink else "",
        ]
        return "".join(f"-{part}" for part in parts if part)
