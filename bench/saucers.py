"""How fast Crash & Grab is played, and how time and memory grow with the number of games.

Ratios compare things timed in the same run, because machines differ and are busy: games as verdicts on scenarios play
them (`race`) against the same games played step by step, which defines what happens in them; a game against a bare
random walk of as many moves; and many games in one go against the same games in ten lots.

`--against` plays the games with the code of an earlier commit as well, lot by lot in turn, compares how long that took,
and stops if a result differs. Before there were races, `play_out` played them.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import yaml

from logwright.engine.saucers.games.simulation import Result, play_out, tally
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay_tiles
from logwright.engine.saucers.pieces.space import DIRECTIONS, Space
from logwright.engine.saucers.players import STRENGTHS, Player
from logwright.engine.saucers.turns.setup import Setup

Playing = Callable[[Setup, Sequence[Player], int], Result]

ROOT = Path(__file__).parents[1]
BASELINE = "37615c5"
"""The last commit in which Python played all games."""
PLAYERS = 4
ROUNDS = 300
GAMES = {"random": 20, "greedy": 20, "planner": 6}
LOTS = 5
LOT = 60
REPEATS = 5
WALKS = 30


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", nargs="?", const=BASELINE, help="an earlier commit, to compare with")
    parser.add_argument("--lot", help=argparse.SUPPRESS)
    options = parser.parse_args()
    box = box_of(ROOT / "content" / "crash-and-grab")
    if options.lot:
        strength, first = json.loads(options.lot)
        print(json.dumps(timed(box, strength, first, playing())))
    elif options.against:
        compare(options.against)
    else:
        for strength in GAMES:
            speed(box, strength)
        print(f"  time for ten times the games: {growth(box):.1f} times (best of {REPEATS} each; at most 11)")
        few, many = memory(box)
        print(f"  memory in use after {LOT} games: {few:.0f} kB, after {10 * LOT}: {many:.0f} kB (it must not grow)")


def box_of(folder: Path) -> Box:
    """Read without the rest of the content, which takes longer than most lots."""
    game, tiles, upgrades = (
        yaml.safe_load((folder / f"{name}.yaml").read_text("utf-8")) for name in ("game", "tiles", "upgrades")
    )
    return Box.of(game, tiles, upgrades)


def playing() -> Playing:
    """What verdicts are made with, in the commit whose code this is."""
    if not find_spec("logwright.engine.races"):
        return play_out
    from logwright.engine.races.race import race

    return race


def timed(box: Box, strength: str, first: int, play: Playing) -> tuple[float, int, list[list[int]]]:
    """Processor time and turns of a lot of games, and their results in short. One game before warms up."""
    seats = [STRENGTHS[strength]] * PLAYERS
    play(Setup(box, PLAYERS, seed=first), seats, ROUNDS)
    start = time.process_time()
    played = [play(Setup(box, PLAYERS, seed=first + game), seats, ROUNDS) for game in range(GAMES[strength])]
    seconds = time.process_time() - start
    short = [[-1 if one.winner is None else one.winner, one.rounds, one.turns, one.pick_ups] for one in played]
    return seconds, sum(one.turns for one in played), short


def speed(box: Box, strength: str) -> None:
    """Both ways by turns, and the median of their ratios."""
    ratios, seconds, turns = [], 0.0, 0
    for lot in range(LOTS):
        first = lot * GAMES[strength]
        slow, _, defined = timed(box, strength, first, play_out)
        fast, flown, raced = timed(box, strength, first, playing())
        assert raced == defined, f"games of lot {lot} differ"
        ratios.append(slow / fast)
        seconds, turns = seconds + fast, turns + flown
    games = LOTS * GAMES[strength]
    board = Board.of(lay_tiles(box, PLAYERS, Dice(0))[0])
    start = time.process_time()
    for seed in range(WALKS):
        _random_walk(board, box, turns, seed)
    walking = (time.process_time() - start) / WALKS
    print(
        f"  {strength}: {statistics.median(ratios):.0f} times as fast as step by step "
        f"({min(ratios):.0f} to {max(ratios):.0f}); {games / seconds:.0f} games per second and core, "
        f"{turns / games:.0f} turns each; {seconds / walking:.1f} times as long as a random walk of as many moves",
        flush=True,
    )


def compare(commit: str) -> None:
    """Both play the same games, each lot in processes of their own, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "x", "-C", folder], input=archive, check=True)
        for strength in GAMES:
            ratios = []
            for lot in range(LOTS):
                (slow, *before), (fast, *after) = (
                    _lot_of(root, strength, lot * GAMES[strength]) for root in (Path(folder), ROOT)
                )
                assert before == after, f"games of lot {lot} differ"
                ratios.append(slow / fast)
            print(
                f"  {strength}: {statistics.median(ratios):.0f} times as fast as {commit} "
                f"({min(ratios):.0f} to {max(ratios):.0f}), the same results",
                flush=True,
            )


def _lot_of(root: Path, strength: str, first: int) -> list[Any]:
    run = subprocess.run(
        [sys.executable, __file__, "--lot", json.dumps([strength, first])],
        env=os.environ | {"PYTHONPATH": str(root / "generator")},
        capture_output=True,
        check=True,
    )
    found: list[Any] = json.loads(run.stdout)
    return found


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


def growth(box: Box) -> float:
    """The whole against a tenth of its parts, by turns; the best of each is the one least disturbed by others."""
    wholes, tenths = [], []
    for _ in range(REPEATS):
        tenths.append(statistics.mean(_seconds(box, lot * LOT, LOT) for lot in range(10)))
        wholes.append(_seconds(box, 0, 10 * LOT))
    return min(wholes) / min(tenths)


def _seconds(box: Box, seed: int, games: int) -> float:
    """Single games differ in length, so the lots are made of the very games of the long run."""
    start = time.process_time()
    for _ in _results(box, seed, games):
        pass
    return time.process_time() - start


def _results(box: Box, seed: int, games: int) -> Iterator[Result]:
    play, setup = playing(), Setup(box, PLAYERS)
    for game in range(games):
        yield play(replace(setup, seed=seed + game), [STRENGTHS["greedy"]] * PLAYERS, 60)


def memory(box: Box) -> tuple[float, float]:
    """What is in use after some games and after ten times as many, in kB."""
    in_use = []

    def counted(played: Iterator[Result]) -> Iterator[Result]:
        for number, result in enumerate(played, start=1):
            yield result
            if number in (LOT, 10 * LOT):
                gc.collect()  # also empties the interpreter's stock of used tuples
                in_use.append(tracemalloc.get_traced_memory()[0] / 1024)

    tracemalloc.start()
    tally(PLAYERS, counted(_results(box, 0, 10 * LOT)))
    tracemalloc.stop()
    few, many = in_use
    return few, many


if __name__ == "__main__":
    main()
