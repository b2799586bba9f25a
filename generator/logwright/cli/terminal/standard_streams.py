"""Makes standard streams usable when they are closed, full, or in an encoding that lacks our characters."""

from __future__ import annotations

import codecs
import json
import os
import sys
import unicodedata
from contextlib import suppress
from typing import Any

ERRORS = "logwright-stand-in"
# ASCII replacements that readers understand.
_STAND_INS = {
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "→": "->",
    "•": "*",
    "·": "-",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "█": "#",
    "░": ".",
    "œ": "oe",
    "Œ": "Oe",
    "ß": "ss",
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{REPLACEMENT CHARACTER}": "?",
}
_lost: set[str] = set()


class Closed(Exception):
    """Standard output is closed, so nobody can read the command's output."""


def open_streams() -> None:
    """Prepares the standard streams. Closed ones become /dev/null, so that no file opened later gets their
    descriptors.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    codecs.register_error(ERRORS, _stand_in)
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors=ERRORS)  # type: ignore[union-attr]
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115, PTH123
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115, PTH123
    if sys.stdout is None:
        raise Closed(_say("output.closed"))


def lost_characters() -> str:
    """A message about characters that could not be shown; empty if there were none."""
    if not _lost:
        return ""
    example = unicodedata.name(min(_lost), f"U+{ord(min(_lost)):04X}").lower()
    # If the encoding lacks a language's letters, this message must not be in that language.
    from logwright.cli.speech import speak_english

    speak_english()
    return _say("output.lost-characters", encoding=sys.stdout.encoding, count=len(_lost), example=example)


def _say(key: str, **arguments: object) -> str:
    # Imported here, because every command starts with this module.
    from logwright.cli.speech import say

    return say(key, **arguments)


def as_json(data: Any, indent: int | None = None) -> str:
    """JSON with literal characters, or with escapes where the encoding lacks them; programs read the same."""
    unicode = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")
    return json.dumps(data, ensure_ascii=not unicode, indent=indent)


def drop_output() -> None:
    """Discards what could not be written, because Python would try again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    return "".join(_shown(character, error.encoding) for character in wanted), error.end


def _shown(character: str, encoding: str) -> str:
    plain = _STAND_INS.get(character) or "".join(
        part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part)
    )
    try:
        plain.encode(encoding)
    except UnicodeEncodeError:
        _lost.add(character)
        return "?"
    return plain
