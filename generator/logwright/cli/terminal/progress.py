"""A progress line, shown only on a terminal."""

from __future__ import annotations

import sys
import time

from logwright.cli.speech import titled
from logwright.cli.terminal.sanitize import redraw_line

WIDTH = 24


class ProgressBar:
    """Shows progress and the current item; silent if the output is redirected."""

    def __init__(self, total: int) -> None:
        self.total, self.count = total, 0
        self._watched = sys.stderr.isatty()
        self._start = time.monotonic()

    def __call__(self, what: str, done: bool = False) -> None:
        """Reports the item being worked on, or that it is done."""
        self.count += done
        if self._watched:
            full = WIDTH * self.count // max(self.total, 1)
            bar = "█" * full + "░" * (WIDTH - full)
            seconds = time.monotonic() - self._start
            redraw_line(f"{bar} {self.count}/{self.total}  {seconds:3.0f} s  {what[-60:]}")

    def wrote(self, name: str) -> None:
        """Leaves a line standing above the progress: what is there now."""
        if self._watched:
            redraw_line("")
            print(name, file=sys.stderr)

    def done(self) -> None:
        if self._watched:
            redraw_line("")


class Progress:
    """Counts files on one line of the terminal; silent if the output is redirected or all is quick."""

    def __init__(self, what: str) -> None:
        self.what, self.count = what, 0
        self.shown = False
        self._next = time.monotonic() + 0.5
        self._watched = sys.stderr.isatty()

    def __call__(self, name: str) -> None:
        self.count += 1
        if self._watched and time.monotonic() >= self._next:
            redraw_line(titled(f"{self.what} {self.count}", name[-60:]))
            self.shown, self._next = True, time.monotonic() + 0.1

    def waiting(self, what: str) -> None:
        """Shows what is taking long while there is no progress."""
        if self._watched:
            redraw_line(what[:90])
            self.shown = True

    def done(self) -> None:
        if self.shown:
            redraw_line("")
