"""Events of Crash & Grab in words, in every language."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.saucers.games import event as events
from logwright.engine.saucers.games.event import Event
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.space import Direction, Space
from logwright.sentences.saucer_story import SaucerStory, space_name
from tests.languages import LANGUAGES

HERE, THERE = Space(2, 1), Space(2, 3)
PILOT = CrewMember("green", "pilot")
WHOLE = [
    events.RoundBegan(2),
    events.RotationRolled("clockwise"),
    events.PatrolTaken("red"),
    events.TurnBegan("red"),
    events.Revealed("red", "zero-to-five", Direction.UP),
    events.DirectionChanged("red", Direction.LEFT),
    events.DistanceSet("red", 5),
    events.Gained("red", 1, 2),
    events.Moved("red", HERE, THERE),
    events.Collided("red", "blue", THERE),
    events.Pushed("blue", Direction.RIGHT, 1),
    events.Accelerated("blue", Direction.RIGHT, 3),
    events.Boosted("red", Direction.DOWN, 2),
    events.Crashed("red", HERE),
    events.PickedUp("red", PILOT, HERE),
    events.PutDown("red", PILOT, HERE),
    events.Given("red", "grey", PILOT),
    events.Stolen("yellow", "red", PILOT),
    events.Transferred("red", "purple", PILOT),
    events.SaucerPlaced("red", 7, HERE),
    events.CrewPlaced(PILOT, 8, THERE),
    events.UpgradeUsed("red", "airlock"),
    events.UpgradeBought("red", "airlock"),
    events.Relocated("red", HERE, THERE),
    events.Vanished("red"),
    events.TileTurned(4, 3),
    events.TurnOrderChanged("counter-clockwise"),
    events.ProbePassed(0),
    events.Won(2),
]


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


def story(library: Library, lang: str) -> SaucerStory:
    assert library.box is not None
    return SaucerStory(library.tongue(lang, "crash-and-grab"), library.box.cards, {"airlock": "Airlock"})


def kinds() -> set[type[Event]]:
    found = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    return found - {Event}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_is_told(library: Library, lang: str) -> None:
    assert {type(event) for event in WHOLE} == kinds() - {events.Planned}
    for event in WHOLE:
        told = story(library, lang).tell([event])
        assert told, event
        assert all(line.endswith(".") and line[0].isupper() and "{" not in line for line in told)


@pytest.mark.parametrize(
    ("lang", "event", "told"),
    [
        ("en", events.TileTurned(4, 3), "Board tile 4 is turned clockwise by 270°."),
        ("en", events.Won(2), "Player 3 has someone at every station and wins."),
        ("en", events.Revealed("red", "zero-to-five", Direction.UP), "The red saucer reveals the card “0–5”, up."),
        ("fr", events.Pushed("blue", Direction.RIGHT, 1), "La soucoupe bleue est poussée vers la droite de 1 case."),
        ("fr", events.Stolen("yellow", "red", PILOT), "La soucoupe jaune dérobe le pilote vert à la soucoupe rouge."),
        (
            "ru",
            events.Collided("red", "blue", THERE),
            "Красная тарелка сталкивается с синей тарелкой на D3 и останавливается.",
        ),
        ("ru", events.DistanceSet("red", 5), "Красная тарелка должна пролететь 5 клеток."),
        ("ru", events.DistanceSet("red", 3), "Красная тарелка должна пролететь 3 клетки."),
        ("ru", events.Given("red", "grey", PILOT), "Красная тарелка должна отдать зелёного пилота серой тарелке."),
    ],
)
def test_words_bend_as_the_language_wants(library: Library, lang: str, event: Event, told: str) -> None:
    assert story(library, lang).tell([event]) == [told]


def test_spaces_in_one_direction_are_one_flight_and_a_corner_begins_another(library: Library) -> None:
    way = [Space(0, 0), Space(0, 1), Space(0, 2), Space(1, 2)]
    moves = [events.Moved("red", start, end) for start, end in pairwise(way)]
    assert story(library, "en").tell(moves) == [
        "The red saucer flies from A1 to C1.",
        "The red saucer flies from C1 to C2.",
    ]


def test_a_hidden_card_is_not_told(library: Library) -> None:
    assert story(library, "en").tell([events.Planned("red")]) == []


def test_spaces_are_named_from_the_top_left() -> None:
    assert [space_name(space) for space in (Space(0, 0), Space(0, 9), Space(9, 0))] == ["A1", "J1", "A10"]
    assert [space_name(Space(0, column)) for column in (25, 26, 27, 52)] == ["Z1", "AA1", "AB1", "BA1"]
