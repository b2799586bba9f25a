"""The scenarios of the project, and the deliberately bad ones of the tests."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.content.model.scenario import Scenario
from logwright.engine.saucers.games.game import begin
from logwright.engine.saucers.games.reach import gaps
from logwright.engine.saucers.games.rules import switch_options
from logwright.engine.saucers.games.simulation import play_out
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.players import Greedy
from logwright.engine.saucers.turns.setup import HeadStart
from logwright.verdicts.scenarios.scenario_job import work
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict
from tests.languages import LANGUAGES
from tests.verdicts.scenario_table import ROOT, job_of, library_with_bad_scenarios
from tests.words import in_english

OURS = sorted((ROOT / "content" / "crash-and-grab" / "scenarios").glob("*.yaml"))


@pytest.fixture(scope="module")
def library() -> Library:
    return library_with_bad_scenarios()


@pytest.fixture(params=[path.stem for path in OURS])
def scenario(request: pytest.FixtureRequest, library: Library) -> Scenario:
    return library.scenarios[f"crash-and-grab/{request.param}"]


def schema() -> Any:
    return json.loads((ROOT / "schemas" / "scenario.schema.json").read_text("utf-8"))["properties"]


def test_there_are_scenarios_for_every_number_of_players(library: Library) -> None:
    ours = [library.scenarios[f"crash-and-grab/{path.stem}"] for path in OURS]
    assert len(ours) >= 12
    assert {players: sum(players in each.players for each in ours) >= 5 for players in range(2, 7)} == dict.fromkeys(
        range(2, 7), True
    )


def test_a_scenario_has_words_in_every_language(scenario: Scenario) -> None:
    assert set(scenario.own_words) == set(LANGUAGES)
    titles = [words.title for words in scenario.own_words.values()]
    assert len(set(titles)) >= 3  # some titles are the same word in two languages
    assert all(len(words.story) > 100 for words in scenario.own_words.values())


def test_a_scenario_changes_something(scenario: Scenario, library: Library) -> None:
    assert library.box is not None
    plain = Scenario(scenario.key, scenario.players, scenario.document, own_words=scenario.own_words)
    assert scenario != plain


def test_a_scenario_can_be_played_to_its_end(scenario: Scenario, library: Library) -> None:
    assert library.box is not None
    for players in scenario.players:
        setup = scenario.setup(library.box, players, seed=3)
        assert play_out(setup, [Greedy()] * players, scenario.rounds).winner is not None


def test_crash_sites_of_chosen_boards_are_in_reach(scenario: Scenario, library: Library) -> None:
    assert library.box is not None
    for players in scenario.players:
        setup = scenario.setup(library.box, players)
        if setup.tiles:
            assert gaps(Board.of(setup.tiles), setup.box.cards) == ()


def test_a_head_start_for_one_is_unfair(library: Library) -> None:
    job = job_of(library, "lions-share", 4, games=24)
    verdict = ScenarioVerdict(job.key, job.rounds, work(job))
    assert (verdict.judged.word, verdict.judged.reason, verdict.judged.numbers[0]) == ("unfair", "seat-wins", 0)
    assert in_english(verdict.said).startswith("seat 0 wins ")
    assert in_english(verdict.said).endswith("even would be 25%")


def test_islands_are_endless(library: Library) -> None:
    job = job_of(library, "archipelago", 3, games=4)
    verdict = ScenarioVerdict(job.key, job.rounds, work(job))
    assert (verdict.judged.word, verdict.judged.reason) == ("endless", "games-without-end")
    assert re.fullmatch(rf"[1-4] of 4 games did not end within {job.rounds} rounds", in_english(verdict.said))
    assert len(verdict.out_of_reach) == 12


def test_a_card_that_skips_spaces_is_unfair(library: Library) -> None:
    job = job_of(library, "two-step", 3, games=6)
    verdict = ScenarioVerdict(job.key, job.rounds, work(job))
    assert (verdict.judged.word, verdict.judged.reason) == ("unfair", "site-out-of-reach")


def test_what_everyone_has_and_what_a_seat_has_come_together(library: Library) -> None:
    assert library.box is not None
    scenario = replace(
        library.scenarios["crash-and-grab/second-half"],
        seats={1: HeadStart(boosters=2, upgrades=("airlock",), crew_types=("doctor", "pilot"))},
    )
    everyone = HeadStart(energy=1, crew_types=("pilot",))
    favoured = HeadStart(boosters=2, energy=1, upgrades=("airlock",), crew_types=("pilot", "doctor"))
    assert scenario.head_starts(library.box, 3) == {0: everyone, 1: favoured, 2: everyone}
    # With two players every saucer has its share, but there is one card.
    sister = replace(favoured, upgrades=())
    assert scenario.head_starts(library.box, 2) == {0: everyone, 1: everyone, 2: favoured, 3: sister}


def test_the_board_follows_the_file(library: Library) -> None:
    assert library.box is not None
    ring = library.scenarios["crash-and-grab/ring-road"].setup(library.box, 4)
    board = Board.of(ring.tiles)
    assert len(board.cells) == 80
    assert (4, 4) not in board.cells
    pinball = library.scenarios["crash-and-grab/pinball"].setup(library.box, 2)
    assert {(2, 2), (3, 3), (3, 4), (4, 5), (5, 4)} <= Board.of(pinball.tiles).accelerators


def test_a_seed_draws_the_same_board_for_every_game(library: Library) -> None:
    assert library.box is not None
    scenario = library.scenarios["crash-and-grab/two-step"]
    games = [begin(scenario.setup(library.box, 3, seed=seed)) for seed in (1, 2)]
    assert games[0].board == games[1].board
    assert games[0].saucers != games[1].saucers


def test_decks_and_cards_follow_the_file(library: Library) -> None:
    assert library.box is not None
    state = begin(library.scenarios["crash-and-grab/family-reunion"].setup(library.box, 3))
    assert len(state.deck) == 22
    assert "distress-signaler" not in state.deck
    assert begin(library.scenarios["crash-and-grab/stone-age"].setup(library.box, 3)).deck == ()
    fog = begin(library.scenarios["crash-and-grab/fog-bank"].setup(library.box, 3))
    assert [card.id for card in fog.game.cards] == ["two", "three"]
    sale = begin(library.scenarios["crash-and-grab/jumble-sale"].setup(library.box, 3))
    assert (sale.game.price.energy, sale.game.price.draw, sale.saucers[0].energy) == (1, 4, 3)


def test_the_schema_knows_the_pieces_of_the_game(library: Library) -> None:
    game = library.documents["content/crash-and-grab/game.yaml"].data
    fields, start = schema(), schema()["start"]["properties"]
    switches = {name: tuple(field["enum"]) for name, field in fields["rules"]["properties"].items()}
    assert switches == switch_options() == {name: tuple(s["options"]) for name, s in game["switches"].items()}
    assert fields["movement_cards"]["items"]["enum"] == [card["id"] for card in game["movement_cards"]]
    assert fields["board"]["properties"]["markers"]["items"]["enum"] == game["directions"]
    assert start["everyone"]["properties"]["crew"]["items"]["enum"] == game["crew_types"]
    assert library.box is not None
    tile = fields["board"]["properties"]["tiles"]["items"]["properties"]["tile"]
    assert (tile["minimum"], tile["maximum"]) == (1, len(library.box.tiles))
