"""Maps a character of a text to its position in the file, whatever the YAML style."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache

from logwright.content.read.document import Document, Path, Spot

# str.splitlines also splits at form feeds and other characters that do not end a line of YAML.
_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")


def lines_of(text: str) -> list[str]:
    """The lines without their ends; a final line end starts no further line."""
    lines = _BREAK.split(text)
    return lines if lines[-1] else lines[:-1]


def spot_at(text: str, index: int) -> Spot:
    """The line and column of a character."""
    starts = _line_starts(text)
    line = bisect_right(starts, index)
    return Spot(line, index - starts[line - 1] + 1)


def index_at(text: str, spot: Spot) -> int:
    """The index of a line and column; the end of the text if it has fewer lines."""
    starts = _line_starts(text)
    return min(starts[spot.line - 1] + spot.column - 1 if spot.line <= len(starts) else len(text), len(text))


@lru_cache(maxsize=32)
def _line_starts(text: str) -> tuple[int, ...]:
    """Cached, because many positions of one file are looked up in a row."""
    return (0, *(found.end() for found in _BREAK.finditer(text)))


# YAML changes these when it folds lines; all other characters stay as they are and in order.
_BLANK = " \n\t\r\x85\u2028\u2029"


def text_spot(document: Document, path: Path, text: str, at: int) -> Spot:
    """The line and column of character `at` of the text at `path`."""
    whole = document.text
    index, quote = _opening(whole, index_at(whole, document.spot(path)))
    to_pass = sum(1 for character in text[:at] if character not in _BLANK)
    while index < len(whole):
        if whole[index] in _BLANK:
            index += 1
            continue
        if not to_pass:
            break
        to_pass -= 1
        # A quote inside quotes is doubled, or escaped with a backslash.
        index += 2 if quote and whole[index : index + 2] == quote else 1
    return spot_at(whole, index)


def is_folded(document: Document, path: Path) -> bool:
    """Whether the text is a folded block (>), in which single line breaks are spaces."""
    return document.text.startswith(">", index_at(document.text, document.spot(path)))


def _opening(whole: str, index: int) -> tuple[int, str]:
    """Where the characters of a text begin, and how a quote inside it is escaped."""
    match whole[index : index + 1]:
        case "|" | ">":
            # The text begins in the next line; the indicators after the sign control the folding.
            return index_at(whole, Spot(spot_at(whole, index).line + 1, 1)), ""
        case "'":
            return index + 1, "''"
        case '"':
            return index + 1, '\\"'
    return index, ""
