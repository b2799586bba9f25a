"""logwright pairs: what two task cards have to do with each other."""

from __future__ import annotations

import pytest

from tests.cli.run import Runner

THREE_CARDS = """game: deep-sea
tasks:
  - {id: first, objective: {tricks: {which: first, count: all}}, difficulty: {3: 1, 4: 1, 5: 1}}
  - {id: first-2, objective: {tricks: {which: first 2, count: all}}, difficulty: {3: 1, 4: 1, 5: 1}}
  - {id: none, objective: {tricks: {count: 0}}, difficulty: {3: 1, 4: 1, 5: 1}}
"""


def test_two_cards_and_how_they_are_met(run: Runner) -> None:
    outcome = run("pairs", "win-first-trick", "win-first-2-tricks", "--players", "5")
    assert outcome.code == 0
    never, shown = outcome.out.split("\n\n", 1)
    assert never.startswith("With 5 players two members can never meet both, whatever the deal: checked proof, ")
    assert shown.startswith("With 5 players one member can meet both, for example:")
    owner = shown.partition("task 1: seat ")[2][0]
    assert f"task 2: seat {owner}" in shown


def test_without_cards_it_counts(run: Runner) -> None:
    outcome = run("pairs")
    assert outcome.code == 0
    assert outcome.out.startswith("4560 pairs of 96 task cards\n3 players: 33 never by two members")


def test_a_changed_card_asks_for_new_pairs(run_small: Runner) -> None:
    (run_small.root / "content/deep-sea/tasks.yaml").write_text(THREE_CARDS)
    assert run_small("pairs").code == 2
    outcome = run_small("pairs", "--make")
    assert outcome.code == 0
    assert "4 players: 1 never by two members, 2 never by one" in outcome.out
    file = run_small.root / "content/deep-sea/pairs.yaml"
    assert "first + first-2" in file.read_text("utf-8")
    assert run_small("validate", str(file)).code == 0
    (run_small.root / "content/deep-sea/tasks.yaml").write_text(THREE_CARDS.replace("count: 0", "count: 1"))
    outdated = run_small("validate", str(file))
    assert outdated.code == 1
    assert "run logwright pairs --game deep-sea --make" in outdated.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("win-no-pink",), "name two task cards"),
        (("win-no-pnk", "win-all-9s"), "did you mean win-no-pink?"),
        (("win-all-9s", "win-all-9s"), "name two different ones"),
        (("win-no-pink", "win-all-9s", "--make"), "name two task cards, or none"),
        (("win-no-pink", "win-all-9s", "--players", "2"), "pairs are known for 3, 4, 5 players"),
    ],
)
def test_wrong_usage(run: Runner, arguments: tuple[str, ...], said: str) -> None:
    outcome = run("pairs", *arguments)
    assert outcome.code == 2
    assert said in outcome.err
