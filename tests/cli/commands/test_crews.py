"""logwright crews and logwright suggest: what crews made of missions, and missions made for crews."""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from logwright.cli.commands import crews
from logwright.content.model.crew_record import CrewRecords, read_crew_records, written_crew_records
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.engine.crews.level import CLUB
from logwright.engine.crews.loss import Loss
from logwright.engine.missions.mission import DrawnTasks, Signal
from logwright.suggestions import measuring
from logwright.verdicts.crews import crew_rounds
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart
from logwright.verdicts.crews.crew_rounds import crew_tables
from logwright.verdicts.running.in_process import InProcess
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

    monkeypatch.setattr(measuring, "play", played)


def test_it_counts_what_is_known(run: Runner) -> None:
    outcome = run("crews")
    assert outcome.code == 0
    known = re.match(r"[\d,]+ attempts are known, for (\d+) of (\d+) pairings of a mission with a number", outcome.out)
    assert known
    assert 0 < int(known[1]) <= int(known[2])
    assert re.search(r"^4 players: [\d,]+ of [\d,]+ won, \d+%$", outcome.out, re.MULTILINE)


TABLES = 40
"""So many of all are played here."""


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where records go instead of into content: at first there are none."""
    file = tmp_path / "crews.yaml"
    file.write_text(written_crew_records(CrewRecords(CLUB.name)), "utf-8")
    monkeypatch.setattr(crews, "FILE", str(file))
    monkeypatch.setattr(crews, "executor", lambda *_: nullcontext(InProcess()))
    monkeypatch.setattr(crews, "crew_tables", lambda *asked: crew_tables(*asked)[:TABLES])
    return file


def all_won(job: CrewJob) -> CrewPart:
    return CrewPart(job.games)


def test_a_run_that_is_stopped_is_gone_on_with(run: Runner, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    portions = iter(range(30))

    def interrupted(job: CrewJob) -> CrewPart:
        if next(portions, None) is None:
            raise KeyboardInterrupt
        return all_won(job)

    monkeypatch.setattr(crew_rounds, "work", interrupted)
    outcome = run("crews", "--make", "--games", "20")
    assert outcome.code == 130
    said = re.search(r"stopped: ([\d,]+) of 800 attempts are played and kept; the next run goes on", outcome.err)
    assert said
    assert kept_in(file) == int(said[1]) > 0
    monkeypatch.setattr(crew_rounds, "work", all_won)
    outcome = run("crews", "--make", "--games", "20")
    assert outcome.code == 0
    assert kept_in(file) == 800
    assert "every mission has had 10 attempts, " in outcome.out
    assert "every mission has had 20 attempts, 0:00:00 to go" in outcome.out
    monkeypatch.setattr(crew_rounds, "work", interrupted)
    assert run("crews", "--make", "--games", "20").code == 0, "nothing is left to play"


def kept_in(file: Path) -> int:
    document = read("content/crews.yaml", file.read_bytes())
    assert isinstance(document, Document)
    found = read_crew_records(document)
    return sum(record.attempts for record in (*found.missions.values(), *found.plain.values()))


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
