"""Words and signs are those of the editor of each language; one test for each that was wrong once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.content.prose import prose, told_prose
from logwright.content.rules.text.typography import faults
from logwright.publish.pages import rulings
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES
from tests.whole_library import whole_library


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_an_editor_who_says_what_to_avoid(library: Library, lang: str) -> None:
    style = library.data(f"locales/{lang}/style.yaml")
    assert {"quotes", "dash", "space_before", "avoid"} <= set(style)
    assert all(entry["why"].endswith(".") for entry in style["avoid"])


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("en", "commander token"),
        ("fr", "réalisée"),
        ("fr", "règle spéciale"),
        ("fr", "pronostic"),
        ("fr", "docteur"),
        ("fr", "Tonoja doit-elle"),
        ("ru", "аварийный сигнал"),
        ("ru", "Погружение в бездну"),
        ("ru", "игровая карта"),
        ("ru", "отвечать в масть"),
        ("ru", "символ"),
        ("de", "Funkplättchen"),
    ],
)
def test_terms_of_the_printed_editions_are_watched(library: Library, lang: str, word: str) -> None:
    assert word in {entry["use"] for entry in library.data(f"locales/{lang}/style.yaml")["avoid"]}


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_russian_has_one_word_for_suit_and_for_following_it(library: Library, game: str) -> None:
    words = library.locales["ru"].words(f"{game}/terms.yaml")
    assert (words["terms.suit"], words["terms.follow-suit"]) == ("масть", "отвечать в масть")
    assert words["terms.playing-card"] == "игровая карта"


def test_french_steals_with_one_verb_and_flies_with_another(library: Library) -> None:
    """«La soucoupe rouge vole le pilote» could be either."""
    events = library.locales["fr"].words("crash-and-grab/table.yaml")
    assert "vole" not in events["events.stolen"]
    assert "vole" not in events["events.moved"]


def test_our_own_missions_and_scenarios_keep_the_signs_of_their_language(library: Library) -> None:
    styles = {lang: library.data(f"locales/{lang}/style.yaml") for lang in LANGUAGES}
    found = [
        (said.document.file, fault) for said in told_prose(library) for fault in faults(said.text, styles[said.lang])
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_colon_in_a_generated_heading_has_the_space_of_its_language(library: Library, lang: str) -> None:
    """ "Symboles :" and the label of a ruling once had none."""
    book = Book(library, lang)
    space = "\u202f" if lang == "fr" else ""
    assert book.label("Symboles") == f"Symboles{space}:"
    labels = set(re.findall(r"<summary><strong>(.*?)</strong>", _rulings(book)))
    assert labels == {f"{book.say('site.ruled')}{space}:"}


def _rulings(book: Book) -> str:
    return next(page.body for page in rulings.pages(book, "crash-and-grab"))


def test_prose_leaves_out_what_is_no_word(library: Library) -> None:
    # The handbook speaks of such marks.
    texts = [said.text for said in prose(library) if said.place != "handbook.yaml"]
    assert len(texts) > 12000
    assert not any(re.search(r"\{(card|term|symbol|ruling|token):", text) for text in texts)
    assert not any("plural," in text or "[[" in text for text in texts)


def test_the_russian_handbook_keeps_to_the_words_of_its_editor(library: Library, repository: Path) -> None:
    """Its pages are no part of the library, so that the rule about words does not read them."""
    watched = [
        (
            entry["use"],
            re.compile(r"(?<!\w)" + re.escape(entry["word"]).replace(r"\*", r"\w*") + r"(?!\w)", re.IGNORECASE),
        )
        for entry in library.data("locales/ru/style.yaml")["avoid"]
        if "docs/" in entry.get("where", ["docs/"])
    ]
    pages = {page.name: page.read_text("utf-8") for page in (repository / "docs/ru").glob("*.md")}
    assert len(pages) >= 15
    found = {
        (name, match[0]): use for name, text in pages.items() for use, word in watched for match in word.finditer(text)
    }
    assert found == {}
