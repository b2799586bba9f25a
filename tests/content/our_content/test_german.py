"""What a German editor has mended and no rule finds by itself, one test each."""

from __future__ import annotations

import re
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import OWNER
from logwright.sentences.clause import sentence
from tests.whole_library import whole_library


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


def _words(library: Library, place: str) -> dict[str, str]:
    return {key: re.sub(r"\s*\n\s*", " ", said) for key, said in library.locales["de"].words(place).items()}


@pytest.mark.parametrize(
    ("objective", "said"),
    [
        # "Niemand darf höchstens eine gewinnen" said the opposite.
        (
            {"who": "everyone", "cards": {"of": "pink", "count": "..1"}},
            "Jedes Crewmitglied darf höchstens eine pinke Karte gewinnen.",
        ),
        (
            {"who": "crew", "cards": {"of": "pink", "count": "..1"}},
            "Die Crew darf höchstens eine pinke Karte gewinnen.",
        ),
        ({"who": "commander", "tricks": {"count": "..2"}}, "Der Kapitän darf höchstens 2 Stiche gewinnen."),
        ({"who": "everyone", "no_trick": "odd"}, "Niemand darf einen der Stiche 1, 3, 5 und so weiter gewinnen."),
        # The verb at the end comes before a list, or the list stands in brackets.
        (
            {"who": "commander", "in_order": ["submarine 1", "9"]},
            "Der Kapitän muss in dieser Reihenfolge je einen Stich gewinnen: mit dem U-Boot 1, einer 9.",
        ),
        (
            {"who": "commander", "cards": {"of": ["pink", "9"], "count": "2..4"}},
            "Der Kapitän muss 2–4 dieser Karten (alle pinken Karten und alle vier 9er) gewinnen.",
        ),
        (
            {"who": "commander", "each_wins": ["pink 1", "blue 1"]},
            "Der Kapitän muss mit jeder dieser Karten einen Stich gewinnen: der pinken 1 und der blauen 1.",
        ),
        # What is compared is said with verbs, and "die Summe der von … gewonnenen" by whom it is found with.
        (
            {"compare": {"cards": "odd", "than_cards": "even", "difference": "3+"}},
            "Am Ende musst du mehr ungerade Karten gewonnen haben als gerade Karten, und zwar mindestens 3 mehr.",
        ),
        (
            {"higher_total_than": {"left_of": "commander"}},
            "Die Summe aller gewonnenen Karten muss bei dir höher sein als beim linken Nachbarn des Kapitäns.",
        ),
        (
            {"who": "commander", "total": {"sum": "20..30", "of": "pink"}},
            "Der Kapitän muss pinke Karten mit einer Summe von 20–30 gewinnen.",
        ),
        # Who wins nothing keeps this, too, so it must not sound like an order to win something.
        (
            {"who": "commander", "total": {"sum": "..9"}},
            "Die Summe der gewonnenen Karten darf beim Kapitän höchstens 9 betragen.",
        ),
        (
            {"who": "everyone", "winning_values": {"go": "rising"}},
            "Die Werte der Karten, mit denen jedes Crewmitglied gewinnt, müssen von Mal zu Mal steigen.",
        ),
        # A role that only one mission has takes its case like any other member.
        (
            {"who": {"chosen": "navigator"}, "keep": "pink"},
            "Niemand außer dem Crewmitglied „navigator“ darf eine pinke Karte gewinnen.",
        ),
        (
            {"tricks": {"led_by": {"chosen": "navigator"}, "count": 2}},
            "Gewinne genau 2 Stiche auf Ausspiel des Crewmitglieds „navigator“.",
        ),
    ],
)
def test_a_sentence_means_what_its_data_says(library: Library, objective: dict[str, Any], said: str) -> None:
    read = read_objective(objective, OWNER, library.games["deep-sea"].suits)
    assert sentence(read, library.tongue("de", "deep-sea")) == said


def test_a_task_falls_into_one_of_the_tricks(library: Library) -> None:
    """Not into all of them."""
    lines = library.rule_lines(library.missions["custom/numbered-drawers"], "de")
    assert any("in einem der Stiche 2, 4, 6" in line for line in lines)


@pytest.mark.parametrize("mission", ["planet-nine/18", "planet-nine/19", "deep-sea/23"])
def test_disruption_says_from_when_on_you_may_talk(library: Library, mission: str) -> None:
    """ "Vor Stich 2 darf niemand kommunizieren" forbids the very pause in which it is allowed (A17)."""
    lines = library.rule_lines(library.missions[mission], "de")
    assert any("frühestens unmittelbar vor Stich" in line for line in lines)
    assert not any("Vor Stich" in line for line in lines)


def test_no_rule_forbids_the_pause_before_the_trick_from_which_on_you_may_talk(library: Library) -> None:
    found = [
        f"{place} {key}"
        for place, _, words in library.locales["de"].texts()
        for key, said in words.items()
        if re.search(r"[Vv]or Stich (\d|\{\w+\}) (kommuniziert|darf) niemand", said)
    ]
    assert not found


def test_a_rammed_saucer_moves_on_and_not_towards_you(library: Library) -> None:
    said = _words(library, "crash-and-grab/faq.yaml")["hit-with-the-last-space.answer"]
    assert "in deiner Flugrichtung weiter" in said


@pytest.mark.parametrize("place", ["planet-nine/faq.yaml", "deep-sea/faq.yaml"])
def test_distress_is_a_call_and_the_token_a_signal(library: Library, place: str) -> None:
    assert not [key for key, said in _words(library, place).items() if "beim Notsignal" in said]


def test_a_whole_sentence_after_a_colon_has_a_capital(library: Library) -> None:
    """Where the text itself begins with one; what a command says in passing does not."""
    verbs = "ist|sind|hat|haben|wird|werden|muss|müssen|darf|dürfen|dürft|kann|können|gewinnt|spielt|hätte"
    small = re.compile(
        rf"[a-zäöü)“]: (?:der|die|das|diese|dieser|du|ihr|er|sie|es|wer|jeder|jede|niemand) (?:\w+ )?(?:{verbs})\b"
    )
    found = [
        f"{place} {key}"
        for place, _, words in library.locales["de"].texts()
        for key, said in words.items()
        if said[:1].isupper() and small.search(said)
    ]
    assert not found
