"""A line of play for the drawn table: it ends when the mission is won, with every task ticked off."""

from __future__ import annotations

from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.search import solve
from logwright.engine.search.position import Position
from logwright.publish.views.book import Book
from logwright.publish.views.played_line import PlayedLine
from logwright.publish.views.table_pictures import game_pictures
from logwright.verdicts.missions.survey import Request, jobs_for

MISSIONS = (("planet-nine/14", 4), ("planet-nine/12", 3), ("deep-sea/20", 5), ("deep-sea/30", 2))


def line_of(library: Library, key: str, players: int) -> tuple[dict[str, Any], int]:
    """The line of the first deal that can be won, and how many tricks were played in it."""
    mission = library.missions[key]
    (job,) = jobs_for(library, [mission], [players], Request(seed=1))
    for number in range(9):
        deal = job.deal(number)
        (answer,) = solve([Position(mission.rules, deal)], 200_000)
        if made := answer.certificate:
            names = tuple(f"Player {seat}" for seat in range(deal.seats))
            line = PlayedLine(Book(library, "en"), mission.game, mission.rules, deal, made, names)
            return line.data(), len(made.tricks)
    raise AssertionError("none of these deals can be won")


@pytest.mark.parametrize(("key", "players"), MISSIONS)
def test_a_line_ends_when_the_mission_is_won(library: Library, key: str, players: int) -> None:
    line, played = line_of(library, key, players)
    length = len(line["tricks"])
    assert 1 <= length <= played
    assert max(task["met"] for task in line["tasks"]) <= length
    # Every card that is played was in the hand that is shown.
    for number, trick in enumerate(line["tricks"], start=1):
        hands = [each for each in line["hands"] if each["before"] <= number][-1]
        for turn, card in enumerate(trick["cards"]):
            assert card in hands["held"][(trick["leader"] + turn) % len(line["seats"])]
            assert card in line["names"]


def test_the_hands_are_told_again_where_cards_are_drawn(library: Library) -> None:
    line, _ = line_of(library, "planet-nine/12", 3)
    assert [each["before"] for each in line["hands"]] == [1, 2]


@pytest.mark.parametrize(("key", "players"), MISSIONS)
def test_everything_on_the_table_has_a_drawing(library: Library, key: str, players: int) -> None:
    line, _ = line_of(library, key, players)
    drawn = game_pictures(library, line["game"]) | line["pictures"]
    wanted = [f"card:{card}" for card in line["names"]] + [task["picture"] for task in line["tasks"]]
    wanted += [f"token:{task['token']}" for task in line["tasks"] if task["token"]]
    assert [name for name in wanted if not drawn.get(name, "").startswith("<svg")] == []
    assert not line["pictures"], "task cards of the game come with its drawings"
