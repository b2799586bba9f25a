"""Fonts of the device that stand in for ours take the same room."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from logwright.publish.views.fonts import FACES, HEIGHTS, stylesheet


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
def test_lines_are_as_high_as_the_fonts_say(repository: Path, face: object) -> None:
    named = next(each for each in FACES if each is face)
    font = TTFont(repository / "site" / "fonts" / f"{named.file}.woff2")
    size = font["head"].unitsPerEm
    assert (font["hhea"].ascent / size, -font["hhea"].descent / size) == HEIGHTS[named.family]
    assert font["hhea"].lineGap == 0


def test_every_weight_has_a_stand_in_of_its_own() -> None:
    rules = stylesheet([]).splitlines()
    assert len(rules) >= 2 * len(FACES)
    for face in FACES:
        own = f"font-family: '{face.family} Like"
        fits = f"font-weight: {face.weight}; font-style: {face.style};"
        assert any(own in rule and fits in rule for rule in rules), face
    assert all("size-adjust" in rule and "ascent-override" in rule for rule in rules)
