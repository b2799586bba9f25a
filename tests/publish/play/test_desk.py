"""The desk of the page Play: whole attempts, what it keeps, what it refuses, and what it says afterwards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.crews.thinking_ahead import DEPTH
from logwright.publish.play.desk import PlayDesk
from logwright.publish.views.mission_link import PREFIX, SharedMission, fragment
from tests.whole_library import ROOT

# One mission for each way in which something is decided before the first trick.
MISSIONS = (
    ("planet-nine/05", 4),
    ("planet-nine/12", 4),
    ("planet-nine/20", 3),
    ("planet-nine/23", 3),
    ("planet-nine/30", 5),
    ("planet-nine/34", 2),
    ("planet-nine/40", 4),
    ("deep-sea/06", 4),
    ("deep-sea/14", 3),
    ("deep-sea/20", 2),
    ("deep-sea/32", 4),
)


def record(mission: str, players: int, seed: int = 7, **more: Any) -> dict[str, Any]:
    return {"mission": mission, "players": players, "seed": seed, "level": "beginner", "seats": [0], **more}


@pytest.fixture
def desk(library: Library) -> PlayDesk:
    return PlayDesk(library, {}, "en")


def played(desk: PlayDesk, begun: dict[str, Any], seed: int = 1) -> dict[str, Any]:
    """Plays to the end; the person decides at random."""
    chance, step = random.Random(seed), desk.answer({"do": "begin", "record": begun})
    while not step["scene"]["over"]:
        json.dumps(step)
        ask = step["scene"]["ask"]
        question = {"do": "decide", "option": chance.choice(ask["options"])["id"]} if ask else {"do": "go_on"}
        step = desk.answer(question)
    return step


def on(desk: PlayDesk, step: dict[str, Any]) -> dict[str, Any]:
    """The next step: the last option, or what the crew does."""
    assert not step["scene"]["over"], "the attempt ends too early for this test"
    ask = step["scene"]["ask"]
    found: dict[str, Any] = desk.answer(
        {"do": "decide", "option": ask["options"][-1]["id"]} if ask else {"do": "go_on"}
    )
    return found


@pytest.mark.parametrize(("mission", "players"), MISSIONS)
def test_an_attempt_is_played_to_its_end_and_explained(desk: PlayDesk, mission: str, players: int) -> None:
    step = played(desk, record(mission, players, distress=True))
    over = step["scene"]["over"]
    found = desk.answer({"do": "look_back"})
    assert over["won"] == (found["reason"] == "")
    assert [sorted(hand) for hand in found["hands"]]
    assert len(found["line"]) == step["scene"]["trick"] - 1
    if over["won"]:
        assert all(trick["winnable"] for trick in found["line"])
    elif found["turning"]:
        # It could be won until the losing card, and after that trick no more.
        could = [trick["winnable"] for trick in found["line"]]
        assert could == [number < found["turning"]["trick"] for number in range(1, len(could) + 1)]
    if found["turning"] and found["instead"]:
        # What would have won begins with another card in the trick that lost it.
        lost = found["line"][found["turning"]["trick"] - 1]
        assert found["instead"][0]["cards"] != lost["cards"]


@pytest.mark.parametrize(("mission", "players"), MISSIONS)
def test_what_is_kept_is_resumed(desk: PlayDesk, library: Library, mission: str, players: int) -> None:
    step = played(desk, record(mission, players, distress=True), seed=2)
    kept = json.loads(json.dumps(step["record"]))
    again = PlayDesk(library, {}, "en").answer({"do": "begin", "record": kept})
    assert again["scene"] == step["scene"]
    half = kept | {"decisions": kept["decisions"][: len(kept["decisions"]) // 2]}
    assert (
        PlayDesk(library, {}, "en").answer({"do": "begin", "record": half})["record"]["decisions"] == half["decisions"]
    )


def test_what_cannot_be_resumed_begins_as_far_as_it_holds(desk: PlayDesk) -> None:
    for decisions in ([["play", 0, "pink 1"]], [["what", 0, None]], [3], [["task", 0, "x"]]):
        begun = desk.answer({"do": "begin", "record": record("planet-nine/05", 4, decisions=decisions)})
        assert begun["record"]["decisions"] == []


def test_a_card_that_may_not_be_played_says_why(desk: PlayDesk) -> None:
    step = desk.answer({"do": "begin", "record": record("planet-nine/01", 4)})
    while not (step["scene"]["ask"] and step["scene"]["ask"]["refused"] and step["scene"]["ask"]["kind"] == "play"):
        step = on(desk, step)
    ask = step["scene"]["ask"]
    allowed = {option["card"] for option in ask["options"]}
    assert allowed | set(ask["refused"]) == set(step["scene"]["hand"])
    for refusal in ask["refused"].values():
        assert refusal == {
            "words": "Whoever holds a card of the suit led must play one.",
            "rule": "planet-nine/follow-suit",
        }


def test_a_trick_is_taken_back_and_counted(desk: PlayDesk) -> None:
    step = desk.answer({"do": "begin", "record": record("planet-nine/10", 4)})
    while step["scene"]["trick"] < 3 or not step["scene"]["ask"]:
        step = on(desk, step)
    assert step["scene"]["back"][:2] in ([0, 1], [1, 2])
    back = desk.answer({"do": "back", "trick": 2})
    assert back["scene"]["trick"] == 2
    assert back["scene"]["lying"] == []
    assert back["record"]["taken_back"] == 1
    assert desk.answer({"do": "back", "trick": 1})["scene"]["trick"] == 1


def test_a_hint_has_a_bar_for_each_card_and_changes_nothing(desk: PlayDesk) -> None:
    step = desk.answer({"do": "begin", "record": record("planet-nine/03", 4)})
    while not step["scene"]["ask"] or step["scene"]["ask"]["kind"] != "play":
        step = on(desk, step)
    found = desk.answer({"do": "hint"})
    assert {bar["option"] for bar in found["bars"]} == {option["id"] for option in step["scene"]["ask"]["options"]}
    assert all(0 <= bar["share"] <= 1 for bar in found["bars"])
    assert found["record"]["decisions"] == step["record"]["decisions"]
    assert found["record"]["hints"] >= 1


@pytest.mark.parametrize(
    ("mission", "players", "kinds"),
    [
        ("planet-nine/05", 4, {"show"}),
        ("planet-nine/20", 3, {"show"}),
        ("planet-nine/30", 5, {"offer"}),
        ("planet-nine/40", 4, {"task"}),
        ("custom/tea-leaves", 4, {"predict"}),
    ],
)
def test_a_hint_weighs_what_is_decided_before_the_first_trick(
    desk: PlayDesk, mission: str, players: int, kinds: set[str]
) -> None:
    step = desk.answer({"do": "begin", "record": record(mission, players, seats=list(range(players)))})
    met = set[str]()
    while not step["scene"]["ask"] or step["scene"]["ask"]["kind"] != "play":
        if ask := step["scene"]["ask"]:
            found = desk.answer({"do": "hint"})
            assert found["told"]
            if bars := found["bars"]:
                met.add(ask["kind"])
                cards = [option["id"] for option in ask["options"] if ask["kind"] != "show" or "card" in option]
                assert sorted(bar["option"] for bar in bars) == cards
                assert all(0 <= bar["share"] <= 1 for bar in bars)
            else:
                assert 0 <= found["advised"] < len(ask["options"])
        step = on(desk, step)
    assert met >= kinds


def test_a_hint_says_what_a_card_would_tell(desk: PlayDesk) -> None:
    step = desk.answer({"do": "begin", "record": record("planet-nine/05", 4)})
    while not step["scene"]["ask"] or step["scene"]["ask"]["kind"] != "show":
        step = on(desk, step)
    found = desk.answer({"do": "hint"})
    words = {option["id"]: option["words"] for option in step["scene"]["ask"]["options"]}
    assert {note["option"] for note in found["notes"]} == {bar["option"] for bar in found["bars"]}
    for note in found["notes"]:
        mark = next(mark for mark in ("highest", "only", "lowest") if mark in words[note["option"]])
        said = {"highest": "no higher card", "only": "no other card", "lowest": "no lower card"}
        assert said[mark] in note["words"]


def test_a_token_lies_on_the_shown_card_until_that_is_played(desk: PlayDesk) -> None:
    """So it is not beside its owner as well, and nobody reads that they can still communicate (p9-077)."""
    step = desk.answer({"do": "begin", "record": record("planet-nine/05", 4)})
    met: set[tuple[bool, str]] = set()
    spoken: set[int] = set()
    while not step["scene"]["over"] and len(met) < 3:
        for number, seat in enumerate(step["scene"]["seats"]):
            spoken |= {number} if seat["shown"] else set()
            assert seat["radio"] == ("" if seat["shown"] else "red" if number in spoken else "green")
            met.add((bool(seat["shown"]), seat["radio"]))
        step = on(desk, step)
    assert met == {(False, "green"), (True, ""), (False, "red")}


def test_the_crew_thinks_ahead_and_decides_the_same(desk: PlayDesk, library: Library) -> None:
    """What is thought of while somebody decides is what would have been decided anyway, and is not thought of twice."""
    plain = played(PlayDesk(library, {}, "en"), record("planet-nine/05", 4))
    chance, step = random.Random(1), desk.answer({"do": "begin", "record": record("planet-nine/05", 4)})
    while not step["scene"]["over"]:
        ask = step["scene"]["ask"]
        if ask:
            asked = 1
            while desk.answer({"do": "think_ahead"})["more"]:
                asked += 1
            # It says nothing about hands how often it goes on.
            assert asked == len(ask["options"]) * DEPTH
        question = {"do": "decide", "option": chance.choice(ask["options"])["id"]} if ask else {"do": "go_on"}
        step = desk.answer(question)
    assert step["record"]["decisions"] == plain["record"]["decisions"]
    assert desk.answer({"do": "think_ahead"}) == {"more": False}


def test_a_table_reminds_of_the_cards_that_were_passed(desk: PlayDesk) -> None:
    """Who gave them sees at the neighbour's place what they are, until they are played."""
    step = desk.answer({"do": "begin", "record": record("custom/pass-the-parcel", 3)})
    given = []
    while not step["scene"]["ask"] or step["scene"]["ask"]["kind"] != "play":
        if (ask := step["scene"]["ask"]) and ask["kind"] == "pass":
            given.append(ask["options"][-1]["words"])
        step = on(desk, step)
    (note,) = step["scene"]["seats"][1]["notes"]
    assert sorted(note.removeprefix("received: ").split(", ")) == sorted(given)
    assert len(given) == 2
    assert all(not seat["notes"] for place, seat in enumerate(step["scene"]["seats"]) if place != 1)


def test_several_seats_take_turns_at_the_near_edge(desk: PlayDesk) -> None:
    step = desk.answer({"do": "begin", "record": record("planet-nine/02", 3, seats=[0, 2])})
    viewers = set()
    while not step["scene"]["over"]:
        ask = step["scene"]["ask"]
        if ask:
            viewers.add(step["scene"]["viewer"])
        step = on(desk, step)
    assert viewers == {0, 2}
    assert [seat["mine"] for seat in step["scene"]["seats"]] == [True, False, True]


def test_a_mission_that_comes_with_a_link_is_checked_and_played(library: Library) -> None:
    schemas = {
        path.relative_to(ROOT / "schemas").as_posix(): json.loads(path.read_text("utf-8"))
        for path in (ROOT / "schemas").rglob("*.json")
    }
    desk = PlayDesk(library, schemas, "de")
    own = {
        "game": "planet-nine",
        "id": "mine",
        "tasks": {"count": 2},
        "allocation": "draft",
        "text": {"de": {"title": "Meine"}},
    }
    code = fragment(SharedMission(own)).removeprefix(PREFIX)
    found = desk.answer({"do": "find", "mission": code})
    assert (found["mission"]["key"], found["problem"]) == (code, None)
    assert "Meine" in found["mission"]["title"]
    begun = desk.answer({"do": "begin", "record": record(code, 4)})
    assert begun["setting"]["page"] == ""
    unfinished = fragment(SharedMission({**own, "tasks": {"count": 99}})).removeprefix(PREFIX)
    assert "Werkstatt" in desk.answer({"do": "find", "mission": unfinished})["problem"]
    assert desk.answer({"do": "find", "mission": "1.damaged"})["problem"]
    assert desk.answer({"do": "find", "mission": "planet-nine/99"})["mission"] is None


def test_a_table_of_a_wrong_size_is_refused_in_words(desk: PlayDesk) -> None:
    assert desk.answer({"do": "begin", "record": record("planet-nine/05", 9)})["problem"]


@pytest.mark.parametrize("lang", ["en", "fr", "de", "ru"])
def test_every_language_has_words_for_a_whole_attempt(library: Library, lang: str) -> None:
    desk = PlayDesk(library, {}, lang)
    assert desk.greeting()["words"]["bar.hint"]
    step = played(desk, record("deep-sea/20", 4, distress=True))
    assert step["scene"]["over"]["words"]
    assert desk.answer({"do": "look_back"})["line"]
