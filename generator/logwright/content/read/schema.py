"""The JSON Schemas, and their errors in terms of missions and cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, TypeChecker
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from logwright.content.problem import Problem
from logwright.content.read.document import Document
from logwright.content.read.game_schemas import GAMES, Facts, with_games
from logwright.content.read.schema_words import explain_all


class Schemas:
    """Schemas by name; each validator is built once, and a document that did not change is checked once."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._checks = _checks(tuple(sorted(texts.items())))
        self.contents: dict[str, Any] = self._checks.contents

    @classmethod
    def below(cls, folder: Path) -> Schemas:
        """All schemas of a folder."""
        return cls(
            {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.schema.json")}
        )

    def knowing(self, games: Iterable[Facts]) -> Schemas:
        """The same, extended to a library with these games."""
        contents = with_games(self.contents, games)
        if contents[GAMES] is self.contents[GAMES]:
            return self
        return Schemas({name: json.dumps(schema) for name, schema in contents.items()})

    def check(self, name: str, document: Document) -> list[Problem]:
        """The errors that the schema called `name` finds in the document, each once."""
        return list(self._checks.check(name, document))


class _Checks:
    def __init__(self, contents: dict[str, Any]) -> None:
        self.contents = contents
        # The registry caches resolved references, so all validators share it. A schema with `$schema` would be
        # checked by that draft's own validator, and not by ours.
        self._registry: Registry[Any] = Registry().with_resources(
            (name, DRAFT202012.create_resource({key: part for key, part in schema.items() if key != "$schema"}))
            for name, schema in contents.items()
        )
        self._validator = cache(self._build)
        self.check = lru_cache(maxsize=1024)(self._check)

    def _check(self, name: str, document: Document) -> tuple[Problem, ...]:
        validator = self._validator(f"{name}.schema.json")
        if validator.is_valid(document.data):
            return ()
        errors = (cause for error in validator.iter_errors(document.data) for cause in _causes(error))
        return tuple(sorted(set(explain_all(errors, document))))

    def _build(self, file: str) -> Validator:
        validator: Validator = _Strict(self.contents[file], registry=self._registry)
        return validator


def _is_whole_number(checker: TypeChecker, value: Any) -> bool:  # noqa: ARG001
    return isinstance(value, int) and not isinstance(value, bool)


def _required(validator: Validator, names: list[str], value: Any, schema: Any) -> Iterator[ValidationError]:  # noqa: ARG001
    """An error per missing field, whose message is just the field name; jsonschema wraps it in a sentence."""
    if isinstance(value, dict):
        yield from (ValidationError(name) for name in names if name not in value)


def _pattern(validator: Validator, pattern: str, value: Any, schema: Any) -> Iterator[ValidationError]:  # noqa: ARG001
    """As JSON Schema means it: `$` is the very end. Python's `$` also matches before a last line end."""
    if isinstance(value, str) and not _compiled(pattern).search(value):
        yield ValidationError(f"{value!r} does not match {pattern!r}")


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"(?<!\\)\$", r"\\Z", pattern))


# JSON Schema accepts 3.0 as an integer; in a count of tricks it is a typo.
_Strict: Any = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {"required": _required, "pattern": _pattern},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole_number),
)


@lru_cache(maxsize=4)
def _checks(texts: tuple[tuple[str, str], ...]) -> _Checks:
    """Cached across reloads, as `logwright serve` does after every change, while the schemas are the same."""
    return _Checks({name: json.loads(text) for name, text in texts})


def _causes(error: ValidationError) -> Iterator[ValidationError]:
    """The errors that an author can act on, from inside combinations."""
    if error.context:
        for inner in error.context:
            yield from _causes(inner)
    else:
        yield error
