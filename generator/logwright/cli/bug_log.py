"""Writes a report of an internal error to a private file with an unpredictable name."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import traceback

from logwright import __version__
from logwright.cli.speech import say


def bug_in_words() -> str:
    """Writes the error that is being handled to a file and says where; includes it in the message if no file can be
    written.
    """
    told = (
        f"logwright {__version__}, Python {platform.python_version()}, {platform.platform()}\n"
        f"{' '.join(sys.argv)}\n\n{traceback.format_exc()}"
    )
    try:
        # mkstemp makes a new file with an unpredictable name, readable by its owner only.
        file, name = tempfile.mkstemp(prefix="logwright-bug-", suffix=".log")
        with os.fdopen(file, "w", encoding="utf-8", errors="backslashreplace") as log:
            log.write(told)
    except OSError:
        return say("bug.shown", told=told)
    return say("bug.written", file=name)
