"""A survey of scenarios: games at many tables, run by any executor, with the verdicts stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

from logwright.cache.code_revision import code_revision
from logwright.cache.revision import revision
from logwright.content.model.scenario import Scenario
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.players import STRENGTHS
from logwright.verdicts.running.batch_runner import BatchRunner, BatchWork
from logwright.verdicts.running.store import Store
from logwright.verdicts.scenarios.scenario_job import BOARDS, GAMES, ScenarioJob, ScenarioPart, work
from logwright.verdicts.scenarios.scenario_line_up import EVENINGS
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict, scenario_verdict_from_data

PORTION = len(EVENINGS)
"""Games handed to a worker at a time: each portion has the same share of slow games."""


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
) -> BatchRunner[ScenarioJob, ScenarioPart]:
    """Verdicts as they are finished; `on_games` is called for every portion of games played."""
    return BatchRunner(
        jobs, BatchWork(_portions, work, _verdict, scenario_name, scenario_holds), executor, store, on_games
    )


def _verdict(job: ScenarioJob, found: ScenarioPart) -> ScenarioVerdict:
    return ScenarioVerdict(job.key, job.rounds, found)


def scenario_store(folder: Path) -> Store[ScenarioVerdict]:
    return Store(folder, "scenario-verdict", scenario_verdict_from_data)


def scenario_name(job: ScenarioJob) -> str:
    """The key under which a verdict is stored: everything that affects it."""
    return revision(replace(job, key=""), code_revision("logwright.verdicts.scenarios.scenario_job"))


def scenario_holds(job: ScenarioJob, verdict: ScenarioVerdict) -> bool:
    """Whether the numbers are consistent with this job; the results themselves could only be checked by playing
    again."""
    played, part = verdict.statistics, verdict.found
    return (
        (verdict.players, verdict.rounds, played.games) == (job.players, job.rounds, job.count)
        and len(played.wins) == job.players
        and sum(played.wins) == sum(played.lengths.values()) <= job.count
        and all(0 <= length <= job.rounds for length in played.lengths)
        and part.boards == (1 if job.setup.tiles else min(BOARDS, job.count))
        and part.mixed.keys() <= STRENGTHS.keys()
        and {*played.upgrade_wins, *played.upgrade_losses} <= {card.id for card in job.setup.box.upgrades}
    )


def _portions(job: ScenarioJob) -> list[ScenarioJob]:
    return [replace(job, first=first, count=min(PORTION, job.count - first)) for first in range(0, job.count, PORTION)]
