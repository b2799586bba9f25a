"""logwright check --crew: how crews fare that see only their own cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from logwright.verdicts.crews import crew_survey
from tests.cli.commands.test_solve import check_schema
from tests.cli.run import Runner

CREW = ("check", "custom/example", "--players", "3,4", "--crew", "beginner", "--games", "6", "--jobs", "1")


def test_a_crew_plays_and_its_attempts_are_summed_up(run_small: Runner, repository: Path) -> None:
    outcome = run_small(*CREW, "--format", "json")
    assert outcome.code == 0
    found = json.loads(outcome.out)
    check_schema(found, "verdicts.schema.json", repository)
    assert [entry["players"] for entry in found["crews"]] == [3, 4]
    for entry in found["crews"]:
        assert entry["won"] + sum(entry["lost"].values()) == entry["games"] == 6
        assert entry["interval"][0] <= entry["rate"] <= entry["interval"][1]


def test_what_is_known_is_not_played_again(run_small: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    before = run_small(*CREW, "--format", "json").out

    def broken(_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(crew_survey, "work", broken)
    assert run_small(*CREW, "--format", "json").out == before
    assert run_small(*CREW, "--seed", "2").code == 3


@pytest.mark.parametrize(("lang", "word"), [("en", "draft"), ("fr", "chronomètre"), ("ru", "без часов")])
def test_the_report_is_in_the_language_asked_for(run: Runner, lang: str, word: str) -> None:
    """Mission 14 of Deep Sea has a clock, which crews do not see."""
    asked = ("deep-sea/14", "--players", "5", "--crew", "beginner", "--games", "1", "--jobs", "1")
    outcome = run("check", *asked, "--no-cache", "--lang", lang)
    assert outcome.code == 0
    assert word in outcome.out


def test_games_without_a_crew_make_no_sense(run_small: Runner) -> None:
    assert run_small("check", "custom/example", "--games", "5").code == 2
