"""What a plain YAML scalar means: the core schema of YAML 1.2, so `no`, `on` and `12:30` are text."""

from __future__ import annotations

import re

_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_NOT_FINITE = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
_WORDS: dict[str, bool | None] = {
    "": None,
    "~": None,
    "null": None,
    "Null": None,
    "NULL": None,
    "true": True,
    "True": True,
    "TRUE": True,
    "false": False,
    "False": False,
    "FALSE": False,
}
_NUMERIC_START = frozenset("-+.0123456789")
LARGEST = 2**53
"""Larger whole numbers lose digits in JSON readers and browsers."""

Scalar = str | int | float | bool | None


class NumberTooLargeError(ValueError):
    pass


def resolve(text: str) -> Scalar:
    """The value of a plain (unquoted) scalar."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMERIC_START:
        return text
    if _INT.fullmatch(text):
        # 18 digits are enough to be out of range, and converting thousands of them would be slow.
        if len(text) > 18 or abs(number := int(text, 0 if text[:2] in ("0o", "0x") else 10)) > LARGEST:
            raise NumberTooLargeError(text)
        return number
    if _NOT_FINITE.fullmatch(text):
        raise NumberTooLargeError(text)
    if _FLOAT.fullmatch(text):
        if abs(value := float(text)) > LARGEST:
            raise NumberTooLargeError(text)
        return value
    return text
