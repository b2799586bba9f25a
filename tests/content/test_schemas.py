"""The schemas explain every field, and agree with the code that reads what they accept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from logwright.content.loading.load import load
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.engine.missions.mission import Allocation, CommanderQuestion, Signal, Token, TokenChange
from logwright.engine.objectives.phrases import PHRASES, read_objective
from logwright.engine.objectives.subject import OWNER
from logwright.engine.objectives.trick_kind import FIELDS
from tests.engine.crew_suits import DEEP_SEA, PLANET_NINE

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "schemas").rglob("*.schema.json"))


def contents(name: str) -> Any:
    return json.loads((ROOT / "schemas" / name).read_text("utf-8"))


OBJECTIVE = contents("parts/objective.schema.json")
PHRASE_ENTRIES = {name: entry for name, entry in OBJECTIVE["properties"].items() if name != "who"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_schema_is_draft_2020_12_and_named_after_its_file(file: Path) -> None:
    schema = json.loads(file.read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == file.relative_to(ROOT / "schemas").as_posix()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_field_has_title_description_and_example(file: Path) -> None:
    schemas = {path.relative_to(ROOT / "schemas").as_posix(): json.loads(path.read_text("utf-8")) for path in FILES}
    name = file.relative_to(ROOT / "schemas").as_posix()
    bare = [
        f"{where}: {missing}"
        for where, field in _fields(schemas[name], "")
        for missing in ("title", "description", "examples")
        if missing not in _resolved(field, name, schemas)
    ]
    assert bare == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_mappings_allow_only_known_fields(file: Path) -> None:
    open_ones = [where for where, part in _mappings(json.loads(file.read_text("utf-8")), "") if not _is_closed(part)]
    assert open_ones == []


def test_every_phrase_has_one_titled_entry_and_every_entry_a_phrase() -> None:
    assert set(PHRASE_ENTRIES) == set(PHRASES)


@pytest.mark.parametrize("name", PHRASES)
def test_the_examples_of_a_phrase_are_accepted_by_schema_and_reader(name: str) -> None:
    schemas = Schemas.below(ROOT / "schemas")
    for example in PHRASE_ENTRIES[name]["examples"]:
        suits = DEEP_SEA if "submarine" in json.dumps(example) else PLANET_NINE
        objective = {name: example}
        assert read_objective(objective, OWNER, suits).core()
        text = json.dumps({"game": "planet-nine", "id": "example", "objectives": [objective]})
        document = read("example.yaml", text.encode())
        assert isinstance(document, Document)
        assert schemas.check("mission", document) == []


def test_the_words_of_the_schema_are_those_of_the_engine() -> None:
    fields = contents("mission.schema.json")["properties"]
    assert set(fields["allocation"]["enum"]) == {a.value for a in Allocation} - {"none"}
    assert set(fields["communication"]["properties"]["mode"]["enum"]) == {signal.value for signal in Signal}
    assert fields["tasks"]["properties"]["tokens"]["items"]["enum"] == [token.value for token in Token]
    assert set(fields["change_tokens"]["enum"]) == {change.value for change in TokenChange}
    assert set(fields["choose"]["items"]["properties"]["ask"]["enum"]) == {
        question.value for question in CommanderQuestion
    }
    assert tuple(contents("parts/trick.schema.json")["$defs"]["fields"]["properties"]) == FIELDS


def test_every_file_names_its_schema_in_its_first_line() -> None:
    library, _ = load(ROOT)
    for file, document in library.documents.items():
        first = document.text.splitlines()[0]
        assert first.startswith("# yaml-language-server: $schema="), file
        schema = (ROOT / file).parent / first.partition("$schema=")[2]
        assert schema.resolve().is_file(), file


def _fields(part: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Every field of every mapping a schema describes; conditions repeat fields and are left out."""
    if isinstance(part, list):
        for index, item in enumerate(part):
            yield from _fields(item, f"{where}/{index}")
    if isinstance(part, dict):
        for key, value in part.items():
            if key in ("if", "then", "else", "not", "allOf", "examples", "enum"):
                continue
            if key in ("properties", "patternProperties"):
                for name, field in value.items():
                    yield f"{where}/{name}", field
                    yield from _fields(field, f"{where}/{name}")
            else:
                yield from _fields(value, f"{where}/{key}")


def _mappings(part: Any, where: str) -> Iterator[tuple[str, Any]]:
    if isinstance(part, list):
        for index, item in enumerate(part):
            yield from _mappings(item, f"{where}/{index}")
    if isinstance(part, dict):
        if "properties" in part and isinstance(part["properties"], dict) and "title" in part:
            yield where, part
        for key, value in part.items():
            if key not in ("if", "then", "else", "examples"):
                yield from _mappings(value, f"{where}/{key}")


def _is_closed(part: Any) -> bool:
    # The fields of a kind of trick are only collected for reference, not used as a mapping.
    return "additionalProperties" in part or part["title"] == "Fields of a kind of trick"


def _resolved(field: Any, file: str, schemas: dict[str, Any]) -> Any:
    """A field together with what it refers to."""
    if not isinstance(field, dict) or "$ref" not in field:
        return field
    target, _, pointer = field["$ref"].partition("#")
    if target:
        folder = file.rpartition("/")[0]
        file = f"{folder}/{target}" if folder else target
    found = schemas[file]
    for step in pointer.strip("/").split("/") if pointer.strip("/") else []:
        found = found[step]
    return {**_resolved(found, file, schemas), **field}
