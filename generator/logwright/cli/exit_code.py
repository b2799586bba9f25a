"""Exit codes, and the errors that lead to them."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    FINE = 0
    PROBLEMS = 1
    USAGE = 2
    OUR_BUG = 3
    INTERRUPTED = 130


class UsageError(Exception):
    """A request on the command line that cannot be carried out."""


class Unfit(Exception):
    """Content that nothing can be made from; the message is a report."""


class Stopped(KeyboardInterrupt):
    """The user has stopped the command; the message says how far it got."""
