"""The table of the movement helper: tiles, saucers and crew as set up by a reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import Game, State
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.crew import CrewMember, LyingCrew
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import fitting, lay, lay_tiles
from logwright.engine.saucers.pieces.saucer import Saucer
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.tile import LaidTile, TilePlace

SWITCHES = ("push", "last_space_hit")
"""The house rules that change how saucers move."""


@dataclass(frozen=True)
class MovementTable:
    """Each player has one saucer here: crew exchanged between partners is left to the players."""

    players: int
    tiles: tuple[LaidTile, ...]
    saucers: Mapping[str, Space]
    crew: Mapping[Space, CrewMember]
    rules: Mapping[str, str]

    @staticmethod
    def of(data: Mapping[str, Any], box: Box) -> MovementTable:
        """From a page's data. Pieces that are off the board or share a space are left out."""
        players = data["players"]
        tiles = _tiles(data, box, players)
        board = Board.of(tiles)
        saucers: dict[str, Space] = {}
        for colour, at in data.get("saucers", {}).items():
            if colour in box.colours and Space(*at) in board and Space(*at) not in saucers.values():
                saucers[colour] = Space(*at)
        crew: dict[Space, CrewMember] = {}
        for lying in data.get("crew", ()):
            space, member = Space(*lying["at"]), CrewMember(lying["colour"], lying["type"])
            known = member.colour in box.colours and member.type in box.crew_types and member not in crew.values()
            if known and space in board and space not in crew and space not in saucers.values():
                crew[space] = member
        rules = {name: value for name, value in data.get("rules", {}).items() if name in SWITCHES}
        return MovementTable(players, tiles, saucers, crew, rules)

    @property
    def board(self) -> Board:
        return Board.of(self.tiles)

    def state(self, box: Box) -> State:
        """The table as an engine state with no decision pending."""
        colours = [colour for colour in box.colours if colour in self.saucers]
        game = Game.of(box, self.players, rules=Rules.of(self.rules))
        return State(
            game=replace(game, players=len(colours), saucers_each=1),
            board=self.board,
            saucers=tuple(Saucer(colour, seat, self.saucers[colour]) for seat, colour in enumerate(colours)),
            lying=tuple(LyingCrew(space, member) for space, member in self.crew.items()),
            queues=(),
            deck=(),
            discard=(),
            dice=Dice(0),
            probe=0,
            round=1,
            plans=(None,) * len(colours),
        )

    def data(self) -> dict[str, Any]:
        """The table as page data."""
        return {
            "players": self.players,
            "tiles": [{"tile": one.tile.number, "side": one.side, "turns": one.turns} for one in self.tiles],
            "saucers": {colour: list(at) for colour, at in self.saucers.items()},
            "crew": [
                {"colour": member.colour, "type": member.type, "at": list(at)} for at, member in self.crew.items()
            ],
            "rules": dict(self.rules),
        }


def places(box: Box, players: int) -> list[dict[str, Any]]:
    """Which tiles fit each place of the board, and in which orientation."""
    found = []
    for place in box.layouts[players]:
        tiles = [tile for tile in box.tiles if tile.shape == place.shape]
        found.append({"tiles": [tile.number for tile in tiles], "turns": list(fitting(tiles[0], place))})
    return found


def _tiles(data: Mapping[str, Any], box: Box, players: int) -> tuple[LaidTile, ...]:
    if players not in box.layouts:
        raise ValueError(f"there is no board for {players} players")
    layout = box.layouts[players]
    if "seed" in data:
        return lay_tiles(box, players, Dice(data["seed"]))[0]
    given = data.get("tiles", ())
    if len(given) != len(layout):
        return _in_order(box, layout)
    if len({one["tile"] for one in given}) != len(given):
        raise ValueError("every tile is there only once")
    pairs = zip(given, layout, strict=True)
    return tuple(lay(box.tile(one["tile"]), one["side"], one["turns"], place) for one, place in pairs)


def _in_order(box: Box, layout: tuple[TilePlace, ...]) -> tuple[LaidTile, ...]:
    """The tiles in numerical order, side A up, rotated only where necessary."""
    left, laid = list(box.tiles), []
    for place in layout:
        tile = next(one for one in left if one.shape == place.shape)
        left.remove(tile)
        laid.append(lay(tile, "a", fitting(tile, place)[0], place))
    return tuple(laid)
