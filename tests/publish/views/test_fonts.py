"""Fonts of the device that stand in for ours take the same room."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from logwright.publish.views.fonts import FACES, HEIGHTS, SCRIPTS, stylesheet


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
def test_lines_are_as_high_as_the_fonts_say(repository: Path, face: object) -> None:
    named = next(each for each in FACES if each is face)
    font = TTFont(repository / "site" / "fonts" / f"{named.file}.woff2")
    size = font["head"].unitsPerEm
    assert (font["hhea"].ascent / size, -font["hhea"].descent / size) == HEIGHTS[named.family]
    assert font["hhea"].lineGap == 0


def test_every_weight_has_a_stand_in_of_its_own_in_every_script() -> None:
    rules = stylesheet([]).splitlines()
    for face, letters in product(FACES, (SCRIPTS["cyrillic"], "U+0020,U+00A0")):
        own = f"font-family: '{face.family} Like"
        fits = f"font-weight: {face.weight}; font-style: {face.style};"
        assert any(own in rule and fits in rule and f"unicode-range: {letters};" in rule for rule in rules), face
    assert all("size-adjust" in rule and "ascent-override" in rule for rule in rules)
