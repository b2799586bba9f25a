"""Writes values in one line of YAML, as an author would."""

from __future__ import annotations

import re
from typing import Any

from logwright.content.read.scalar import NumberTooLargeError, resolve

_NEEDS_QUOTES = re.compile(r"[-?:,\[\]{}#&*!|>%@`'\"\s]|.*([,?\[\]{}]|: | #|[:\s]$)", re.DOTALL)
# Characters that YAML does not accept literally, or treats as the end of a line.
_UNSEEN = re.compile("[^ -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def flow(value: Any) -> str:
    """`{card: pink 3, token: '1'}`: flow style, with quotes only where they are needed."""
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case dict():
            return "{" + ", ".join(f"{_key(key)}: {flow(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join("null" if item is None else flow(item) for item in value) + "]"
        case str() if not _is_plain(value):
            return _quoted(value)
    return str(value)


def _key(key: Any) -> str:
    """Field names are always text, even if they look like numbers; only some of them need quotes."""
    name = str(key)
    plain = name not in ("", "<<") and not _NEEDS_QUOTES.match(name) and not _UNSEEN.search(name)
    return name if plain else _quoted(name)


def _quoted(text: str) -> str:
    if _UNSEEN.search(text):
        return '"' + _UNSEEN.sub(_escaped, text.replace("\\", "\\\\").replace('"', '\\"')) + '"'
    return "'" + text.replace("'", "''") + "'"


def _escaped(found: re.Match[str]) -> str:
    point = ord(found[0])
    return "\\n" if point == 10 else f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"


def _is_plain(text: str) -> bool:
    try:
        return resolve(text) == text and not _NEEDS_QUOTES.match(text) and not _UNSEEN.search(text)
    except NumberTooLargeError:
        return False
