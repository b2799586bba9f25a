"""Values as an author would write them in one line of YAML."""

from __future__ import annotations

import re
from typing import Any

from logwright.content.scalar import NumberTooLargeError, resolve

_NEEDS_QUOTES = re.compile(r"[-?:,\[\]{}#&*!|>%@`'\"\s]|.*([,\[\]{}]|: | #|[:\s]$)", re.DOTALL)


def flow(value: Any) -> str:
    """`{card: pink 3, token: '1'}`: braces, brackets, and quotes only where they are needed."""
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case dict():
            return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(flow, value)) + "]"
        case str() if not _is_plain(value):
            return "'" + value.replace("'", "''") + "'"
    return str(value)


def _is_plain(text: str) -> bool:
    try:
        return resolve(text) == text and not _NEEDS_QUOTES.match(text)
    except NumberTooLargeError:
        return False
