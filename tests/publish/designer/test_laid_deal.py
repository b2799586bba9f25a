"""Cards of a deal change places: the deal is searched as it lies, and none comes or goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.publish.designer.test_checker import ask

# In deal 0 the holder of the pink 9 cannot keep off the nines while the commander wins the yellow 9.
MISSION = {
    "game": "planet-nine",
    "id": "hard",
    "players": [3],
    "objectives": [{"who": {"holder": "pink 9"}, "win_no": "9"}, {"who": "commander", "win": "yellow 9"}],
}
DEAL: dict[str, Any] = {"document": MISSION, "players": 3, "seed": 1, "deal": 0}


def exchanged(hands: list[list[str]], one: str, other: str) -> list[list[str]]:
    places = {one: other, other: one}
    return [[places.get(card, card) for card in hand] for hand in hands]


def test_a_lost_deal_can_be_laid_so_that_it_is_won() -> None:
    dealt = ask("line", **DEAL)
    assert (dealt["line"], dealt["laying"]) == (None, True)
    seat = dealt["seats"].index("Commander")
    assert "pink 9" in dealt["hands"][seat]
    other = next(hand for number, hand in enumerate(dealt["hands"]) if number != seat)
    hands = exchanged(dealt["hands"], "pink 9", other[0])
    laid = ask("line", hands=hands, **DEAL)
    assert sorted(map(sorted, laid["hands"])) == sorted(map(sorted, hands))
    assert laid["line"]["tricks"]
    assert "pink 9" not in laid["hands"][seat]
    saved = ask("position", hands=hands, **DEAL)["yaml"]
    assert saved != ask("position", **DEAL)["yaml"]


def test_the_commander_is_whoever_holds_the_highest_rocket_now() -> None:
    dealt = ask("line", **DEAL)
    seat = dealt["seats"].index("Commander")
    other = (seat + 1) % 3
    laid = ask("line", hands=exchanged(dealt["hands"], "rocket 4", dealt["hands"][other][0]), **DEAL)
    assert laid["seats"].index("Commander") == other


@pytest.mark.parametrize("wrong", [[["pink 1"], [], []], [["pink 1"]]])
def test_no_card_comes_or_goes(wrong: list[list[str]]) -> None:
    with pytest.raises(ValueError, match="none comes or goes"):
        ask("line", hands=wrong, **DEAL)


def test_a_laid_deal_becomes_the_puzzle_of_its_mission() -> None:
    dealt = ask("line", **DEAL)
    hands = exchanged(dealt["hands"], dealt["hands"][0][0], dealt["hands"][1][0])
    puzzle = ask("puzzle", hands=hands, **DEAL)["document"]
    assert [sorted(hand) for hand in puzzle["deal"]["hands"]] == [sorted(hand) for hand in hands]
    assert puzzle["objectives"] == MISSION["objectives"]
    assert "players" not in puzzle
    # Whatever its number, a deal of it is this one.
    shown = ask("line", document=puzzle, players=3, seed=1, deal=5)
    assert [sorted(hand) for hand in shown["hands"]] == [sorted(hand) for hand in hands]


def test_tasks_that_were_drawn_are_those_of_the_puzzle() -> None:
    drawn = {"game": "planet-nine", "id": "drawn", "tasks": {"count": 2, "tokens": ["1"]}, "allocation": "dealt"}
    asked = {"document": drawn, "players": 4, "seed": 1, "deal": 3}
    puzzle = ask("puzzle", **asked)["document"]
    one, other = puzzle["tasks"]["cards"]
    assert one["token"] == "1"
    assert isinstance(other, str)
    assert len(puzzle["deal"]["owners"]) == 2
    assert ask("line", **asked)["tasks"] == ask("line", **{**asked, "document": puzzle})["tasks"]
