"""Values that a schema accepts: every alternative of every field at least once, taken from the schema itself.

Whoever adds a field, a word or a way to write a number to a schema gets it tested without writing it down again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
_DEEPEST = 1
"""How often a part may stand inside itself: the neighbour of a member, an objective in an objective."""
_FEW = 8
"""So many values of a field are enough where it stands inside others, and so many lists of a length."""
_parser: Any = getattr(re, "_parser")  # noqa: B009 - it has no public name


@cache
def schema_file(name: str) -> Any:
    return json.loads((ROOT / "schemas" / name).read_text("utf-8"))


def objective_samples(trump: str) -> Iterator[dict[str, Any]]:
    """Objectives: every phrase with every way to fill its fields, and every phrase with every subject."""
    fields = schema_file("parts/objective.schema.json")["properties"]
    whos = samples(fields["who"], "parts/objective.schema.json")
    for name, field in fields.items():
        if name == "who":
            continue
        for value in samples(field, "parts/objective.schema.json"):
            yield of_game({name: value}, trump)
        for who in whos:
            for value in field["examples"]:
                yield of_game({"who": who, name: value}, trump)


def of_game(value: Any, trump: str) -> Any:
    """The same with the trumps of one game; the schema knows the words of all."""
    return json.loads(re.sub(r"\b(rocket|submarine)\b", trump, json.dumps(value)))


def samples(schema: Mapping[str, Any], file: str, depth: int = 0, inside: int = 0) -> list[Any]:
    """Values for one part of a schema, each once. References lead to other parts or files.

    `depth` tells how often the part stands in itself, `inside` in how many fields of others.
    """
    found = {json.dumps(value, sort_keys=True): value for value in _samples(schema, file, depth, inside)}
    values = list(found.values())
    return values if inside < 2 or len(values) <= _FEW else values[:: len(values) // _FEW]


def _samples(schema: Mapping[str, Any], file: str, depth: int, inside: int) -> Iterator[Any]:
    if "$ref" in schema:
        name, _, place = schema["$ref"].partition("#")
        if place or name:
            target = str(Path(file).parent / name) if name else file
            part = schema_file(target)
            for step in place.strip("/").split("/") if place.strip("/") else ():
                part = part[step]
            # A part that leads to itself goes on only so deep.
            deeper = depth + (target == file)
            if deeper <= _DEEPEST:
                yield from _samples(part, target, deeper, inside)
        else:
            yield from _objectives_inside(depth)
        return
    if "enum" in schema:
        yield from schema["enum"]
        return
    kinds = schema["type"] if isinstance(schema.get("type"), list) else [schema.get("type")]
    for kind in kinds:
        match kind:
            case "string" if "then" in schema:
                yield from schema["then"]["enum"]
            case "string" if "pattern" in schema:
                yield from texts(schema["pattern"])
            case "string":
                yield from (each for each in schema.get("examples", ()) if isinstance(each, str))
            case "integer" | "number":
                least, most = schema["minimum"], schema["maximum"]
                yield from sorted({least, least + 1, (least + most) // 2, most})
            case "boolean":
                yield from (False, True)
            case "array":
                yield from _lists(schema, file, depth, inside)
            case "object":
                yield from _mappings(schema, file, depth, inside)


def _objectives_inside(depth: int) -> Iterator[Any]:
    """Objectives in an objective: an example of each phrase will do."""
    for name, field in schema_file("parts/objective.schema.json")["properties"].items():
        if name != "who" and (depth < 1 or "#" not in json.dumps(field)):
            yield {name: field["examples"][0]}


def _lists(schema: Mapping[str, Any], file: str, depth: int, inside: int) -> Iterator[list[Any]]:
    """Each item alone, beside its neighbour, and a long list; as far as the schema wants so many."""
    items = samples(schema["items"], file, depth, inside)
    least, most = schema.get("minItems", 0), schema.get("maxItems", len(items))
    for size in sorted({1, 2, min(5, most)}):
        if least <= size <= most:
            for start in range(
                0, len(items), 1 if size == max(least, 1) and not inside else max(1, len(items) // _FEW)
            ):
                yield [items[(start + 7 * step) % len(items)] for step in range(size)]


def _mappings(schema: Mapping[str, Any], file: str, depth: int, inside: int) -> Iterator[dict[str, Any]]:
    """Each field with each of its values beside what is required, and every two fields together."""
    fields = {name: samples(each, file, depth, inside + 1) for name, each in schema["properties"].items()}
    fields = {name: values for name, values in fields.items() if values}
    required = {name: fields[name][0] for name in schema.get("required", ())}
    largest = schema.get("maxProperties", len(fields))
    for name, values in fields.items():
        for value in values:
            yield {**required, name: value}
    for first, second in product(fields, fields):
        if first < second and largest > 1:
            yield {**required, first: fields[first][0], second: fields[second][-1]}
    if largest > 2:
        yield {name: values[len(values) // 2] for name, values in fields.items()}


def texts(pattern: str) -> Iterator[str]:
    """Texts that fit a pattern: every alternative, ranges and repetitions at both ends."""
    for text in islice(_texts(_parser.parse(pattern)), 400):
        assert re.fullmatch(pattern.removeprefix("^").removesuffix("$"), text), (pattern, text)
        yield text


def _texts(parsed: Any) -> Iterator[str]:
    for parts in product(*(list(_part(str(kind), given)) for kind, given in parsed)):
        yield "".join(parts)


def _part(kind: str, given: Any) -> Iterator[str]:
    match kind:
        case "LITERAL":
            yield chr(given)
        case "IN":
            for inner, value in given:
                yield from (chr(value),) if str(inner) == "LITERAL" else (chr(value[0]), chr(value[1]))
        case "BRANCH":
            for branch in given[1]:
                yield from _texts(branch)
        case "SUBPATTERN":
            yield from _texts(given[3])
        case "MAX_REPEAT":
            least, most, inner = given
            each = list(_texts(inner))
            for times in sorted({least, min(int(most), least + 2)}):
                yield from dict.fromkeys((each[0] * times, each[-1] * times)) if times else ("",)
        case "AT":
            yield ""
        case _:
            raise ValueError(f"nothing is known about {kind} in patterns of schemas")
