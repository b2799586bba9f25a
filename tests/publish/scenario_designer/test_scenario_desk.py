"""The desk of the scenario designer: what it says of a scenario that somebody lays, and of the games on it."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from logwright.content.loading.library_builder import known_library
from logwright.content.loading.load import load
from logwright.publish.scenario_designer.scenario_desk import ScenarioDesk
from logwright.publish.scenario_designer.scenario_greeting import scenario_greeting
from logwright.publish.scenario_designer.scenario_table import ScenarioTable
from logwright.publish.site_build.browser_python import scenario_data
from logwright.verdicts.scenarios.scenario_job import work
from logwright.verdicts.scenarios.scenario_survey import GamesRequest, scenario_jobs
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict
from tests.whole_library import whole_library

HIGH_STREET: dict[str, Any] = {
    "game": "crash-and-grab",
    "id": "high-street",
    "players": [3, 4],
    "board": {
        "tiles": [
            {"tile": 1, "side": "a", "row": 0, "column": 0},
            {"tile": 2, "side": "a", "turned": 90, "row": 0, "column": 4},
            {"tile": 3, "side": "b", "row": 0, "column": 8},
            {"tile": 4, "side": "b", "row": 0, "column": 12},
        ]
    },
    "goal": {"stations": 3},
    "text": {"en": {"title": "High Street", "story": "Straight on."}, "ru": {"title": "Главная улица"}},
}


@pytest.fixture(scope="module")
def data(repository: Path) -> dict[str, Any]:
    return scenario_data(whole_library(), repository)


@pytest.fixture(scope="module")
def desk(data: dict[str, Any]) -> ScenarioDesk:
    """As a browser opens it: with nothing but what it is brought."""
    brought = json.loads(json.dumps(data))
    return ScenarioDesk(known_library(brought["contents"], brought["own"]), brought["schemas"], "en")


def look(desk: ScenarioDesk, **changed: Any) -> dict[str, Any]:
    return desk.answer({"do": "look", "document": {**HIGH_STREET, **changed}})


def test_a_whole_scenario_is_laid_and_told(desk: ScenarioDesk) -> None:
    looked = look(desk)
    assert looked["problems"] == []
    assert looked["players"] == [3, 4]
    assert looked["short_name"] == "high-street"
    assert looked["twists"] == ["You win with 3 manned stations on each of your saucers."]
    assert looked["laid"][1] == {"tile": 2, "side": "a", "turned": 90, "row": 0, "column": 4}
    assert desk.answer({"do": "read", "yaml": looked["yaml"]}) == {"document": HIGH_STREET, "problems": []}


def test_a_seed_draws_the_board_of_the_games(desk: ScenarioDesk) -> None:
    laid = look(desk, board={"seed": 7})["laid"]
    assert [(tile["row"], tile["column"]) for tile in laid] == [(0, 0), (0, 4), (4, 0), (4, 4)]
    assert look(desk, board={"seed": 7})["laid"] == laid != look(desk, board={"seed": 8})["laid"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"board": {"tiles": [{"tile": 1, "side": "a"}], "seed": 3}},
        {"board": {"tiles": [{"tile": 1, "side": "a", "row": 0, "column": 0}]}},
        {"board": {"tiles": [{"tile": n, "side": "a", "row": n, "column": 2 * n} for n in (1, 2, 3, 4)]}},
        {"start": {"extra_crew": 12}},
        {"start": {"seats": [{"seat": 3, "boosters": 1}, {"seat": 3, "energy": 1}]}},
        {"start": {"everyone": {"crew": ["pilot", "doctor", "engineer"]}}},
        {"rules": {"push": "remaining"}},
        {"upgrades": {"without": ["nonsense"]}},
        {"goal": {"stations": 5}},
        {"players": [3, 7]},
        {"text": {"xx": {"title": "Nowhere"}, "en": {"title": "<b>Bold</b> 🛸"}}},
    ],
)
def test_it_finds_what_validate_finds(desk: ScenarioDesk, wrong: Any, tmp_path: Path, repository: Path) -> None:
    looked = look(desk, **wrong)
    file = tmp_path / "high-street.yaml"
    file.write_text(looked["yaml"], "utf-8")
    told = [problem for problem in load(repository, [file])[1] if problem.file == str(file)]
    found = [(each["rule"], each["line"], each["column"]) for each in looked["problems"]]
    assert found
    assert sorted(found) == sorted((each.rule, each.line, each.column) for each in told)
    assert looked["laid"] is None


def test_files_that_are_no_scenario_are_refused(desk: ScenarioDesk) -> None:
    for text in ("", "[1, 2]", "game: planet-nine\nid: other\n", "game: crash-and-grab\nboard: 7\n", "a: b: c"):
        assert desk.answer({"do": "read", "yaml": text})["document"] is None
    half = desk.answer({"do": "read", "yaml": "game: crash-and-grab\nid: half\nrules: {push: hard}\n"})
    assert half["document"]["id"] == "half"
    assert half["problems"]


def test_a_link_holds_the_whole_scenario(desk: ScenarioDesk) -> None:
    sent = desk.answer({"do": "share", "document": HIGH_STREET, "page": "https://example.org/scenario-designer.html"})
    assert sent["qr"].startswith("<svg")
    assert desk.answer({"do": "unshare", "fragment": f"#{sent['fragment']}"}) == {
        "document": HIGH_STREET,
        "problem": None,
    }
    for damaged in (sent["fragment"][:-3], "scenario=1.", "scenario=2.AAAA", "scenario=1.q1bKBgA"):
        found = desk.answer({"do": "unshare", "fragment": damaged})
        assert found["document"] is None
        assert found["problem"]


def test_games_are_those_of_check_however_they_are_portioned(desk: ScenarioDesk) -> None:
    table, found = ScenarioTable(desk), None
    for first in range(0, 48, 16):
        asked = {"do": "play", "document": HIGH_STREET, "players": 3, "first": first, "count": 16, "before": found}
        found = table.answer(json.loads(json.dumps(asked)))["found"]
        assert bool(found["word"]) == (first == 32)
    scenario = desk.lone(HIGH_STREET).scenario
    assert scenario is not None
    assert found is not None
    (job,) = scenario_jobs(desk.box, [scenario], [3], GamesRequest())
    expected = ScenarioVerdict(job.key, job.rounds, work(job)).to_data()
    assert {**found["data"], "seconds": 0} == {**expected, "seconds": 0}
    assert [seat["label"] for seat in found["seats"]] == ["Player 1", "Player 2", "Player 3"]
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in found["seats"])


def test_a_broken_scenario_is_not_played(desk: ScenarioDesk) -> None:
    broken = {**HIGH_STREET, "goal": {"stations": 9}}
    table = ScenarioTable(desk)
    assert table.answer({"do": "play", "document": broken, "players": 3, "first": 0, "count": 8}) == {"found": None}
    assert table.answer({"do": "watch", "document": HIGH_STREET, "players": 6, "seed": 1}) == {"found": None}


def test_a_game_is_shown_turn_by_turn(desk: ScenarioDesk) -> None:
    shown = ScenarioTable(desk).answer({"do": "watch", "document": HIGH_STREET, "players": 3, "seed": 2})["found"]
    assert shown["html"].count('class="step') == shown["html"].count("<li data-step=")
    assert "wins." in shown["html"]
    assert "{n}" in shown["where"]


def test_the_sheet_has_plan_tiles_and_twists(desk: ScenarioDesk) -> None:
    html = desk.answer({"do": "print", "document": HIGH_STREET, "paper": "a5"})["sheet"]["html"]
    assert "High Street" in html
    assert "3 manned stations" in html
    assert html.count("<li><svg") == 4
    assert "turned by 90°" in html
    evil = deepcopy(HIGH_STREET)
    evil["text"]["en"]["title"] = "Low & Slow"
    assert "Low &amp; Slow" in desk.answer({"do": "print", "document": evil, "paper": "a4"})["sheet"]["html"]
    drawn = {**HIGH_STREET, "board": {"seed": 4}}
    assert desk.answer({"do": "print", "document": drawn, "paper": "letter"})["sheet"]["html"].count("<li><svg") == 4
    assert desk.answer({"do": "print", "document": {**HIGH_STREET, "goal": {}}, "paper": "a4"})["sheet"] is None


def test_what_can_be_begun_with_is_whole_in_every_language(data: dict[str, Any]) -> None:
    library = whole_library()
    for lang in library.languages:
        desk = ScenarioDesk(library, data["schemas"], lang)
        told = scenario_greeting(library, data["schemas"], lang)
        documents = [told["games"]["crash-and-grab"]["begun"], *(each["document"] for each in told["examples"])]
        assert len(documents) == 1 + len(library.scenarios)
        assert [desk.looked_at(document)["problems"] for document in documents] == [[] for _ in documents]
        paths = {tuple(each["path"][:2]) for part in told["form"]["sections"] for each in part["fields"]}
        switches = set(data["schemas"]["scenario.schema.json"]["properties"]["rules"]["properties"])
        assert {name for part, name, *_ in (path for path in paths if len(path) > 1) if part == "rules"} == switches
