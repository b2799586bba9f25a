"""Words run together as a language wants."""

from __future__ import annotations

import pytest

from logwright.sentences.tongue import Grammar, Tongue

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
