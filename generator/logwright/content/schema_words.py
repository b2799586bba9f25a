"""Schema errors in the words of mission authors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from jsonschema.exceptions import ValidationError

from logwright.content.document import Document, Path
from logwright.content.flow import flow
from logwright.content.problem import Problem
from logwright.content.suggestion import did_you_mean, nearest

_KINDS = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "names with values",
    "null": "nothing",
}
_LONGEST_LIST = 20
"""How many names a hint may list before nobody reads them."""
_TORN = "put the text before it in quotes; without them it ends at the comma"
_SURE = 0.7
"""How alike a single word must be: `bleu` and `blue` are, `forth` and `first` are not."""


def explain_all(errors: Iterable[ValidationError], document: Document) -> Iterator[Problem]:
    """One report for each thing its author can mend; what only follows from another error is left out."""
    found = list(errors)
    mistyped = {_path(error) for error in found if error.validator == "type"}
    misspelled = {
        (_path(error), nearest(extra, _fields(error.schema)))
        for error in found
        if error.validator == "additionalProperties"
        for extra in _extras(error)
    }
    unknown_game = any(_path(error) == ("game",) or _missing(error) == "game" for error in found)
    for error in found:
        path = _path(error)
        follows = (
            (path in mistyped and error.validator != "type")
            or (error.validator == "required" and (path, _missing(error)) in misspelled)
            or (error.validator == "not" and unknown_game)
        )
        if not follows:
            yield from _explain(error, path, document)


def _explain(error: ValidationError, path: Path, document: Document) -> Iterator[Problem]:
    schema: Any = error.schema
    value: Any = error.instance
    wanted: Any = error.validator_value
    match error.validator:
        case "not":
            game = document.data["game"]
            hint = _hint(schema) or f"delete {path[-1]}"
            yield document.problem(
                path, "schema/not-here", f"{_name(path)} has no place in a {game} mission", hint, key=True
            )
        case "additionalProperties":
            for extra in _extras(error):
                message = f"{_name(path)} has no field {extra!r}"
                torn = value[extra] is None and " " in extra
                hint = _TORN if torn else _known_fields(extra, schema)
                yield document.problem((*path, extra), "schema/unknown-field", message, hint, key=True)
        case "required":
            name = _missing(error)
            hint = _hint(schema, ("x-hint",)) or _add(schema, name)
            yield document.problem(path, "schema/missing", f"{_name(path)} has no {name}", hint, key=True)
        case "dependentRequired":
            for field, others in wanted.items():
                for name in others:
                    if field in value and name not in value:
                        message = f"{_name(path)} has {field} but no {name}"
                        yield document.problem((*path, field), "schema/missing", message, f"add {name}", key=True)
        case "pattern" if "propertyNames" in error.schema_path:
            message = f"{_name(path)} cannot have a field {value!r}"
            yield document.problem((*path, value), "schema/spelling", message, _hint(schema), key=True)
        case "type":
            hint = _retyped(value, wanted, schema) or _hint(schema) or _kind(wanted, schema, path)
            yield document.problem(path, "schema/type", _not_this(path, value), hint)
        case "enum" | "const":
            hint = _choices(value, wanted if error.validator == "enum" else [wanted], schema)
            yield document.problem(path, "schema/choice", _not_this(path, value), hint)
        case "pattern":
            hint = _respelled(value, wanted) or _hint(schema) or _like(schema)
            yield document.problem(path, "schema/spelling", _not_this(path, value), hint)
        case "minimum" | "maximum":
            yield document.problem(path, "schema/range", _not_this(path, value), _bounds(schema))
        case "uniqueItems":
            index = next(index for index, item in enumerate(value) if item in value[:index])
            message = f"{_name(path)} names {flow(value[index])} twice"
            yield document.problem((*path, index), "schema/repeated", message, "name each once")
        case "minItems" | "minLength" | "minProperties":
            hint = _hint(schema) or _for_example(schema, path)
            yield document.problem(path, "schema/size", _too_few(path, value, wanted), hint)
        case "maxItems" | "maxLength" | "maxProperties":
            hint = _hint(schema) or ("shorten it" if isinstance(value, str) else "leave some out")
            yield document.problem(path, "schema/size", _too_many(path, value, wanted), hint)
        case _:
            hint = _hint(schema) or "see docs/content.md"
            yield document.problem(path, "schema/choice", _not_this(path, value), hint)


def _path(error: ValidationError) -> Path:
    return tuple(error.absolute_path)


def _missing(error: ValidationError) -> str:
    found = re.match(r"'(.*?)' is a required", error.message)
    return found[1] if found else ""


def _fields(schema: Any) -> list[str]:
    return list(schema.get("properties", {}))


def _extras(error: ValidationError) -> list[str]:
    """The fields nobody knows."""
    schema: Any = error.schema
    value: Any = error.instance
    known, patterns = _fields(schema), list(schema.get("patternProperties", {}))
    return [key for key in value if key not in known and not any(re.search(pattern, key) for pattern in patterns)]


def _name(path: Path) -> str:
    """What a report calls the thing at a path: `tasks.count`, `item 2 of choose`."""
    if not path:
        return "the file"
    if isinstance(path[-1], int):
        return f"item {path[-1] + 1} of {_name(path[:-1])}"
    names = [str(step) for step in takewhile(lambda step: isinstance(step, str), reversed(path))]
    return ".".join(reversed(names[:3]))


def _not_this(path: Path, value: Any) -> str:
    """`tasks.count cannot be 'three'`; a list `cannot hold` it."""
    if value is None:
        return f"{_name(path)} is empty"
    if path and isinstance(path[-1], int):
        return f"{_name(path[:-1])} cannot hold {_shown(value)}"
    return f"{_name(path)} cannot be {_shown(value)}"


def _too_few(path: Path, value: Any, least: int) -> str:
    if not value:
        return f"{_name(path)} is empty"
    return f"{_name(path)} has only {len(value)} of the {least} entries it needs"


def _too_many(path: Path, value: Any, most: int) -> str:
    things = "characters" if isinstance(value, str) else "fields" if isinstance(value, dict) else "entries"
    return f"{_name(path)} has {len(value)} {things}, {len(value) - most} too many"


def _hint(schema: Any, words: tuple[str, ...] = ("x-hint", "x-expected")) -> str:
    """What the schema itself says: an advice in full, or what should stand there."""
    for word in words:
        if word in schema:
            return str(schema[word]) if word == "x-hint" else f"expected {schema[word]}"
    return ""


def _add(schema: Any, name: str) -> str:
    examples = schema.get("properties", {}).get(name, {}).get("examples")
    return f"add it, for example {name}: {flow(examples[0])}" if examples else "add it"


def _for_example(schema: Any, path: Path) -> str:
    examples = schema.get("examples")
    if not examples:
        return ""
    named = f"{path[-1]}: " if path and isinstance(path[-1], str) else ""
    return f"write for example {named}{flow(examples[0])}"


def _choices(value: Any, wanted: list[Any], schema: Any) -> str:
    if near := nearest(value, wanted):
        return f"did you mean {flow(near)}?"
    choices = ", ".join(map(flow, wanted))
    return _hint(schema) or (f"write one of: {choices}" if len(wanted) > 1 else f"write {choices}")


def _like(schema: Any) -> str:
    examples = schema.get("examples")
    return f"write it like {flow(examples[0])}" if examples else ""


def _known_fields(extra: str, schema: Any) -> str:
    known = _fields(schema)
    if hint := did_you_mean(extra, known):
        return hint
    if 0 < len(known) <= _LONGEST_LIST and "patternProperties" not in schema:
        return f"it may have: {', '.join(known)}"
    return _hint(schema) or "delete it"


def _retyped(value: Any, wanted: Any, schema: Any) -> str:
    """Numbers that should be text, and the other way round, only need quotes or none."""
    if wanted == "string" and isinstance(value, bool | int | float) and _is_text(flow(value), schema):
        return f"put it in quotes: '{flow(value)}'"
    if wanted == "integer" and isinstance(value, str) and value.isascii() and value.isdecimal():
        return f"leave out the quotes: {value}"
    return ""


def _is_text(text: str, schema: Any) -> bool:
    return text in schema.get("enum", [text]) and re.search(schema.get("pattern", ""), text) is not None


def _respelled(text: str, pattern: str) -> str:
    """`bleu 4` is probably `blue 4`: each word is mended by the words the pattern knows."""
    known = set(re.findall("[a-z]{3,}", pattern))
    visible = "".join(char for char in text.replace("\xa0", " ") if char.isprintable())
    mended = re.sub(r"[^\W\d_]+", lambda word: nearest(word[0], known, _SURE) or word[0], visible)
    return f"did you mean {mended}?" if re.search(pattern, mended) else ""


def _kind(wanted: Any, schema: Any, path: Path) -> str:
    match wanted:
        case "integer":
            return _bounds(schema)
        case "boolean":
            return "write true or false"
    kinds = [wanted] if isinstance(wanted, str) else wanted
    return _for_example(schema, path) or f"expected {' or '.join(_KINDS[kind] for kind in kinds)}"


def _bounds(schema: Any) -> str:
    # Where cards or counts may be words as well, only the number is at fault.
    if schema.get("type") == "integer" and (hint := _hint(schema)):
        return hint
    least, most = schema.get("minimum"), schema.get("maximum")
    match least, most:
        case None, None:
            return "write a whole number"
        case _, None:
            return f"write a number of at least {least}"
        case None, _:
            return f"write a number of at most {most}"
    return f"write a number from {least} to {most}"


def _shown(value: Any) -> str:
    text = repr(value) if isinstance(value, str) else flow(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
