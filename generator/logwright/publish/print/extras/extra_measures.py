"""Thicknesses and measures of what goes with the cards, from content/print/extras.yaml. All in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from logwright.content.model.library import Library

PLACE = "print/extras.yaml"


@dataclass(frozen=True)
class Stock:
    """What cards are printed on: how thick one of them is."""

    id: str
    thickness: float


@dataclass(frozen=True)
class Sleeve:
    """What a sleeve adds to its card; without values, no sleeve."""

    id: str = ""
    thickness: float = 0
    width: float = 0
    height: float = 0


NO_SLEEVE = Sleeve()


@dataclass(frozen=True)
class ExtraMeasures:
    """All measures of content/print/extras.yaml."""

    data: Any

    @staticmethod
    def of(library: Library) -> ExtraMeasures:
        return ExtraMeasures(library.data(PLACE))

    @property
    def stocks(self) -> dict[str, Stock]:
        return {stock["id"]: Stock(**stock) for stock in self.data["stocks"]}

    @property
    def usual_stock(self) -> Stock:
        return next(iter(self.stocks.values()))

    @property
    def sleeves(self) -> dict[str, Sleeve]:
        return {sleeve["id"]: Sleeve(**sleeve) for sleeve in self.data["sleeves"]}

    @property
    def boxes(self) -> dict[str, tuple[str, ...]]:
        """The sets that lie together in each box."""
        return {box["id"]: tuple(box["sets"]) for box in self.data["box"]["boxes"]}

    @property
    def punches(self) -> dict[str, float]:
        """The diameter of each punch."""
        return {punch["id"]: float(punch["diameter"]) for punch in self.data["punches"]}
