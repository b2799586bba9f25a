"""One run at a time: a second run waits for the first."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def locked(folder: int, on_wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Lock an open folder; `on_wait` is called if another run holds the lock.

    The system releases the lock when its process ends. Some network drives do not support locks; there, runs must not
    overlap.
    """
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        on_wait()
        fcntl.flock(folder, fcntl.LOCK_EX)
    except OSError:
        yield
        return
    try:
        yield
    finally:
        fcntl.flock(folder, fcntl.LOCK_UN)
