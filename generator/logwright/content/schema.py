"""The JSON Schemas, and what they find wrong with a document, in words about missions and cards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from referencing import Registry, Resource

from logwright.content.document import Document
from logwright.content.problem import Problem
from logwright.content.schema_words import explain_all


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

    def check(self, name: str, document: Document) -> list[Problem]:
        """What the schema called `name` finds wrong with the document, each thing once."""
        return list(self._checks.check(name, document))


class _Checks:
    def __init__(self, contents: dict[str, Any]) -> None:
        self.contents = contents
        # Resolved references are remembered by the registry, so it is shared by all validators.
        self._registry: Registry[Any] = Registry().with_resources(
            (name, Resource.from_contents(schema)) for name, schema in contents.items()
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
        return Draft202012Validator(self.contents[file], registry=self._registry)


@lru_cache(maxsize=4)
def _checks(texts: tuple[tuple[str, str], ...]) -> _Checks:
    """`logwright serve` loads the library again and again: what was found stays known while schemas are the same."""
    return _Checks({name: json.loads(text) for name, text in texts})


def _causes(error: ValidationError) -> Iterator[ValidationError]:
    """The errors a person can act on, inside combinations."""
    if error.context:
        for inner in error.context:
            yield from _causes(inner)
    else:
        yield error
