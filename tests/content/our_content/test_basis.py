"""What nobody saw in print says so: in content, on pages and on sheets."""

from __future__ import annotations

import pytest

from logwright.content.basis import Basis, basis_of_fact, basis_of_file, basis_of_ruling
from logwright.content.model.library import Library
from logwright.publish.pages import basis, rules, rulings, tasks
from logwright.publish.pages.saucers import tiles, upgrades
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.surround import SheetWords
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES
from tests.whole_library import whole_library


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


def test_every_ruling_says_what_it_rests_on(library: Library) -> None:
    assert all("basis" in library.ruling(name) for name in library.rulings)


@pytest.mark.parametrize("ruling", ["B33", "B37", "B39", "B43", "B49", "D7", "D8", "D9", "C2", "C3"])
def test_rulings_from_cards_and_logbook_of_deep_sea_rest_on_transcriptions(library: Library, ruling: str) -> None:
    """Nobody had the printed cards or logbook at hand."""
    assert basis_of_ruling(library.ruling(ruling)) is Basis.TRANSCRIPTION
    assert "printed card" not in library.ruling(ruling)["why"] or ruling == "C2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reason_of_deep_sea_claims_to_have_seen_the_printed_cards(library: Library, lang: str) -> None:
    words = library.locales[lang].words("deep-sea/rules.yaml")
    claims = ("printed cards", "cartes imprimées", "gedruckten Karten", "печатные карточки", "печатных карточках")
    found = {key for key, text in words.items() if key.endswith(".why") and any(claim in text for claim in claims)}
    # C2 speaks of a list that a player made from the printed cards, which is what that player said.
    assert found <= {"difficulty.rulings.C2.why"}


@pytest.mark.parametrize(
    ("place", "rests_on"),
    [
        ("crash-and-grab/tiles.yaml", Basis.ONLINE),
        ("crash-and-grab/upgrades.yaml", Basis.ONLINE),
        ("deep-sea/tasks.yaml", Basis.TRANSCRIPTION),
    ],
)
def test_cards_and_tiles_say_what_they_rest_on(library: Library, place: str, rests_on: Basis) -> None:
    assert basis_of_file(library, place) is rests_on


@pytest.mark.parametrize("fact", ["cg-004", "cg-025", "cg-065", "cg-066"])
def test_die_energy_and_bonuses_were_seen_online_only(library: Library, fact: str) -> None:
    entry = next(entry for entry in library.facts[fact].data["facts"] if entry["id"] == fact)
    assert basis_of_fact(entry) is Basis.ONLINE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_show_the_mark_and_lead_to_its_explanation(library: Library, lang: str) -> None:
    book = Book(library, lang)
    online = book.say("site.basis.marks.online")
    (explained,) = basis.pages(book, "crash-and-grab")
    assert all(f"{{ #{each} }}" in explained.body or f"#{each}" in explained.body for each in Basis)
    for made in (tiles, upgrades):
        (page,) = made.pages(book, "crash-and-grab")
        assert page.body.count(f"[{online}](basis.md#online)") > 14
    (cards,) = tasks.pages(book, "deep-sea")
    assert cards.body.count('class="basis transcription"') == 96
    assert "(basis.md#transcription)" in cards.body
    assert "(basis.md#ours)" in next(rulings.pages(book, "planet-nine")).body
    chapters = "".join(page.body for page in rules.pages(book, "crash-and-grab"))
    assert "(../basis.md#online)" in chapters
    assert "(../basis.md#ours)" in chapters


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_has_a_line_about_it(library: Library, lang: str) -> None:
    assert SheetWords(Edition(library, "crash-and-grab", lang), "tiles").basis()
    assert SheetWords(Edition(library, "deep-sea", lang), "tasks").basis()
    assert SheetWords(Edition(library, "deep-sea", lang), "deck").basis() == ""
