"""How fast Crash & Grab is played, and how time and memory grow with the number of games.

Ratios compare things timed in the same run, because machines differ and are busy: a game against a bare random walk of
as many moves, and many games in one go against the same games in ten lots.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

from logwright.content.loading.load import load
from logwright.engine.saucers.games.simulation import Result, results, simulate, tally
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay_tiles
from logwright.engine.saucers.pieces.space import DIRECTIONS, Space
from logwright.engine.saucers.players import STRENGTHS
from logwright.engine.saucers.turns.setup import Setup

ROOT = Path(__file__).parents[1]
PLAYERS = 4
GAMES = {"random": 20, "greedy": 20, "planner": 6}
LOT = 6
REPEATS = 5
WALKS = 30


def main() -> None:
    box = load(ROOT)[0].box
    assert box is not None
    for strength, games in GAMES.items():
        _speed(box, strength, games)
    print(f"  time for ten times the games: {_growth(box):.1f} times (best of {REPEATS} each; at most 11)")
    few, many = _memory(box)
    print(f"  memory in use after {LOT} games: {few:.0f} kB, after {10 * LOT}: {many:.0f} kB (it must not grow)")


def _speed(box: Box, strength: str, games: int) -> None:
    start = time.process_time()
    played = simulate(Setup(box, PLAYERS), [STRENGTHS[strength]] * PLAYERS, games, rounds=300)
    seconds = time.process_time() - start
    board = Board.of(lay_tiles(box, PLAYERS, Dice(0))[0])
    start = time.process_time()
    for seed in range(WALKS):
        _random_walk(board, box, played.turns, seed)
    walking = (time.process_time() - start) / WALKS
    print(
        f"  {strength}: {games / seconds:.1f} games per second and core, {played.turns / games:.0f} turns each; "
        f"{seconds / walking:.0f} times as long as a random walk of {played.turns} moves"
    )


def _random_walk(board: Board, box: Box, moves: int, seed: int) -> None:
    """One saucer alone flies straight lines and comes back to where it left the board: the least a game can do."""
    chance = random.Random(seed)
    here = next(iter(board.sites.values()))
    for _ in range(moves):
        card, direction = chance.choice(box.cards), chance.choice(DIRECTIONS)
        for _ in range(chance.choice(card.distances)):
            there: Space = here.toward(direction)
            if there not in board:
                break
            here = there


def _growth(box: Box) -> float:
    """The whole against a tenth of its parts, by turns; the best of each is the one least disturbed by others."""
    wholes, tenths = [], []
    for _ in range(REPEATS):
        tenths.append(statistics.mean(_seconds(box, lot * LOT, LOT) for lot in range(10)))
        wholes.append(_seconds(box, 0, 10 * LOT))
    return min(wholes) / min(tenths)


def _seconds(box: Box, seed: int, games: int) -> float:
    """Single games differ in length, so the lots are made of the very games of the long run."""
    start = time.process_time()
    simulate(Setup(box, PLAYERS, seed=seed), [STRENGTHS["greedy"]] * PLAYERS, games)
    return time.process_time() - start


def _memory(box: Box) -> tuple[float, float]:
    """What is in use after some games and after ten times as many, in kB."""
    in_use = []

    def counted(played: Iterator[Result]) -> Iterator[Result]:
        for number, result in enumerate(played, start=1):
            yield result
            if number in (LOT, 10 * LOT):
                gc.collect()  # also empties the interpreter's stock of used tuples
                in_use.append(tracemalloc.get_traced_memory()[0] / 1024)

    tracemalloc.start()
    tally(3, counted(results(Setup(box, 3), [STRENGTHS["greedy"]] * 3, 10 * LOT, rounds=60)))
    tracemalloc.stop()
    few, many = in_use
    return few, many


if __name__ == "__main__":
    main()
