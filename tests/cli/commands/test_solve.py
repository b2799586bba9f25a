"""logwright solve and replay: positions in, verdicts and lines of play out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from tests.cli.run import Runner

DEAL = """game: planet-nine
hands:
  - [rocket 4, pink 9, blue 1]
  - [pink 1, pink 3, blue 9]
  - [pink 7, yellow 3, green 9]
"""
WIN_PINK_1 = DEAL + "tasks:\n  - {card: pink 1, owner: 0}\n"


def write(folder: Path, text: str) -> str:
    file = folder / "position.yaml"
    file.write_text(text, "utf-8")
    return str(file)


def check_schema(data: Any, schema: str, repository: Path) -> None:
    folder = repository / "schemas"
    resources = {
        path.relative_to(folder).as_posix(): Resource.from_contents(json.loads(path.read_text("utf-8")))
        for path in folder.rglob("*.json")
    }
    registry: Registry[Any] = Registry().with_resources(resources.items())
    Draft202012Validator(resources[schema].contents, registry=registry).validate(data)


def test_a_solvable_position_has_a_certificate(run: Runner, tmp_path: Path, repository: Path) -> None:
    outcome = run("solve", write(tmp_path, WIN_PINK_1), "--format", "json")
    assert outcome.code == 0
    found = json.loads(outcome.out)
    assert found["verdict"] == "solvable"
    assert found["certificate"]["owners"] == [0]
    assert any("pink 1" in trick["cards"] and trick["winner"] == 0 for trick in found["certificate"]["tricks"])
    check_schema(found, "solution.schema.json", repository)


def test_an_unsolvable_position_has_none(run: Runner, tmp_path: Path) -> None:
    """Seat 1 cannot win the rocket: it always wins its own trick."""
    text = DEAL + "tasks:\n  - {objective: {win: rocket 4}, owner: 1}\n"
    found = json.loads(run("solve", write(tmp_path, text), "--format", "json").out)
    assert (found["verdict"], found["certificate"]) == ("unsolvable", None)


def test_a_tiny_budget_leaves_a_position_undecided_or_solved(run: Runner, tmp_path: Path) -> None:
    found = json.loads(run("solve", write(tmp_path, WIN_PINK_1), "--budget", "1", "--format", "json").out)
    assert found["verdict"] in ("undecided", "solvable")


def test_tasks_without_owners_are_shared_out(run: Runner, tmp_path: Path) -> None:
    text = DEAL + "allocation: free\ntasks:\n  - {card: pink 1}\n  - {card: blue 9}\n"
    found = json.loads(run("solve", write(tmp_path, text), "--format", "json").out)
    assert found["verdict"] == "solvable"
    assert len(found["certificate"]["owners"]) == 2


def test_two_players_with_an_automaton(run: Runner, tmp_path: Path) -> None:
    text = """game: planet-nine
players: 2
hands:
  - [rocket 4, pink 9]
  - [pink 1, blue 9]
automaton: [[pink 7, green 9]]
tasks:
  - {card: green 9, owner: 0}
"""
    found = json.loads(run("solve", write(tmp_path, text), "--format", "json").out)
    assert found["verdict"] == "solvable"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DEAL.replace("blue 9", "pink 9"), "pink 9 was dealt already"),
        (DEAL.replace("blue 9]", "blue 9, green 1, green 2]"), "the hands have 3, 5, 3 cards"),
        (DEAL + "tasks: [{task: win-no-pnk, owner: 0}]\n", "did you mean win-no-pink?"),
        (DEAL + "tasks: [{card: pink 1, owner: 7}]\n", "there is no seat 7"),
        (DEAL + "tasks: [{card: pink 1}]\n", "the task has no owner"),
        (DEAL + "leader: 5\n", "there is no seat 5"),
        (DEAL + "players: 4\n", "4 players, but 3 hands"),
        (DEAL.replace("rocket 4", "submarine 4"), "'submarine 4': this game has no submarine"),
        (DEAL.replace("rocket 4", "green 4"), "nobody leads"),
        (DEAL + "objectives: [{who: commander, win: pink 33}]\n", "pink 33"),
        (DEAL + "tasks: [{card: pink 1, task: win-no-pink, owner: 0}]\n", "name one of them"),
        ("game: planet-nine\nhands: []\n", "hands"),
        ("game: planet-nine\n", "has no hands"),
        ("just some text\n", "expected names with values"),
        ("a: 1\na: 2\n", "stands here a second time"),
        ("[" * 500, "nested more than 40 deep"),
    ],
)
def test_bad_positions_get_a_located_problem(run: Runner, tmp_path: Path, text: str, said: str) -> None:
    outcome = run("solve", write(tmp_path, text))
    assert outcome.code == 1
    assert said in outcome.out
    assert "position.yaml:" in outcome.out
    assert "Traceback" not in outcome.out + outcome.err


def test_ten_megabytes_of_junk(run: Runner, tmp_path: Path) -> None:
    outcome = run("solve", write(tmp_path, "x" * 10_000_000))
    assert outcome.code == 1
    assert "yaml/size" in outcome.out


@pytest.mark.parametrize("arguments", [(), ("missing.yaml",), ("a.yaml", "--batch", "b"), ("a.yaml", "--budget", "0")])
def test_wrong_usage(run: Runner, arguments: tuple[str, ...]) -> None:
    assert run("solve", *arguments).code == 2


def test_a_batch_of_documents_and_of_json_lines(run: Runner, tmp_path: Path) -> None:
    bad = DEAL.replace("blue 9", "pink 9")
    file = tmp_path / "batch.yaml"
    file.write_text(f"{WIN_PINK_1}---\n{bad}---\n{WIN_PINK_1}", "utf-8")
    outcome = run("solve", "--batch", str(file))
    lines = [json.loads(line) for line in outcome.out.splitlines()]
    assert outcome.code == 1
    assert [line.get("verdict") for line in lines] == ["solvable", None, "solvable"]
    # The second document begins behind the first one and its separator.
    assert lines[1]["problems"][0]["line"] == len(WIN_PINK_1.splitlines()) + 1 + 4
    position = {"game": "planet-nine", "hands": [["rocket 4", "pink 9"], ["pink 1", "blue 2"], ["pink 7", "blue 3"]]}
    file.write_text("\n".join([json.dumps(position)] * 3) + "\n", "utf-8")
    outcome = run("solve", "--batch", str(file))
    assert outcome.code == 0
    assert [json.loads(line)["verdict"] for line in outcome.out.splitlines()] == ["solvable"] * 3


def test_replay_shows_the_line_trick_by_trick(run: Runner, tmp_path: Path) -> None:
    solution = run("solve", write(tmp_path, WIN_PINK_1), "--format", "json").out
    file = tmp_path / "solution.json"
    file.write_text(solution)
    outcome = run("replay", str(file))
    assert outcome.code == 0
    assert "seat 0" in outcome.out
    assert "*" in outcome.out
    assert "pink 1" in outcome.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not json", "there is no line of play in it"),
        ("[]", "there is no line of play in it"),
        ('{"certificate": null}', "there is no line of play in it"),
        ('{"owners": [], "tricks": [{"leader": 0}]}', "a list is needed here"),
        ('{"tricks": [{"leader": 0, "cards": ["pnik 3"], "winner": 0}]}', "'pnik 3': this game has no pnik"),
        ('{"tricks": [{"leader": "0x", "cards": ["pink 3"], "winner": 0}]}', "'0x' is not a whole number"),
        ('{"tricks": [{"leader": 0, "cards": ["pink 3", "pink 4"], "winner": 2}]}', "there is no seat 2"),
        ('{"missions": [[]]}', "names with values are needed here"),
        ('{"missions": 7}', "names with values are needed here"),
        ('{"owners": ["' + "9" * 5000 + '"], "tricks": []}', "is not a whole number"),
        ("9" * 2_000_000, "no more are read"),
        ("[" * 100_000, "nested more than 40 deep"),
    ],
)
def test_replay_of_something_else(run: Runner, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text)
    outcome = run("replay", str(file))
    assert outcome.code == 1
    assert said in outcome.out
    assert outcome.out.startswith(f"{file}:1:")


def test_replay_counts_seats_that_are_written_as_text(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "line.json"
    file.write_text('{"owners": ["1"], "tricks": [{"leader": "1", "cards": ["pink 3", "pink 4"], "winner": "0"}]}')
    outcome = run("replay", str(file))
    assert outcome.code == 0
    assert " pink 4*  >pink 3" in outcome.out


def test_replay_reads_what_check_found(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    line = {"deal": 3, "owners": [], "choices": {}, "tricks": [{"leader": 0, "cards": ["pink 3"], "winner": 0}]}
    missions = [{"id": "custom/x", "players": 4, "example": line}, {"id": "custom/y", "players": 4, "example": None}]
    file.write_text(json.dumps({"missions": missions}))
    outcome = run("replay", str(file))
    assert outcome.code == 0
    assert outcome.out.startswith("custom/x with 4 players\n")
    assert "custom/y" not in outcome.out


def test_a_position_of_a_batch_that_is_too_large_is_refused_alone(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "batch.yaml"
    file.write_text("# filler\n" * 200_000 + f"{WIN_PINK_1}---\n{WIN_PINK_1}", "utf-8")
    outcome = run("solve", "--batch", str(file))
    lines = [json.loads(line) for line in outcome.out.splitlines()]
    assert outcome.code == 1
    assert lines[0]["problems"][0]["rule"] == "yaml/size"
    assert lines[1]["verdict"] == "solvable"


def test_a_batch_ends_at_a_line_that_is_too_long(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "batch.yaml"
    file.write_text(f"{WIN_PINK_1}---\n# {'x' * 3_000_000}\n{WIN_PINK_1}", "utf-8")
    outcome = run("solve", "--batch", str(file))
    lines = [json.loads(line) for line in outcome.out.splitlines()]
    assert lines[0]["verdict"] == "solvable"
    assert [problem["rule"] for problem in lines[1]["problems"]] == ["yaml/size"]
    assert len(lines) == 2
