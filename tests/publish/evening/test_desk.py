"""Task cards for the evening add up exactly, come from the pile, and can be met."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from logwright.browser import evening
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.mission import TasksByDifficulty
from logwright.publish.evening.desk import EveningDesk
from logwright.publish.evening.draw import TaskDrawer, is_hopeless, is_proved_impossible
from logwright.publish.site_build.browser_python import library_data

SEEDS = 1000


@pytest.fixture(scope="module")
def desk(library: Library) -> EveningDesk:
    return EveningDesk(library, "en")


def drawing(library: Library) -> list[LoggedMission]:
    """The missions of Deep Sea that draw by difficulty."""
    return [
        mission
        for mission in library.missions.values()
        if mission.game == "deep-sea" and isinstance(mission.rules.tasks, TasksByDifficulty)
    ]


def asked(mission: str, players: int, seed: int, out: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return {"do": "draw", "mission": mission, "players": players, "seed": seed, "out": out or [], **more}


def test_over_a_thousand_seeds_cards_add_up_exactly_and_no_two_clash(library: Library) -> None:
    """ds-062, ds-063: exactly the difficulty at this number of players. ds-096: nothing that nobody can meet."""
    missions, pile = drawing(library), [card.task for card in library.pile("deep-sea")]
    assert len(missions) > 25
    for seed in range(SEEDS):
        mission = missions[seed % len(missions)]
        players = mission.rules.players[seed // len(missions) % len(mission.rules.players)]
        table = library.games["deep-sea"].table(players)
        pairs = library.pairs_at("deep-sea", table.seats)
        clashes = partial(is_hopeless, mission.rules, table, pairs=pairs)
        tasks = TaskDrawer(mission.rules, table, pairs, clashes).draw(pile, (), Chance(seed)).tasks
        assert isinstance(mission.rules.tasks, TasksByDifficulty)
        assert sum(task.difficulty_at(table.seats) for task in tasks) == mission.rules.tasks.difficulty
        assert len({task.id for task in tasks}) == len(tasks)
        assert not clashes(tasks)
        assert sharing(mission.rules, Deal(table, (), 0, 0, tasks=tasks)).is_possible


def test_what_is_drawn_at_the_desk_adds_up_and_is_not_proved_impossible(library: Library, desk: EveningDesk) -> None:
    for seed, mission in enumerate(drawing(library)[::4]):
        players = mission.rules.players[seed % len(mission.rules.players)]
        found = desk.answer(asked(mission.key, players, seed))
        tasks = [library.tasks[id].task for id in found["out"]]
        table = library.games["deep-sea"].table(players)
        assert isinstance(mission.rules.tasks, TasksByDifficulty)
        assert found["sum"] == mission.rules.tasks.difficulty
        assert found["left"] == 96 - len(tasks) == 96 - len(found["cards"])
        assert not is_proved_impossible(mission.rules, table, tasks)


def test_three_cards_may_be_too_much_where_any_two_are_not(library: Library) -> None:
    """With five players there are eight tricks: four, three in a row and two in a row are nine."""
    mission, table = library.missions["deep-sea/20"].rules, Table(5, library.games["deep-sea"].deck)
    ids = ("win-exactly-4-tricks", "win-3-tricks-in-a-row", "win-2-tricks-in-a-row")
    tasks = [library.tasks[id].task for id in ids]
    assert not is_hopeless(mission, table, tasks, library.pairs_at("deep-sea", 5))
    assert is_proved_impossible(mission, table, tasks)
    assert not is_proved_impossible(mission, table, tasks[:2])


def test_used_cards_stay_out_until_the_pile_cannot_go_on(desk: EveningDesk) -> None:
    out: list[str] = []
    for seed in range(200):
        found = desk.answer(asked("deep-sea/25", 4, seed, out, difficulty=25))
        if found["reshuffled"]:
            break
        assert set(out) < set(found["out"])
        assert found["left"] == 96 - len(found["out"])
        out = found["out"]
    assert len(out) > 80, "almost all cards are used before they are shuffled"
    assert len(found["out"]) == len(found["cards"]), "afterwards only the new ones are out"


def test_the_same_seed_draws_the_same(desk: EveningDesk) -> None:
    one, other, third = (desk.answer(asked("deep-sea/20", 3, seed)) for seed in (7, 7, 8))
    assert one == other
    assert one["out"] != third["out"]


def test_tasks_for_one_member_can_be_met_by_one(library: Library) -> None:
    """Mission 6 gives all tasks to one member, who cannot win no trick and the first trick as well."""
    mission, table = library.missions["deep-sea/06"], Table(4, library.games["deep-sea"].deck)
    tasks = [library.tasks[id].task for id in ("win-0-tricks", "win-first-trick")]
    pairs = library.pairs_at("deep-sea", 4)
    assert is_hopeless(mission.rules, table, tasks, pairs)
    assert not is_hopeless(library.missions["deep-sea/05"].rules, table, tasks, pairs)
    clash = [library.tasks[id].task for id in ("win-first-trick", "win-first-2-tricks")]
    assert is_hopeless(library.missions["deep-sea/05"].rules, table, clash, pairs)
    assert not is_hopeless(mission.rules, table, clash, pairs)


def test_a_card_says_what_it_asks_for_and_when_to_deal_anew(library: Library) -> None:
    for lang, redeal in (
        ("en", "Deal anew if one hand holds all submarines."),
        ("fr", "Redistribuez si une même main contient tous les sous-marins."),
        ("ru", "Раздайте заново, если один игрок держит на руках все субмарины."),
    ):
        desk = EveningDesk(library, lang)
        said = desk._redeals("deep-sea", library.tasks["win-exactly-one-submarine"].task)
        assert [each[: len(redeal)] for each in said] == [redeal]
        found = desk.answer(asked("deep-sea/20", 5, 3))
        assert all(card["words"] and card["picture"].startswith("<svg") for card in found["cards"])
    barred = EveningDesk(library, "en").card("deep-sea", library.tasks["more-tricks-than-captain"].task, 4)
    assert barred["note"] == "Not for the captain."


def test_another_difficulty_and_no_clock(desk: EveningDesk) -> None:
    assert desk.answer(asked("deep-sea/33", 4, 1, difficulty=19))["sum"] == 19
    assert desk.answer(asked("deep-sea/26", 4, 1))["sum"] == 10
    assert desk.answer(asked("deep-sea/26", 4, 1, untimed=True))["sum"] == 12


def test_named_cards_are_shown_and_what_cannot_be_drawn_is_explained(desk: EveningDesk) -> None:
    assert len(desk.answer(asked("deep-sea/32", 4, 1))["cards"]) == 4
    none = desk.answer(asked("deep-sea/20", 4, 1, difficulty=10_000))
    assert none["cards"] == []
    assert none["problem"].startswith("No task cards of the box add up")


def test_the_browser_opens_the_same_desk(library: Library, desk: EveningDesk, repository: Any) -> None:
    opened = evening.open(json.dumps(library_data(library, repository)), "en")
    question = asked("deep-sea/20", 4, 11)
    assert json.loads(opened.answer(json.dumps(question))) == json.loads(json.dumps(desk.answer(question)))
    assert json.loads(opened.greet())["pile"]["deep-sea"] == 96
