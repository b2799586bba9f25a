"""Sheets for sleeves, read back: fronts alone where all backs are the same, pairs to be folded where they are not."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from logwright.content.model.library import Library
from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.shops.shop import PLACE, Presets, Unsuited
from logwright.publish.print.shops.sleeves import printed_for_sleeves
from tests.words import raises_saying


def _sheets(whole: Library, game: str, wanted: str, paper: str, lang: str) -> tuple[str, PdfReader]:
    (made,) = printed_for_sleeves(Edition(whole, game, lang), wanted, Printing(paper), Palette.PRINT)
    return made.name, PdfReader(BytesIO(made.contents))


def test_cards_with_one_back_are_printed_as_fronts(whole: Library) -> None:
    name, pdf = _sheets(whole, "planet-nine", "tasks", "a4", "en")
    assert name == "planet-nine-tasks-en-a4-sleeves.pdf"
    assert len(pdf.pages) == 4  # 36 cards, ten on a sheet
    words = pdf.pages[0].extract_text()
    assert "sleeves made for 45 × 68 mm" in words
    assert "one side only" in words


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_what_its_back_tells_is_folded_behind_it(paper: str, whole: Library) -> None:
    name, pdf = _sheets(whole, "deep-sea", "tasks", paper, "fr")
    assert name == f"deep-sea-tasks-fr-{paper}-sleeves-fold-over.pdf"
    assert len(pdf.pages) == 20  # 96 cards, five pairs on a sheet
    words = pdf.pages[0].extract_text()
    assert "protège-cartes prévus pour 45 × 68 mm" in words
    assert "pliez" in words
    assert "collez" not in words


def test_discs_go_into_no_sleeve(whole: Library) -> None:
    with raises_saying(Unsuited, "there is no common sleeve"):
        list(printed_for_sleeves(Edition(whole, "planet-nine", "en"), "tokens", Printing(), Palette.PRINT))


def test_each_card_goes_into_its_sleeve_with_little_room(whole: Library) -> None:
    presets = Presets(whole.data(PLACE))
    sizes = Edition(whole, "deep-sea", "en").measures.sizes
    for name in ("task", "playing", "square", "tarot", "aid"):
        sleeve, size = presets.sleeve_for(sizes[name]), sizes[name]
        assert size.width <= sleeve.width <= size.width + 1
        assert size.height <= sleeve.height <= size.height + 1
