"""The page At the table draws as the engine does: the same cards for the same seed, and nothing that cannot be won."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import NoDeal, task_for
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.mission import Allocation, Mission, NamedTasks, Task, TasksByDifficulty
from logwright.engine.search.words import to_words
from logwright.engine.second_opinion.proof import ProofFinding, prove_impossible
from logwright.publish.evening.card_view import card_picture, card_words
from logwright.publish.evening.task_pile import draws_by_difficulty, pile_tables
from logwright.publish.views.book import Book
from tests.publish.evening.table_draw import TableDraw

GAME = "deep-sea"
SEEDS = 150
Run = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def piles(library: Library) -> dict[str, Any]:
    return {f"{game}-{players}": pile for game, players, pile in pile_tables(library)}


@pytest.fixture(scope="module")
def script(repository: Path, piles: dict[str, Any]) -> Run:
    """What the script of the page makes of draws, questions and shares."""
    node = shutil.which("node")
    if not node:
        pytest.skip("node is missing; scripts/system-packages.sh build installs it")
    kernel = repository / "generator/logwright/engine/kernel/kernel.wasm"

    def run(**asked: Any) -> dict[str, Any]:
        told = {"piles": piles, "draws": [], "questions": [], "shares": [], **asked}
        command = [node, str(Path(__file__).with_name("draws.js")), str(kernel)]
        done = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    return run


def drawing(library: Library) -> list[LoggedMission]:
    return [mission for mission in library.missions.values() if draws_by_difficulty(mission)]


def allocation(mission: Mission) -> dict[str, Any]:
    return {"rule": mission.allocation, "passing": mission.passing, "volunteers": mission.volunteers}


def at(mission: LoggedMission, number: int) -> tuple[int, Mission]:
    """One of the numbers of players; at times harder than printed."""
    rules = mission.rules
    assert isinstance(rules.tasks, TasksByDifficulty)
    harder = replace(rules, tasks=TasksByDifficulty(rules.tasks.difficulty + number % 3))
    return rules.players[number % len(rules.players)], harder


def tasks_of(library: Library, *ids: str) -> tuple[Task, ...]:
    return tuple(library.tasks[id].task for id in ids)


def is_impossible(mission: Mission, table: Table, tasks: tuple[Task, ...]) -> bool:
    named = replace(mission, tasks=NamedTasks(tasks))
    return prove_impossible(named, table).finding is ProofFinding.IMPOSSIBLE


def test_the_same_seed_draws_the_same_cards_in_a_script_and_in_the_engine(library: Library, script: Run) -> None:
    """ds-062, ds-063: exactly the difficulty at this number of players. Used cards stay out until the pile is spent."""
    asked, drawn = [], []
    for seed in range(SEEDS):
        mission = drawing(library)[seed % len(drawing(library))]
        players, rules = at(mission, seed)
        assert isinstance(rules.tasks, TasksByDifficulty)
        out = [card.task.id for card in library.pile(GAME)][seed % 7 :: 1 + seed // 2 % 3] if seed % 2 else []
        found = TableDraw(library, GAME, rules, players).draw(out, Chance(seed))
        seats = library.games[GAME].table(players).seats
        assert sum(task.difficulty_at(seats) for task in found.tasks) == rules.tasks.difficulty
        assert len({task.id for task in found.tasks}) == len(found.tasks)
        assert found.reshuffled or not {task.id for task in found.tasks} & set(out)
        drawn.append({"cards": [task.id for task in found.tasks], "reshuffled": found.reshuffled})
        asked.append(
            {
                "pile": f"{GAME}-{players}",
                "mission": mission.key,
                "allocation": allocation(rules),
                "difficulty": rules.tasks.difficulty,
                "out": out,
                "seed": seed,
            }
        )
    assert script(draws=asked)["draws"] == drawn
    assert any(draw["reshuffled"] for draw in drawn)


def test_a_script_asks_the_kernel_word_for_word_what_the_engine_asks(library: Library, script: Run) -> None:
    """Every task card of the box, in many companies, at every table of every mission that draws."""
    pile = [card.task.id for card in library.pile(GAME)]
    asked, words = [], []
    for number, mission in enumerate(drawing(library)):
        for players in mission.rules.players:
            cards = [pile[(place * 29 + number * 7 + players) % len(pile)] for place in range(2 + number % 6)]
            tasks = tasks_of(library, *cards)
            table = library.games[GAME].table(players)
            if not sharing(mission.rules, Deal(table, (), 0, 0, tasks=tasks)).is_possible:
                continue
            draw = TableDraw(library, GAME, mission.rules, players)
            words.append(to_words(draw.questions(tasks)[0]))
            asked.append(
                {
                    "pile": f"{GAME}-{players}",
                    "mission": mission.key,
                    "allocation": allocation(mission.rules),
                    "cards": cards,
                }
            )
    assert {card for question in asked for card in question["cards"]} >= {*pile[::2]}
    for question, engine, found in zip(asked, words, script(questions=asked)["questions"], strict=True):
        # The engine's words begin with their number and with a deal.
        assert engine[-len(found) :] == found, question


def test_tasks_are_shared_out_in_a_script_as_in_the_engine(library: Library, script: Run) -> None:
    deck, asked, shared = library.games[GAME].deck, [], []
    everything = product(Allocation, (False, True), (1, 2, 3), (3, 4, 5), range(1, 13))
    for rule, passing, volunteers, seats, count in everything:
        mission = Mission(players=(seats,), allocation=rule, passing=passing, volunteers=volunteers)
        card = replace(task_for(deck.colour_cards()[0]), difficulty=((3, 1), (4, 1), (5, 1)))
        deal = Deal(Table(seats, deck), (), 0, 0, tasks=(card,) * count)
        ways = sharing(mission, deal).shares
        shared.append([{"least": list(way.least), "most": list(way.most)} for way in ways])
        asked.append({"allocation": allocation(mission), "tasks": count, "seats": seats})
    assert script(shares=asked)["shares"] == shared


def test_three_cards_may_be_too_much_where_any_two_are_not(library: Library) -> None:
    """With five players there are eight tricks: four, three in a row and two in a row are nine."""
    draw = TableDraw(library, GAME, library.missions["deep-sea/20"].rules, 5)
    tasks = tasks_of(library, "win-exactly-4-tricks", "win-3-tricks-in-a-row", "win-2-tricks-in-a-row")
    assert not draw.is_winnable(tasks)
    assert draw.is_winnable(tasks[:2])


def test_tasks_for_one_member_can_be_met_by_one(library: Library) -> None:
    """Mission 6 gives all tasks to one member, who cannot win no trick and the first trick as well."""
    six, five = (TableDraw(library, GAME, library.missions[f"deep-sea/0{n}"].rules, 4) for n in (6, 5))
    tasks = tasks_of(library, "win-0-tricks", "win-first-trick")
    assert five.is_winnable(tasks)
    assert not six.is_winnable(tasks)
    clash = tasks_of(library, "win-first-trick", "win-first-2-tricks")
    assert six.is_winnable(clash)
    assert not five.is_winnable(clash)


def test_what_is_put_back_is_proved_to_be_impossible(library: Library) -> None:
    """In few deals little is found that can be won in others: of these sets none is."""
    for key, players, *ids in (
        ("deep-sea/25", 4, "win-exactly-4-tricks", "more-tricks-than-all-others-together", "win-no-submarines"),
        ("deep-sea/13", 4, "win-green-9-with-submarine", "win-no-green"),
        ("deep-sea/33", 5, "win-3-tricks-in-a-row", "win-exactly-4-tricks", "win-2-tricks-in-a-row"),
        ("custom/pressure-test", 3, "win-submarine-1-only", "win-no-submarines"),
    ):
        mission, tasks = library.missions[key].rules, tasks_of(library, *ids)
        winnable = TableDraw(library, GAME, mission, players).is_winnable(tasks)
        assert winnable is not is_impossible(mission, library.games[GAME].table(players), tasks)


def test_what_no_cards_add_up_to_is_not_drawn(library: Library, script: Run) -> None:
    mission = replace(library.missions["deep-sea/20"].rules, tasks=TasksByDifficulty(10_000))
    with pytest.raises(NoDeal):
        TableDraw(library, GAME, mission, 4).draw((), Chance(1))
    asked = {"pile": f"{GAME}-4", "mission": "deep-sea/20", "allocation": allocation(mission), "out": [], "seed": 1}
    assert script(draws=[{**asked, "difficulty": 10_000}])["draws"] == [None]


def test_a_card_says_what_it_asks_for_and_when_to_deal_anew(library: Library) -> None:
    submarine = library.tasks["win-exactly-one-submarine"].task
    for lang, redeal in (
        ("en", "Deal anew if one hand holds all submarines."),
        ("fr", "Redistribuez si une même main contient tous les sous-marins."),
        ("ru", "Раздайте заново, если один игрок держит на руках все субмарины."),
    ):
        said = card_words(Book(library, lang), GAME, submarine, 4)
        assert said["words"]
        assert [each[: len(redeal)] for each in said["redeals"]] == [redeal]
    assert card_picture(library, GAME, submarine).startswith("<svg")
    barred = card_words(Book(library, "en"), GAME, library.tasks["more-tricks-than-captain"].task, 4)
    assert barred["note"] == "Not for the captain."
