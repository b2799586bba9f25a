"""A command in a process of its own that can be stopped, and a look at what it leaves behind.

Run as a module it is the command itself, except that its search never comes back: python -m tests.cli.stopped_run check
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from logwright.engine.search import KernelAnswer, Position, solve

PATIENCE = 120
"""Until the work has begun, on a busy machine."""
SOON = 20
"""The work would take minutes, or never end; on a busy machine even a second may take a while."""
_MARK = "LOGWRIGHT_TEST_RUN"
_ENDLESS = "LOGWRIGHT_TEST_ENDLESS"


@dataclass(frozen=True)
class Ended:
    code: int
    out: str
    err: str
    seconds: float


@dataclass
class Run:
    """A run and all processes that it has started, known by a mark in their environment."""

    process: subprocess.Popen[str]
    mark: str

    def wait_until(self, something: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not something():
            assert self.process.poll() is None, self.process.communicate()
            assert time.monotonic() < until, "it never came so far"
            time.sleep(0.05)

    def stop(self, number: signal.Signals, everybody: bool) -> Ended:
        """Send a signal to the command alone, or to its whole group, as a terminal does."""
        start = time.monotonic()
        (os.killpg if everybody else os.kill)(self.process.pid, number)
        out, err = self.process.communicate(timeout=SOON)
        return Ended(self.process.returncode, out, err, time.monotonic() - start)

    def processes(self) -> list[int]:
        """The ids of all that live, those that workers have started among them."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                environment = (folder / "environ").read_bytes()
                state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
            except OSError:
                continue
            if f"{_MARK}={self.mark}".encode() in environment.split(b"\0") and state != "Z":
                found.append(int(folder.name))
        return found

    def all_gone(self) -> bool:
        until = time.monotonic() + SOON
        while self.processes() and time.monotonic() < until:
            time.sleep(0.05)
        return not self.processes()


@contextmanager
def started(module: str, *arguments: str, environment: Mapping[str, str] | None = None) -> Iterator[Run]:
    """The command with these arguments. Whatever is left of it at the end is killed."""
    mark = uuid4().hex
    process = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, **(environment or {}), _MARK: mark},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Who runs the tests in the background may have told everybody not to hear of Ctrl-C.
        preexec_fn=_hears_everything,
    )
    run = Run(process, mark)
    try:
        yield run
    finally:
        for left in run.processes():
            os.kill(left, signal.SIGKILL)
        process.communicate()


def endless_after(calls: int, sign: Path) -> dict[str, str]:
    """The environment of a run whose search never comes back, after so many calls; `sign` is there from then on."""
    return {_ENDLESS: f"{calls} {sign}"}


def _never_come_back() -> None:
    """Exchange the search for one that turns in a circle for ever, inside WebAssembly, after a number of calls."""
    import wasmtime

    from logwright.verdicts.missions import opinion

    number, _, sign = os.environ[_ENDLESS].partition(" ")
    left, search = int(number), solve

    def searched(positions: list[Position], budget: int, patience: int | None = None) -> list[KernelAnswer]:
        nonlocal left
        if left:
            left -= 1
            return search(positions, budget, patience=patience)
        store = wasmtime.Store()
        circle = wasmtime.Module(store.engine, '(module (func (export "go") (loop br 0)))')
        go = wasmtime.Instance(store, circle, []).exports(store)["go"]
        assert isinstance(go, wasmtime.Func)
        Path(sign).touch()
        go(store)
        raise AssertionError("it came back")

    setattr(opinion, "solve", searched)  # noqa: B010


if __name__ == "__main__":
    from logwright.cli.command import command

    _never_come_back()
    command()


def _hears_everything() -> None:
    """Signals count again, even if whoever runs the tests has them ignored: in the background, or under nohup."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
