"""Crash & Grab as data: counts and shapes are locked here, by hand."""

from __future__ import annotations

from collections import Counter

from logwright.content.model.library import Library

UPGRADES = {
    1: "blast-off-thrusters",
    2: "wormhole-generator",
    3: "afterburner",
    4: "pulse-cannon",
    5: "tractor-beam",
    6: "saucer-teleporter",
    7: "cloaking-device",
    8: "waste-accelerator",
    9: "hyperdrive",
    10: "scavenger-bot",
    11: "distress-signaler",
    12: "time-machine",
    13: "regeneration-gateway",
    14: "kinetic-siphon",
    15: "cargo-hold",
    16: "proximity-mines",
    17: "landing-legs",
    18: "quake-maker",
    19: "rotational-stabilizer",
    20: "airlock",
    24: "acceleration-regulator",
    25: "boost-amplifier",
    26: "organic-triangulator",
}
COMPONENTS = {
    "board-tile": 14,
    "saucer": 6,
    "crew-member": 24,
    "upgrade-card": 23,
    "movement-card": 18,
    "energy": 14,
    "booster": 10,
    "patrol-token": 2,
}


def test_there_are_14_tiles_with_two_sides_each(library: Library) -> None:
    """cg-001; four of 4x4, four of 4x1, one of 1x1, four of 4x2, one of 2x2."""
    tiles = library.documents["content/crash-and-grab/tiles.yaml"].data["tiles"]
    assert len(tiles) == 14
    shapes: Counter[tuple[int, int]] = Counter()
    for tile in tiles:
        sizes = {(len(rows), len(row.split())) for rows in tile["sides"].values() for row in rows}
        assert len(sizes) == 1
        assert sorted(tile["sides"]) == ["a", "b"]
        shapes.update(sizes)
    assert shapes == {(4, 4): 4, (1, 4): 4, (1, 1): 1, (2, 4): 4, (2, 2): 1}


def test_there_are_23_upgrades_with_these_numbers(library: Library) -> None:
    """cg-009; collector numbers 21 to 23 are not used."""
    upgrades = library.documents["content/crash-and-grab/upgrades.yaml"].data["upgrades"]
    assert len(upgrades) == 23
    assert {upgrade["number"]: upgrade["id"] for upgrade in upgrades} == UPGRADES


def test_what_lies_in_the_box(library: Library) -> None:
    """cg-001 to cg-016."""
    game = library.documents["content/crash-and-grab/game.yaml"].data
    found = {component["id"]: component["count"] for component in game["components"]}
    assert {name: found.get(name) for name in COMPONENTS} == COMPONENTS
