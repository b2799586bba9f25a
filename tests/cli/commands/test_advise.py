"""logwright advise: changes that make a mission about as hard as wanted, in words; no crew plays for these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.engine.crews.loss import Loss
from logwright.engine.missions.mission import DrawnTasks
from logwright.verdicts.crews.crew_job import CrewPart
from logwright.verdicts.missions.job import Job
from tests.cli.run import Runner

MISSION = "game: planet-nine\nid: probe\nplayers: [4]\ntasks: {count: 3, tokens: ['1']}\ntext: {en: {title: Probe}}\n"


def fewer_succeed_with_more_tasks(job: Job, games: int) -> CrewPart:
    assert isinstance(job.mission.tasks, DrawnTasks)
    won = games * max(0, 10 - 2 * job.mission.tasks.count) // 10
    return CrewPart(won, {Loss.PLAY: games - won})


def test_changes_are_listed_with_their_difficulty(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logwright.suggestions.advice.played", fewer_succeed_with_more_tasks)
    file = tmp_path / "probe.yaml"
    file.write_text(MISSION)
    found = run("advise", str(file), "--like", "planet-nine/10", "--lang", "en")
    assert "  - How many tasks are drawn: 3 → 1 – difficulty" in found.out
    assert "crews succeed in 79% of 48 attempts" in " ".join(found.out.split())
    assert found.code == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--difficulty", "11"), "1 to 10"),
        (("--like", "planet-nine/99"), "planet-nine/99"),
        (("--difficulty", "5", "--players", "9"), "3, 4"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Runner, options: tuple[str, ...], said: str) -> None:
    refused = run("advise", "planet-nine/10", *options)
    assert refused.code == 2
    assert said in refused.err
