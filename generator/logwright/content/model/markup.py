"""The markup of the rules: a few signs that are safe on every page, parsed into a small tree.

Paragraphs, lists and tables are made of lines, and lines of words, emphasis and marks. There is no way to write HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from logwright.content.model.markup_line import SIGN, Emphasis, Line, MarkupError, TextMark, parse_line
from logwright.saying import saying


@dataclass(frozen=True)
class Paragraph:
    line: Line


@dataclass(frozen=True)
class Listing:
    """A list with bullets or numbers."""

    items: tuple[Line, ...]
    numbered: bool


@dataclass(frozen=True)
class MarkupTable:
    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


Block = Paragraph | Listing | MarkupTable


@cache
def parse_markup(text: str) -> tuple[Block, ...]:
    """The blocks of a text. Raises MarkupError if it cannot be parsed."""
    return tuple(_block(text, spans) for spans in _groups(text))


def marks(blocks: Iterable[Block]) -> Iterator[TextMark]:
    """Every mark of a text, in order."""
    for block in blocks:
        for line in lines(block):
            yield from _marks_in(line)


def lines(block: Block) -> Iterator[Line]:
    """The lines a block consists of."""
    match block:
        case Paragraph(line):
            yield line
        case Listing(items):
            yield from items
        case MarkupTable(head, rows):
            yield from head
            for row in rows:
                yield from row


def _marks_in(line: Line) -> Iterator[TextMark]:
    for part in line:
        if isinstance(part, TextMark):
            yield part
        elif isinstance(part, Emphasis):
            yield from _marks_in(part.inside)


# A slice of the text: start and end.
_Span = tuple[int, int]

_ITEM = re.compile(r"(?P<number>\d{1,2})\. +|- +")
_HEADING = re.compile(r"#+ ")
_RULE_CELL = re.compile(r" *-{3,} *")


def _groups(text: str) -> Iterator[list[_Span]]:
    """The source lines of each block; blank lines separate blocks."""
    group: list[_Span] = []
    start = 0
    for written in text.split("\n"):
        if written.strip():
            group.append((start, start + len(written.rstrip())))
        elif group:
            yield group
            group = []
        start += len(written) + 1
    if group:
        yield group


def _block(text: str, spans: list[_Span]) -> Block:
    start, end = spans[0]
    if text[start] == " ":
        raise MarkupError(start, saying("markup.indented"))
    if text[start] == "|":
        return _table(text, spans)
    if _ITEM.match(text, start, end):
        return _listing(text, spans)
    if _HEADING.match(text, start, end):
        raise MarkupError(start, saying("markup.heading"))
    for inner, _ in spans[1:]:
        if text.startswith(("- ", "1. ", "|"), inner):
            raise MarkupError(inner, saying("markup.list-inside"))
    return Paragraph(parse_line(text, start, spans[-1][1]))


def _listing(text: str, spans: list[_Span]) -> Listing:
    numbered = text[spans[0][0]] != "-"
    items: list[_Span] = []
    for start, end in spans:
        item = _ITEM.match(text, start, end)
        if item and (item["number"] is not None) == numbered:
            if numbered and int(item["number"]) != len(items) + 1:
                raise MarkupError(start, saying("markup.list-number", found=item["number"], wanted=len(items) + 1))
            items.append((item.end(), end))
        else:
            items[-1] = (items[-1][0], end)
    return Listing(tuple(parse_line(text, *span) for span in items), numbered)


def _table(text: str, spans: list[_Span]) -> MarkupTable:
    rows = [_cells(text, *span) for span in spans]
    if len(rows) < 3 or not all(_RULE_CELL.fullmatch(text, *cell) for cell in rows[1]):
        raise MarkupError(spans[0][0], saying("markup.no-head"))
    for span, row in zip(spans, rows, strict=True):
        if len(row) != len(rows[0]):
            raise MarkupError(span[0], saying("markup.row-length", cells=len(row), head=len(rows[0])))
    head, *body = [tuple(parse_line(text, *span, cell=True) for span in row) for row in (rows[0], *rows[2:])]
    return MarkupTable(head, tuple(body))


def _cells(text: str, start: int, end: int) -> list[_Span]:
    """The cells of a row; a bar inside a mark does not end a cell."""
    bars = []
    at = start
    while at < end:
        if text[at] == "|":
            bars.append(at)
        sign = SIGN.match(text, at, end)
        at = sign.end() if sign else at + 1
    if not bars or bars[0] != start or bars[-1] != end - 1 or len(bars) < 2:
        raise MarkupError(start, saying("markup.row-open"))
    return [(left + 1, right) for left, right in pairwise(bars)]
