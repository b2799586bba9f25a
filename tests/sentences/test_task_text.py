"""Task cards say all that stands on them: no trump, not for the captain, which hands make a deal void."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.engine.cards.card import Suit
from logwright.engine.objectives.selector import Pick, Selector
from logwright.sentences.clause import sentence
from logwright.sentences.noun import CardWords
from logwright.sentences.task_text import barred, task_text, void_hands
from tests.languages import LANGUAGES
from tests.whole_library import whole_library

GAME = "deep-sea"
BY_VALUE = ("trick-all-below-7", "trick-all-above-5", "trick-only-even", "trick-only-odd")
WITH_CAPTAIN = ("more-tricks-than-captain", "fewer-tricks-than-captain", "as-many-tricks-as-captain")
VOID = {
    "win-exactly-one-submarine": 1,
    "win-exactly-two-submarines": 1,
    "win-exactly-three-submarines": 1,
    "win-submarine-1-only": 2,
    "win-submarine-2-only": 2,
    "win-pink-7-with-submarine": 1,
    "win-green-9-with-submarine": 1,
}


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", BY_VALUE)
def test_a_trick_by_values_says_that_it_holds_no_submarine(library: Library, lang: str, card: str) -> None:
    """B36: submarines have values, too, so the bare sentence would let them in."""
    tongue = library.tongue(lang, GAME)
    trump = CardWords(tongue, Selector((Pick(Suit.TRUMP),)))
    words = {trump.form(form) for form in ("any", "more", "no")} | {trump.form("any").split()[-1]}
    assert any(word in sentence(library.tasks[card].task.objective, tongue) for word in words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_compare_with_the_captain_are_not_for_the_captain(library: Library, lang: str) -> None:
    """D9: all three of them, and no other card."""
    tongue = library.tongue(lang, GAME)
    found = {card.id for card in library.pile(GAME) if barred(card.task, tongue)}
    assert found == set(WITH_CAPTAIN)
    for card in WITH_CAPTAIN:
        task = library.tasks[card].task
        assert task_text(task, tongue, 4).endswith(f" {barred(task, tongue)}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_submarine_cards_say_which_hands_make_a_deal_void(library: Library, lang: str) -> None:
    """B39: the lists of the cards and of the rulebook."""
    tongue = library.tongue(lang, GAME)
    found = {card.id: len(list(void_hands(card.task, tongue, 4))) for card in library.pile(GAME)}
    assert {card: count for card, count in found.items() if count} == VOID


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_four_submarines_are_named_together(library: Library, lang: str) -> None:
    tongue = library.tongue(lang, GAME)
    (said,) = void_hands(library.tasks["win-exactly-one-submarine"].task, tongue, 4)
    assert CardWords(tongue, Selector((Pick(Suit.TRUMP),))).form("all") in said
    assert not any(digit in said for digit in "1234")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_are_said_one_way_in_sentences_and_rules(library: Library, lang: str) -> None:
    """Not "above 23" in one place and "at least 24" in the other."""
    rules = library.locales[lang].words("deep-sea/rules.yaml")
    said = sentence(library.tasks["trick-sum-above"].task.objective, library.tongue(lang, GAME))
    assert "24/29/32" in said
    table = rules["trick-sums.text"]
    assert all(f"| {number} |" in table for number in (24, 29, 32, 7, 11, 15))
    assert not any(f"| {number} |" in table for number in (23, 28, 31, 8, 12, 16))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", ["14", "15", "16", "26"])
def test_a_mission_without_its_clock_repeats_nothing(library: Library, lang: str, mission: str) -> None:
    """Only what changes is said: a signal that is the same, or a difficulty that is, would stand there twice."""
    logged = library.missions[f"deep-sea/{mission}"]
    note = library.words(logged, lang).note
    lines = [line for line in library.rule_lines(logged, lang) if line != note]
    tongue = library.tongue(lang, GAME)
    terrain = tongue.say("mission.communication.terrain")
    assert sum(terrain in line for line in lines) <= 1
    (without,) = (line for line in lines if line.startswith(_opening(library, lang)))
    assert ("12" in without) is (mission == "26")
    assert "6" not in without


def _opening(library: Library, lang: str) -> str:
    said = library.tongue(lang, GAME).words["mission.untimed.same"]
    return " ".join(said.split()[:2]).rstrip(",:")
