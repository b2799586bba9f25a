"""A scenario of Crash & Grab: a board, a start position, house rules or a goal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from logwright.content.model.logged_mission import MissionWords
from logwright.content.read.document import Document, Origin
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.pieces.box import Box, Price
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay, lay_tiles
from logwright.engine.saucers.pieces.tile import LaidTile
from logwright.engine.saucers.turns.setup import HeadStart, Setup

ROUNDS = 60
"""The round limit of a checked game if the scenario has none."""


@dataclass(frozen=True)
class ChosenTile:
    """A tile chosen by the author; without a spot it takes the next place of the layout."""

    number: int
    side: str
    turns: int
    spot: tuple[int, int] | None = None


@dataclass(frozen=True)
class Scenario:
    """`key` is its unique name: `crash-and-grab/ring-road`. What is None or empty follows the rulebook."""

    key: str
    players: tuple[int, ...]
    document: Document
    tiles: tuple[ChosenTile, ...] = ()
    board_seed: int | None = None
    markers: tuple[str, ...] = ()
    probe: int | None = None
    extra_crew: int = 0
    everyone: HeadStart = field(default_factory=HeadStart)
    seats: Mapping[int, HeadStart] = field(default_factory=dict)
    deck: tuple[str, ...] | None = None
    left_out: tuple[str, ...] = ()
    price: Price | None = None
    cards: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    stations: int | None = None
    rounds: int = ROUNDS
    own_words: Mapping[str, MissionWords] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.key.partition("/")[2]

    @property
    def is_own(self) -> bool:
        """Whether it is the user's own, rather than one that comes with Logwright."""
        return self.document.origin is not Origin.BASE

    @property
    def is_laid_freely(self) -> bool:
        """Whether the tiles are placed independently of the game's layouts."""
        return any(tile.spot for tile in self.tiles)

    def has_its_tiles(self, box: Box) -> bool:
        """Whether all tiles it names are in the box."""
        return {tile.number for tile in self.tiles} <= {tile.number for tile in box.tiles}

    def stations_to_win(self, box: Box) -> int:
        return self.stations or len(box.crew_types)

    def crew_on_board(self, box: Box, players: int) -> int:
        """Crew members that lie on the board when the first round begins."""
        return box.table[players].pilots + self.extra_crew

    def head_starts(self, box: Box, players: int) -> dict[int, HeadStart]:
        """The extra equipment of each saucer; with two saucers each, a seat's upgrades belong to its first."""
        each = box.table[players].saucers_each
        starts = {}
        for saucer in range(players * each):
            start = _together(self.everyone, self.seats.get(saucer // each, HeadStart()))
            starts[saucer] = start if saucer % each == 0 else replace(start, upgrades=())
        return {saucer: start for saucer, start in starts.items() if start != HeadStart()}

    def laid_tiles(self, box: Box, players: int) -> tuple[LaidTile, ...]:
        """The board, if it is fixed."""
        if self.board_seed is not None:
            return lay_tiles(box, players, Dice(self.board_seed))[0]
        if self.is_laid_freely:
            return tuple(_laid_freely(box, tile) for tile in self.tiles)
        places = box.layouts[players] if self.tiles else ()
        return tuple(
            lay(box.tile(tile.number), tile.side, tile.turns, place)
            for tile, place in zip(self.tiles, places, strict=True)
        )

    def setup(self, box: Box, players: int, seed: int = 0) -> Setup:
        """The setup of a game of this scenario for the engine."""
        return Setup(
            box=replace(box, cards=tuple(card for card in box.cards if not self.cards or card.id in self.cards)),
            players=players,
            seed=seed,
            rules=self.rules,
            tiles=self.laid_tiles(box, players),
            markers=self.markers,
            probe=self.probe,
            upgrades=self._deck(box),
            price=self.price,
            stations_to_win=self.stations_to_win(box),
            extra_crew=self.extra_crew,
            head_starts=self.head_starts(box, players),
        )

    def _deck(self, box: Box) -> tuple[str, ...] | None:
        if self.deck is None and not self.left_out:
            return None
        deck = self.deck if self.deck is not None else tuple(card.id for card in box.upgrades)
        return tuple(name for name in deck if name not in self.left_out)


def read_scenario(document: Document, box: Box) -> Scenario:
    """The scenario in a document that its schema accepts; rules check whether it can be played."""
    data = document.data
    board, start, upgrades = data.get("board", {}), data.get("start", {}), data.get("upgrades", {})
    return Scenario(
        key=f"{data['game']}/{data['id']}",
        players=tuple(sorted(data.get("players", box.table))),
        document=document,
        tiles=tuple(_tile(tile) for tile in board.get("tiles", [])),
        board_seed=board.get("seed"),
        markers=tuple(board.get("markers", [])),
        probe=start.get("probe"),
        extra_crew=start.get("extra_crew", 0),
        everyone=_head_start(start.get("everyone", {})),
        seats={seat["seat"]: _head_start(seat) for seat in start.get("seats", [])},
        deck=tuple(upgrades["only"]) if "only" in upgrades else None,
        left_out=tuple(upgrades.get("without", [])),
        price=Price(**upgrades["cost"]) if "cost" in upgrades else None,
        cards=tuple(data.get("movement_cards", [])),
        rules=Rules.of(data.get("rules", {})),
        stations=data.get("goal", {}).get("stations"),
        rounds=data.get("rounds", ROUNDS),
        own_words={lang: MissionWords(text["title"], text.get("story", "")) for lang, text in _texts(data)},
    )


def _texts(data: Any) -> Any:
    return data.get("text", {}).items()


def _tile(data: Any) -> ChosenTile:
    spot = (data["row"], data["column"]) if "row" in data else None
    return ChosenTile(data["tile"], data["side"], data.get("turned", 0) // 90, spot)


def _head_start(data: Any) -> HeadStart:
    return HeadStart(
        boosters=data.get("boosters", 0),
        energy=data.get("energy", 0),
        upgrades=tuple(data.get("upgrades", [])),
        crew_types=tuple(data.get("crew", [])),
    )


def _together(one: HeadStart, other: HeadStart) -> HeadStart:
    return HeadStart(
        one.boosters + other.boosters,
        one.energy + other.energy,
        one.upgrades + other.upgrades,
        tuple(dict.fromkeys(one.crew_types + other.crew_types)),
    )


def _laid_freely(box: Box, tile: ChosenTile) -> LaidTile:
    assert tile.spot is not None  # rule scenario/board
    row, column = tile.spot
    return LaidTile(box.tile(tile.number), tile.side, tile.turns, row, column)
