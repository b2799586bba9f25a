"""The form is made from the schemas: everything a mission can say has a field, with a name in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.publish.designer.form import SECTIONS, Form, without
from tests.languages import LANGUAGES, TRANSLATED

LANGS = LANGUAGES
GAMES = ("planet-nine", "deep-sea")
# What the scripts of the page can show.
KINDS = {
    "card",
    "cards",
    "choice",
    "chosen",
    "count",
    "group",
    "holding",
    "list",
    "named",
    "number",
    "objective",
    "position",
    "sequence",
    "several",
    "switch",
    "tasks",
    "text",
    "trick",
    "who",
    "words",
}


@pytest.fixture(scope="module")
def schemas(repository: Path) -> dict[str, Any]:
    folder = repository / "schemas"
    paths = folder.rglob("*.schema.json")
    return {path.relative_to(folder).as_posix(): json.loads(path.read_text("utf-8")) for path in paths}


@pytest.fixture(scope="module")
def forms(library: Library, schemas: dict[str, Any]) -> dict[str, Form]:
    return {lang: Form(library, schemas, lang) for lang in LANGS}


def fields_of(part: Any) -> Iterator[dict[str, Any]]:
    """Every field of a description, at any depth."""
    if isinstance(part, dict) and "key" in part:
        yield part
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for each in inside:
        yield from fields_of(each)


def titles_of(part: Any) -> set[str]:
    """Everything that schemas call by a name."""
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    found = {part["title"]} if isinstance(part, dict) and isinstance(part.get("title"), str) else set()
    return found.union(*(titles_of(each) for each in inside))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_schema_is_in_the_form(forms: dict[str, Form], schemas: dict[str, Any], game: str) -> None:
    described = forms["en"].described()["games"][game]
    shown = {field["key"] for section in described["sections"] for field in section["fields"]} | {"game"}
    others = {"planet-nine": {"rises_by", "volunteers"}, "deep-sea": {"change_tokens", "five_player_rule"}}
    # A puzzle is laid beside its verdict, and not in the form.
    assert shown == set(schemas["mission.schema.json"]["properties"]) - others[game] - {"deal"}
    phrases = [field["key"] for field in described["phrases"]]
    assert phrases == list(schemas["parts/objective.schema.json"]["properties"])
    tasks = next(field for field in fields_of(described) if field["key"] == "tasks")
    plans = [[field["key"] for field in plan] for plan in tasks["of"]["plans"]]
    assert plans == {"planet-nine": [["count", "tokens"], ["cards"]], "deep-sea": [["difficulty"], ["cards"]]}[game]


def test_scripts_can_show_every_kind_of_field(forms: dict[str, Form]) -> None:
    kinds = {field["of"]["kind"] for field in fields_of(forms["en"].described())}
    assert kinds <= KINDS


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_field_has_a_name_in_every_language(forms: dict[str, Form], schemas: dict[str, Any], lang: str) -> None:
    # The same word in both languages.
    english = titles_of(schemas) - {"Mode", "Communication", "Name"}
    labels = {field["label"] for field in fields_of(forms[lang].described())}
    assert not labels & english


def test_a_field_that_nobody_sorted_in_stands_at_the_end(library: Library, schemas: dict[str, Any]) -> None:
    mission = schemas["mission.schema.json"]
    weather = {"title": "Weather", "type": "string", "enum": ["calm", "storm"], "examples": ["storm"]}
    wider = {**mission, "properties": {**mission["properties"], "weather": weather}}
    form = Form(library, {**schemas, "mission.schema.json": wider}, "en").described()["games"]["deep-sea"]
    last = form["sections"][-1]["fields"][-1]
    assert (form["sections"][-1]["name"], last["key"], last["label"]) == ("more", "weather", "Weather")
    assert [option["value"] for option in last["of"]["options"]] == ["calm", "storm"]
    assert list(SECTIONS)[-1] == "more"


def test_choices_that_ask_for_more_say_so(forms: dict[str, Form]) -> None:
    found = {
        field["key"]: field["of"]["needs"]
        for game in forms["en"].described()["games"].values()
        for field in fields_of(game["sections"])
        if "needs" in field["of"]
    }
    assert found == {"mode": {"disruption": ["from_trick"]}, "allocation": {"volunteers": ["volunteers"]}}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_is_offered_as_a_sentence(
    forms: dict[str, Form], schemas: dict[str, Any], lang: str, game: str
) -> None:
    names = [name for name in schemas["parts/objective.schema.json"]["properties"] if name != "who"]
    for place, who in (("mission", "commander"), ("mission", None), ("task", None), ("task", {"left_of": "owner"})):
        asked = {"do": "phrases", "game": game, "who": who, "place": place}
        offers = forms[lang].answer(asked)["phrases"]
        assert sorted(offer["name"] for offer in offers) == sorted(names)
        # What the crew as a whole can never do is offered as something for the commander.
        instead = {"win_no", "cards", "only_tricks"} if (place, who) == ("mission", None) else set()
        subjects = {offer["name"]: offer["objective"].get("who") for offer in offers}
        assert all(subjects[name] == (who or "commander") for name in instead)
        assert all(subject == who for subject in subjects.values() if subject != "commander")


def test_an_objective_is_said_and_a_broken_one_is_not(forms: dict[str, Form]) -> None:
    objectives = [
        {"objective": {"who": "commander", "tricks": {"which": ["first", "last"], "count": "all"}}, "place": "mission"},
        {"objective": {"win": "pink 3"}, "place": "task"},
        {"objective": {"win": "submarine 1"}, "place": "task"},
        {"objective": {"win": 3.5}, "place": "task"},
        {"objective": {}, "place": "mission"},
        {"objective": ["win"], "place": "mission"},
    ]
    said = forms["en"].answer({"do": "say", "game": "planet-nine", "objectives": objectives})["said"]
    assert said == [
        "The commander must win the first trick and the last trick.",
        "Win the pink 3.",
        None,
        None,
        None,
        None,
    ]


def test_the_task_cards_are_offered_with_picture_and_words(forms: dict[str, Form], library: Library) -> None:
    offers = forms["ru"].answer({"do": "tasks", "game": "deep-sea"})["tasks"]
    assert {offer["id"] for offer in offers} >= {card.id for card in library.pile("deep-sea")}
    assert all(offer["picture"].startswith("<svg") and len(offer["levels"]) == 3 for offer in offers)
    assert forms["ru"].answer({"do": "tasks", "game": "planet-nine"}) == {"tasks": []}


def test_sets_of_cards_have_names_and_cards(forms: dict[str, Form]) -> None:
    names = forms["en"].described()["games"]["planet-nine"]["names"]
    assert names["pink 3"] == ["Pink 3", ["pink 3"]]
    assert names["9"] == ["9s", ["blue 9", "green 9", "pink 9", "yellow 9"]]
    assert names["rocket >2"] == ["Rockets above 2", ["rocket 3", "rocket 4"]]
    assert len(names["colour"][1]) == 36


def test_what_another_schema_forbids_is_left_out() -> None:
    schema = {"properties": {"a": {"properties": {"b": {}, "c": {}}}, "d": {"items": {"properties": {"e": {}}}}}}
    forbidden = {
        "properties": {"a": {"properties": {"b": {"not": {}}}}, "d": {"items": {"properties": {"e": {"not": {}}}}}}
    }
    assert without(schema, forbidden) == {
        "properties": {"a": {"properties": {"c": {}}}, "d": {"items": {"properties": {}}}}
    }
