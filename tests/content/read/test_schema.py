"""Schemas mean what they say: a pattern is for the whole text, to its very end."""

from __future__ import annotations

import pytest

from logwright.content.read.document import Document, Spot
from logwright.content.read.schema import Schemas
from tests.whole_library import ROOT

SCHEMAS = Schemas.below(ROOT / "schemas")
MISSION = {"game": "planet-nine", "id": "lost-probe", "tasks": {"count": 3}, "text": {"en": {"title": "Probe"}}}


@pytest.mark.parametrize(("name", "refused"), [("lost-probe", False), ("lost-probe\n", True), ("lost\nprobe", True)])
def test_a_line_end_after_an_id_is_no_part_of_it(name: str, refused: bool) -> None:
    found = SCHEMAS.check("mission", Document("mission.yaml", "", MISSION | {"id": name}, Spot(1, 1)))
    assert bool(found) == refused


@pytest.mark.parametrize("lines", ["\n", "talking 5 4 31/40 0+1+2+6", f"talking 5 4 {'9' * 5000}/40 0+1+2+6\n"])
def test_what_is_no_record_of_crews_is_refused(lines: str) -> None:
    whole = {"level": "club", "edition": 1, "missions": "", "plain": "talking 5 4 31/40 0+1+2+6\n"}
    assert not SCHEMAS.check("crews", Document("crews.yaml", "", whole, Spot(1, 1)))
    assert SCHEMAS.check("crews", Document("crews.yaml", "", whole | {"plain": lines}, Spot(1, 1)))
