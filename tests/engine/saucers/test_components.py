"""What is in the box."""

from itertools import product
from typing import Any

import pytest

from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay, lay_tiles
from logwright.engine.saucers.turns.setup import Setup, lay_out


@pytest.mark.parametrize(
    ("fact", "component", "count"),
    [
        ("cg-001", "board-tile", 14),
        ("cg-002", "saucer", 6),
        ("cg-003", "placement-die", 1),
        ("cg-005", "rotation-die", 1),
        ("cg-007", "crew-member", 24),
        ("cg-008", "saucer-board", 6),
        ("cg-009", "upgrade-card", 23),
        ("cg-010", "movement-card", 18),
        ("cg-011", "probe", 1),
        ("cg-012", "direction-marker", 4),
        ("cg-013", "patrol-token", 2),
        ("cg-014", "energy", 14),
        ("cg-015", "booster", 10),
    ],
)
def test_the_box_holds(data: dict[str, Any], fact: str, component: str, count: int) -> None:
    counts = {part["id"]: part["count"] for part in data["game"]["components"]}
    assert counts[component] == count, fact


def test_the_pieces_of_the_engine_are_those_of_the_box(box: Box, data: dict[str, Any]) -> None:
    """cg-001, cg-007, cg-009, cg-010, cg-012: what is counted is also there."""
    counts = {part["id"]: part["count"] for part in data["game"]["components"]}
    assert len(box.tiles) == counts["board-tile"]
    assert len(box.upgrades) == counts["upgrade-card"]
    assert len(box.colours) * len(box.crew_types) == counts["crew-member"]
    assert len(box.colours) * len(box.cards) == counts["movement-card"]
    assert len(box.directions) == counts["direction-marker"]


def test_crew_comes_in_six_colours_and_four_types(box: Box) -> None:
    """cg-007, cg-008: one of each type in each colour, and a station for each type."""
    assert len(set(box.colours)) == 6
    assert set(box.crew_types) == {"pilot", "scientist", "doctor", "engineer"}


def test_movement_cards(box: Box) -> None:
    """cg-010, cg-047: every saucer has a 2, a 3 and a 0-5."""
    assert [card.distances for card in box.cards] == [(2,), (3,), (0, 1, 2, 3, 4, 5)]


def test_the_placement_die_names_crash_sites(box: Box) -> None:
    """cg-004, cg-104: there is a crash site for each number from 1 to 12, whatever the board."""
    assert box.placement_sides == 12
    for players in box.table:
        assert sorted(lay_out(Setup(box, players)).board.sites) == list(range(1, 13))


def test_the_rotation_die_has_two_ways_to_go(data: dict[str, Any]) -> None:
    """cg-005, cg-054"""
    assert set(data["game"]["dice"]["rotation"]["faces"]) == {"clockwise", "counter-clockwise"}


def test_both_sides_of_a_tile_have_the_same_shape_and_sites(box: Box) -> None:
    """cg-001: whichever side is up, the twelve crash sites are there once each."""
    for tile in box.tiles:
        first, second = tile.sides["a"], tile.sides["b"]
        assert [len(row) for row in first] == [len(row) for row in second]
    for sides in product("ab", repeat=4):
        numbers = [
            cell
            for tile, side in zip((tile for tile in box.tiles if tile.shape == "4x4"), sides, strict=True)
            for row in tile.sides[side]
            for cell in row
            if cell.isdigit()
        ]
        assert sorted(map(int, numbers)) == list(range(1, 13))


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 8), (5, 9), (6, 10)])
def test_the_board_is_a_square_without_gaps(box: Box, players: int, size: int) -> None:
    """cg-022: three layouts, 8x8 for up to four players, 9x9 for five, 10x10 for six."""
    for seed in range(20):
        tiles, _ = lay_tiles(box, players, Dice(seed))
        assert set(Board.of(tiles).cells) == {(row, column) for row in range(size) for column in range(size)}


def test_tiles_lie_in_any_order_orientation_and_side(box: Box) -> None:
    """cg-021"""
    boards = [lay_tiles(box, 4, Dice(seed))[0] for seed in range(200)]
    corner = [tiles[0] for tiles in boards]
    assert {laid.tile.number for laid in corner} == {1, 2, 3, 4}
    assert {laid.side for laid in corner} == {"a", "b"}
    assert {laid.turns for laid in corner} == {0, 1, 2, 3}


def test_a_tile_must_fit_its_place(box: Box) -> None:
    upright = next(place for place in box.layouts[5] if place.upright)
    with pytest.raises(ValueError, match="does not fit a place for 4x1"):
        lay(box.tile(1), "a", 0, upright)
    with pytest.raises(ValueError, match="turned by 0 degrees"):
        lay(box.tile(5), "a", 0, upright)
    assert lay(box.tile(5), "a", 1, upright).height == 4


def test_tiles_must_not_overlap(box: Box) -> None:
    tiles, _ = lay_tiles(box, 4, Dice(0))
    with pytest.raises(ValueError, match="two tiles cover space 0,0"):
        Board.of((*tiles, tiles[0]))
