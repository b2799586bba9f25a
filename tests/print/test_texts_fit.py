"""Every text has room on its card: in all languages, and in one that is longer than English by a third."""

from __future__ import annotations

import pytest

from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.page import fitted_texts
from tests.languages import LANGUAGES
from tests.pseudo_language import LANG, pseudo_library

SETS = [("deep-sea", "tasks"), ("crash-and-grab", "upgrades"), ("crash-and-grab", "movement")]


@pytest.mark.parametrize("lang", [*LANGUAGES, LANG])
@pytest.mark.parametrize(("game", "wanted"), SETS)
def test_no_text_is_too_long_for_its_card(game: str, wanted: str, lang: str) -> None:
    edition = Edition(pseudo_library(), game, lang)
    found = pieces(edition, wanted)
    assert found
    # A made-up language breaks its words as English does.
    hyphens = "en" if lang == LANG else lang
    for piece in found:
        for face in (piece.front, piece.back):
            assert len(fitted_texts(face.texts, edition.measures, hyphens, piece.name)) == len(face.texts)
