"""A file that a user names on the command line, read whole."""

from __future__ import annotations

from pathlib import Path

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say
from logwright.content.read.plain_file import read_plain_file
from logwright.fault import os_reason


def given_bytes(path: Path, most: int) -> bytes:
    """At most one byte more than `most`, which shows that it is too large. Raises UsageError if it cannot be read."""
    try:
        return read_plain_file(path, most)
    except OSError as error:
        raise UsageError(say("cannot-be-read", file=path, reason=os_reason(error))) from None
