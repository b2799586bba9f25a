"""A mission may have a note: what players must know besides the rules that are made from its data."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.loading.load import read_library
from logwright.content.model.library import Library
from tests.languages import LANGUAGES


@pytest.fixture(scope="module")
def library() -> Library:
    return read_library(Path(__file__).parents[3])[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["planet-nine/09", "planet-nine/26", "planet-nine/46", "planet-nine/50", "deep-sea/21", "deep-sea/29"]
)
def test_a_note_stands_below_the_rules_in_every_language(library: Library, key: str, lang: str) -> None:
    mission = library.missions[key]
    note = library.words(mission, lang).note
    assert note
    assert library.rule_lines(mission, lang)[-1] == note


def test_a_mission_without_a_note_has_only_its_rules(library: Library) -> None:
    mission = library.missions["planet-nine/01"]
    assert library.rule_lines(mission, "en") == ["Draw 1 task."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_members_chosen_alike_are_asked_once(library: Library, lang: str) -> None:
    lines = library.rule_lines(library.missions["planet-nine/50"], lang)
    assert len(lines) == len(set(lines)) == 5
