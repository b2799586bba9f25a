"""logwright check: verdicts on missions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from logwright.verdicts.missions import inquiry
from tests.cli.commands.test_solve import check_schema
from tests.cli.run import Runner


def small_check(run: Runner, *arguments: str) -> tuple[int, dict[str, object]]:
    outcome = run("check", *arguments, "--deals", "6", "--jobs", "1", "--format", "json")
    return outcome.code, json.loads(outcome.out)


def test_a_mission_is_dealt_searched_and_summed_up(run_small: Runner, repository: Path) -> None:
    code, found = small_check(run_small, "custom/example")
    assert code == 0
    check_schema(found, "verdicts.schema.json", repository)
    missions = found["missions"]
    assert isinstance(missions, list)
    assert [entry["players"] for entry in missions] == [2, 3, 4, 5]
    for entry in missions:
        assert entry["deals"] == entry["solvable"] + entry["unsolvable"] + entry["undecided"] == 6
        assert entry["verdict"] == "completable"
        assert entry["interval"][0] <= entry["rate"] <= entry["interval"][1]


def test_the_same_seed_gives_the_same_verdict_and_another_seed_other_deals(run_small: Runner) -> None:
    first = small_check(run_small, "custom/example", "--players", "4", "--no-cache")[1]
    again = small_check(run_small, "custom/example", "--players", "4", "--no-cache")[1]
    other = small_check(run_small, "custom/example", "--players", "4", "--seed", "2")[1]
    assert _without_time(first) == _without_time(again)
    assert _without_time(first) != _without_time(other)


def test_an_unchanged_mission_is_not_searched_again(run_small: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    before = small_check(run_small, "custom/example", "--players", "4")

    def broken(_: object) -> None:
        raise AssertionError("searched again")

    monkeypatch.setattr(inquiry, "work", broken)
    assert small_check(run_small, "custom/example", "--players", "4") == before
    mission = run_small.root / "content/custom/example.yaml"
    mission.write_text(mission.read_text().replace("count: 3", "count: 4"))
    assert run_small("check", "custom/example", "--players", "4", "--deals", "6", "--jobs", "1").code == 3


def test_a_damaged_store_is_no_harm(run_small: Runner) -> None:
    before = small_check(run_small, "custom/example", "--players", "4")
    for file in (run_small.root / "build/verdicts").iterdir():
        file.write_text("{")
    after = small_check(run_small, "custom/example", "--players", "4")
    assert _without_time(before[1]) == _without_time(after[1])


def test_a_table_for_people(run_small: Runner) -> None:
    outcome = run_small("check", "custom/example", "--players", "3,4", "--deals", "5", "--jobs", "2")
    rows = [line.split() for line in outcome.out.splitlines()]
    assert outcome.code == 0
    assert rows[2][:4] == ["custom/example", "3", "completable", "5/5"]


def test_a_broken_file_is_reported(run_small: Runner) -> None:
    (run_small.root / "content/custom/broken.yaml").write_text("game: planet-nine\nid: broken\ntaks: 3\n")
    outcome = run_small("check", str(run_small.root / "content/custom/broken.yaml"), "--deals", "2", "--jobs", "1")
    assert outcome.code == 1
    assert "did you mean tasks?" in outcome.out


MISSION = "game: deep-sea\nid: example-two\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # A card twice, and an unknown task.
        (MISSION + "tasks: {cards: [win-pink-3, win-pink-3]}\n", "win-pink-3"),
        ("game: planet-nine\nid: example-two\ntasks: {cards: [pink 3, pink 3]}\n", "pink 3"),
        (MISSION + "tasks: {cards: [win-no-pnk]}\n", "did you mean win-no-pink?"),
        # More than the table, the box and the game have.
        (MISSION + "tasks: {difficulty: 5}\nplayers: [7]\n", "players"),
        (MISSION + "tasks: {count: 99}\n", "99"),
        (MISSION + "tasks: {difficulty: 5}\nallocation: commander-decision\n", "commander-decision"),
        # YAML that contradicts itself.
        (MISSION + "tasks: {count: 2, difficulty: 5}\n", "tasks"),
        (MISSION + "id: another\n", "stands here a second time"),
        (MISSION + "tasks: {difficulty: 5}\nvolunteers: 2\n", "volunteers"),
        # Positions are for logwright solve; they are looked at all the same.
        (
            "game: planet-nine\nhands:\n  - [rocket 4, pink 9]\n  - [pink 1, pink 1]\n  - [blue 1, blue 2]\n",
            "dealt already",
        ),
        (
            "game: planet-nine\nhands:\n  - [rocket 4]\n  - [pink 1]\n  - [blue 1]\n"
            "tasks: [{card: pink 1, owner: 7}]\nleader: 9\n",
            "there is no seat",
        ),
        # No YAML at all.
        ("x" * 10_000_000, "yaml/size"),
        ("\x1b[31m" * 3, "yaml/"),
        ("{" * 5_000, "yaml/"),
        ("- 1\n- 2\n", "expected the fields of a mission"),
        ("", "empty"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
def test_bad_files_get_a_located_problem(run_small: Runner, tmp_path: Path, text: str, said: str) -> None:
    """Exit code 1, never a traceback, and no escape sequence reaches the terminal."""
    file = tmp_path / "bad.yaml"
    file.write_text(text, "utf-8")
    outcome = run_small("check", str(file), "--deals", "2", "--jobs", "1")
    assert outcome.code == 1
    assert "bad.yaml:" in outcome.out
    assert said in outcome.out
    assert "Traceback" not in outcome.out + outcome.err
    assert "\x1b" not in outcome.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("custom/exmple", "did you mean custom/example?"),
        ("exmple", "did you mean example?"),
        ("nowhere.yaml", "there is no mission nowhere"),
    ],
)
def test_a_mission_that_is_not_there(run_small: Runner, name: str, said: str) -> None:
    outcome = run_small("check", name)
    assert outcome.code == 2
    assert said in outcome.err


@pytest.mark.parametrize("arguments", [("--players", "x"), ("--deals", "0"), ("--budget", "-1"), ("--jobs", "0")])
def test_wrong_usage(run_small: Runner, arguments: tuple[str, ...]) -> None:
    assert run_small("check", "custom/example", *arguments).code == 2


def _without_time(found: dict[str, object]) -> list[dict[str, object]]:
    missions = found["missions"]
    assert isinstance(missions, list)
    return [{key: value for key, value in entry.items() if key != "seconds"} for entry in missions]


IMPOSSIBLE = """game: planet-nine
id: impossible
players: [4, 5]
objectives:
  - {who: crew, win: blue 1}
  - {who: commander, win_no: pink}
  - {who: commander, one_of_each: [pink, blue]}
text: {en: {title: Impossible, story: Nobody ever came back.}}
"""


def test_an_impossible_mission_is_called_so_and_why(run: Runner, tmp_path: Path, repository: Path) -> None:
    file = tmp_path / "impossible.yaml"
    file.write_text(IMPOSSIBLE)
    code, found = small_check(run, str(file), "--no-cache", "--lang", "fr")
    assert code == 1
    check_schema(found, "verdicts.schema.json", repository)
    missions = found["missions"]
    assert isinstance(missions, list)
    for entry in missions:
        assert (entry["verdict"], entry["solvable"], entry["example"]) == ("impossible", 0, None)
        assert entry["clash"] == {"objectives": [1, 2], "tasks": [], "tokens": False, "sharing": False}
        assert entry["proof_steps"] > 0
        assert entry["reason"].startswith("Quelle que soit la donne, ces 2 règles sont incompatibles. Le Commandant ")
    outcome = run("check", str(file), "--deals", "2", "--jobs", "1", "--no-cache")
    assert outcome.code == 1
    said = " ".join(outcome.out.split())
    assert "missions/impossible with 4, 5 players (checked proof): Whatever the deal, these 2 rules cannot" in said


def test_a_deal_that_had_to_be_found_is_printed_whole(run: Runner, tmp_path: Path, repository: Path) -> None:
    """No deal of the seed can be won, but one was found by proof; replay shows its line of play."""
    file = tmp_path / "impossible.yaml"
    objective = "{who: commander, tricks: {count: 8+, won_with: pink}}"
    file.write_text(IMPOSSIBLE.partition("objectives:")[0] + f"objectives: [{objective}]\n")
    code, found = small_check(run, str(file), "--no-cache", "--players", "4")
    assert code == 0
    check_schema(found, "verdicts.schema.json", repository)
    missions = found["missions"]
    assert isinstance(missions, list)
    assert (missions[0]["verdict"], missions[0]["solvable"]) == ("completable", 0)
    assert [len(hand) for hand in missions[0]["example"]["found"]["hands"]] == [10, 10, 10, 10]
    (tmp_path / "found.json").write_text(json.dumps(found))
    assert run("replay", str(tmp_path / "found.json")).code == 0


def test_lost_deals_are_explained(run: Runner, tmp_path: Path, repository: Path) -> None:
    mission = tmp_path / "hard.yaml"
    rules = "objectives:\n  - {who: commander, win_no: '9'}\n  - {who: commander, tricks: {count: 8+}}\n"
    mission.write_text(f"game: planet-nine\nid: hard\nplayers: [4]\n{rules}text: {{en: {{title: Hard}}}}\n")
    asked = (str(mission), "--why", "--deals", "8", "--jobs", "1", "--lang", "en", "--no-cache")
    found = json.loads(run("check", *asked, "--format", "json").out)
    check_schema(found, "verdicts.schema.json", repository)
    (why,) = found["why"]
    assert why["lost"] == found["missions"][0]["unsolvable"] > 0
    assert sum(len(reason["deals"]) for reason in why["reasons"]) == why["lost"]
    told = run("check", *asked, "--examples", str(tmp_path / "lost")).out
    assert f"why deals are lost ({why['lost']} of 8)" in told
    assert f"Example: deal {why['reasons'][0]['deals'][0]} of seed 1." in told
    examples = sorted((tmp_path / "lost").iterdir())
    assert f"own-hard-4-players-deal-{why['reasons'][0]['deals'][0]}.yaml" in [each.name for each in examples]
    solved = json.loads(run("solve", str(examples[0]), "--format", "json").out)
    assert solved["verdict"] == "unsolvable"
    assert run("check", *asked, "--crew", "club").code == 2


def test_a_short_number_names_a_mission(run: Runner) -> None:
    assert (
        run("check", "planet-nine/5", "--players", "3", "--deals", "1")
        .out.splitlines()[-1]
        .startswith("planet-nine/05")
    )
