"""Words run together as a language wants."""

from __future__ import annotations

import pytest

from logwright.content.base_speech import base_speech
from logwright.publish.views.book import Book
from logwright.saying import saying
from logwright.sentences.tongue import Grammar, Tongue
from tests.whole_library import whole_library

FRENCH = Tongue(
    "fr",
    Grammar(
        "français",
        {"one": "n = 0,1"},
        " et ",
        " ou ",
        ", ",
        ("le", "la", "de", "que", "ne"),
        "aeiouéèêàâîôhy",
        {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"},
    ),
    {},
)


@pytest.mark.parametrize(
    ("said", "smooth"),
    [
        ("le équipage", "l’équipage"),
        ("Le équipage", "L’équipage"),
        ("plus que il", "plus qu’il"),
        ("de le Commandant", "du Commandant"),
        ("De les plis", "Des plis"),
        ("ne ouvrez pas", "n’ouvrez pas"),
        ("table ouverte", "table ouverte"),
        ("modèle  de  pli", "modèle de pli"),
        ("à le dernier pli", "au dernier pli"),
    ],
)
def test_elision_and_contraction(said: str, smooth: str) -> None:
    assert FRENCH.smooth(said) == smooth


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a et b"), (["a", "b", "c"], "a, b et c")]
)
def test_lists(items: list[str], said: str) -> None:
    assert FRENCH.both(items) == said


def test_a_sentence_has_a_capital_and_one_full_stop() -> None:
    assert FRENCH.sentence("le équipage gagne") == "L’équipage gagne."
    assert FRENCH.sentence("bravo !") == "Bravo !"


@pytest.mark.parametrize(
    ("lang", "average", "many", "large", "half"),
    [
        ("en", "4.0", "9999", "12,345", "63.5"),
        ("fr", "4,0", "9999", "12\u202f345", "63,5"),
        ("de", "4,0", "9999", "12.345", "63,5"),
        ("ru", "4,0", "9999", "12\u00a0345", "63,5"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    lang: str, average: str, many: str, large: str, half: str
) -> None:
    """With its own sign before tenths and its own space between thousands, wherever they are shown."""
    grammar = whole_library().locales[lang].grammar
    assert [grammar.number(each) for each in (4.0, 9999, 12345, 63.5)] == [average, many, large, half]
    assert base_speech(lang, "commands.yaml").say(saying("scenarios.every-seat", rounds=4.0)).count(average) == 1
    book = Book(whole_library(), lang)
    assert [book.decimal(4), book.measure(63.5), book.measure(63.0)] == [average, half, "63"]
    assert large in book.say("hardness.counted", n=12345, points=3)


@pytest.mark.parametrize(("lang", "said"), [("en", "Seat 2: 5"), ("fr", "Seat 2\u202f: 5"), ("de", "Seat 2: 5")])
def test_a_colon_has_the_space_of_its_language(lang: str, said: str) -> None:
    named = saying("titled", name="Seat 2", what="5")
    assert base_speech(lang, "commands.yaml").say(named) == Book(whole_library(), lang).titled("Seat 2", "5") == said
