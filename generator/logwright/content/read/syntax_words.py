"""Explains YAML syntax errors in terms that mission authors understand."""

from __future__ import annotations

from typing import Any, NamedTuple

import yaml

from logwright.content.read.document import Spot
from logwright.content.read.text_spot import lines_of


class SyntaxFault(NamedTuple):
    """A part of the parser's message, our case for it, and which position to report."""

    parser_says: str
    case: str
    where_it_began: bool = False
    columns_before: int = 0


_FAULTS = (
    SyntaxFault("tab character", "tab"),
    SyntaxFault("cannot start any token", "beginning"),
    SyntaxFault("alphabetic or numeric", "beginning", where_it_began=True),
    SyntaxFault("mapping values are not allowed", "colon"),
    SyntaxFault("could not find expected ':'", "no-value", where_it_began=True),
    SyntaxFault("expected ',' or '}'", "brace"),
    SyntaxFault("expected ',' or ']'", "bracket"),
    SyntaxFault("node content", "value-missing"),
    SyntaxFault("<document start>", "after-the-end"),
    SyntaxFault("end of stream", "quote", where_it_began=True),
    SyntaxFault("block collection: expected <block end>", "list"),
    SyntaxFault("expected <block end>", "lines"),
    SyntaxFault("scanning a block scalar", "block"),
    SyntaxFault("sequence entries are not allowed", "list-here"),
    SyntaxFault("unknown escape character", "backslash", columns_before=1),
)


def explain_syntax(error: yaml.MarkedYAMLError, text: str) -> tuple[Spot, str, dict[str, object]]:
    """The position, the case, and the arguments of its message."""
    says = f"{error.context or ''}: {error.problem or ''}"
    here = mark_spot(error.problem_mark or error.context_mark)
    began = mark_spot(error.context_mark) if error.context_mark else here
    if _character(text, here) == "\t":
        says = "tab character"
    for fault in _FAULTS:
        if fault.parser_says in says:
            spot = began if fault.where_it_began else Spot(here.line, here.column - fault.columns_before)
            return spot, fault.case, {"character": _character(text, spot), **began._asdict()}
    return here, "unknown", {"parser_says": error.problem or error.context}


def mark_spot(mark: Any) -> Spot:
    return Spot(mark.line + 1, mark.column + 1) if mark else Spot(1, 1)


def _character(text: str, spot: Spot) -> str:
    lines = lines_of(text)
    line = lines[spot.line - 1] if spot.line <= len(lines) else ""
    return line[spot.column - 1 : spot.column]
