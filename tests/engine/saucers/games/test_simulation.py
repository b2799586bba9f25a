"""Many games, their statistics, and the verdict on a board."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.interval import Share
from logwright.engine.saucers.games.reach import gaps
from logwright.engine.saucers.games.simulation import Result, simulate, tally
from logwright.engine.saucers.games.verdict import judge
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay_tiles
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.tile import LaidTile, Tile
from logwright.engine.saucers.players import Greedy, Random
from logwright.engine.saucers.turns.setup import HeadStart, Setup

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table


def result(winner: int | None, rounds: int, *upgrades: set[str]) -> Result:
    return Result(winner, rounds, rounds * 3, 5, 1, tuple(frozenset(names) for names in upgrades))


def test_results_add_up() -> None:
    played = [
        result(0, 5, {"airlock"}, set(), set()),
        result(2, 9, {"airlock"}, set(), {"hyperdrive"}),
        result(2, 7, set(), set(), {"airlock"}),
        result(None, 60, {"airlock"}, set(), set()),
    ]
    statistics = tally(3, played)
    assert statistics.games == 4
    assert statistics.wins == (1, 0, 2)
    assert statistics.finished == Share(3, 4)
    assert statistics.seat(2) == Share(2, 3)
    assert statistics.mean_rounds == 7
    assert [statistics.rounds_at(share) for share in (0.1, 0.5, 1.0)] == [5, 7, 9]
    assert statistics.upgrade("airlock") == Share(2, 3)
    assert statistics.upgrade("hyperdrive") == Share(1, 1)
    assert statistics.upgrade("cargo-hold") == Share(0, 0)
    assert statistics.turns == 3 * 81


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_of_sensible_players_end(box: Box, players: int) -> None:
    statistics = simulate(Setup(box, players, seed=3), [Greedy()] * players, games=8, rounds=60)
    assert statistics.finished.hits == 8
    assert sum(statistics.wins) == sum(statistics.lengths.values()) == 8


def test_even_random_players_end_their_games(box: Box) -> None:
    statistics = simulate(Setup(box, 4), [Random()] * 4, games=10, rounds=300)
    assert statistics.finished.hits == 10


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_on_every_board_every_site_can_be_reached_from_everywhere(box: Box, players: int) -> None:
    for seed in range(10):
        tiles, _ = lay_tiles(box, players, Dice(seed))
        assert gaps(Board.of(tiles), box.cards) == ()


def island(*rows: str, column: int) -> LaidTile:
    tile = Tile.drawn(0, {"a": rows})
    return LaidTile(tile, "a", 0, 0, column)


def test_an_island_is_out_of_reach(box: Box) -> None:
    board = Board.of([island("1 .", ". .", column=0), island("2 .", column=5)])
    found = gaps(board, box.cards)
    assert {gap.site for gap in found} == {1, 2}
    assert {gap.space for gap in found if gap.site == 2} == {Space(0, 0), Space(0, 1), Space(1, 0), Space(1, 1)}


def test_accelerators_carry_over_long_ways(table: "Table", box: Box) -> None:
    board = table.draw("r A . 1\nb . . .").board
    assert gaps(board, box.cards) == ()


def test_a_normal_game_is_completable(box: Box) -> None:
    statistics = simulate(Setup(box, 3, seed=11), [Greedy()] * 3, games=40)
    assert judge(statistics).word == "completable"


def test_a_big_head_start_is_unfair(box: Box) -> None:
    start = {0: HeadStart(crew_types=("pilot", "doctor", "engineer"))}
    statistics = simulate(Setup(box, 3, head_starts=start), [Greedy()] * 3, games=40)
    verdict = judge(statistics)
    assert (verdict.word, verdict.reason, verdict.numbers[0]) == ("unfair", "seat-wins", 0)


def test_a_game_without_crew_on_the_board_is_endless(box: Box) -> None:
    """Nobody can man five stations of a saucer that has four."""
    statistics = simulate(Setup(box, 3, stations_to_win=5), [Random()] * 3, games=3, rounds=10)
    assert judge(statistics).word == "endless"
    assert judge(statistics).numbers == (3, 3)


def test_a_site_out_of_reach_is_unfair(box: Box) -> None:
    statistics = tally(2, [result(seat, 5, set(), set()) for seat in (0, 1) for _ in range(10)])
    board = Board.of([island("1 .", column=0), island("2 .", column=5)])
    assert judge(statistics, gaps(board, box.cards)).reason == "site-out-of-reach"


def test_a_seat_that_hardly_ever_wins_is_unfair() -> None:
    statistics = tally(2, [result(0, 5, set(), set())] * 60 + [result(1, 5, set(), set())] * 4)
    assert judge(statistics).reason == "seat-wins"
    statistics = tally(3, [result(game % 2, 5, set(), set(), set()) for game in range(60)])
    assert judge(statistics).reason in ("seat-loses", "seat-wins")
