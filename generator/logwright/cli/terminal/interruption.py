"""Handles Ctrl-C and other stop signals: the command ends within a second, whatever it is doing."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

from logwright.cli.exit_code import ExitCode

PATIENCE = 0.8
"""Seconds that the work has to finish by itself."""
_REPEATED = 0.3
"""Some programs forward a signal that has already reached us; within this time it is not a second key press."""
_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class _Stop:
    """Whether and when a stop was requested, and whether the working code has noticed."""

    def __init__(self) -> None:
        self.listening = False
        self.asked = 0.0
        self.heard = threading.Event()


_stop = _Stop()


def listen() -> None:
    """From now on a stop signal raises KeyboardInterrupt. Only for a process that does nothing but run a command."""
    for number in _SIGNALS:
        # A signal may be ignored on purpose, for example by nohup.
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _interrupt)
    signal.signal(signal.SIGALRM, lambda *_: end_at_once())
    _stop.listening = True


def heard() -> None:
    """Notes that the work has been interrupted and need not be ended by force."""
    _stop.heard.set()
    if _stop.listening:
        signal.setitimer(signal.ITIMER_REAL, 0)


def end_at_once(last_words: str = "\nlogwright: stopped\n") -> NoReturn:
    """Exits immediately. Workers notice by themselves, and files are written atomically."""
    with suppress(Exception):
        sys.stdout.flush()
        sys.stderr.write(last_words)
        sys.stderr.flush()
    os._exit(ExitCode.INTERRUPTED)


@contextmanager
def search_in_this_process() -> Iterator[None]:
    """For commands that search in this process. Python handles no signals during a kernel call, so a thread
    watches for them.
    """
    if not _stop.listening:
        yield
        return
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    before = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    threading.Thread(target=_watch, args=(reader,), daemon=True).start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        os.close(writer)


def _watch(reader: int) -> None:
    """Each byte is a signal number; end of file means that the work is done."""
    while number := os.read(reader, 1):
        if number[0] in _SIGNALS and not _stop.heard.wait(PATIENCE):
            end_at_once()
    os.close(reader)


def _interrupt(*_: Any) -> None:
    now = time.monotonic()
    if not _stop.asked:
        _stop.asked = now
        # A KeyboardInterrupt may be lost where Python cannot propagate it, such as in a callback from C.
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        raise KeyboardInterrupt
    if now - _stop.asked > _REPEATED:
        end_at_once()
