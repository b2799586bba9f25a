"""A job: some games of one scenario with one number of players. Runs in any process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from logwright.engine.interval import Share
from logwright.engine.races.race import race
from logwright.engine.saucers.games.reach import UnreachableSite, gaps
from logwright.engine.saucers.games.simulation import Statistics, tally
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.layout import lay_tiles
from logwright.engine.saucers.players import STRENGTHS
from logwright.engine.saucers.turns.setup import Setup
from logwright.verdicts.scenarios.scenario_line_up import is_mixed, line_up

GAMES = 48
"""Number of games that make a verdict, if nobody wants more."""
BOARDS = 8
"""Number of boards to check for reachable crash sites, if every game has its own board."""
SEEDS_APART = 1_000_003
"""Distance between the games of two seeds, so that no game is played for both."""


@dataclass(frozen=True)
class ScenarioJob:
    """Games `first` to `first + count - 1` of a seed, each for at most so many rounds."""

    key: str
    setup: Setup
    rounds: int
    seed: int
    first: int
    count: int

    @property
    def players(self) -> int:
        return self.setup.players

    def game(self, number: int) -> Setup:
        return replace(self.setup, seed=self.seed * SEEDS_APART + number)


@dataclass(frozen=True)
class ScenarioPart:
    """The result of a job. `mixed` counts wins by strength at mixed tables."""

    statistics: Statistics
    mixed: Mapping[str, Share] = field(default_factory=dict)
    boards: int = 0
    gaps: tuple[UnreachableSite, ...] = ()
    """Crash sites that are out of reach from some space; only for the first board that has any."""
    seconds: float = 0.0

    def __add__(self, other: ScenarioPart) -> ScenarioPart:
        return ScenarioPart(
            statistics=self.statistics + other.statistics,
            mixed=_added(self.mixed, other.mixed),
            boards=self.boards + other.boards,
            gaps=self.gaps or other.gaps,
            seconds=self.seconds + other.seconds,
        )


def work(job: ScenarioJob) -> ScenarioPart:
    """Plays the games and checks the boards."""
    start = time.perf_counter()
    statistics = tally(job.players, ())
    mixed: Mapping[str, Share] = {}
    for number in range(job.first, job.first + job.count):
        seats = line_up(number, job.players)
        result = race(job.game(number), [STRENGTHS[name] for name in seats], job.rounds)
        statistics += tally(job.players, [result])
        if is_mixed(seats) and result.winner is not None:
            sat, won = Counter(seats), seats[result.winner]
            mixed = _added(mixed, {name: Share(int(name == won), count) for name, count in sat.items()})
    boards = _boards(job)
    found = (gaps(board, job.setup.box.cards) for board in boards)
    out_of_reach = next((some for some in found if some), ())
    return ScenarioPart(statistics, mixed, len(boards), out_of_reach, time.perf_counter() - start)


def _boards(job: ScenarioJob) -> list[Board]:
    """The boards of this job's games to check; a board that never changes only once."""
    if job.setup.tiles:
        return [Board.of(job.setup.tiles)] if job.first == 0 else []
    games = range(job.first, min(job.first + job.count, BOARDS))
    return [Board.of(lay_tiles(job.setup.box, job.players, Dice(job.game(number).seed))[0]) for number in games]


def _added(one: Mapping[str, Share], other: Mapping[str, Share]) -> dict[str, Share]:
    names = sorted({*one, *other}, key=list(STRENGTHS).index)
    nothing = Share(0, 0)
    pairs = ((name, one.get(name, nothing), other.get(name, nothing)) for name in names)
    return {name: Share(a.hits + b.hits, a.tries + b.tries) for name, a, b in pairs}
