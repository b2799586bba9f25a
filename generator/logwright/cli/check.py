"""logwright check: can this mission be won, and how often? Is this scenario fair, and does it end?"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import asdict, replace
from pathlib import Path
from textwrap import fill
from typing import Any

from logwright.cli.check_crews import check_crews, crew_report
from logwright.cli.check_scenarios import check_scenarios, scenario_report, sound_scenarios
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.paths import files_below, name_in_library
from logwright.cli.progress import Progress
from logwright.cli.reporter import report
from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.suggestion import did_you_mean
from logwright.engine.crews.level import LEVELS
from logwright.engine.search import BUDGET
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.crew_survey import GAMES as ATTEMPTS
from logwright.verdicts.in_process import InProcess
from logwright.verdicts.job import Job
from logwright.verdicts.scenario_survey import GAMES, GamesRequest
from logwright.verdicts.store import Store
from logwright.verdicts.survey import Request, jobs_for, survey
from logwright.verdicts.verdict import Finding, MissionVerdict, verdict_from_data

DEALS = 200
WIDTH = 100
"""Reasons are sentences, and lines longer than this are hard to read."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "check",
        help="deal missions and play scenarios many times and find out whether they are any good",
        description="Deals each mission, searches every deal with open cards and sums up; plays each scenario of Crash "
        "& Grab many times. 1 if a mission is impossible or a scenario unfair or endless.",
    )
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="mission and scenario files, folders or keys (default: all)"
    )
    parser.add_argument("--players", help="only for these numbers of players, for example 3,4")
    parser.add_argument(
        "--deals", type=int, help=f"deals of a mission ({DEALS}) or games of a scenario ({GAMES}) per number of players"
    )
    parser.add_argument(
        "--crew",
        choices=tuple(LEVELS),
        help="let crews of this level play the missions instead, each member seeing only its own hand",
    )
    parser.add_argument("--games", type=int, help=f"attempts of a crew per mission and number of players ({ATTEMPTS})")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals and games (1)")
    parser.add_argument(
        "--budget", type=int, default=BUDGET, help=f"steps a search may take before it gives up ({BUDGET:,})"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes that share the work (all cores)"
    )
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="share the work on a Dask cluster (needs the extra: cluster)"
    )
    parser.add_argument("--no-cache", action="store_true", help="search again what is known already")
    parser.add_argument("--lang", default="en", help="the language in which reasons are given (en)")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    wanted = [path for named in options.paths for path in files_below(named)]
    outside = [path for path in wanted if path.exists() and not path.resolve().is_relative_to(root / "content")]
    library, problems = load_library(root, outside)
    if options.lang not in library.locales:
        raise UsageError(f"there is no language {options.lang}; there are {', '.join(library.languages)}")
    _refuse_unknown(options.paths, library)
    broken = {problem.file for problem in problems}
    missions = _chosen(library, wanted, root) if options.paths else list(library.all_missions)
    missions = [mission for mission in missions if mission.document.file not in broken]
    names = {name_in_library(path, root) for path in wanted}
    scenarios = sound_scenarios(library, problems, names | set(map(str, wanted)) if options.paths else None)
    if options.paths:
        problems = [problem for problem in problems if problem.file in names]
    elif options.format == "text" and problems:
        print(report(problems, library.texts, "text"))
    deals = DEALS if options.deals is None else _positive(options.deals, "--deals")
    games = GamesRequest(GAMES if options.deals is None else deals, options.seed)
    request = Request(deals, options.seed, _positive(options.budget, "--budget"))
    jobs = jobs_for(library, missions, _players(options.players), request)
    kept = None if options.no_cache else root / "build" / "verdicts"
    if options.crew:
        return _run_crews(options, library, jobs, problems, kept)
    if options.games is not None:
        raise UsageError("--games says how often a crew plays; it needs --crew")
    store = Store(kept, verdict_from_data) if kept else None
    progress = Progress("checked")
    with _executor(options) as executor:
        verdicts = []
        for verdict in survey(jobs, executor, store):
            verdicts.append(verdict)
            progress(f"{verdict.key} with {verdict.players} players, {len(verdicts)} of {len(jobs)}")
        progress.done()
        played = check_scenarios(library, scenarios, _players(options.players), games, executor, kept)
    order = {(job.key, job.players): place for place, job in enumerate(jobs)}
    verdicts.sort(key=lambda verdict: order[verdict.key, verdict.players])
    verdicts = [_explained(verdict, library, options.lang) for verdict in verdicts]
    if options.format == "json":
        found: dict[str, Any] = {"missions": [verdict.to_data() for verdict in verdicts]}
        if played:
            found["scenarios"] = [verdict.to_data() for verdict in played]
        print(json.dumps(found | {"problems": [asdict(p) for p in problems]}, ensure_ascii=False, indent=2))
    else:
        if options.paths and problems:
            print(report(problems, library.texts, "text") + "\n")
        if verdicts or not (played or problems):
            print(table(verdicts))
        if played:
            print(scenario_report(played))
    bad = problems or any(verdict.finding is Finding.IMPOSSIBLE for verdict in verdicts)
    bad = bad or any(not verdict.is_completable for verdict in played)
    return ExitCode.PROBLEMS if bad else ExitCode.FINE


def _run_crews(
    options: argparse.Namespace, library: Library, jobs: Sequence[Job], problems: Sequence[Problem], kept: Path | None
) -> int:
    games = ATTEMPTS if options.games is None else _positive(options.games, "--games")
    with _executor(options) as executor:
        verdicts = check_crews(jobs, options.crew, games, executor, kept)
    if options.format == "json":
        found = {"missions": [], "crews": [verdict.to_data() for verdict in verdicts]}
        print(json.dumps(found | {"problems": [asdict(p) for p in problems]}, ensure_ascii=False, indent=2))
    else:
        if options.paths and problems:
            print(report(problems, library.texts, "text") + "\n")
        print(crew_report(verdicts, library, options.lang))
    return ExitCode.PROBLEMS if problems else ExitCode.FINE


def _refuse_unknown(named: Sequence[Path], library: Library) -> None:
    keys = [*library.missions, *library.scenarios]
    for path in named:
        if not path.exists() and path.as_posix() not in keys:
            hint = did_you_mean(path, keys) or "name a file, a folder or a key such as planet-nine/05"
            raise UsageError(f"there is no mission {path}; {hint}")


def _chosen(library: Library, wanted: Sequence[Path], root: Path) -> list[LoggedMission]:
    """The missions in these files, or with these keys."""
    names = {name_in_library(path, root) for path in wanted} | {str(path) for path in wanted}
    return [mission for mission in library.all_missions if mission.document.file in names or mission.key in names]


def _explained(verdict: MissionVerdict, library: Library, lang: str) -> MissionVerdict:
    """The verdict with the clash of an impossible mission as its reason, in words."""
    if not verdict.clash:
        return verdict
    mission = library.missions[verdict.key]
    text = clash_text(mission.rules, verdict.clash, library.tongue(lang, mission.game), verdict.players)
    return replace(verdict, reason=str(text))


def _players(text: str | None) -> list[int] | None:
    if text is None:
        return None
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(f"{text!r} is no list of numbers of players; write for example 3,4") from None


def _positive(number: int, option: str) -> int:
    if number < 1:
        raise UsageError(f"{option} must be at least 1")
    return number


def _executor(options: argparse.Namespace) -> AbstractContextManager[Executor]:
    if options.scheduler:
        try:
            from distributed import Client
        except ImportError:
            raise UsageError("--scheduler needs Dask: install logwright[cluster]") from None
        executor: Executor = Client(options.scheduler).get_executor()
        return executor
    jobs = _positive(options.jobs, "--jobs")
    return ProcessPoolExecutor(jobs) if jobs > 1 else InProcess()


def table(verdicts: Sequence[MissionVerdict]) -> str:
    """A row per mission and number of players."""
    heads = ("mission", "players", "verdict", "solvable", "95 % interval", "undecided", "seconds")
    rows = [heads]
    for verdict in verdicts:
        low, high = verdict.interval
        rows.append(
            (
                verdict.key,
                str(verdict.players),
                verdict.finding.value,
                f"{verdict.solvable}/{verdict.deals}",
                f"{low:.1%} – {high:.1%}" if verdict.deals else "–",
                str(verdict.undecided),
                f"{verdict.seconds:.2f}",
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column in (0, 2) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, *_reasons(verdicts)])


def _reasons(verdicts: Sequence[MissionVerdict]) -> Iterator[str]:
    """Each reason once, with all numbers of players it holds for."""
    players: dict[tuple[str, str], list[str]] = {}
    for verdict in verdicts:
        if verdict.reason:
            players.setdefault((verdict.key, verdict.reason), []).append(str(verdict.players))
    for (key, reason), counts in players.items():
        text = f"{key} with {', '.join(counts)} players: {reason}"
        yield "\n" + fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
