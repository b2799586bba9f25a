"""How a command ends."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    FINE = 0
    PROBLEMS = 1
    USAGE = 2
    OUR_BUG = 3
    INTERRUPTED = 130


class UsageError(Exception):
    """Something asked for on the command line that cannot be done."""
