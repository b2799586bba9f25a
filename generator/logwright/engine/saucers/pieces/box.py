"""The box: everything that is the same in every game, read from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.engine.saucers.pieces.card import MovementCard
from logwright.engine.saucers.pieces.tile import Tile, TilePlace
from logwright.engine.saucers.pieces.upgrade import Effect, Upgrade


@dataclass(frozen=True, slots=True)
class SetupRow:
    """What differs by number of players (cg-036)."""

    players: int
    saucers_each: int
    spare_colours: int
    pilots: int
    boosters: int
    patrol_tokens: int


@dataclass(frozen=True, slots=True)
class Price:
    """What an upgrade costs: energy paid, cards drawn, cards kept (cg-124)."""

    energy: int
    draw: int


@dataclass(frozen=True, slots=True)
class Box:
    colours: tuple[str, ...]
    crew_types: tuple[str, ...]
    directions: tuple[str, ...]
    cards: tuple[MovementCard, ...]
    tiles: tuple[Tile, ...]
    layouts: Mapping[int, tuple[TilePlace, ...]]
    table: Mapping[int, SetupRow]
    upgrades: tuple[Upgrade, ...]
    price: Price
    start_energy: int
    placement_sides: int

    @staticmethod
    def of(game: Mapping[str, Any], tiles: Mapping[str, Any], upgrades: Mapping[str, Any]) -> Box:
        """The box from the content of game.yaml, tiles.yaml and upgrades.yaml, read as plain data."""
        price = game["upgrade_cost"]
        return Box(
            colours=tuple(colour["id"] for colour in game["colours"]),
            crew_types=tuple(game["crew_types"]),
            directions=tuple(game["directions"]),
            cards=tuple(_card(card) for card in game["movement_cards"]),
            tiles=tuple(Tile.drawn(tile["number"], tile["sides"]) for tile in tiles["tiles"]),
            layouts={
                players: tuple(TilePlace(**place) for place in layout["places"])
                for layout in game["layouts"]
                for players in layout["players"]
            },
            table={row["players"]: _row(row) for row in game["setup"]["table"]},
            upgrades=tuple(_upgrade(card) for card in upgrades["upgrades"]),
            price=Price(price["energy"], price["draw"]),
            start_energy=game["start_energy"],
            placement_sides=game["dice"]["placement"]["sides"],
        )

    def tile(self, number: int) -> Tile:
        for tile in self.tiles:
            if tile.number == number:
                return tile
        raise ValueError(f"there is no tile {number}")


def _card(data: Mapping[str, Any]) -> MovementCard:
    return MovementCard(data["id"], tuple(data["distances"]), data["gain"])


def _row(data: Mapping[str, Any]) -> SetupRow:
    return SetupRow(**{name: data[name] for name in SetupRow.__dataclass_fields__})


def _upgrade(data: Mapping[str, Any]) -> Upgrade:
    # `from` is a Python keyword, so Effect has its own names for the two ends of a range.
    names = {"from": "shortest", "to": "longest"}
    effect = Effect(**{names.get(name, name): value for name, value in data["effect"].items()})
    return Upgrade(data["id"], data["number"], data["timing"], data["limit"], tuple(data["players"]), effect)
