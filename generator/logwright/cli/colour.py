"""Colours for terminals that support them: none if the output is redirected or NO_COLOR is set."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable

# All output is sanitized, whatever content contains. Our colours pass, because content cannot guess this token.
_WORD = os.urandom(8).hex()
_PAINT = re.compile(f"\x1b{_WORD}([0-9]+)m")
_BOLD, _RED, _GREEN, _END = 1, 31, 32, 0


def bold(text: str) -> str:
    return _with(_BOLD, text)


def red(text: str) -> str:
    return _with(_RED, text)


def green(text: str) -> str:
    return _with(_GREEN, text)


def painted(text: str, sign: int) -> str:
    """The text in one of the terminal's own colours."""
    return _with(sign, text)


def has_colours() -> bool:
    """See https://no-color.org: any non-empty value of NO_COLOR disables colours."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "") in ("", "dumb"):
        return False
    return bool(sys.stdout and sys.stdout.isatty())


def shown_in_colour(text: str, harmless: Callable[[str], str]) -> str:
    """The sanitized text, with our own colours as terminal codes."""
    if _WORD not in text:
        return harmless(text)
    parts = _PAINT.split(text)
    return "".join(f"\x1b[{part}m" if index % 2 else harmless(part) for index, part in enumerate(parts))


def _with(sign: int, text: str) -> str:
    return f"{_sign(sign)}{text}{_sign(_END)}" if has_colours() else text


def _sign(number: int) -> str:
    return f"\x1b{_WORD}{number}m"
