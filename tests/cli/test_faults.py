"""Faults of the world are said in words and end with 2: nothing is lost, and nothing half done is left."""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from logwright.output.output_folder import OutputFolder
from logwright.verdicts.running import cluster
from tests.cli.in_the_world import files_no_larger_than, full_disk, read_only, run_alone, small_disk
from tests.cli.project import one_game
from tests.cli.run import Runner
from tests.cli.stopped_run import endless_after, started
from tests.output.files import lying_in

NEW = ("new", "mission", "--title", "The Lost Probe", "--tasks", "3")
CHECK = ("check", "custom/example", "--deals", "3")
FULL = "no room left on the disk"


@pytest.fixture
def at(small_project: Path) -> tuple[str, str]:
    """In a small project."""
    return "--root", str(small_project)


# ---- Nothing can be written


def test_new_on_a_full_disk_leaves_nothing_behind(at: tuple[str, str], tmp_path: Path) -> None:
    disk, left = tmp_path / "disk", tmp_path / "left"
    disk.mkdir()
    # Only the command and the shell around it see this disk.
    mounts = f"{full_disk(disk)}\n\"$@\" || code=$?\nls -A '{disk}' > '{left}'\nexit $code"
    done = run_alone(*at, *NEW, "--out", disk, mounts=mounts)
    assert (done.code, done.out) == (2, "")
    assert FULL in done.err
    assert str(disk / "the-lost-probe.yaml") in done.err
    assert left.read_text().split() == ["full"]


def test_new_leaves_nothing_behind_if_a_file_cannot_be_written(at: tuple[str, str], small_project: Path) -> None:
    before = lying_in(small_project / "content")
    done = run_alone(*at, *NEW, before=files_no_larger_than(100))
    assert (done.code, done.out) == (2, "")
    assert "a file would be larger than files may be here" in done.err
    assert str(small_project / "content/custom/the-lost-probe.yaml") in done.err
    assert lying_in(small_project / "content") == before


def test_new_in_a_folder_that_is_read_only(at: tuple[str, str], small_project: Path) -> None:
    done = run_alone(*at, *NEW, mounts=read_only(small_project))
    assert done.code == 2
    assert "this drive is read-only" in done.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_check_shows_what_it_cannot_keep(at: tuple[str, str], small_project: Path, jobs: str) -> None:
    done = run_alone(*at, *CHECK, "--jobs", jobs, mounts=read_only(small_project))
    assert done.code == 2
    assert [line.split()[3] for line in done.out.splitlines()[2:]] == ["3/3"] * 4
    assert "what was found could not be kept: this drive is read-only" in done.err
    assert "--no-cache does without" in done.err
    assert run_alone(*at, *CHECK, "--no-cache", mounts=read_only(small_project)).code == 0


def test_check_on_a_full_disk_shows_everything(at: tuple[str, str], small_project: Path) -> None:
    (small_project / "build/verdicts").mkdir(parents=True)
    done = run_alone(*at, *CHECK, mounts=full_disk(small_project / "build/verdicts"))
    assert done.code == 2
    assert len(done.out.splitlines()) == 6
    assert f"what was found could not be kept: there is {FULL}" in done.err


def test_sheets_on_a_full_disk(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    printed = ("print", "cards", "--set", "calibration", "--out", tmp_path / "out")
    done = run_alone("--root", repository, *printed, mounts=small_disk(tmp_path / "out", "8k"))
    assert done.code == 2
    assert FULL in done.err
    assert str(tmp_path / "out/calibration-en-a4.pdf") in done.err


def test_a_site_on_a_full_disk_can_be_finished_later(repository: Path, tmp_path: Path) -> None:
    """First there is too little room for what is needed on the way, then for the site itself."""
    project = one_game(repository, tmp_path / "project")
    out, build = tmp_path / "out", project / "build"
    site = ("--root", project, "site", "--lang", "en", "--deals", "0", "--jobs", "1", "--out", out)
    (build / "work").mkdir()
    done = run_alone(*site, mounts=small_disk(build / "work", "200k"))
    assert done.code == 2
    assert FULL in done.err
    done = run_alone(*site, before=files_no_larger_than(100_000))
    assert done.code == 2
    assert "a file would be larger" in done.err
    OutputFolder(out, "site").check()
    assert run_alone(*site).code == 0
    assert (out / "planet-nine/missions/01.html").is_file()


def test_translations_are_never_cut_short(at: tuple[str, str], small_project: Path) -> None:
    before = lying_in(small_project / "content")
    done = run_alone(*at, "translations", "update", before=files_no_larger_than(10))
    assert done.code == 2
    assert lying_in(small_project / "content") == before


# ---- Nobody can read what it says


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", ["--help", "translations"])
def test_an_output_that_is_full(at: tuple[str, str], command: str, unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = run_alone(*at, command, stdout=full, environment={"PYTHONUNBUFFERED": unbuffered})
    assert done.code == 2
    assert FULL in done.err


@pytest.mark.parametrize("command", [("--help",), ("validate",)], ids=" ".join)
def test_an_output_that_is_closed(at: tuple[str, str], command: tuple[str, ...]) -> None:
    done = run_alone(*at, *command, before=lambda: os.close(1))
    assert done.code == 2
    assert "standard output is closed" in done.err


def test_an_error_output_and_an_input_that_are_closed_are_not_missed(at: tuple[str, str], tmp_path: Path) -> None:
    def closed() -> None:
        os.close(0)
        os.close(2)

    done = run_alone(*at, *NEW, "--out", tmp_path, before=closed)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Written: ")


def test_a_reader_that_has_gone_is_no_fault(repository: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as gone:
        done = run_alone("--root", repository, "show", "planet-nine/05", stdout=gone)
    assert (done.code, done.err) == (0, "")


# ---- An output that lacks letters

LATIN = {"PYTHONIOENCODING": "latin-1"}
ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize("world", [LATIN, ASCII], ids=["latin-1", "C"])
def test_signs_that_are_lacking_have_stand_ins(at: tuple[str, str], world: dict[str, str]) -> None:
    done = run_alone(*at, *CHECK, "--players", "4", environment=world)
    assert (done.code, done.err) == (0, "")
    assert "95% interval" in done.out
    assert " - 100.0%" in done.out


def test_a_language_in_plain_letters_can_still_be_read(repository: Path) -> None:
    french = run_alone("--root", repository, "show", "planet-nine/05", "--lang", "fr", environment=ASCII)
    assert french.code == 0
    assert "designe le membre malade" in french.out
    assert "désigne" in run_alone("--root", repository, "show", "planet-nine/05", "--lang", "fr", environment=LATIN).out


def test_letters_that_are_lacking_are_said_in_words(repository: Path) -> None:
    done = run_alone("--root", repository, "show", "planet-nine/05", "--lang", "ru", environment=LATIN)
    assert done.code == 2
    assert "standard output is written in iso8859-1, which lacks" in done.err
    assert "cyrillic" in done.err
    assert "Set PYTHONIOENCODING=utf-8" in done.err
    assert "????" in done.out


def test_json_says_the_same_in_every_encoding(small_project: Path, at: tuple[str, str]) -> None:
    file = small_project / "content/custom/exemple.yaml"
    file.write_text("game: planet-nine\nid: exemple\nзадания: 3\n", "utf-8")
    found = [
        json.loads(run_alone(*at, "validate", "--format", "json", environment=world).out.encode("latin-1"))
        for world in (LATIN, ASCII, {"PYTHONIOENCODING": "utf-8"})
    ]
    assert found[0] == found[1] == found[2]
    assert "задания" in json.dumps(found, ensure_ascii=False)


def test_a_name_that_is_no_text(at: tuple[str, str], small_project: Path) -> None:
    done = run_alone(*at, "validate", os.fsencode(small_project) + b"/content/custom/\xff.yaml")
    assert done.code == 1
    assert "the file cannot be read" in done.out


# ---- Processes


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_no_shared_memory_is_needed(at: tuple[str, str], jobs: str) -> None:
    done = run_alone(*at, *CHECK, "--jobs", jobs, mounts="mount -t tmpfs -o ro none /dev/shm")
    assert (done.code, done.err) == (0, "")


def test_a_worker_that_is_killed_ends_the_work_and_what_is_known_is_shown(
    at: tuple[str, str], small_project: Path, tmp_path: Path
) -> None:
    """As the system does when there is not enough memory."""
    sign = tmp_path / "endless"
    with started("tests.cli.stopped_run", *at, *CHECK, "--jobs", "1", environment=endless_after(2, sign)) as run:
        run.wait_until(lambda: sign.exists() and len(list((small_project / "build/verdicts").glob("*.kept"))) == 2)
        (worker,) = set(run.processes()) - {run.process.pid}
        os.kill(worker, signal.SIGKILL)
        out, err = run.process.communicate()
        assert run.all_gone()
    assert run.process.returncode == 2
    assert len(out.splitlines()) == 4
    assert "perhaps the memory was not enough: 2 of 4 verdicts are complete and kept" in err
    assert "Traceback" not in err


def test_a_port_that_is_taken(repository: Path, tmp_path: Path) -> None:
    project = one_game(repository, tmp_path, missions=1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run_alone("--root", project, "serve", "--deals", "0", "--lang", "fr", "--port", port)
    assert done.code == 2
    assert "another program is listening there already; choose another --port" in done.err


# ---- A cluster that is not there


@pytest.mark.parametrize(
    "address", ["nonsense", "tcp://", "tcp://localhost", "localhost:99999", "tcp://a b:1", "://:1"]
)
def test_a_malformed_address(run_small: Runner, address: str) -> None:
    done = run_small(*CHECK, "--scheduler", address)
    assert done.code == 2
    assert "is not the address of a Dask scheduler; write for example tcp://" in done.err


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "tcp://127.0.0.1:1", "tcp://no-such-host.invalid:8786", "smoke://a:1"]
)
def test_a_scheduler_that_cannot_be_reached(run_small: Runner, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    done = run_small(*CHECK, "--scheduler", address)
    assert done.code == 2
    assert f"the Dask scheduler {address} cannot be reached" in done.err
    assert len(done.err.splitlines()) == 1


# ---- A bug of ours

BROKEN = (
    "from logwright.cli.commands import validate; validate.load_library = None\n"
    "from logwright.cli.command import command; command()"
)


def broken(temporary: Path, root: Path) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-c", BROKEN, "--root", str(root), "validate"]
    environment = {**os.environ, "TMPDIR": str(temporary)}
    return subprocess.run(asked, env=environment, capture_output=True, text=True, check=False)


def test_the_log_of_a_bug_is_private_and_new_each_time(small_project: Path, tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    # What another user might have put there.
    (tmp_path / "target").write_text("precious")
    (logs / "logwright-bug.log").symlink_to(tmp_path / "target")
    for count in (1, 2):
        done = broken(logs, small_project)
        assert done.returncode == 3
        found = [path for path in logs.iterdir() if not path.is_symlink()]
        assert len(found) == count
        assert any(str(path) in done.stderr for path in found)
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in found)
    assert all("TypeError: 'NoneType' object is not callable" in path.read_text() for path in found)
    assert (tmp_path / "target").read_text() == "precious"


def test_a_bug_that_cannot_be_written_down_is_told(small_project: Path) -> None:
    asked = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    done = subprocess.run(
        [sys.executable, "-c", asked + BROKEN, "--root", str(small_project), "validate"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert "could not be written to a file" in done.stderr
    assert "'NoneType' object is not callable" in done.stderr
