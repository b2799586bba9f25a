"""Where a character of a text stands in its file, however the YAML around it is written."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from logwright.content.document import Document, Path, Spot

# YAML moves these about when it folds lines; all other characters stay as they are and in order.
_BLANK = " \n\t\r"


def text_spot(document: Document, path: Path, text: str, at: int) -> Spot:
    """The line and column of character `at` of the text at `path`."""
    whole = document.text
    index, quote = _opening(whole, _index(whole, document.spot(path)))
    to_pass = sum(1 for character in text[:at] if character not in _BLANK)
    while index < len(whole):
        if whole[index] in _BLANK:
            index += 1
            continue
        if not to_pass:
            break
        to_pass -= 1
        # A quote inside quotes is written twice, or behind a backslash.
        index += 2 if quote and whole[index : index + 2] == quote else 1
    before = whole[:index]
    return Spot(before.count("\n") + 1, index - (before.rfind("\n") + 1) + 1)


def is_folded(document: Document, path: Path) -> bool:
    """Whether the text is a block written with >, in which blank lines do not count as such."""
    return document.text.startswith(">", _index(document.text, document.spot(path)))


def _opening(whole: str, index: int) -> tuple[int, str]:
    """Where the characters of a text begin, and how a quote inside it is written."""
    match whole[index]:
        case "|" | ">":
            return whole.find("\n", index) + 1, ""
        case "'":
            return index + 1, "''"
        case '"':
            return index + 1, '\\"'
    return index, ""


def _index(whole: str, spot: Spot) -> int:
    """The character of a file at a line and column."""
    return _line_starts(whole)[spot.line - 1] + spot.column - 1


@lru_cache(maxsize=32)
def _line_starts(whole: str) -> tuple[int, ...]:
    """Many texts of one file are looked up in a row."""
    lengths = (len(line) + 1 for line in whole.split("\n"))
    return tuple(accumulate(lengths, initial=0))
