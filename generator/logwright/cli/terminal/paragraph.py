"""Sentences at a terminal break between words, not wherever its last column is."""

from __future__ import annotations

import shutil
import sys
from textwrap import wrap


def paragraph(text: str) -> str:
    """The text as it fits the terminal; as it is where there is none, and where colours hide how wide it is."""
    if not sys.stdout.isatty() or "\x1b" in text:
        return text
    return broken(text, shutil.get_terminal_size().columns)


def broken(text: str, width: int) -> str:
    """Each line no wider than this if it has a space to break at, and what follows it two columns further in."""
    lines = []
    for line in text.split("\n"):
        before = line[: len(line) - len(line.lstrip())]
        after = f"{before}  " if before or line.startswith("• ") else ""
        found = wrap(line, max(width, 20), subsequent_indent=after, break_long_words=False, break_on_hyphens=False)
        lines += found or [""]
    return "\n".join(lines)
