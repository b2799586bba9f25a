"""The part of logwright check that plays scenarios of Crash & Grab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path

from logwright.cli.progress import Progress
from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.scenario import Scenario
from logwright.verdicts.scenario_job import ScenarioJob
from logwright.verdicts.scenario_survey import PORTION, GamesRequest, scenario_jobs, survey_scenarios
from logwright.verdicts.scenario_verdict import (
    ScenarioVerdict,
    interval,
    percent,
    scenario_verdict_from_data,
)
from logwright.verdicts.store import Store


def sound_scenarios(library: Library, problems: Iterable[Problem], names: set[str] | None) -> list[Scenario]:
    """The scenarios with these keys or in these files, or all; those with problems cannot be played."""
    broken = {problem.file for problem in problems}
    return [
        scenario
        for scenario in library.all_scenarios
        if scenario.document.file not in broken
        and (names is None or scenario.key in names or scenario.document.file in names)
    ]


def check_scenarios(
    library: Library,
    scenarios: Iterable[Scenario],
    players: Sequence[int] | None,
    request: GamesRequest,
    executor: Executor,
    kept: Path | None,
) -> list[ScenarioVerdict]:
    """The verdicts in the order of the scenarios; `kept` is the folder of what is known already."""
    if library.box is None:
        return []
    jobs = scenario_jobs(library.box, scenarios, players, request)
    progress = Progress("games played:")

    def played(job: ScenarioJob) -> None:
        done = min((progress.count + 1) * PORTION, len(jobs) * request.games)
        progress(f"{job.key} with {job.players} players, {done} of up to {len(jobs) * request.games}")

    store = Store(kept, scenario_verdict_from_data) if kept else None
    verdicts = list(survey_scenarios(jobs, executor, store, played))
    progress.done()
    order = {(job.key, job.players): place for place, job in enumerate(jobs)}
    return sorted(verdicts, key=lambda verdict: order[verdict.key, verdict.players])


def scenario_report(verdicts: Sequence[ScenarioVerdict]) -> str:
    """A paragraph per scenario and number of players, and a line that counts the verdicts."""
    words = Counter(verdict.judged.word for verdict in verdicts)
    summary = ", ".join(f"{count} {word}" for word, count in words.items())
    return "\n\n".join([*("\n".join(_lines(verdict)) for verdict in verdicts), f"{summary}."])


def _lines(verdict: ScenarioVerdict) -> Iterable[str]:
    yield f"{verdict.key} with {verdict.players} players: {verdict.judged.word}"
    yield f"  {verdict.reason}"
    yield f"  games     {_games(verdict)}"
    seats = (f"{seat}: {percent(share.value)} ({interval(share)})" for seat, share in enumerate(verdict.seats))
    yield f"  seats     {', '.join(seats)}"
    if verdict.found.mixed:
        strengths = (f"{name} {percent(share.value)}" for name, share in verdict.found.mixed.items())
        yield f"  strengths {', '.join(strengths)} of the games at mixed tables"
    yield f"  upgrades  {_upgrades(verdict)}"
    yield f"  reach     {_reach(verdict)}"
    yield f"  seconds   {verdict.found.seconds:.1f}"


def _games(verdict: ScenarioVerdict) -> str:
    played = verdict.statistics
    ended = f"{played.finished.hits} of {played.games} ended within {verdict.rounds} rounds"
    if not played.lengths:
        return ended
    half, most, all_of_them = (played.rounds_at(share) for share in (0.5, 0.9, 1.0))
    return f"{ended}: half of them by round {half}, nine in ten by {most}, the last in {all_of_them}"


def _upgrades(verdict: ScenarioVerdict) -> str:
    if not verdict.upgrades:
        return "nobody had any"
    usual = f"owners of any upgrade win {percent(verdict.usual.value)}"
    if not verdict.deciding:
        return f"none decides games; {usual}"
    deciding = (
        f"{name} (owners win {percent(share.value)}, {interval(share)})" for name, share in verdict.deciding.items()
    )
    return f"deciding: {', '.join(deciding)}; {usual}"


def _reach(verdict: ScenarioVerdict) -> str:
    boards = f"{verdict.found.boards} board{'s' if verdict.found.boards > 1 else ''}"
    if not verdict.found.gaps:
        return f"every crash site from every space, on {boards}"
    sites = (f"{site} (from {spaces})" for site, spaces in verdict.out_of_reach.items())
    return f"crash sites that cannot be reached from some spaces: {', '.join(sites)}"
