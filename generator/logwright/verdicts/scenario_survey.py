"""A survey of scenarios: games at many tables, played by any executor, and their verdicts kept in a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

from logwright.content.scenario import Scenario
from logwright.engine.saucers.box import Box
from logwright.verdicts.portions import Trade, in_portions
from logwright.verdicts.scenario_job import ScenarioJob, ScenarioPart, work
from logwright.verdicts.scenario_line_up import EVENINGS
from logwright.verdicts.scenario_verdict import ScenarioVerdict
from logwright.verdicts.store import Store

GAMES = 48
PORTION = len(EVENINGS)
"""Games handed to a worker at a time: each portion has the same share of games that take long."""


@dataclass(frozen=True)
class GamesRequest:
    """How many games to play, and which."""

    games: int = GAMES
    seed: int = 1


def scenario_jobs(
    box: Box, scenarios: Iterable[Scenario], players: Sequence[int] | None, request: GamesRequest
) -> list[ScenarioJob]:
    """One job per scenario and number of players, with all games in it."""
    return [
        ScenarioJob(
            key=scenario.key,
            setup=scenario.setup(box, count),
            rounds=scenario.rounds,
            seed=request.seed,
            first=0,
            count=request.games,
        )
        for scenario in scenarios
        for count in scenario.players
        if players is None or count in players
    ]


def survey_scenarios(
    jobs: Sequence[ScenarioJob],
    executor: Executor,
    store: Store[ScenarioVerdict] | None = None,
    on_games: Callable[[ScenarioJob], None] = lambda _: None,
) -> Iterator[ScenarioVerdict]:
    """Verdicts as they are finished; `on_games` hears of every portion of games that was played."""
    return in_portions(jobs, Trade(_portions, work, _verdict, scenario_name), executor, store, on_games)


def _verdict(job: ScenarioJob, found: ScenarioPart) -> ScenarioVerdict:
    return ScenarioVerdict(job.key, job.rounds, found)


def scenario_name(job: ScenarioJob) -> str:
    """The name under which a verdict is kept: everything that has a say in it."""
    said = (job.setup, job.rounds, job.seed, job.count, _revision())
    return blake2b(repr(said).encode(), digest_size=16).hexdigest()


@cache
def _revision() -> str:
    """Changes with every file of the board engine, and with those that say who plays and what counts."""
    here = Path(__file__).parent
    digest = blake2b(digest_size=16)
    for path in sorted([*(here.parent / "engine" / "saucers").rglob("*.py"), *here.glob("scenario_*.py")]):
        digest.update(path.relative_to(here.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _portions(job: ScenarioJob) -> list[ScenarioJob]:
    return [replace(job, first=first, count=min(PORTION, job.count - first)) for first in range(0, job.count, PORTION)]
