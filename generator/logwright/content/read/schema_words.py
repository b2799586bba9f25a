"""Explains schema errors in authors' terms. The messages are in problems.yaml, as for all rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from jsonschema.exceptions import ValidationError

from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import nearest, several_near
from logwright.content.read.document import Document, Path
from logwright.content.read.flow import flow
from logwright.saying import Saying, either, listed, saying

_LONGEST_LIST = 20
"""The maximum number of names in a hint; nobody reads longer lists."""
_SURE = 0.7
"""The similarity needed for a single word: `bleu` and `blue` pass, `forth` and `first` do not."""
_ROUGHLY = 0.4
"""The similarity needed to suggest a field."""


def explain_all(errors: Iterable[ValidationError], document: Document) -> Iterator[Problem]:
    """One report per error the author can fix; consequences of other errors are left out."""
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
    here = _name(path)
    match error.validator:
        case "not":
            game, field = document.data["game"], path[-1]
            yield document.problem(
                path, "schema/not-here", where=here, game=game, field=field, hint=_hint(schema), key=True
            )
        case "additionalProperties":
            for extra in _extras(error):
                torn = saying("hints.torn") if value[extra] is None and " " in extra else None
                hint = torn or _known_fields(extra, schema)
                at = (*path, extra)
                yield document.problem(at, "schema/unknown-field", where=here, name=repr(extra), hint=hint, key=True)
        case "required":
            name = _missing(error)
            hint = _hint(schema, ("x-hint",)) or _add(schema, name)
            yield document.problem(path, "schema/missing", "field", where=here, name=name, hint=hint, key=True)
        case "dependentRequired":
            for field, others in wanted.items():
                for name in others:
                    if field in value and name not in value:
                        at = (*path, field)
                        yield document.problem(
                            at, "schema/missing", "other-field", where=here, field=field, name=name, key=True
                        )
        case "pattern" if "propertyNames" in error.schema_path:
            at = (*path, value)
            yield document.problem(at, "schema/spelling", where=here, name=repr(value), hint=_hint(schema), key=True)
        case "type":
            hint = _retyped(value, wanted, schema, path) or _hint(schema) or _kind(wanted, schema, path)
            yield document.report(path, "schema/type", _not_this(path, value), hint)
        case "enum" | "const":
            hint = _choices(value, wanted if error.validator == "enum" else [wanted], schema)
            yield document.report(path, "schema/choice", _not_this(path, value), hint)
        case "pattern":
            hint = _respelled(value, wanted) or _other_suit(value, schema) or _hint(schema) or _like(schema)
            yield document.report(path, "schema/spelling", _not_this(path, value), hint)
        case "minimum" | "maximum":
            yield document.report(path, "schema/range", _not_this(path, value), _bounds(schema))
        case "uniqueItems":
            index = next(index for index, item in enumerate(value) if item in value[:index])
            yield document.problem((*path, index), "schema/repeated", where=here, item=flow(value[index]))
        case "minItems" | "minLength" | "minProperties":
            hint = _hint(schema) or _for_example(schema, path)
            said = saying("values.few", where=here, found=len(value), least=wanted) if value else None
            yield document.report(path, "schema/size", said or saying("values.empty", where=here), hint)
        case "maxItems" | "maxLength" | "maxProperties":
            things = "characters" if isinstance(value, str) else "fields" if isinstance(value, dict) else "entries"
            said = saying(f"values.too-many-{things}", where=here, found=len(value), extra=len(value) - wanted)
            yield document.report(path, "schema/size", said, _hint(schema))
        case _:
            hint = _hint(schema) or saying("hints.handbook")
            yield document.report(path, "schema/choice", _not_this(path, value), hint)


def _path(error: ValidationError) -> Path:
    return tuple(error.absolute_path)


def _missing(error: ValidationError) -> str:
    """The missing field, which is the message of our own check of `required`."""
    return error.message if error.validator == "required" else ""


def _fields(schema: Any) -> list[str]:
    return list(schema.get("properties", {}))


def _extras(error: ValidationError) -> list[str]:
    """The unknown fields."""
    schema: Any = error.schema
    value: Any = error.instance
    known, patterns = _fields(schema), list(schema.get("patternProperties", {}))
    return [key for key in value if key not in known and not any(re.search(pattern, key) for pattern in patterns)]


def _name(path: Path) -> Saying | str:
    """The name of a path in reports: `tasks.count`, `item 2 of choose`."""
    if not path:
        return saying("names.file")
    if isinstance(path[-1], int):
        return saying("names.item", number=path[-1] + 1, of=_name(path[:-1]))
    names = [str(step) for step in takewhile(lambda step: isinstance(step, str), reversed(path))]
    return ".".join(reversed(names[:3]))


def _not_this(path: Path, value: Any) -> Saying:
    """`tasks.count cannot be 'three'`; a list `cannot hold` it."""
    if value is None:
        return saying("values.empty", where=_name(path))
    if path and isinstance(path[-1], int):
        return saying("values.not-held", where=_name(path[:-1]), found=_shown(value))
    return saying("values.wrong", where=_name(path), found=_shown(value))


def _hint(schema: Any, words: tuple[str, ...] = ("x-hint", "x-expected")) -> Saying | None:
    """The hint from the schema: complete advice, or what is expected."""
    for word in words:
        if word in schema:
            said = schema[word] if isinstance(schema[word], dict) else {"say": schema[word]}
            gaps = {name: listed(gap) if isinstance(gap, list) else gap for name, gap in said.items() if name != "say"}
            if word == "x-hint":
                return saying(f"advice.{said['say']}", **gaps)
            return saying("hints.expected", what=saying(f"expected.{said['say']}", **gaps))
    return None


def _add(schema: Any, name: str) -> Saying | None:
    examples = schema.get("properties", {}).get(name, {}).get("examples")
    return saying("hints.add-example", entry=f"{name}: {flow(examples[0])}") if examples else None


def _for_example(schema: Any, path: Path) -> Saying | None:
    examples = schema.get("examples")
    if not examples:
        return None
    named = f"{path[-1]}: " if path and isinstance(path[-1], str) else ""
    return saying("hints.for-example", entry=f"{named}{flow(examples[0])}")


def _choices(value: Any, wanted: list[Any], schema: Any) -> Saying | None:
    if isinstance(value, str) and value.casefold() in schema.get("x-also", {}):
        return saying("hints.called", word=schema["x-also"][value.casefold()])
    if near := nearest(value, wanted):
        return saying("hints.did-you-mean", near=flow(near))
    several = saying("hints.one-of", known=listed(map(flow, wanted)))
    return _hint(schema) or (several if len(wanted) > 1 else saying("hints.write", entry=flow(wanted[0])))


def _like(schema: Any) -> Saying | None:
    examples = schema.get("examples")
    return saying("hints.like", entry=flow(examples[0])) if examples else None


def _known_fields(extra: str, schema: Any) -> Saying | None:
    known = _fields(schema)
    elsewhere = schema.get("x-elsewhere", {})
    near = nearest(extra, [*known, *elsewhere])
    if near in elsewhere:
        return saying(f"elsewhere.{elsewhere[near]}")
    if near:
        return saying("hints.did-you-mean", near=near)
    if 0 < len(known) <= _LONGEST_LIST and "patternProperties" not in schema:
        return saying("hints.may-have", known=listed(known))
    rough = several_near(extra, known, _ROUGHLY)
    return _hint(schema) or (saying("hints.near", known=listed(rough)) if rough else None)


def _retyped(value: Any, wanted: Any, schema: Any, path: Path) -> Saying | None:
    """Numbers that should be text, and vice versa, only need quotes or none; 3.0 is meant as 3."""
    if wanted == "string" and isinstance(value, bool | int | float) and _is_text(flow(value), schema):
        return saying("hints.quotes", value=flow(value))
    if "integer" in wanted and isinstance(value, float) and value.is_integer():
        return saying("hints.write", entry=int(value))
    if wanted == "integer" and isinstance(value, str) and value.isascii() and value.isdecimal():
        return saying("hints.no-quotes", value=value)
    if wanted == "object" and isinstance(value, str) and (field := _field_for(value, schema)):
        named = f"{path[-1]}: " if path and isinstance(path[-1], str) else ""
        return saying("hints.write", entry=f"{named}{flow({field[0]: field[1]})}")
    return None


def _field_for(word: str, schema: Any) -> tuple[str, str] | None:
    """The field that a bare word is meant for: `communication: dead-zone` is `communication: {mode: dead-zone}`."""
    for field, about in schema.get("properties", {}).items():
        if set(schema.get("required", ())) - {field}:
            continue
        if (near := nearest(word, about.get("enum", ()))) or word in about.get("x-also", ()):
            return field, near or about["x-also"][word]
    return None


def _is_text(text: str, schema: Any) -> bool:
    return text in schema.get("enum", [text]) and re.search(schema.get("pattern", ""), text) is not None


def _respelled(text: str, pattern: str) -> Saying | None:
    """`bleu 4` is probably `blue 4`: each word is replaced by the nearest one in the pattern."""
    known = set(re.findall("[a-z]{3,}", pattern))
    visible = "".join(char for char in text.replace("\xa0", " ") if char.isprintable())
    mended = re.sub(r"[^\W\d_]+", lambda word: nearest(word[0], known, _SURE) or word[0], visible)
    return saying("hints.did-you-mean", near=mended) if re.search(pattern, mended) else None


def _other_suit(text: str, schema: Any) -> Saying | None:
    """`purple 4` is not a card of any game: lists the suits there are."""
    suits = schema.get("x-suits")
    word = re.match(r"([^\W\d_]+)(?: [1-9])?$", text) if suits else None
    if not word or word[1] in (*suits["colours"], *suits["trumps"]):
        return None
    return saying("hints.colours", colours=listed(suits["colours"]), trumps=listed(suits["trumps"]))


def _kind(wanted: Any, schema: Any, path: Path) -> Saying:
    match wanted:
        case "integer":
            return _bounds(schema)
        case "boolean":
            return saying("hints.true-or-false")
    kinds = [wanted] if isinstance(wanted, str) else wanted
    what = either(saying(f"kinds.{kind}") for kind in kinds)
    return _for_example(schema, path) or saying("hints.expected", what=what)


def _bounds(schema: Any) -> Saying:
    # Where cards or counts may also be words, only the number is wrong.
    if schema.get("type") == "integer" and (hint := _hint(schema)):
        return hint
    least, most = schema.get("minimum"), schema.get("maximum")
    match least, most:
        case None, None:
            return saying("hints.whole-number")
        case _, None:
            return saying("hints.at-least", least=least)
        case None, _:
            return saying("hints.at-most", most=most)
    return saying("hints.from-to", least=least, most=most)


def _shown(value: Any) -> str:
    text = repr(value) if isinstance(value, str) else flow(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
