"""The atomic rules and the rulings: all there, cited by ids that never change, and true to the decks."""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from math import factorial
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

GAMES = {"planet-nine": "p9", "deep-sea": "ds", "crash-and-grab": "cg"}
TRUMPS = {"planet-nine": "rocket", "deep-sea": "submarine"}
# Entries of a kind by game, as they stand in the files.
Entries = dict[str, list[dict[str, Any]]]
CARD = re.compile(r"(?:pink|blue|green|yellow|rocket|submarine|trump) [0-9]+")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def content(repository: Path) -> Path:
    return repository / "content"


@pytest.fixture(scope="module")
def facts(content: Path) -> Entries:
    return {game: read(content / game / "checklist.yaml")["facts"] for game in GAMES}


@pytest.fixture(scope="module")
def rulings(content: Path) -> Entries:
    return {game: read(content / game / "rulings.yaml")["rulings"] for game in GAMES}


@pytest.fixture(scope="module")
def schemas(repository: Path) -> Registry[Any]:
    paths = (repository / "schemas").rglob("*.schema.json")
    found = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    resources = [(schema["$id"], Resource.from_contents(schema)) for schema in found]
    return Registry[Any]().with_resources(resources)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["checklist", "rulings"])
def test_every_file_fits_its_schema(content: Path, schemas: Registry[Any], game: str, kind: str) -> None:
    document = read(content / game / f"{kind}.yaml")
    validator = Draft202012Validator({"$ref": f"{kind}.schema.json"}, registry=schemas)
    assert [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)] == []
    assert document["game"] == game


def test_there_are_575_atomic_rules(facts: Entries) -> None:
    assert {game: len(listed) for game, listed in facts.items()} == {
        "planet-nine": 245,
        "deep-sea": 178,
        "crash-and-grab": 152,
    }
    executable = {game: sum(fact["executable"] for fact in listed) for game, listed in facts.items()}
    assert executable == {"planet-nine": 198, "deep-sea": 147, "crash-and-grab": 139}
    assert sum("example" in fact for listed in facts.values() for fact in listed) == 51


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_facts_run_without_a_gap(facts: Entries, game: str) -> None:
    listed = facts[game]
    assert [fact["id"] for fact in listed] == [f"{GAMES[game]}-{n:03}" for n in range(1, len(listed) + 1)]


def test_ids_of_rulings_run_without_a_gap(rulings: Entries) -> None:
    ids = [ruling["id"] for listed in rulings.values() for ruling in listed]
    last = {"A": 22, "B": 72, "C": 3, "D": 15, "G": 7, "I": 5}
    expected = {f"{letter}{n}" for letter, most in last.items() for n in range(1, most + 1)}
    assert len(ids) == len(set(ids)) == 124
    assert set(ids) == expected


def test_a_ruling_stands_with_the_first_game_it_concerns(rulings: Entries) -> None:
    for game, listed in rulings.items():
        assert {ruling["games"][0] for ruling in listed} == {game}


def test_a_ruling_has_a_topic_of_its_games(facts: Entries, rulings: Entries) -> None:
    topics = {game: {fact["topic"] for fact in listed} for game, listed in facts.items()}
    for ruling in (ruling for listed in rulings.values() for ruling in listed):
        assert any(ruling["topic"] in topics[game] for game in ruling["games"]), ruling["id"]


def test_every_reference_between_facts_and_rulings_resolves(facts: Entries, rulings: Entries) -> None:
    concerned = {ruling["id"]: ruling["games"] for listed in rulings.values() for ruling in listed}
    known = {fact["id"] for fact in facts["planet-nine"]}
    for game, listed in facts.items():
        for fact in listed:
            assert set(fact.get("same_as", [])) <= known, fact["id"]
            for ruling in fact.get("rulings", []):
                assert game in concerned.get(ruling, []), f"{fact['id']} cites {ruling}"
    for ruling in (ruling for listed in rulings.values() for ruling in listed):
        assert set(ruling.get("same_as", [])) <= set(concerned) - {ruling["id"]}, ruling["id"]


def test_every_ruling_cited_by_other_content_exists(content: Path, rulings: Entries) -> None:
    known = {ruling["id"] for listed in rulings.values() for ruling in listed}
    paths = [path for game in GAMES for path in (content / game).rglob("*.yaml")]
    cited = {
        (path.relative_to(content), ruling)
        for path in paths
        if path.name not in {"checklist.yaml", "rulings.yaml"}
        for ruling in cited_rulings(read(path))
    }
    assert {ruling for _, ruling in cited} >= {"B2", "B36", "C2"}
    assert [place for place in sorted(cited) if place[1] not in known] == []


def test_what_a_fact_points_to_exists(repository: Path, facts: Entries) -> None:
    pointers = {path for listed in facts.values() for fact in listed for path in fact.get("see", [])}
    assert len(pointers) == 7
    assert [path for path in sorted(pointers) if not (repository / path).exists()] == []


def test_the_switches_of_the_rulings_are_those_of_the_game(content: Path, rulings: Entries) -> None:
    chosen = [(r["switch"], r["choices"]) for r in rulings["crash-and-grab"] if "switch" in r]
    switches = read(content / "crash-and-grab" / "game.yaml")["switches"]
    assert len(chosen) == 10
    assert {switch: choices[0] for switch, choices in chosen} == {
        switch: found["default"] for switch, found in switches.items()
    }
    assert dict(chosen) == {switch: found["options"] for switch, found in switches.items()}


@pytest.mark.parametrize("game", TRUMPS)
def test_every_card_of_an_example_is_in_the_deck(facts: Entries, game: str) -> None:
    deck = {f"{colour} {value}" for colour in ("pink", "blue", "green", "yellow") for value in range(1, 10)}
    deck |= {f"{TRUMPS[game]} {value}" for value in range(1, 5)}
    cards = [card for fact in facts[game] for card in cards_in(fact.get("example"))]
    assert len(deck) == 40
    assert len(cards) > 50
    assert set(cards) <= deck


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_written_with_a_space(content: Path, game: str) -> None:
    for kind in ("checklist", "rulings"):
        text = (content / game / f"{kind}.yaml").read_text(encoding="utf-8")
        # Ids of task cards, such as win-pink-7-with-submarine, keep their dashes.
        assert re.findall(r"(?<!-)\b(?:pink|blue|green|yellow|rocket|submarine)-[0-9]", text) == []


def test_every_task_card_of_an_example_exists(content: Path, facts: Entries) -> None:
    known = {task["id"] for task in read(content / "deep-sea" / "tasks.yaml")["tasks"]}
    named = {name for fact in facts["deep-sea"] for name in task_cards_in(fact.get("example"))}
    assert len(named) == 11
    assert named <= known


def test_the_arithmetic_comes_out(facts: Entries) -> None:
    cases = [
        case
        for listed in facts.values()
        for fact in listed
        if fact.get("example", {}).get("kind") == "arithmetic"
        for case in fact["example"]["cases"]
    ]
    assert len(cases) == 2
    for case in cases:
        assert result(case["formula"]) == int(case["equals"]), case


def cited_rulings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from inner if key == "rulings" else cited_rulings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cited_rulings(inner)


def words_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)


def cards_in(example: object) -> Iterator[str]:
    return (word for word in words_in(example) if CARD.fullmatch(word))


def task_cards_in(example: object) -> Iterator[str]:
    return (word for word in words_in(example) if "-" in word)


def result(formula: str) -> Fraction:
    """Work a formula out exactly; the schema lets only digits and signs through."""
    numbers = re.sub(r"(\d+)(!?)", lambda found: f"Fraction({worth(*found.groups())})", formula)
    outcome: Fraction = eval(numbers.replace("^", "**"), {"Fraction": Fraction})
    return outcome


def worth(digits: str, mark: str) -> int:
    return factorial(int(digits)) if mark else int(digits)
