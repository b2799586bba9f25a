"""Writes the data of a mission as the file it is read from, with comments about what the fields mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from textwrap import wrap
from typing import Any

from logwright.content.flow import flow

_WIDTH = 100
_SCHEMA = "../../schemas/mission.schema.json"
"""Where the schema lies, seen from content/custom/."""


def written_mission(
    data: Any, schema: Mapping[str, Any], schema_at: str = _SCHEMA, offers: Collection[str] = ()
) -> str:
    """The text of the file. `schema` is that of missions: it knows the order of the fields, and explains them.

    Whatever the data is, reading the text gives the same data, so that reports can speak of lines. Fields among
    `offers` that the data does not have are shown as comments.
    """
    if not isinstance(data, dict) or not data:
        return f"{flow(data) or 'null'}\n"
    known: Mapping[str, Any] = schema["properties"]
    lines = [f"# yaml-language-server: $schema={schema_at}"]
    for field in [*known, *(field for field in data if field not in known)]:
        about = known.get(field, {})
        if field not in data and field not in offers:
            continue
        if meaning := about.get("description"):
            lines.append(f"# {meaning}")
        if field in data:
            lines += _entry(field, data[field])
        else:
            lines.append(f"# {field}: {flow(about['examples'][0])}")
    return "\n".join(lines) + "\n"


def _entry(key: str, value: Any, indent: str = "") -> Iterator[str]:
    """A field on one line if it fits, with its parts below it otherwise."""
    name = f"{indent}{_name(key)}:"
    line = f"{name} {flow(value)}".rstrip()
    match value:
        case dict() if value and (key == "text" or len(line) > _WIDTH or _has_paragraph(value)):
            yield name
            for inner in value:
                yield from _entry(inner, value[inner], f"{indent}  ")
        case list() if value and (key in ("objectives", "choose") or len(line) > _WIDTH):
            yield name
            yield from (f"{indent}  - {flow(item) if item is not None else 'null'}" for item in value)
        case str() if len(line) > _WIDTH and _is_paragraph(value):
            yield f"{name} >-"
            yield from (
                f"{indent}  {part}"
                for part in wrap(value, _WIDTH - len(indent), break_long_words=False, break_on_hyphens=False)
            )
        case _:
            yield line


def _name(key: str) -> str:
    return flow({key: None})[1:-3]


def _has_paragraph(value: Mapping[str, Any]) -> bool:
    return any(isinstance(inner, str) and _is_paragraph(inner) for inner in value.values())


def _is_paragraph(text: str) -> bool:
    """Whether a text is long and can be broken into lines at its spaces and put together again."""
    return len(text) > _WIDTH // 2 and "" not in text.split(" ") and not flow(text).startswith('"')
