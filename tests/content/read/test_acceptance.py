"""What is accepted without jsonschema is what jsonschema accepts: neither more nor less."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from logwright.content.read.acceptance import Acceptance
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.read.refusal import Refusals
from logwright.content.read.schema import Schemas
from logwright.content.registry import family_of, game_of, kind_of_data, kind_of_place
from tests.content.mutated import JUNK, mutated

EACH = 4
"""So many broken copies of every file."""


@pytest.fixture(scope="module")
def schemas(repository: Path) -> Schemas:
    return Schemas.below(repository / "schemas")


def _files(repository: Path) -> Iterator[tuple[str, bytes]]:
    """Every kind of file with its schema: all content, and the examples of missions."""
    content = repository / "content"
    paths = {path.relative_to(content).as_posix(): path for path in sorted(content.rglob("*.yaml"))}
    games = {place: read(place, path.read_bytes()) for place, path in paths.items() if game_of(place)}
    families = {game_of(place): family_of(game.data) for place, game in games.items() if isinstance(game, Document)}
    for place, path in paths.items():
        kind = kind_of_place(place, families)
        assert kind is not None
        yield kind.schema, path.read_bytes()
    for path in sorted((repository / "tests/examples").rglob("*.yaml")):
        found = read(path.name, path.read_bytes())
        if isinstance(found, Document):
            yield kind_of_data(found.data, families).schema, path.read_bytes()


def test_every_word_of_our_schemas_is_known(schemas: Schemas) -> None:
    """An unknown word makes it unsure, and then jsonschema is loaded for every file of that kind."""
    acceptance = Acceptance(schemas.contents)
    for name in schemas.contents:
        acceptance.part(name)


def test_both_accept_the_same_files(repository: Path, schemas: Schemas) -> None:
    """All content, all examples, and broken copies of each."""
    acceptance, refusals = Acceptance(schemas.contents), Refusals(schemas.contents)
    accepted = refused = 0
    for number, (schema, raw) in enumerate(_files(repository)):
        file = f"{schema}.schema.json"
        copies = (mutated(raw, EACH * number + each) for each in range(EACH if len(raw) < 6_000 else 1))
        for copy in (raw, *copies):
            document = read("file.yaml", copy)
            if isinstance(document, Document):
                sound = refusals.accepts(file, document.data)
                assert acceptance.accepts(file, document.data) == sound, copy.decode("utf-8", "replace")
                accepted, refused = accepted + sound, refused + (not sound)
    assert accepted > 500
    assert refused > 500


@pytest.mark.parametrize(
    "schema",
    [
        {"enum": [1, "1", True, None]},
        {"const": 0},
        {"uniqueItems": True},
        {"type": ["integer", "null"], "minimum": 1, "maximum": 2},
        {"type": "number"},
        {"minLength": 1, "maxLength": 3, "minItems": 1, "maxItems": 1, "minProperties": 1, "maxProperties": 1},
        {"not": {"type": "string"}},
        {"if": {"type": "object"}, "then": {"required": ["id"]}, "else": {"type": "string"}},
        {"anyOf": [{"type": "array"}, {"const": False}], "allOf": [True]},
        {"patternProperties": {"^i": {"type": "object"}}, "additionalProperties": False},
        {"propertyNames": {"pattern": "^$"}, "dependentRequired": {"": ["id"]}},
        {"$ref": "#/$defs/one", "$defs": {"one": {"items": {"$ref": "#/$defs/one"}, "type": "array"}}},
    ],
    ids=json.dumps,
)
def test_both_mean_the_same_by_a_word(schema: dict[str, Any]) -> None:
    contents = {"a.schema.json": schema}
    acceptance, refusals = Acceptance(contents), Refusals(contents)
    for value in (*JUNK, ["a", "b"], ["a", "a"], [1, True], [1, 1.0], [None, None]):
        assert acceptance.accepts("a.schema.json", value) == refusals.accepts("a.schema.json", value), value


def test_a_word_that_is_not_known_is_left_to_jsonschema() -> None:
    acceptance = Acceptance({"a.schema.json": {"contains": {"const": 1}}})
    assert not acceptance.accepts("a.schema.json", [1])
