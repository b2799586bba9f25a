"""Why a schema refuses a document: the errors that jsonschema finds, in terms of missions and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, TypeChecker
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from logwright.content.problem import Problem
from logwright.content.read.acceptance import compiled_pattern
from logwright.content.read.document import Document
from logwright.content.read.schema_words import explain_all


class Refusals:
    """Schemas by name; each validator is built once."""

    def __init__(self, contents: Mapping[str, Any]) -> None:
        self._contents = contents
        # The registry caches resolved references, so all validators share it. A schema with `$schema` would be
        # checked by that draft's own validator, and not by ours.
        self._registry: Registry[Any] = Registry().with_resources(
            (name, DRAFT202012.create_resource({key: part for key, part in schema.items() if key != "$schema"}))
            for name, schema in contents.items()
        )
        self._validator = cache(self._build)

    def accepts(self, file: str, data: Any) -> bool:
        return self._validator(file).is_valid(data)

    def problems(self, file: str, document: Document) -> tuple[Problem, ...]:
        """The errors that a schema finds in a document, each once; none if it accepts it after all."""
        found = self._validator(file).iter_errors(document.data)
        errors = (cause for error in found for cause in _causes(error))
        return tuple(sorted(set(explain_all(errors, document))))

    def _build(self, file: str) -> Validator:
        validator: Validator = _Strict(self._contents[file], registry=self._registry)
        return validator


def _is_whole_number(checker: TypeChecker, value: Any) -> bool:  # noqa: ARG001
    return isinstance(value, int) and not isinstance(value, bool)


def _required(validator: Validator, names: list[str], value: Any, schema: Any) -> Iterator[ValidationError]:  # noqa: ARG001
    """An error per missing field, whose message is just the field name; jsonschema wraps it in a sentence."""
    if isinstance(value, dict):
        yield from (ValidationError(name) for name in names if name not in value)


def _pattern(validator: Validator, pattern: str, value: Any, schema: Any) -> Iterator[ValidationError]:  # noqa: ARG001
    if isinstance(value, str) and not compiled_pattern(pattern).search(value):
        yield ValidationError(f"{value!r} does not match {pattern!r}")


# JSON Schema accepts 3.0 as an integer; in a count of tricks it is a typo.
_Strict: Any = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {"required": _required, "pattern": _pattern},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole_number),
)


def _causes(error: ValidationError) -> Iterator[ValidationError]:
    """The errors that an author can act on, from inside combinations."""
    if error.context:
        for inner in error.context:
            yield from _causes(inner)
    else:
        yield error
