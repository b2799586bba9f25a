"""A progress bar for work whose length is known, shown only when somebody is watching."""

from __future__ import annotations

import sys
import time

WIDTH = 24


class ProgressBar:
    """Shows how far the work is and what is being made; silent when the output goes elsewhere."""

    def __init__(self, total: int) -> None:
        self.total, self.count = total, 0
        self._watched = sys.stderr.isatty()
        self._start = time.monotonic()

    def __call__(self, what: str, done: bool = False) -> None:
        """Tell what is being made, or that it is done."""
        self.count += done
        if self._watched:
            full = WIDTH * self.count // max(self.total, 1)
            bar = "█" * full + "░" * (WIDTH - full)
            seconds = time.monotonic() - self._start
            line = f"{bar} {self.count}/{self.total}  {seconds:3.0f} s  {what[-60:]}"
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        if self._watched:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
