"""Large print, plain text and braille say all that the printed thing says, in every language."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.cards.box import sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.options import A4
from logwright.publish.print.plain.braille import PLACE, NoBraille, braille, translated
from logwright.publish.print.plain.editions import plain_aid, plain_cards, plain_logbook
from logwright.publish.print.plain.large_print import large_print
from logwright.publish.print.plain.passage import PlainEdition
from logwright.publish.print.plain.plain_text import WIDTH, plain_text
from logwright.publish.print.render import Spoiled
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES
from tests.print.pdf_ua import judged
from tests.print.reading import letters, page_texts, reader
from tests.words import raises_saying

needs_liblouis = pytest.mark.skipif(
    not shutil.which("lou_translate"), reason="braille needs liblouis-bin; make installs it if it may"
)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
LEAST = 18


def editions(library: Library, lang: str) -> list[PlainEdition]:
    """Everything that there is in a language."""
    book, found = Book(library, lang), []
    for game in book.games:
        missions = [mission for mission in book.missions[game] if mission.official]
        found += [plain_logbook(book, game, missions)] if missions else []
        found.append(plain_aid(book, game))
        edition = Edition(library, game, lang)
        found += [plain_cards(edition, wanted) for wanted in sets_of(edition)]
    return found


def sizes_of_type(pdf: bytes) -> set[float]:
    """The sizes of all letters, in points."""
    sizes = set()

    def seen(text: str, _: object, matrix: list[float], __: object, size: float) -> None:
        if text.strip():
            sizes.add(round(size * abs(matrix[3]), 1))

    for page in reader(pdf).pages:
        page.extract_text(visitor_text=seen)
    return sizes


@each_language
def test_a_text_has_every_word_in_short_lines(whole: Library, lang: str) -> None:
    for edition in editions(whole, lang):
        text = plain_text(edition).decode()
        assert max(map(len, text.splitlines())) <= WIDTH, edition.name
        said = letters(text)
        for passage in edition.passages:
            for words in (passage.title, passage.told, *passage.lines):
                assert letters(words) in said, (edition.name, words)


def test_a_logbook_in_words_has_story_and_rules_of_every_mission(whole: Library) -> None:
    book = Book(whole, "en")
    missions = [mission for mission in book.missions["planet-nine"] if mission.official]
    text = letters(plain_text(plain_logbook(book, "planet-nine", missions)).decode())
    for mission in missions:
        words = whole.words(mission, "en")
        assert all(letters(said) in text for said in (words.title, words.story, *whole.rule_lines(mission, "en", None)))


def test_a_card_in_words_has_name_and_text(whole: Library) -> None:
    edition = Edition(whole, "crash-and-grab", "en")
    upgrades = plain_cards(edition, "upgrades")
    words = edition.book.upgrade_words(next(iter(whole.data("crash-and-grab/upgrades.yaml")["upgrades"]))["id"])
    text = letters(plain_text(upgrades).decode())
    assert letters(words.name) in text
    assert letters(words.effect) in text


@needs_liblouis
@each_language
def test_braille_has_pages_that_an_embosser_takes(whole: Library, lang: str) -> None:
    data = whole.data(PLACE)
    assert lang in data["tables"]
    for edition in editions(whole, lang):
        raw = braille(edition, data, "omega")
        assert re.fullmatch(rb"[ -_\r\n\f]+", raw), "only the 64 letters of ASCII braille"
        pages = raw.decode("ascii").split("\f")
        assert pages.pop() == ""
        for number, page in enumerate(pages, start=1):
            lines = page.split("\r\n")[:-1]
            assert len(lines) == data["lines"]
            assert max(map(len, lines)) <= data["cells"]
            digits = "".join("JABCDEFGHI"[int(digit)] for digit in str(number))
            assert lines[-1].endswith(f"#{digits}")


@needs_liblouis
def test_braille_says_what_the_language_writes() -> None:
    assert translated(["Mission 14: a crew"], "en-ueb-g1.ctb") == [",MISSION #AD3 A CREW"]
    assert translated(["Größe"], "de-g0.utb") == ["GR[!E"]


@needs_liblouis
def test_a_letter_that_braille_lacks_is_named() -> None:
    with raises_saying(Spoiled, "no cell for a letter in '⟶'"):
        translated(["⟶"], "en-ueb-g1.ctb")


def test_without_liblouis_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with raises_saying(NoBraille, "liblouis-bin"):
        translated(["a"], "en-ueb-g1.ctb")


@each_language
def test_large_print_is_large_black_and_tagged(whole: Library, lang: str, tmp_path: Path) -> None:
    book = Book(whole, lang)
    missions = [mission for mission in book.missions["deep-sea"] if mission.official][::9]
    cards = plain_cards(Edition(whole, "deep-sea", lang), "tasks")
    longest = sorted(cards.passages, key=lambda passage: -len(passage.title))[:4]
    shown = [
        plain_logbook(book, "deep-sea", missions),
        plain_aid(book, "planet-nine"),
        replace(cards, passages=tuple(longest)),
    ]
    files = []
    for edition in shown:
        pdf = large_print(edition, A4, edition.title)
        assert min(sizes_of_type(pdf)) >= LEAST - 0.1, edition.name
        said = letters("".join(page_texts(pdf)))
        assert all(letters(line) in said for passage in edition.passages for line in passage.lines)
        files.append(tmp_path / f"{edition.name}.pdf")
        files[-1].write_bytes(pdf)
    assert [judgement.broken for judgement in judged(files)] == [()] * len(files)


@each_language
def test_a_mission_card_says_its_number_and_title_once(whole: Library, lang: str) -> None:
    for passage in plain_cards(Edition(whole, "planet-nine", lang), "missions").passages:
        assert passage.lines
        assert not [line for line in passage.lines if line in passage.title]
