"""A job: some games of one scenario with one number of players. Runs in any process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from logwright.engine.saucers.board import Board
from logwright.engine.saucers.dice import Dice
from logwright.engine.saucers.interval import Share
from logwright.engine.saucers.layout import lay_tiles
from logwright.engine.saucers.players import STRENGTHS
from logwright.engine.saucers.reach import Gap, gaps
from logwright.engine.saucers.setup import Setup
from logwright.engine.saucers.simulation import Statistics, play_out, tally
from logwright.verdicts.scenario_line_up import is_mixed, line_up

BOARDS = 8
"""On so many boards the ways to the crash sites are followed, if every game has its own."""
SEEDS_APART = 1_000_003
"""So far apart are the games of two seeds: no game is played for both."""


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
    """What a job found. `mixed` holds wins among those of a strength who sat at mixed tables."""

    statistics: Statistics
    mixed: Mapping[str, Share] = field(default_factory=dict)
    boards: int = 0
    gaps: tuple[Gap, ...] = ()
    """Crash sites that are out of reach from some space; of one board, the first that has any."""
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
    """Plays the games and looks at the boards."""
    start = time.perf_counter()
    statistics = tally(job.players, ())
    mixed: Mapping[str, Share] = {}
    for number in range(job.first, job.first + job.count):
        seats = line_up(number, job.players)
        result = play_out(job.game(number), [STRENGTHS[name] for name in seats], job.rounds)
        statistics += tally(job.players, [result])
        if is_mixed(seats) and result.winner is not None:
            sat, won = Counter(seats), seats[result.winner]
            mixed = _added(mixed, {name: Share(int(name == won), count) for name, count in sat.items()})
    boards = _boards(job)
    found = (gaps(board, job.setup.box.cards) for board in boards)
    out_of_reach = next((some for some in found if some), ())
    return ScenarioPart(statistics, mixed, len(boards), out_of_reach, time.perf_counter() - start)


def _boards(job: ScenarioJob) -> list[Board]:
    """The boards of this job's games that are to be looked at; a board that never changes only once."""
    if job.setup.tiles:
        return [Board.of(job.setup.tiles)] if job.first == 0 else []
    games = range(job.first, min(job.first + job.count, BOARDS))
    return [Board.of(lay_tiles(job.setup.box, job.players, Dice(job.game(number).seed))[0]) for number in games]


def _added(one: Mapping[str, Share], other: Mapping[str, Share]) -> dict[str, Share]:
    names = sorted({*one, *other}, key=list(STRENGTHS).index)
    nothing = Share(0, 0)
    pairs = ((name, one.get(name, nothing), other.get(name, nothing)) for name in names)
    return {name: Share(a.hits + b.hits, a.tries + b.tries) for name, a, b in pairs}
