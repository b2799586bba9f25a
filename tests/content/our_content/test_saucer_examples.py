"""What the worked examples in the rules of Crash & Grab claim is what the engine flies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.saucers.games.drawing import letters
from logwright.engine.saucers.games.state import Turn
from logwright.engine.saucers.turns.crash import Reward
from logwright.engine.saucers.turns.placement import roll_site
from logwright.engine.saucers.turns.round import next_probe_holder
from tests.engine.saucers.conftest import Table

Case = Mapping[str, Any]


def lies_ready(case: Case, table: Table) -> None:
    row = table.box.table[case["players"]]
    assert (row.players * row.saucers_each, row.pilots, row.boosters) == (
        case["saucers"],
        case["pilots"],
        case["boosters"],
    )


def collides(case: Case, table: Table) -> None:
    colours = dict(zip("ABCDEF", table.box.colours, strict=True))
    signs = letters(table.box.colours)
    row = ["."] * (max(*case["at"].values(), *case["ends"].values()) + 2)
    for letter, at in case["at"].items():
        row[at] = signs[colours[letter]]
    switches = {name: case[name] for name in ("push", "last_space_hit") if name in case}
    state = table.draw(" ".join(row), rules=switches)
    state = table.fly(state, colours[case["mover"]], "right", case["distance"])
    for letter, end in case["ends"].items():
        assert state.saucers[table.seat(state, colours[letter])].space == (0, end), letter


def accelerates(case: Case, table: Table) -> None:
    row = ["r"] + ["."] * (case["reached_after"] + case["next_distance"] + 2)
    row[case["reached_after"]] = "A"
    state = table.fly(table.draw(" ".join(row)), "red", "right", case["distance"], "right")
    assert state.saucers[0].space == (0, case["reached_after"] + case["next_distance"])


def boosts(case: Case, table: Table) -> None:
    card = {"2": "two", "3": "three", "0-5": "zero-to-five"}[case["card"]]
    field = [["."] * 13 for _ in range(13)]
    field[6][6], field[12][12] = "r", "b"
    state = table.draw("\n".join(map(" ".join, field)), red={"boosters": 1})
    chosen = [str(case["moved"])] if "-" in case["card"] else []
    state = table.turn(state, "red", card, "up", *chosen)
    assert state.saucers[0].space == (6 - case["moved"], 6)
    question, answers = table.asked(state)
    assert question == "boost"
    assert {answer.split()[1] for answer in answers if answer != "pass"} == {str(case["boost"])}


def steals(case: Case, table: Table) -> None:
    types = letters(table.box.crew_types).values()
    crew = {role: " ".join(f"b{sign}" for sign in list(types)[: case[role]]) for role in ("thief", "victim")}
    state = table.draw("r . g", red={"crew": crew["thief"]}, green={"crew": crew["victim"]}).but(turn=Turn(0))
    decision = Reward(table.seat(state, "green")).perform(state).decision
    assert (decision is not None and any(label != "energy" for label in decision.labels)) is case["allowed"]


def places(case: Case, table: Table) -> None:
    crew = iter([colour + sign for colour in "bg" for sign in letters(table.box.crew_types).values()])
    sites = [f"{n}/{next(crew)}" if n in case["occupied"] else str(n) for n in range(1, table.box.placement_sides + 1)]
    site, _ = roll_site(table.draw(" ".join(sites), rolls=(case["roll"],)))
    assert site == case["site"]


def passes_the_probe(case: Case, table: Table) -> None:
    signs, types = list(letters(table.box.colours).values()), list(letters(table.box.crew_types).values())
    state = table.draw(" ".join(signs[: len(case["stationed"])])).but(acted=tuple(case["turn_order"]))
    for seat, manned in enumerate(case["stationed"]):
        state = state.with_saucer(seat, crew=table.crew(" ".join(f"b{sign}" for sign in types[:manned])))
    assert next_probe_holder(state) == case["probe"]


CHECKS: dict[str, Callable[[Case, Table], None]] = {
    "setup_table": lies_ready,
    "collision": collides,
    "accelerator": accelerates,
    "boost": boosts,
    "steal": steals,
    "placement": places,
    "probe": passes_the_probe,
}


def test_every_kind_of_example_can_be_checked(library: Library) -> None:
    sections = library.rulebooks["crash-and-grab"].walk()
    assert {example.shows.kind for section in sections for example in section.examples if example.shows} == set(CHECKS)


@pytest.mark.parametrize("kind", CHECKS)
def test_what_examples_claim_is_true(kind: str, library: Library) -> None:
    assert library.box is not None
    table = Table(library.box)
    for section in library.rulebooks["crash-and-grab"].walk():
        for example in section.examples:
            for case in example.shows.cases if example.shows and example.shows.kind == kind else ():
                try:
                    CHECKS[kind](case, table)
                except AssertionError as error:
                    error.add_note(f"section {section.id}: {case}")
                    raise
