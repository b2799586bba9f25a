"""The list of characters our fonts can show is the truth about the font files."""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont

from logwright.content.loading.load import load

ROOT = Path(__file__).parents[3]
FONTS = sorted((ROOT / "site" / "fonts").glob("*.woff2"))


def test_there_are_two_families_with_italics() -> None:
    assert len(FONTS) == 7


def test_the_listed_characters_are_exactly_those_all_fonts_have() -> None:
    common = set.intersection(*(set(TTFont(font).getBestCmap()) for font in FONTS))
    library, _ = load(ROOT)
    assert library.glyphs == {point for point in common if point >= 0x20}


def test_the_alphabets_we_write_in_are_covered() -> None:
    library, _ = load(ROOT)
    letters = "abcxyzABCXYZéèêëàâçîïôûùœŒÉÀÇ" + "".join(chr(point) for point in range(0x410, 0x450)) + "ёЁ"
    signs = "0123456789.,;:!?()[]/–—…«»“”‘’\u00a0\u202fΩ→"
    assert {char for char in letters + signs if ord(char) not in library.glyphs} == set()
