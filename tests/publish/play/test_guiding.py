"""Guided first missions: each can be played to its end, in every language; a wrong choice is explained."""

from __future__ import annotations

from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.publish.pages import play
from logwright.publish.play.desk import PlayDesk
from logwright.publish.play.guiding import LessonDevice
from logwright.publish.views.book import Book

LANGUAGES = ("en", "fr", "de", "ru")


def begun(desk: PlayDesk, game: str) -> dict[str, Any]:
    found: dict[str, Any] = desk.answer({"do": "begin", "record": desk.answer({"do": "learn", "game": game})["record"]})
    return found


def wanted(desk: PlayDesk) -> int:
    """The option that the lesson wants."""
    device = desk.device
    assert isinstance(device, LessonDevice)
    assert device.asked
    assert device.next_scripted
    return device.asked.options.index(device.next_scripted.decision.value)


def test_every_crew_game_has_a_lesson(library: Library) -> None:
    assert set(library.lessons) == set(library.games)
    lessons = PlayDesk(library, {}, "en").greeting()["lessons"]
    assert [game for game, _ in lessons] == [game.id for game in library.games_in_order]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_a_lesson_is_taught_to_its_end(library: Library, game: str, lang: str) -> None:
    desk, told = PlayDesk(library, {}, lang), []
    step = begun(desk, game)
    links = play._rules(Book(library, lang))
    while not step["scene"]["over"]:
        ask = step["scene"]["ask"]
        if not ask:
            assert step["lesson"] == {"text": None, "over": False}
            step = desk.answer({"do": "go_on"})
            continue
        told.append(step["lesson"]["text"])
        assert (step["lesson"]["n"], step["lesson"]["wrong"]) == (len(told), "")
        assert "#" in links[step["lesson"]["rule"]]
        right = wanted(desk)
        if len(ask["options"]) > 1:
            wrong = desk.answer({"do": "decide", "option": (right + 1) % len(ask["options"])})
            assert wrong["lesson"]["wrong"]
            assert wrong["scene"] == step["scene"], "nothing has happened"
        step = desk.answer({"do": "decide", "option": right})
    assert step["scene"]["over"]["won"]
    assert step["lesson"] == {"text": None, "over": True}
    assert len(set(told)) == len(library.lessons[game].steps)


def test_it_is_resumed_where_it_was(library: Library) -> None:
    desk = PlayDesk(library, {}, "en")
    step = begun(desk, "planet-nine")
    for _ in range(4):
        step = desk.answer({"do": "decide", "option": wanted(desk)} if step["scene"]["ask"] else {"do": "go_on"})
    again = PlayDesk(library, {}, "en").answer({"do": "begin", "record": step["record"]})
    assert again["lesson"] == step["lesson"]
    assert again["scene"] == step["scene"]


def test_a_trick_taken_back_is_taught_again(library: Library) -> None:
    desk = PlayDesk(library, {}, "en")
    step = begun(desk, "deep-sea")
    while step["scene"]["trick"] < 2 or not step["scene"]["ask"]:
        step = desk.answer({"do": "decide", "option": wanted(desk)} if step["scene"]["ask"] else {"do": "go_on"})
    back = desk.answer({"do": "back", "trick": 0})
    assert back["lesson"]["n"] == 1


def test_a_game_without_a_lesson_has_none(library: Library) -> None:
    assert PlayDesk(library, {}, "en").answer({"do": "learn", "game": "../etc"}) == {"record": None}
