"""Accepts data that a schema certainly accepts, without loading a schema library.

Nearly every file is sound, and jsonschema takes longer to load than all the rest. Whatever is not accepted here goes to
it: it alone refuses a file and says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

Accepts = Callable[[Any], bool]
_Keyword = Callable[["Acceptance", Any, Mapping[str, Any], str], Accepts]


class Unsure(Exception):
    """A schema says something that is not known here."""


class Acceptance:
    """Schemas by name. Each is compiled when it is first needed, and so is every part that others refer to."""

    def __init__(self, contents: Mapping[str, Any]) -> None:
        self._contents = contents
        self._parts: dict[str, Accepts] = {}

    def accepts(self, name: str, data: Any) -> bool:
        """Whether the schema certainly accepts the data."""
        try:
            return self.part(name)(data)
        except Unsure:
            return False

    def part(self, place: str) -> Accepts:
        """`mission.schema.json`, or a part of it such as `parts/cards.schema.json#/$defs/card`."""
        if place not in self._parts:
            # A part may refer to itself: while it is compiled, it is looked up when it is used.
            self._parts[place] = lambda value: self._parts[place](value)
            file, _, steps = place.partition("#")
            found = self._contents[file]
            for step in filter(None, steps.split("/")):
                found = found[step]
            self._parts[place] = self.compiled(found, file)
        return self._parts[place]

    def compiled(self, schema: Any, file: str) -> Accepts:
        if isinstance(schema, bool):
            return lambda _: schema
        checks = []
        for word, wanted in schema.items():
            if word in _KEYWORDS:
                checks.append(_KEYWORDS[word](self, wanted, schema, file))
            elif word not in _NOTES and not word.startswith("x-"):
                raise Unsure(word)
        if len(checks) == 1:
            return checks[0]
        return lambda value: all(check(value) for check in checks)


def _reference(here: Acceptance, wanted: str, _schema: Any, file: str) -> Accepts:
    name, _, steps = wanted.partition("#")
    folder = file.rpartition("/")[0]
    return here.part(f"{f'{folder}/{name}'.lstrip('/') if name else file}#{steps}")


def _type(_here: Acceptance, wanted: str | list[str], _schema: Any, _file: str) -> Accepts:
    kinds = tuple(_TYPES[name] for name in ([wanted] if isinstance(wanted, str) else wanted))
    return lambda value: any(is_kind(value) for is_kind in kinds)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


# JSON Schema accepts 3.0 as an integer; in a count of tricks it is a typo.
_TYPES: Mapping[str, Accepts] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _properties(here: Acceptance, wanted: Mapping[str, Any], _schema: Any, file: str) -> Accepts:
    fields = {name: here.compiled(schema, file) for name, schema in wanted.items()}
    return lambda value: (
        not isinstance(value, dict) or all(fields[name](part) for name, part in value.items() if name in fields)
    )


@cache
def compiled_pattern(pattern: str) -> re.Pattern[str]:
    """As JSON Schema means it: `$` is the very end. Python's `$` also matches before a last line end."""
    return re.compile(re.sub(r"(?<!\\)\$", r"\\Z", pattern))


def _pattern_properties(here: Acceptance, wanted: Mapping[str, Any], _schema: Any, file: str) -> Accepts:
    fields = [(compiled_pattern(pattern), here.compiled(schema, file)) for pattern, schema in wanted.items()]
    return lambda value: (
        not isinstance(value, dict)
        or all(accepts(part) for name, part in value.items() for pattern, accepts in fields if pattern.search(name))
    )


def _other_properties(here: Acceptance, wanted: Any, schema: Mapping[str, Any], file: str) -> Accepts:
    known = schema.get("properties", {})
    patterns = [compiled_pattern(pattern) for pattern in schema.get("patternProperties", ())]
    other = here.compiled(wanted, file)
    return lambda value: (
        not isinstance(value, dict)
        or all(
            other(part)
            for name, part in value.items()
            if name not in known and not any(pattern.search(name) for pattern in patterns)
        )
    )


def _property_names(here: Acceptance, wanted: Any, _schema: Any, file: str) -> Accepts:
    accepts = here.compiled(wanted, file)
    return lambda value: not isinstance(value, dict) or all(map(accepts, value))


def _required(_here: Acceptance, wanted: list[str], _schema: Any, _file: str) -> Accepts:
    return lambda value: not isinstance(value, dict) or all(name in value for name in wanted)


def _dependent_required(_here: Acceptance, wanted: Mapping[str, list[str]], _schema: Any, _file: str) -> Accepts:
    return lambda value: (
        not isinstance(value, dict)
        or all(other in value for name, others in wanted.items() if name in value for other in others)
    )


def _items(here: Acceptance, wanted: Any, _schema: Any, file: str) -> Accepts:
    accepts = here.compiled(wanted, file)
    return lambda value: not isinstance(value, list) or all(map(accepts, value))


def _unique_items(_here: Acceptance, wanted: bool, _schema: Any, _file: str) -> Accepts:
    return lambda value: (
        not wanted or not isinstance(value, list) or len(value) < 2 or len(set(map(_plain, value))) == len(value)
    )


def _plain(value: Any) -> tuple[type | None, Any]:
    """A value to compare, also with others inside: true is no 1, but 1.0 is."""
    if isinstance(value, list):
        return list, tuple(map(_plain, value))
    if isinstance(value, dict):
        return dict, frozenset((name, _plain(part)) for name, part in value.items())
    return bool if isinstance(value, bool) else None, value


def _pattern(_here: Acceptance, wanted: str, _schema: Any, _file: str) -> Accepts:
    pattern = compiled_pattern(wanted)
    return lambda value: not isinstance(value, str) or pattern.search(value) is not None


def _one_of_these(_here: Acceptance, wanted: list[Any], _schema: Any, _file: str) -> Accepts:
    known = set(map(_plain, wanted))
    return lambda value: _plain(value) in known


def _only_this(here: Acceptance, wanted: Any, schema: Any, file: str) -> Accepts:
    return _one_of_these(here, [wanted], schema, file)


def _at_least(_here: Acceptance, wanted: float, _schema: Any, _file: str) -> Accepts:
    return lambda value: not _is_number(value) or value >= wanted


def _at_most(_here: Acceptance, wanted: float, _schema: Any, _file: str) -> Accepts:
    return lambda value: not _is_number(value) or value <= wanted


def _long_enough(kind: type[Any]) -> _Keyword:
    return lambda _here, wanted, _schema, _file: lambda value: not isinstance(value, kind) or len(value) >= wanted


def _short_enough(kind: type[Any]) -> _Keyword:
    return lambda _here, wanted, _schema, _file: lambda value: not isinstance(value, kind) or len(value) <= wanted


def _all_of(here: Acceptance, wanted: list[Any], _schema: Any, file: str) -> Accepts:
    parts = [here.compiled(part, file) for part in wanted]
    return lambda value: all(part(value) for part in parts)


def _any_of(here: Acceptance, wanted: list[Any], _schema: Any, file: str) -> Accepts:
    parts = [here.compiled(part, file) for part in wanted]
    return lambda value: any(part(value) for part in parts)


def _not(here: Acceptance, wanted: Any, _schema: Any, file: str) -> Accepts:
    accepts = here.compiled(wanted, file)
    return lambda value: not accepts(value)


def _if(here: Acceptance, wanted: Any, schema: Mapping[str, Any], file: str) -> Accepts:
    accepts, then, other = (
        here.compiled(part, file) for part in (wanted, schema.get("then", True), schema.get("else", True))
    )
    return lambda value: then(value) if accepts(value) else other(value)


_KEYWORDS: Mapping[str, _Keyword] = {
    "$ref": _reference,
    "additionalProperties": _other_properties,
    "allOf": _all_of,
    "anyOf": _any_of,
    "const": _only_this,
    "dependentRequired": _dependent_required,
    "enum": _one_of_these,
    "if": _if,
    "items": _items,
    "maxItems": _short_enough(list),
    "maxLength": _short_enough(str),
    "maxProperties": _short_enough(dict),
    "maximum": _at_most,
    "minItems": _long_enough(list),
    "minLength": _long_enough(str),
    "minProperties": _long_enough(dict),
    "minimum": _at_least,
    "not": _not,
    "pattern": _pattern,
    "patternProperties": _pattern_properties,
    "properties": _properties,
    "propertyNames": _property_names,
    "required": _required,
    "type": _type,
    "uniqueItems": _unique_items,
}
_NOTES = ("$defs", "$id", "$schema", "description", "else", "examples", "then", "title")
"""Words that accept everything, or that another word looks at."""
