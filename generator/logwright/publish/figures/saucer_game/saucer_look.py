"""The appearance of Crash & Grab: six colours with symbols, and everything in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.publish.figures.crew_game.deck_look import NIGHT
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.ink import BLACK, WHITE, Ink, brightness, mix

_BRIGHT = 150
"""Areas brighter than this get dark signs."""


@dataclass(frozen=True)
class ColourLook:
    """One of the six colours: `field` for areas, `on_field` for what stands there, `ink` for lines on the page."""

    id: str
    symbol: str
    ink: Ink
    tint: Ink
    field: Ink
    on_field: Ink

    @staticmethod
    def of(colour: str, symbol: str, value: str) -> ColourLook:
        def ink(part: str, light: str, dark: str, low: str) -> Ink:
            return Ink(f"saucer-{colour}{part}", light, dark, low)

        deep = mix(value, BLACK, 0.3 if brightness(value) > _BRIGHT else 0.15)
        on_field = mix(value, BLACK, 0.82) if brightness(value) > _BRIGHT else WHITE
        return ColourLook(
            colour,
            symbol,
            ink("", deep, mix(value, WHITE, 0.4), deep),
            ink("-tint", mix(value, WHITE, 0.84), mix(value, NIGHT, 0.7), WHITE),
            ink("-field", value, mix(value, BLACK, 0.06), WHITE),
            ink("-on-field", on_field, on_field, deep),
        )

    @property
    def inks(self) -> tuple[Ink, ...]:
        return (self.ink, self.tint, self.field, self.on_field)


@dataclass(frozen=True, eq=False)
class SaucerLook:
    """Crash & Grab as drawing code needs it; `box` is what the engine plays with."""

    colours: Mapping[str, ColourLook]
    box: Box
    data: Mapping[str, Any] = field(repr=False)

    @property
    def game(self) -> str:
        return str(self.data["game"])

    @staticmethod
    def of(game: Mapping[str, Any], tiles: Mapping[str, Any], upgrades: Mapping[str, Any]) -> SaucerLook:
        """From the plain data of game.yaml, tiles.yaml and upgrades.yaml."""
        colours = {
            colour["id"]: ColourLook.of(colour["id"], colour["symbol"], colour["hex"]) for colour in game["colours"]
        }
        return SaucerLook(colours, Box.of(game, tiles, upgrades), game)

    def colour(self, name: str) -> ColourLook:
        if name not in self.colours:
            raise FigureError(f"there is no colour {name!r}")
        return self.colours[name]

    def upgrade(self, name: str) -> Upgrade:
        for card in self.box.upgrades:
            if card.id == name:
                return card
        raise FigureError(f"there is no upgrade {name!r}")

    @property
    def inks(self) -> tuple[Ink, ...]:
        return tuple(ink for colour in self.colours.values() for ink in colour.inks)
