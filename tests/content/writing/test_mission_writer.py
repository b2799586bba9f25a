"""Missions are written as files that explain themselves, and read back as they were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.writing.mission_writer import written_mission
from tests.whole_library import ROOT, whole_library

SCHEMA: dict[str, Any] = json.loads(Path(ROOT, "schemas/mission.schema.json").read_text("utf-8"))

texts = st.text(st.characters(codec="utf-8"), max_size=200) | st.text("ab:-#'\"{}[],&*!|>%@`? \n\t~<.01")
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(-1e9, 1e9) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


def read_back(data: Any) -> Any:
    document = read("mission.yaml", written_mission(data, SCHEMA).encode())
    assert isinstance(document, Document), document
    return document.data


@given(values | st.dictionaries(st.sampled_from(list(SCHEMA["properties"])), values))
def test_anything_is_read_back_as_it_was(data: Any) -> None:
    assert read_back(data) == data


def test_every_mission_of_the_library_is_read_back_as_it_was() -> None:
    for mission in whole_library().all_missions:
        assert read_back(mission.document.data) == mission.document.data


def test_fields_stand_in_their_order_below_what_they_mean() -> None:
    story = "Somebody has to go and look, for the signal is weak, and it comes from beyond the orbit of Mars."
    data = {
        "text": {"en": {"title": "The Lost Probe", "story": f"{story} {story}"}},
        "objectives": [{"who": "crew", "no_trick": {"won_with": "9"}}],
        "id": "lost-probe",
        "game": "planet-nine",
        "colour": "pink",
    }
    assert written_mission(data, SCHEMA).splitlines() == [
        "# yaml-language-server: $schema=../../schemas/mission.schema.json",
        "# The game the mission is for.",
        "game: planet-nine",
        "# The name of a custom mission; the file is named after it.",
        "id: lost-probe",
        "# What must hold besides the task cards.",
        "objectives:",
        "  - {who: crew, no_trick: {won_with: '9'}}",
        "# Title and story by language, for missions that carry their own words.",
        "text:",
        "  en:",
        "    title: The Lost Probe",
        "    story: >-",
        "      Somebody has to go and look, for the signal is weak, and it comes from beyond the orbit of Mars.",
        "      Somebody has to go and look, for the signal is weak, and it comes from beyond the orbit of Mars.",
        "colour: pink",
    ]
