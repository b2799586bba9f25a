"""A folder for what is needed on the way: nobody else's, and for one run at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from logwright.output.output_folder import Occupied
from logwright.output.work_folder import TAG, work_folder
from tests.words import raises_saying


def test_a_new_folder_is_marked_and_known_again(tmp_path: Path) -> None:
    work = tmp_path / "build" / "work"
    with work_folder(work):
        (work / "pages").mkdir()
    assert (work / TAG).read_text().startswith("Signature: 8a477f597d28d172789f06886806bc55\n")
    with work_folder(work, ["pages/fr", "html/fr"]):
        assert (work / "pages").is_dir()


@pytest.mark.parametrize("theirs", ["thesis.tex", TAG])
def test_a_folder_of_somebody_else_is_refused(tmp_path: Path, theirs: str) -> None:
    (tmp_path / theirs).write_text("theirs")
    with raises_saying(Occupied, match=theirs), work_folder(tmp_path):
        pass
    assert [path.name for path in tmp_path.iterdir()] == [theirs]


@pytest.mark.parametrize("place", ["", "html", "html/fr"])
def test_a_link_is_refused(tmp_path: Path, place: str) -> None:
    """MkDocs empties the folder it writes to: it must not be somebody's home."""
    work, home = tmp_path / "work", tmp_path / "home"
    home.mkdir()
    if place:
        with work_folder(work):
            (work / place).parent.mkdir(exist_ok=True)
    (work / place).symlink_to(home)
    with raises_saying(Occupied, match=f"is a link to {home}"), work_folder(work, ["html/fr"]):
        pass
    assert list(home.iterdir()) == []


def test_the_second_run_waits_for_the_first(tmp_path: Path) -> None:
    second = (
        "import sys; from pathlib import Path; from logwright.output.work_folder import work_folder\n"
        "with work_folder(Path(sys.argv[1]), on_wait=lambda: print('waiting', flush=True)): print('in', flush=True)\n"
    )
    with work_folder(tmp_path):
        run = subprocess.Popen([sys.executable, "-c", second, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        assert run.stdout is not None
        assert run.stdout.readline() == "waiting\n"
        assert run.poll() is None
    assert run.communicate()[0] == "in\n"
    assert run.returncode == 0


def test_a_run_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    first = (
        "import os, sys; from pathlib import Path; from logwright.output.work_folder import work_folder\n"
        "with work_folder(Path(sys.argv[1])): os.kill(os.getpid(), 9)\n"
    )
    assert subprocess.run([sys.executable, "-c", first, str(tmp_path)], check=False).returncode == -9
    with work_folder(tmp_path, on_wait=lambda: pytest.fail("somebody is said to be at work")):
        pass
