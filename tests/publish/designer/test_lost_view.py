"""Why deals of a mission being designed are lost: reasons in words, and one deal without each of its rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.publish.designer.test_checker import ask

HARD = {
    "game": "planet-nine",
    "id": "hard",
    "players": [4],
    "tasks": {"count": 5, "tokens": ["1", "2", "3"]},
    "allocation": "commander-decision",
    "objectives": [{"who": "commander", "win_no": "9"}],
}
LOST = {"document": HARD, "players": 4, "seed": 1}


@pytest.fixture(scope="module")
def lost() -> list[int]:
    found: list[int] = ask("deal", first=60, count=10, **LOST)["lost"]
    return found


def test_reasons_add_up_over_portions(lost: list[int]) -> None:
    once = ask("why", deals=lost, **LOST)
    first = ask("why", deals=lost[:1], **LOST)
    assert ask("why", deals=lost[1:], before=first["known"], **LOST) == once
    assert [number for number, _ in once["known"]] == lost
    assert sorted(deal for reason in once["reasons"] for deal in reason["deals"]) == lost
    assert once["reasons"][0]["head"] == "These cannot be kept together."
    assert "The commander must win no 9s." in once["reasons"][0]["rules"]


def test_a_lost_deal_is_won_without_the_rule_that_is_to_blame(lost: list[int]) -> None:
    one: dict[str, Any] = {**LOST, "deal": lost[0]}
    rules = ask("lost", lang="de", **one)["rules"]
    assert len(rules) > 1
    assert rules[0]["words"].startswith("Auftrag:")
    lines = [ask("line", without=each["rule"], **one) for each in rules]
    assert not ask("line", **one)["tricks"]
    without_nines = lines[-1]
    assert len(without_nines["tricks"]) == 10
    assert all(task["owner"] for task in without_nines["tasks"])
    # Pages show which of the tasks were fulfilled in which trick: here all of them.
    assert all(task["met"] is not None for task in without_nines["line"]["tasks"])
