"""What a French editor has mended and no rule finds by itself, one test each."""

from __future__ import annotations

import re

import pytest

from logwright.content.model.library import Library
from logwright.content.prose import prose
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import OWNER
from logwright.sentences.clause import sentence
from tests.whole_library import whole_library

CREW_GAMES = pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


def _words(library: Library, place: str) -> dict[str, str]:
    return {key: re.sub(r"\s*\n\s*", " ", said) for key, said in library.locales["fr"].words(place).items()}


@pytest.mark.parametrize(
    ("colours", "said"),
    [
        (["pink"], "Ne remportez aucune carte rose."),
        (["pink", "blue"], "Ne remportez aucune carte rose ni bleue."),
        (["pink", "blue", "green"], "Ne remportez aucune carte rose, ni bleue ni verte."),
    ],
)
def test_colours_under_a_negation_are_joined_with_ni(library: Library, colours: list[str], said: str) -> None:
    objective = read_objective({"win_no": colours}, OWNER, library.games["deep-sea"].suits)
    assert sentence(objective, library.tongue("fr", "deep-sea")) == said


@pytest.mark.parametrize(
    ("objective", "said"),
    [
        ({"one_of_each": ["1", "pink"]}, "Remportez au moins un 1 et une carte rose."),
        ({"win_first": ["pink 3", "9"]}, "Remportez la première carte jouée parmi le 3 rose et les quatre 9."),
        ({"nobody_ahead": {"by": 1, "cards": "pink"}}, "une carte rose de plus qu’un autre."),
        ({"nobody_ahead": {"by": 1, "cards": ["pink", "9"]}}, "une carte de plus qu’un autre parmi"),
        ({"total": {"sum": "20+", "of": ["pink", "9"]}}, "parmi toutes les cartes roses et les quatre 9 doit être"),
    ],
)
def test_no_card_stands_without_its_article(library: Library, objective: dict[str, object], said: str) -> None:
    phrase = read_objective(objective, OWNER, library.games["deep-sea"].suits)
    assert said in sentence(phrase, library.tongue("fr", "deep-sea"))


def test_two_tricks_that_must_not_be_won_are_joined_with_ni(library: Library) -> None:
    phrase = read_objective({"no_trick": ["first", "last"]}, OWNER, library.games["deep-sea"].suits)
    assert sentence(phrase, library.tongue("fr", "deep-sea")) == "Ne remportez ni le premier ni le dernier pli."


def test_another_thing_to_win_is_parted_from_a_but(library: Library) -> None:
    """ "Mais aucune autre fusée et la dernière carte rose" could forbid that card, too."""
    parts = [{"win_only": {"cards": "submarine 1", "of": "submarine"}}, {"win_last": "pink"}]
    phrase = read_objective({"all_of": parts}, OWNER, library.games["deep-sea"].suits)
    assert ", et la dernière carte rose jouée." in sentence(phrase, library.tongue("fr", "deep-sea"))


def test_which_tricks_stands_before_what_they_hold(library: Library) -> None:
    """ "Un pli sans aucun sous-marin parmi les 3 derniers plis" could mean that these three hold no submarine."""
    card = library.tasks["late-trick-of-one-colour"].task
    said = sentence(card.objective, library.tongue("fr", "deep-sea"))
    assert said.index("parmi les 3 derniers plis") < said.index("sans aucun sous-marin")


@CREW_GAMES
def test_any_card_may_be_left_over(library: Library, game: str) -> None:
    assert "une carte, quelle qu’elle soit," in _words(library, f"{game}/terms.yaml")["setup.deal"]


@CREW_GAMES
@pytest.mark.parametrize("mark", ["highest", "only", "lowest"])
def test_a_shown_card_is_called_as_in_the_rules(library: Library, game: str, mark: str) -> None:
    """Not "la plus haute" on one page and "la plus forte" on another."""
    assert _words(library, f"{game}/terms.yaml")[f"terms.{mark}"] in _words(library, "play.yaml")[f"play.mark.{mark}"]


@CREW_GAMES
def test_the_lesson_fulfils_tasks_as_the_rules_do(library: Library, game: str) -> None:
    said = " ".join(_words(library, f"{game}/lesson.yaml").values())
    assert "est réalisée" in said
    assert "accompli" not in said


@pytest.mark.parametrize("event", ["upgrade-used", "upgrade-bought"])
def test_an_upgrade_is_named_as_a_card(library: Library, event: str) -> None:
    """Names such as "Mines de proximité" have no article of their own."""
    assert "la carte «\u202f{upgrade}\u202f»" in _words(library, "crash-and-grab/table.yaml")[f"events.{event}"]


def test_no_plain_space_stands_before_a_mark_in_what_authors_are_told(library: Library) -> None:
    """What is typed in keeps its own spaces, so the rule of typography leaves these texts out."""
    wrong = re.compile(r"[\w)}»] [:;!?»](?=\s|$)")
    told = [said for said in prose(library, messages=True) if said.lang == "fr"]
    assert {"problems.yaml", "commands.yaml"} <= {said.place for said in told}
    assert not [said.key for said in told if wrong.search(said.text)]
