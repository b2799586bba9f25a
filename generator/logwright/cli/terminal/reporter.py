"""Reporters: problems as text with the source line, as JSON, or as GitHub annotations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from logwright.cli.colour import bold, green, red
from logwright.cli.speech import speech
from logwright.cli.terminal.sanitize import in_cells
from logwright.cli.terminal.standard_streams import as_json
from logwright.content.problem import Problem
from logwright.content.read.text_spot import lines_of

FORMATS = ("text", "json", "github")
_WIDEST = 110


def report(problems: Sequence[Problem], texts: Mapping[str, str], form: str, warned: Sequence[Problem] = ()) -> str:
    """All problems in one of the formats, and what is only warned of; `texts` are the contents of their files."""
    match form:
        case "json":
            found = {"problems": problems, **({"warnings": warned} if warned else {})}
            return as_json({kind: [each.to_data(speech()) for each in some] for kind, some in found.items()}, indent=2)
        case "github":
            lines = [_annotation(problem, "error") for problem in problems]
            return "\n".join([*lines, *(_annotation(warning, "warning") for warning in warned)])
    return "\n\n".join(as_text(each, texts.get(each.file, "")) for each in (*problems, *warned))


def as_text(problem: Problem, text: str) -> str:
    """Location, rule, message, the line with a caret, and the hint."""
    place = f"{problem.file}:{problem.line}:{problem.column}:"
    lines = [f"{bold(place)} {problem.rule}", f"  {red(problem.message_in(speech()))}"]
    lines += _excerpt(problem, text)
    if hint := problem.hint_in(speech()):
        lines.append(f"  → {green(hint)}")
    return "\n".join(lines)


def _excerpt(problem: Problem, text: str) -> list[str]:
    source = lines_of(text)
    if problem.line > len(source):
        return []
    line, column = source[problem.line - 1], problem.column
    if len(line) > _WIDEST:
        cut = max(0, column - _WIDEST // 2)
        line, column = line[cut : cut + _WIDEST], column - cut
    number = str(problem.line)
    return [f"    {number} | {in_cells(line)}", f"    {' ' * len(number)} | {' ' * (column - 1)}^"]


def _annotation(problem: Problem, kind: str) -> str:
    text = "\n".join(filter(None, (problem.message_in(speech()), problem.hint_in(speech()))))
    place = f"file={_property(problem.file)},line={problem.line},col={problem.column}"
    return f"::{kind} {place},title={_property(problem.rule)}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
