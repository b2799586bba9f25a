"""The rules of the games: complete, explained and readable in every language."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.content.model.markup import Block, Paragraph, lines
from logwright.content.model.markup_line import Emphasis, Line, PlainWords, TextMark
from logwright.content.model.rule_words import question_words, section_words
from logwright.content.model.rulebook import Rulebook
from tests.languages import LANGUAGES

GAMES = {"planet-nine": 245, "deep-sea": 178, "crash-and-grab": 152}


@pytest.fixture(params=GAMES)
def rulebook(request: pytest.FixtureRequest, library: Library) -> Rulebook:
    return library.rulebooks[request.param]


def test_the_rules_cover_every_fact_and_no_others(rulebook: Rulebook) -> None:
    covered = {fact for section in rulebook.walk() for fact in section.covers}
    assert len(rulebook.facts) == GAMES[rulebook.game]
    assert covered == set(rulebook.facts)


def test_every_ruling_of_planet_nine_is_stated(library: Library) -> None:
    """All 65, also those that no fact cites because they concern a single mission."""
    listed = library.documents["content/planet-nine/rulings.yaml"].data["rulings"]
    concerned = {ruling["id"] for ruling in listed if "planet-nine" in ruling["games"]}
    assert len(concerned) == 65
    assert set(library.rulebooks["planet-nine"].homes) == concerned


def test_every_example_of_the_checklist_of_planet_nine_is_shown_or_replaced(library: Library) -> None:
    rulebook = library.rulebooks["planet-nine"]
    shown = {example.fact for section in rulebook.walk() for example in section.examples}
    with_example = {fact.id for fact in rulebook.facts.values() if fact.example}
    # The rules have tricks of their own for these three.
    assert with_example - shown == {"p9-042", "p9-043", "p9-047"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_that_covers_facts_says_something(rulebook: Rulebook, library: Library, lang: str) -> None:
    for section in rulebook.walk():
        words = section_words(library, rulebook, section, lang)
        assert words.title
        assert bool(words.short) == section.quick, section.id
        assert words.text or not section.covers, section.id
        assert all(words.examples.values()), section.id
        assert all(words.figures.values()), section.id
        assert all(ruling.ruling and ruling.why for ruling in words.rulings.values()), section.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_editions_differ_every_language_tells_what_each_says(library: Library, lang: str) -> None:
    rulebook = library.rulebooks["planet-nine"]
    rulings = library.documents["content/planet-nine/rulings.yaml"].data["rulings"]
    differing = {ruling["id"]: ruling["editions"] for ruling in rulings if "editions" in ruling}
    assert len(differing) == 22
    told = {
        ruling: list(section_words(library, rulebook, rulebook.homes[ruling], lang).rulings[ruling].editions)
        for ruling in differing
    }
    assert told == differing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_section_can_be_read_at_the_table(rulebook: Rulebook, library: Library, lang: str) -> None:
    """Short paragraphs and lists: nobody wants to read more in the middle of a game."""
    for section in rulebook.walk():
        words = section_words(library, rulebook, section, lang)
        assert sum(length(block) for block in words.text) < 1400, section.id
        assert all(length(block) < 700 for block in words.text if isinstance(block, Paragraph)), section.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer(library: Library, game: str, lang: str) -> None:
    assert len(library.faqs[game].questions) >= 20
    for question in library.faqs[game].questions:
        words = question_words(library, game, question.id, lang)
        asked = "".join(plain(line) for block in words.question for line in lines(block))
        assert asked.endswith("?"), question.id
        assert words.answer, question.id


def test_the_quick_reference_fits_on_one_sheet(rulebook: Rulebook, library: Library) -> None:
    for lang in LANGUAGES:
        words = [section_words(library, rulebook, section, lang) for section in rulebook.walk() if section.quick]
        assert 10 <= len(words) <= 30
        assert sum(length(block) for section in words for block in section.short) < 4200, lang


def length(block: Block) -> int:
    return sum(len(plain(line)) for line in lines(block))


def plain(line: Line) -> str:
    """A line as it is read, roughly: a card takes as much room as its name."""
    return "".join(map(_plain, line))


def _plain(part: PlainWords | TextMark | Emphasis) -> str:
    match part:
        case PlainWords(text):
            return text
        case Emphasis(_, inside):
            return plain(inside)
        case TextMark(_, value, words):
            return words or value
