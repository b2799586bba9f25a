"""Programs take seats: the bot of the handbook plays, and whoever misbehaves loses an attempt and nothing else."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from logwright.engine.attempts import DecisionKind, decisions
from logwright.verdicts.attempts.arena import ArenaJob, compared, play_portion
from logwright.verdicts.attempts.program import LONGEST_LINE, Misbehaved, Misconduct, SeatProgram
from tests.engine.attempts.random_attempts import until
from tests.engine.crews.tables import jobs
from tests.whole_library import ROOT

HANDBOOK = (ROOT / "docs" / "protocol.md").read_text("utf-8")
BOT = re.findall(r'^```python title="my_bot.py"\n(.*?)^```', HANDBOOK, re.DOTALL | re.MULTILINE)[0]
READ = "import sys, json, time, os\nfor line in sys.stdin:\n    message = json.loads(line)\n"
ANSWERED = f"{READ}    if message['type'] == 'decide':\n        "
SHORT = 0.5


Write = Callable[[str], str]


@pytest.fixture
def written(tmp_path: Path) -> Write:
    """The command of a program with this source."""

    def write(source: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(source)
        return f"{sys.executable} {path}"

    return write


def misconduct_of(command: str, patience: float = 5.0) -> Misconduct:
    (job,) = jobs("planet-nine/01", players=3)
    state = until(job.mission, job.deal(0), DecisionKind.PLAY)

    def play() -> None:
        with SeatProgram(command, patience) as program:
            program.begin(0, {})
            program.decide(state, decisions(state)[0])

    with pytest.raises(Misbehaved) as found:
        play()
    return found.value.misconduct


def test_the_bot_of_the_handbook_has_twenty_lines_and_plays(written: Write) -> None:
    assert len([line for line in BOT.splitlines() if line]) <= 20
    (job,) = jobs("planet-nine/01", players=3)
    arena = ArenaJob(job, ("beginner", written(BOT)), 10.0)
    crew, bot = play_portion(arena)
    assert len(crew.won) == len(bot.won) == 1
    assert bot.misconduct == ()


@pytest.mark.parametrize(
    ("source", "misconduct"),
    [
        ("", Misconduct.DEAD),
        ("raise SystemExit(3)", Misconduct.DEAD),
        (f"{ANSWERED}print('yes', flush=True)", Misconduct.NO_ANSWER),
        (f"{ANSWERED}print('[' * 9000, flush=True)", Misconduct.NO_ANSWER),
        (f"{ANSWERED}print('[1]', flush=True)", Misconduct.NO_ANSWER),
        (f"{ANSWERED}print(json.dumps({{'id': 99, 'option': 0}}), flush=True)", Misconduct.NO_ANSWER),
        (f"{ANSWERED}print(json.dumps({{'value': 'mauve 3'}}), flush=True)", Misconduct.ILLEGAL),
        (f"{ANSWERED}print(json.dumps({{'option': 77}}), flush=True)", Misconduct.ILLEGAL),
        (f"{ANSWERED}print('x' * {2 * LONGEST_LINE}, flush=True)", Misconduct.FLOODING),
        (f"{ANSWERED}\n        while True: sys.stdout.write('x' * 5000)", Misconduct.FLOODING),
    ],
    ids=["silent", "dying", "words", "brackets", "list", "other id", "no card", "no option", "long line", "flood"],
)
def test_what_a_program_may_not_do(written: Write, source: str, misconduct: Misconduct) -> None:
    assert misconduct_of(written(source)) is misconduct


@pytest.mark.parametrize(
    "source", [f"{ANSWERED}time.sleep(60)", "import time\ntime.sleep(60)"], ids=["thinking", "not reading"]
)
def test_a_program_that_is_late_is_not_waited_for(written: Write, source: str) -> None:
    start = time.monotonic()
    assert misconduct_of(written(source), SHORT) is Misconduct.LATE
    assert time.monotonic() - start < 30


def test_a_command_that_is_none_is_dead_at_once() -> None:
    assert misconduct_of("no-such-program-here") is Misconduct.DEAD
    assert misconduct_of("python 'unbalanced") is Misconduct.DEAD


def test_its_children_are_killed_with_it(written: Write, tmp_path: Path) -> None:
    note = tmp_path / "child"
    source = (
        "import subprocess, sys\n"
        f"child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
    )
    assert misconduct_of(written(source + ANSWERED + "time.sleep(600)"), 3.0) is Misconduct.LATE
    child = int(note.read_text())
    for _ in range(100):
        if not _runs(child):
            return
        time.sleep(0.05)
    raise AssertionError("the child lives on")


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


def test_who_misbehaves_loses_its_attempts_and_the_other_crew_none(written: Write) -> None:
    (job,) = jobs("planet-nine/01", players=3)
    arena = ArenaJob(job, (written("raise SystemExit"), "beginner"), 5.0)
    bad, good = play_portion(arena)
    assert bad.won == (False,)
    assert dict(bad.misconduct) == {Misconduct.DEAD: 1}
    assert "programs.dead" in bad.reason
    assert good.misconduct == ()


def test_only_deals_that_one_won_and_the_other_lost_tell_crews_apart() -> None:
    same = compared([True, False] * 50, [True, False] * 50)
    assert (same.value, same.is_certain) == (0.0, False)
    better = compared([True] * 100, [True] * 70 + [False] * 30)
    assert better.value == 0.3
    assert 0.15 < better.low < 0.3 < better.high < 0.45
    assert better.is_certain
    assert not compared([True], [False]).is_certain, "one deal proves nothing"
    assert compared([], []).low == -1
