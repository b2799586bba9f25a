"""The line that tells what is in work, and the names of what is there, which stay above it."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO

from logwright.cli.terminal.progress import ProgressBar


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def two_printed(screen: StringIO) -> str:
    with redirect_stderr(screen):
        bar = ProgressBar(2)
        bar("The first")
        bar.wrote("en/first.pdf")
        bar("The second", done=True)
        bar.done()
    return screen.getvalue()


def test_on_a_terminal_it_says_what_is_in_work_and_what_is_there() -> None:
    said = two_printed(Terminal())
    places = [said.index(part) for part in ("0/2", "The first", "en/first.pdf\n", "1/2", "The second")]
    assert places == sorted(places)


def test_elsewhere_it_is_silent() -> None:
    assert not two_printed(StringIO())
