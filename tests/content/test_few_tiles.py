"""A box with fewer tiles than its scenarios name is reported, tile by tile."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from logwright.content.loading.load import load
from tests.content.small_library import ROOT, small_library

TILES = "content/crash-and-grab/tiles.yaml"
SCENARIO = """game: crash-and-grab
id: ring-road
players: [2, 3, 4]
board:
  tiles:
    - {{tile: 4, side: a{four}}}
    - {{tile: 2, side: b, turned: 90{two}}}
    - {{tile: 1, side: a{one}}}
    - {{tile: 3, side: b{three}}}
text: {{en: {{title: Ring Road}}}}
"""
LAID = {"four": ", row: 0, column: 0", "two": ", row: 0, column: 9", "one": ", row: 9, column: 0"}
LAID["three"] = ", row: 9, column: 9"


@pytest.mark.parametrize("spots", [dict.fromkeys(LAID, ""), LAID], ids=["in the layout", "anywhere"])
def test_a_tile_that_is_not_there_is_named(tmp_path: Path, spots: dict[str, str]) -> None:
    data = yaml.safe_load((ROOT / TILES).read_bytes())
    data["tiles"] = [tile for tile in data["tiles"] if tile["number"] < 4]
    name = "content/crash-and-grab/scenarios/ring-road.yaml"
    root = small_library(tmp_path, {name: SCENARIO.format(**spots).encode()})
    (root / TILES).write_text(yaml.safe_dump(data), "utf-8")
    _, problems = load(root)
    found = [problem for problem in problems if problem.file == name]
    assert [(problem.rule, problem.line) for problem in found] == [("scenario/layout", 6)]
    assert "4" in found[0].message
