"""Writes a mission as a YAML file, with comments that explain its fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from textwrap import wrap
from typing import Any

from logwright.content.read.flow import flow
from logwright.saying import saying
from logwright.sentences.speech import Speech

_WIDTH = 100
_SCHEMA = "../../schemas/mission.schema.json"
"""The schema's path relative to content/custom/."""


def written_mission(
    data: Any,
    schema: Mapping[str, Any],
    schema_at: str = _SCHEMA,
    offers: Collection[str] = (),
    speech: Speech | None = None,
    meanings: str = "fields",
) -> str:
    """The text of the file. `schema` is the mission schema, which gives the order of the fields and explains them.

    Reading the text gives the same data again, so that reports can refer to lines. Fields among `offers` that the data
    lacks are shown as comments. `schema_at` tells editors where the schema is. Comments are in the language of
    `speech`; `meanings` is their section in problems.yaml.
    """
    if not isinstance(data, dict) or not data:
        return f"{flow(data) or 'null'}\n"
    known: Mapping[str, Any] = schema["properties"]
    lines = [f"# yaml-language-server: $schema={schema_at}"] if schema_at else []
    for field in [*known, *(field for field in data if field not in known)]:
        about = known.get(field, {})
        if field not in data and field not in offers:
            continue
        if meaning := _meaning(f"{meanings}.{field}", about, speech):
            lines.append(f"# {meaning}")
        if field in data:
            lines += _entry(field, data[field])
        else:
            lines.append(f"# {field}: {flow(about['examples'][0])}")
    return "\n".join(lines) + "\n"


def _meaning(key: str, about: Mapping[str, Any], speech: Speech | None) -> str:
    """The explanation of a field in the author's language, with the schema's own as fallback."""
    if speech and speech.has(key):
        return speech.say(saying(key))
    return str(about.get("description", ""))


def _entry(key: str, value: Any, indent: str = "") -> Iterator[str]:
    """A field on one line if it fits, otherwise with its parts below it."""
    name = f"{indent}{_name(key)}:"
    line = f"{name} {flow(value)}".rstrip()
    match value:
        case dict() if value and (key == "text" or len(line) > _WIDTH or _has_paragraph(value)):
            yield name
            for inner in value:
                yield from _entry(inner, value[inner], f"{indent}  ")
        case list() if value and (key in ("objectives", "choose", "chapters") or len(line) > _WIDTH):
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
    """Whether a text is long enough to wrap, and can be wrapped at its spaces without loss."""
    return len(text) > _WIDTH // 2 and "" not in text.split(" ") and not flow(text).startswith('"')
