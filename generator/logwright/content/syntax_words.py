"""Faults of YAML in the words of somebody who types missions."""

from __future__ import annotations

from typing import Any, NamedTuple

import yaml

from logwright.content.document import Spot


class Fault(NamedTuple):
    """What the parser says, in part, and what we say instead: where the fault shows, or where it began."""

    parser_says: str
    message: str
    hint: str
    where_it_began: bool = False
    columns_before: int = 0


_QUOTES = "put the text in quotes"
_COLON = "put the text in quotes if the colon belongs to it; if not, check the indentation"
_BRACKET = "it closes what is opened in line {line}, column {column}"
_FIT = "check the indentation and the quotes, here and in the line above"
_FIT_OR_QUOTE = f"{_FIT}; inside single quotes ' is written ''"
_FAULTS = (
    Fault("tab character", "a tab stands here", "indent with spaces"),
    Fault("cannot start any token", "a text cannot begin with {character}", _QUOTES),
    Fault("alphabetic or numeric", "a text cannot begin with {character}", _QUOTES, where_it_began=True),
    Fault("mapping values are not allowed", "a colon stands where none is expected", _COLON),
    Fault(
        "could not find expected ':'",
        "this line gives no field a value",
        "write name: value, with a space after the colon; an entry of a list begins with a dash",
        where_it_began=True,
    ),
    Fault("expected ',' or '}'", "a comma or } is missing before this", _BRACKET),
    Fault("expected ',' or ']'", "a comma or ] is missing before this", _BRACKET),
    Fault("node content", "a value is missing here", "write one, or put the text in quotes"),
    Fault(
        "<document start>",
        "this stands after the end of the content",
        "delete the line ... above it, or check brackets and indentation",
    ),
    Fault("end of stream", "this quote is never closed", "close it, or delete it", where_it_began=True),
    Fault(
        "block collection: expected <block end>",
        "this does not fit the list above",
        "begin each entry with a dash and a space, all equally far in",
    ),
    Fault("expected <block end>", "this does not fit the lines above", _FIT_OR_QUOTE),
    Fault(
        "scanning a block scalar",
        "a text after | or > begins in the next line",
        "break the line here, or put the text in quotes",
    ),
    Fault(
        "sequence entries are not allowed",
        "a list cannot begin here",
        "begin the list in a line of its own, or put the text in quotes",
    ),
    Fault(
        "unknown escape character",
        "this backslash means nothing inside double quotes",
        "use single quotes, or write \\\\ for a backslash",
        columns_before=1,
    ),
)


def explain_syntax(error: yaml.MarkedYAMLError, text: str) -> tuple[Spot, str, str]:
    """Where it is, what it is and what to do."""
    says = f"{error.context or ''}: {error.problem or ''}"
    here = mark_spot(error.problem_mark or error.context_mark)
    began = mark_spot(error.context_mark) if error.context_mark else here
    if _character(text, here) == "\t":
        says = "tab character"
    for fault in _FAULTS:
        if fault.parser_says in says:
            spot = began if fault.where_it_began else Spot(here.line, here.column - fault.columns_before)
            found = {"character": _character(text, spot), **began._asdict()}
            return spot, fault.message.replace("{character}", found["character"]), fault.hint.format(**found)
    return here, f"this is not YAML: {error.problem or error.context}", _FIT


def mark_spot(mark: Any) -> Spot:
    return Spot(mark.line + 1, mark.column + 1) if mark else Spot(1, 1)


def _character(text: str, spot: Spot) -> str:
    lines = text.splitlines()
    line = lines[spot.line - 1] if spot.line <= len(lines) else ""
    return line[spot.column - 1 : spot.column]
