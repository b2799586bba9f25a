"""A progress line for people, shown only when somebody is watching."""

from __future__ import annotations

import sys
import time


class Progress:
    """Counts files on one line of the terminal; silent when the output goes elsewhere or all is quick."""

    def __init__(self, what: str) -> None:
        self.what, self.count = what, 0
        self.shown = False
        self._next = time.monotonic() + 0.5
        self._watched = sys.stderr.isatty()

    def __call__(self, name: str) -> None:
        self.count += 1
        if self._watched and time.monotonic() >= self._next:
            print(f"\r\x1b[K{self.what} {self.count}: {name[-60:]}", end="", file=sys.stderr, flush=True)
            self.shown, self._next = True, time.monotonic() + 0.1

    def done(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
