"""Reporters: problems as text with the line they are in, as JSON, or as GitHub annotations."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from unicodedata import category

from logwright.content.problem import Problem

FORMATS = ("text", "json", "github")
_WIDEST = 110


def report(problems: Sequence[Problem], texts: Mapping[str, str], form: str) -> str:
    """All problems in one of the formats; `texts` are the files they are in."""
    match form:
        case "json":
            return json.dumps({"problems": [asdict(problem) for problem in problems]}, ensure_ascii=False, indent=2)
        case "github":
            return "\n".join(_annotation(problem) for problem in problems)
    return "\n\n".join(as_text(problem, texts.get(problem.file, "")) for problem in problems)


def as_text(problem: Problem, text: str) -> str:
    """Place, rule, what is wrong, the line with a caret, what to do."""
    lines = [f"{problem.file}:{problem.line}:{problem.column}: {problem.rule}", f"  {problem.message}"]
    lines += _excerpt(problem, text)
    if problem.hint:
        lines.append(f"  → {problem.hint}")
    return "\n".join(lines)


def _excerpt(problem: Problem, text: str) -> list[str]:
    source = text.splitlines()
    if problem.line > len(source):
        return []
    line, column = source[problem.line - 1], problem.column
    if len(line) > _WIDEST:
        cut = max(0, column - _WIDEST // 2)
        line, column = line[cut : cut + _WIDEST], column - cut
    # Content is untrusted: control characters could do things to a terminal.
    line = "".join(
        " " if char == "\t" else "\N{REPLACEMENT CHARACTER}" if category(char) == "Cc" else char for char in line
    )
    number = str(problem.line)
    return [f"    {number} | {line}", f"    {' ' * len(number)} | {' ' * (column - 1)}^"]


def _annotation(problem: Problem) -> str:
    text = problem.message + (f"\n{problem.hint}" if problem.hint else "")
    place = f"file={_property(problem.file)},line={problem.line},col={problem.column}"
    return f"::error {place},title={_property(problem.rule)}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
