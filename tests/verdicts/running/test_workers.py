"""Worker processes: they share the work, say what went wrong, and are gone when nobody wants their results."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import as_completed
from pathlib import Path

import pytest

from logwright.verdicts.running.workers import InWorker, WorkerLost, workers

SETTING: list[str] = []


def double(number: int) -> int:
    return 2 * number


def slowly(number: int) -> int:
    time.sleep(number / 100)
    return number


def fail(words: str) -> None:
    raise ValueError(words)


class Unpackable(Exception):
    """No other process can be told of it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()


def fail_strangely() -> None:
    raise Unpackable


def a_function() -> object:
    return lambda: None


def end_suddenly() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def remember(word: str) -> None:
    SETTING.append(word)


def remembered() -> list[str]:
    return SETTING


def sleep_with_a_child(folder: Path) -> None:
    """A program that a worker has started, which sleeps even longer."""
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"]) as child:
        (folder / f"{os.getpid()}").write_text(str(child.pid))
        time.sleep(1000)


@pytest.mark.parametrize("count", [1, 3])
def test_the_work_is_shared(count: int) -> None:
    with workers(count) as executor:
        assert list(executor.map(double, range(200))) == list(range(0, 400, 2))
        assert {done.result() for done in as_completed(executor.submit(slowly, n) for n in range(5))} == set(range(5))


def test_what_was_asked_for_is_done_before_they_go() -> None:
    with workers(2) as executor:
        futures = [executor.submit(slowly, number) for number in range(10)]
    assert [future.result(timeout=0) for future in futures] == list(range(10))


def test_nobody_is_started_for_nothing() -> None:
    before = _children()
    with workers(2):
        assert _children() == before


def test_each_is_prepared_once() -> None:
    with workers(2, remember, "ready") as executor:
        assert {tuple(executor.submit(remembered).result()) for _ in range(10)} == {("ready",)}
    assert SETTING == []


def test_a_failure_is_passed_on_with_the_place_where_it_happened() -> None:
    with pytest.raises(ValueError, match="no such luck") as failure, workers(1) as executor:
        executor.submit(fail, "no such luck").result()
    assert isinstance(failure.value.__cause__, InWorker)
    assert "in fail" in str(failure.value.__cause__)


def test_others_go_on_after_a_failure() -> None:
    with workers(1) as executor:
        failing, fine = executor.submit(fail, "once"), executor.submit(double, 2)
        assert fine.result() == 4
        assert isinstance(failing.exception(), ValueError)


def test_what_cannot_be_passed_on_is_a_failure() -> None:
    with workers(1) as executor:
        assert executor.submit(lambda: 1).exception() is not None
        assert executor.submit(a_function).exception() is not None
        assert "Unpackable" in str(executor.submit(fail_strangely).exception())
        assert executor.submit(double, 4).result() == 8


def test_a_worker_that_is_killed_is_missed() -> None:
    with workers(2) as executor:
        before = [executor.submit(slowly, 1) for _ in range(5)]
        lost = executor.submit(end_suddenly)
        after = [executor.submit(slowly, 1) for _ in range(50)]
        assert isinstance(lost.exception(), WorkerLost)
        assert isinstance(after[-1].exception(), WorkerLost), "somebody would wait for it in vain"
        assert before[0].result() == 1


@pytest.mark.parametrize("stop", [KeyboardInterrupt, ValueError])
def test_when_the_work_is_broken_off_all_are_gone_at_once(tmp_path: Path, stop: type[BaseException]) -> None:
    """And so is what they have started themselves."""

    def work() -> None:
        with workers(2) as executor:
            for _ in range(10):
                executor.submit(sleep_with_a_child, tmp_path)
            while len(list(tmp_path.iterdir())) < 2 or not all(path.read_text() for path in tmp_path.iterdir()):
                time.sleep(0.01)
            raise stop

    with pytest.raises(stop):
        work()
    ids = [int(text) for path in tmp_path.iterdir() for text in (path.name, path.read_text())]
    until = time.monotonic() + 20
    while any(map(_is_alive, ids)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(_is_alive, ids))


def test_they_need_no_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks between processes lie in /dev/shm, which a small system may lack."""

    def lacking(*_: object) -> None:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr("_multiprocessing.SemLock", lacking)
    with workers(2) as executor:
        assert executor.submit(double, 1).result() == 2


def _children() -> list[str]:
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
