"""Every worked example is executed by the engine while it is drawn; one that claims something else is refused."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from logwright.content.model.fact import WorkedExample
from logwright.content.model.library import Library
from logwright.publish.figures import FigureError, example
from logwright.publish.figures.example.kinds import CREW_KINDS, SAUCER_KINDS
from tests.publish.figures.conftest import Looks
from tests.publish.figures.read_svg import check_figure

FACTS = 51
"""Facts of the three checklists that have an example."""


def all_examples(library: Library) -> Iterator[tuple[str, str, WorkedExample]]:
    """Those of the checklists and those of the rules, with their game and a name for the report."""
    for game, rulebook in library.rulebooks.items():
        for fact in rulebook.facts.values():
            if fact.example:
                yield game, fact.id, fact.example
        for section in rulebook.walk():
            for shown in section.examples:
                if shown.shows and shown.fact is None:
                    yield game, f"{game}-{section.id}-{shown.id}", shown.shows


def test_the_engine_agrees_with_every_example(library: Library, looks: Looks) -> None:
    drawn = 0
    for game, name, shown in all_examples(library):
        try:
            text = example(shown, looks[game]).svg(f"example-{name}", name)
        except FigureError as error:
            pytest.fail(f"{name}: {error}")
        check_figure(text)
        drawn += 1
    assert drawn >= FACTS


def test_the_checklists_still_have_their_examples(library: Library) -> None:
    facts = [fact for book in library.rulebooks.values() for fact in book.facts.values() if fact.example]
    assert len(facts) == FACTS


def test_every_kind_of_example_can_be_drawn(repository: Path) -> None:
    schema = json.loads((repository / "schemas" / "checklist.schema.json").read_text("utf-8"))
    kinds = schema["$defs"]["example"]["properties"]["kind"]["enum"]
    assert set(CREW_KINDS) | set(SAUCER_KINDS) == set(kinds)


# For each kind an example that is false: the game, the kind, the case.
FALSE: list[tuple[str, str, dict[str, Any]]] = [
    ("planet-nine", "trick", {"leader": 0, "cards": ["blue 3", "blue 7", "rocket 1"], "winner": 1}),
    ("planet-nine", "trick", {"leader": 1, "cards": ["green 3", "pink 9", "green 5"], "winner": 2}),
    (
        "planet-nine",
        "trick",
        {"leader": 0, "cards": ["blue 3", "blue 7", "pink 1"], "winner": 1, "lacks": [{"seat": 1, "suit": "blue"}]},
    ),
    (
        "planet-nine",
        "trick",
        {
            "leader": 0,
            "cards": ["pink 9", "pink 1", "pink 5"],
            "winner": 0,
            "tasks": [{"task": "pink 1", "owner": 2, "state": "met"}],
        },
    ),
    (
        "deep-sea",
        "task",
        {
            "task": "win-first-2-tricks",
            "owner": 0,
            "leader": 0,
            "cards": ["pink 9", "pink 7", "pink 1", "pink 8"],
            "winner": 0,
            "state": "met",
        },
    ),
    (
        "planet-nine",
        "legal_plays",
        {"led": "green 3", "hand": ["green 5", "rocket 1"], "legal": ["green 5", "rocket 1"]},
    ),
    ("planet-nine", "legal_plays", {"led": "rocket 3", "hand": ["rocket 2", "pink 9"], "legal": ["pink 9"]}),
    ("deep-sea", "won_cards", {"task": "win-exactly-two-9s", "won": ["pink 9"], "state": "met"}),
    ("deep-sea", "won_cards", {"task": "win-0-tricks", "won": ["pink 9"], "state": "met"}),
    ("planet-nine", "communication", {"hand": ["pink 8", "pink 9"], "legal": {"pink 8": "highest"}, "illegal": []}),
    ("planet-nine", "communication", {"hand": ["rocket 2", "pink 9"], "legal": {"pink 9": "only"}, "illegal": []}),
    (
        "planet-nine",
        "communication_later",
        {
            "hand": ["pink 7", "pink 3"],
            "shown": "pink 7",
            "mark": "highest",
            "played": ["pink 3"],
            "mark_later": "only",
        },
    ),
    (
        "planet-nine",
        "communication_later",
        {
            "hand": ["pink 7", "pink 3"],
            "shown": "pink 7",
            "mark": "lowest",
            "played": ["pink 3"],
            "mark_later": "lowest",
        },
    ),
    ("planet-nine", "communication_timing", {"from_trick": 3, "silent_before": [1], "open_before": [2, 3]}),
    ("deep-sea", "pool", {"players": 4, "tokens": 3}),
    ("deep-sea", "terrain", {"card": "green 4", "communication": "normal"}),
    (
        "planet-nine",
        "token_order",
        {
            "tasks": [{"card": "blue 6", "token": "1"}, {"card": "pink 1"}],
            "allowed": [[["pink 1"], ["blue 6"]]],
            "forbidden": [],
        },
    ),
    (
        "planet-nine",
        "token_order",
        {
            "tasks": [{"card": "blue 6", "token": ">"}, {"card": "pink 1"}],
            "allowed": [],
            "forbidden": [[["pink 1"], ["blue 6"]]],
        },
    ),
    (
        "planet-nine",
        "layout",
        {
            "drawn": ["blue 6", "pink 1"],
            "tokens": ["1"],
            "layout": [{"card": "blue 6"}, {"card": "pink 1", "token": "1"}],
        },
    ),
    (
        "planet-nine",
        "draft",
        {
            "players": 3,
            "commander": 0,
            "tasks": ["pink 1", "blue 3"],
            "picks": ["pink 1", "blue 3"],
            "counts": [1, 0, 1],
        },
    ),
    (
        "planet-nine",
        "draft",
        {"players": 3, "commander": 0, "tasks": ["pink 1"], "picks": ["pass", "pink 1"], "counts": [0, 1, 0]},
    ),
    (
        "deep-sea",
        "draft",
        {
            "players": 4,
            "commander": 0,
            "tasks": ["win-pink-3", "win-blue-4"],
            "picks": ["win-pink-3", "win-blue-4"],
            "counts": [1, 1, 0, 0],
            "must_take": [1],
        },
    ),
    ("planet-nine", "counts", {"players": 4, "tasks": 6, "counts": [3, 1, 1, 1], "allowed": True}),
    (
        "deep-sea",
        "volunteers",
        {"players": 4, "commander": 0, "needed": 2, "refused": [1, 2], "forced": [0, 3]},
    ),
    ("planet-nine", "score", {"attempts": 3, "distress": True, "logged": 3}),
    ("planet-nine", "arithmetic", {"formula": "(40 - 7 - 7) / 2", "equals": "12"}),
    ("planet-nine", "arithmetic", {"formula": "3 +", "equals": "3"}),
    ("deep-sea", "task_draw", {"players": 4, "difficulty": 5, "pile": [2, 1, 3, 2], "kept": [2, 3], "skipped": [1]}),
    ("deep-sea", "icons", {"icon": "submarine", "cards": 9}),
    (
        "deep-sea",
        "failure",
        {"task": "win-no-9s", "hand": ["pink 9", "pink 4"] * 5, "avoidable": False, "logged": True},
    ),
    (
        "deep-sea",
        "failure",
        {
            "task": "win-submarine-3",
            "hand": [f"submarine {n}" for n in (1, 2, 3, 4)] + [f"pink {n}" for n in range(1, 7)],
            "avoidable": True,
            "logged": True,
        },
    ),
    ("deep-sea", "impossible_pair", {"tasks": ["win-pink-3", "win-blue-4"], "owners": "different", "solvable": False}),
    ("deep-sea", "impossible_pair", {"tasks": ["win-pink-3", "win-no-pink"], "owners": "same", "solvable": True}),
    ("deep-sea", "redeal", {"task": "win-pink-7-with-submarine", "hand": ["submarine 1", "pink 7"], "redeal": True}),
    ("crash-and-grab", "setup_table", {"players": 5, "saucers": 5, "pilots": 2, "boosters": 1}),
    (
        "crash-and-grab",
        "collision",
        {"push": "full", "at": {"A": 0, "B": 2}, "mover": "A", "distance": 3, "ends": {"A": 2, "B": 3}},
    ),
    ("crash-and-grab", "accelerator", {"distance": 3, "reached_after": 1, "next_distance": 2}),
    ("crash-and-grab", "boost", {"card": "0-5", "moved": 4, "boost": 5}),
    ("crash-and-grab", "boost", {"card": "2", "moved": 3, "boost": 3}),
    ("crash-and-grab", "steal", {"victim": 1, "thief": 2, "allowed": True}),
    ("crash-and-grab", "placement", {"roll": 12, "occupied": [12, 1], "site": 1}),
    ("crash-and-grab", "probe", {"turn_order": [0, 1, 2, 3], "stationed": [1, 0, 2, 0], "probe": 1}),
]


@pytest.mark.parametrize(("game", "kind", "case"), FALSE)
def test_the_engine_refuses_what_is_not_true(looks: Looks, game: str, kind: str, case: dict[str, Any]) -> None:
    with pytest.raises(FigureError):
        example(WorkedExample(kind, (case,)), looks[game])


def test_every_kind_has_been_tried_with_something_false() -> None:
    assert {kind for _, kind, _ in FALSE} == set(CREW_KINDS) | set(SAUCER_KINDS)


def test_a_kind_of_another_game_is_refused(looks: Looks) -> None:
    with pytest.raises(FigureError, match="collision"):
        example(WorkedExample("collision", ({},)), looks["deep-sea"])


def test_cases_stand_below_each_other(looks: Looks) -> None:
    """The texts say above and below."""
    case = {"leader": 0, "cards": ["green 3", "green 5", "pink 9"], "winner": 1}
    one, two = (example(WorkedExample("trick", (case,) * n), looks["planet-nine"]) for n in (1, 2))
    assert two.height > 2 * one.height
    assert two.width == one.width
