"""Laying tiles into the shape for a number of players: any order, any side, any way round that fits."""

from __future__ import annotations

from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.tile import LaidTile, Tile, TilePlace


def lay_tiles(box: Box, players: int, dice: Dice) -> tuple[tuple[LaidTile, ...], Dice]:
    """A random board (cg-021, cg-022)."""
    stock, dice = dice.shuffle(box.tiles)
    left, laid = list(stock), []
    for place in box.layouts[players]:
        tile = next(tile for tile in left if tile.shape == place.shape)
        left.remove(tile)
        side, dice = dice.roll(2)
        turns, dice = dice.roll(len(fitting(tile, place)))
        laid.append(lay(tile, "ab"[side - 1], fitting(tile, place)[turns - 1], place))
    return tuple(laid), dice


def lay(tile: Tile, side: str, turns: int, place: TilePlace) -> LaidTile:
    if tile.shape != place.shape:
        raise ValueError(f"tile {tile.number} is {tile.shape} and does not fit a place for {place.shape}")
    if turns not in fitting(tile, place):
        raise ValueError(f"tile {tile.number} turned by {turns * 90} degrees does not fit its place")
    return LaidTile(tile, side, turns, place.row, place.column)


def fitting(tile: Tile, place: TilePlace) -> tuple[int, ...]:
    """Quarter turns with which the tile fits the place."""
    width, height = (int(length) for length in tile.shape.split("x"))
    if width == height:
        return (0, 1, 2, 3)
    return (1, 3) if place.upright else (0, 2)
