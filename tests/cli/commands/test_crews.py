"""logwright crews and logwright suggest: what crews made of missions, and missions made for crews."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logwright.engine.crews.loss import Loss
from logwright.engine.missions.mission import DrawnTasks, Signal
from logwright.suggestions import suggestion
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart
from tests.cli.run import Runner


@pytest.fixture
def quick_crews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Crews that win nine of ten attempts with one task, eight with two, a few less with twists, without playing."""

    def played(job: CrewJob) -> CrewPart:
        mission = job.job.mission
        tasks = mission.tasks.count if isinstance(mission.tasks, DrawnTasks) else 0
        hindered = mission.communication.signal is not Signal.NORMAL
        won = round(job.games * max(0.0, 1 - tasks / 10 - 0.06 * hindered - 0.04 * len(mission.objectives)))
        return CrewPart(won, {Loss.PLAY: job.games - won})

    monkeypatch.setattr(suggestion, "play", played)


def test_it_counts_what_is_known(run: Runner) -> None:
    outcome = run("crews")
    assert outcome.code == 0
    known = re.match(r"Known of (\d+) of 400 missions and numbers of players: [\d,]+ attempts\n", outcome.out)
    assert known
    assert int(known[1]) > 0
    assert re.search(r"^4 players: [\d,]+ of [\d,]+ won, \d+%$", outcome.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--difficulty", "11"], "--difficulty goes from 1 to 10"),
        (["--symbols", "rapture"], "no suggestion bears the symbol 'rapture'; there are commander-decision"),
        (["--count", "0"], "suggest from 1 to 100 missions"),
        (["--lang", "xx"], "there is no language xx"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(run: Runner, options: list[str], said: str) -> None:
    outcome = run("suggest", *options)
    assert outcome.code == 2
    assert said in outcome.err


@pytest.mark.usefixtures("quick_crews")
def test_suggested_missions_are_valid_and_about_as_hard_as_wanted(run: Runner, tmp_path: Path) -> None:
    wish = ("suggest", "--difficulty", "6", "--count", "2", "--symbols", "dead-zone", "--out", str(tmp_path))
    outcome = run(*wish)
    assert outcome.code == 0
    found = re.findall(r"difficulty ([\d.]+), about as hard as planet-nine/\d\d", outcome.out)
    assert len(found) == 2
    assert all(abs(float(each) - 6) <= 1 for each in found)
    assert outcome.out.count("Dead zone") == 2
    files = sorted(tmp_path.glob("*.yaml"))
    assert len(files) == 2
    assert run("validate", *map(str, files)).code == 0
    assert run(*wish).out == outcome.out, "the same wish gives the same missions"


@pytest.mark.usefixtures("quick_crews")
def test_a_campaign_rises(run: Runner, tmp_path: Path) -> None:
    outcome = run("suggest", "campaign", "--length", "4", "--lang", "fr", "--out", str(tmp_path))
    assert outcome.code == 0
    found = [float(each.replace(",", ".")) for each in re.findall(r"difficulté (\d+,\d),", outcome.out)]
    assert len(found) == 4
    assert found[0] < found[-1]
    files = sorted((tmp_path / "missions").glob("*.yaml"))
    assert [file.name[:7] for file in files] == ["step-01", "step-02", "step-03", "step-04"]
    assert "Pour l’imprimer\u202f: logwright print logbook --campaign " in outcome.out
