"""Alternatives of the same shape read as one sentence, as long as that means the same."""

from __future__ import annotations

from typing import Any

import pytest

from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.phrases.choice import Either
from logwright.engine.objectives.subject import CREW
from logwright.sentences.clause import sentence
from logwright.sentences.one_of import one_of
from tests.whole_library import whole_library

GAME = "planet-nine"


def said(alternatives: list[Any], who: str = "commander") -> str:
    return sentence(read(alternatives, who), whole_library().tongue("en", GAME))


def read(alternatives: list[Any], who: str = "commander") -> Either:
    found = read_objective({"who": who, "any_of": alternatives}, CREW, whole_library().games[GAME].suits)
    assert isinstance(found, Either)
    return found


@pytest.mark.parametrize(
    ("alternatives", "words"),
    [
        (
            [{"win": f"pink {value}"} for value in (1, 2, 3)],
            "The commander must win at least 1 card out of the pink 1, the pink 2 and the pink 3.",
        ),
        ([{"win": "pink"}, {"win": "blue 3"}], "The commander must win all pink cards or the blue 3."),
        ([{"win_with": "9"}, {"win_with": "8"}], "The commander must win a trick with a 9 or an 8."),
        (
            [{"tricks": {"won_with": "9"}}, {"tricks": {"won_with": "8"}}],
            "The commander must win a trick with a 9 or an 8.",
        ),
        (
            [{"tricks": {"which": number}} for number in (4, 6, 5)],
            "The commander must win at least one of tricks 4 to 6.",
        ),
        (
            [{"tricks": {"which": number, "won_with": "9"}} for number in (1, 2, 5)],
            "The commander must win a trick with a 9 in tricks 1 to 2 or in trick 5.",
        ),
        (
            [{"task_in": {"token": "1", "which": number}} for number in (2, 4)],
            "The task with the token 1 must be fulfilled in trick 2 or in trick 4.",
        ),
        (
            [{"capture": {"cards": "9", "with": "7"}}, {"capture": {"cards": "9", "with": "6"}}],
            "The commander must win a 9 with a 7 or a 6.",
        ),
    ],
)
def test_alternatives_of_one_shape_are_one_sentence(alternatives: list[Any], words: str) -> None:
    assert said(alternatives) == words


def test_fourteen_alternatives_are_not_fourteen_clauses() -> None:
    text = said([{"win": f"{colour} {value}"} for colour in ("pink", "blue") for value in range(1, 8)])
    assert text.count("win") == 1


@pytest.mark.parametrize(
    ("alternatives", "who"),
    [
        ([{"win_no": "9"}, {"win_no": "8"}], "commander"),
        ([{"tricks": {"won_with": "9", "count": 2}}, {"tricks": {"won_with": "8", "count": 2}}], "commander"),
        ([{"tricks": {"only": "9"}}, {"tricks": {"only": "8"}}], "commander"),
        ([{"capture": {"cards": "9", "with": "7"}}, {"capture": {"cards": "8", "with": "6"}}], "commander"),
        ([{"win": "pink 9"}, {"win_with": "8"}], "commander"),
        ([{"win": "pink 9"}, {"who": "crew", "win": "pink 8"}], "commander"),
        ([{"win_with": "9"}, {"win_with": "8"}], "everyone"),
        ([{"tricks": {"which": 2, "won_with": "9"}}, {"tricks": {"won_with": "9"}}], "commander"),
    ],
)
def test_what_would_mean_something_else_stays_apart(alternatives: list[Any], who: str) -> None:
    assert one_of(read(alternatives, who)) is None
