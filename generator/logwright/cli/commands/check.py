"""logwright check: can this mission be won, and how often? Is this scenario fair, and does it end?"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from textwrap import fill
from typing import Any

from logwright.base import known_verdicts
from logwright.cli.campaign_choice import campaign_to_check
from logwright.cli.commands.check_crews import crew_report, play_crews
from logwright.cli.commands.check_scenarios import play_scenarios, scenario_report, sound_scenarios
from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.few import few
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.options.paths import files_below
from logwright.cli.speech import number, say, share, speech, words_of
from logwright.cli.terminal.interruption import heard
from logwright.cli.terminal.progress import Progress
from logwright.cli.terminal.reporter import report
from logwright.cli.terminal.standard_streams import as_json
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.engine.crews.level import LEVELS
from logwright.engine.search import BUDGET
from logwright.fault import Fault, fault_of, os_reason
from logwright.saying import listed, saying
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.crews.crew_survey import GAMES as ATTEMPTS
from logwright.verdicts.crews.crew_survey import crew_jobs
from logwright.verdicts.crews.crew_verdict import CrewVerdict
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.mission_store import mission_store
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.missions.verdict import Finding, MissionVerdict
from logwright.verdicts.running.cluster import cluster
from logwright.verdicts.running.partial_results import PartialResults
from logwright.verdicts.running.workers import workers
from logwright.verdicts.scenarios.scenario_survey import GAMES, GamesRequest, scenario_jobs
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict

DEALS = 200
FEW = 5
WIDTH = 100
"""Reasons are sentences, and lines longer than this are hard to read."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "check",
        description=say("check.description"),
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help=say("check.options.paths"))
    parser.add_argument("--campaign", metavar="ID", help=say("check.options.campaign"))
    parser.add_argument("--players", help=say("check.options.players"))
    parser.add_argument("--deals", type=int, help=say("check.options.deals", deals=DEALS, games=GAMES))
    parser.add_argument(
        "--crew",
        choices=tuple(LEVELS),
        help=say("check.options.crew"),
    )
    parser.add_argument("--games", type=int, help=say("check.options.games", attempts=ATTEMPTS))
    parser.add_argument("--seed", type=int, default=1, help=say("check.options.seed"))
    parser.add_argument("--budget", type=int, default=BUDGET, help=say("check.options.budget", budget=BUDGET))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=say("check.options.scheduler"))
    parser.add_argument("--no-cache", action="store_true", help=say("check.options.no-cache"))
    parser.add_argument("--lang", help=say("check.options.lang"))
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    campaign = campaign_to_check(options, project) if options.campaign else None
    if campaign and not campaign.campaign:
        print(report(campaign.problems, campaign.library.texts, options.format))
        return ExitCode.PROBLEMS
    wanted = [path for named in options.paths for path in files_below(named)]
    lone = [path for path in wanted if path.exists() and not project.holds(path)]
    library, problems = (campaign.library, []) if campaign else load_library(project, lone)
    options.lang = shown_language(options.lang, library)
    _refuse_unknown(options.paths, library)
    broken = {problem.file for problem in problems}
    names = {project.name_of(path) for path in wanted}
    chosen = names | set(map(str, wanted)) if options.paths else None
    missions = [mission for mission in _chosen(library, chosen) if mission.document.file not in broken]
    scenarios = sound_scenarios(library, problems, chosen)
    if options.paths:
        # Files named on the command line, and those of missions and scenarios named by key.
        files = names | {told.document.file for told in library.all_told if told.key in names}
        problems = [problem for problem in problems if problem.file in files]
    elif options.format == "text" and problems:
        print(report(problems, library.texts, "text"))
    deals = DEALS if options.deals is None else positive(options.deals, "--deals")
    games = GamesRequest(GAMES if options.deals is None else deals, options.seed)
    request = Request(deals, options.seed, positive(options.budget, "--budget"))
    jobs = jobs_for(library, missions, players_of(options.players), request)
    kept = None if options.no_cache else project.cache / "verdicts"
    if options.crew:
        return _run_crews(options, library, jobs, problems, kept)
    if options.games is not None:
        raise UsageError(say("check.games-need-crew"))
    store = mission_store(kept, known_verdicts()) if kept else None
    tables = scenario_jobs(library.box, scenarios, players_of(options.players), games) if library.box else []
    searched, played = PartialResults[MissionVerdict](jobs), PartialResults[ScenarioVerdict](tables)
    broken_off: KeyboardInterrupt | Fault | None = None
    try:
        with executor_of(options) as executor:
            _search(searched, Survey(jobs, executor, store, at_once=None if options.scheduler else 4 * options.jobs))
            play_scenarios(played, tables, executor, kept)
    except (KeyboardInterrupt, Fault) as reason:
        heard()
        broken_off = reason
    verdicts = [_explained(verdict, library, options.lang) for verdict in searched.verdicts]
    if options.format == "json":
        found: dict[str, Any] = {"missions": [_with_tasks(_worded(verdict.to_data()), jobs) for verdict in verdicts]}
        if played.verdicts:
            found["scenarios"] = [_worded(verdict.to_data()) for verdict in played.verdicts]
        _print_json(found, problems, broken_off)
    else:
        if options.paths and problems:
            print(report(problems, library.texts, "text") + "\n")
        if verdicts or not (played.verdicts or problems or broken_off):
            print(table(verdicts))
        if played.verdicts:
            print(scenario_report(played.verdicts))
    if incomplete := _incomplete(broken_off, kept, searched, played):
        raise incomplete
    bad = problems or any(verdict.finding is Finding.IMPOSSIBLE for verdict in verdicts)
    bad = bad or any(not verdict.is_completable for verdict in played.verdicts)
    return ExitCode.PROBLEMS if bad else _fine_if_kept(searched, played)


def _run_crews(
    options: argparse.Namespace, library: Library, jobs: Sequence[Job], problems: Sequence[Problem], kept: Path | None
) -> int:
    games = ATTEMPTS if options.games is None else positive(options.games, "--games")
    asked = crew_jobs(jobs, LEVELS[options.crew], games)
    played = PartialResults[CrewVerdict](asked)
    broken_off: KeyboardInterrupt | Fault | None = None
    try:
        with executor_of(options) as executor:
            play_crews(played, asked, executor, kept)
    except (KeyboardInterrupt, Fault) as reason:
        heard()
        broken_off = reason
    if options.format == "json":
        _print_json(
            {"missions": [], "crews": [_worded(verdict.to_data()) for verdict in played.verdicts]}, problems, broken_off
        )
    else:
        if options.paths and problems:
            print(report(problems, library.texts, "text") + "\n")
        if played.verdicts or not broken_off:
            print(crew_report(played.verdicts, library, options.lang))
    if incomplete := _incomplete(broken_off, kept, played):
        raise incomplete
    return ExitCode.PROBLEMS if problems else _fine_if_kept(played)


def _search(searched: PartialResults[MissionVerdict], survey: Survey) -> None:
    progress = Progress(say("progress.checked"))
    survey.on_wait = progress.waiting
    searched.take(
        survey,
        lambda verdict: progress(
            say(
                "progress.table",
                key=verdict.key,
                players=verdict.players,
                done=len(searched.complete),
                of=searched.asked,
            )
        ),
    )
    progress.done()


def _print_json(found: dict[str, Any], problems: Sequence[Problem], broken_off: BaseException | None) -> None:
    found |= {"problems": [problem.to_data(speech()) for problem in problems]}
    if broken_off:
        found["stopped"] = True
    print(as_json(found, indent=2))


def _worded(data: dict[str, Any]) -> dict[str, Any]:
    """The reason of a verdict in words."""
    return {**data, "reason": words_of(data["reason"])} if data.get("reason") else data


def _with_tasks(data: dict[str, Any], jobs: Sequence[Job]) -> dict[str, Any]:
    """The example with the names of its tasks, so that a replay can show what had to be done."""
    example = data.get("example")
    if not example or not example["owners"]:
        return data
    if example["deal"] is None:
        tasks = example["found"]["tasks"]
    else:
        job = next(job for job in jobs if (job.key, job.players) == (data["id"], data["players"]))
        tasks = [task.id for task in job.deal(example["deal"]).tasks]
    return {**data, "example": {**example, "tasks": tasks}}


def _incomplete(
    reason: KeyboardInterrupt | Fault | None, kept: Path | None, *gatherings: PartialResults[Any]
) -> Stopped | Fault | None:
    """If the work was interrupted: why, how much is complete, and which rows are based on fewer deals than
    requested.
    """
    if reason is None:
        return None
    complete = sum(len(gathering.complete) for gathering in gatherings)
    asked = sum(gathering.asked for gathering in gatherings)
    is_kept = kept and not _unkept(gatherings)
    why = reason.said if isinstance(reason, Fault) else str(reason) or saying("stopped")
    said = saying(
        "check.incomplete-kept" if is_kept else "check.incomplete", reason=why, complete=complete, asked=asked
    )
    others = [
        saying("with-players", key=each.key, players=each.players) for many in gatherings for each in many.incomplete
    ]
    if others:
        said = saying("check.not-all-tried", said=said, tried=few(others, FEW))
    return Fault(said) if isinstance(reason, Fault) else Stopped(words_of(said))


def _fine_if_kept(*gatherings: PartialResults[Any]) -> int:
    """Raises a Fault if results could not be cached, because the next run will have to search again."""
    if error := _unkept(gatherings):
        raise Fault(saying("check.unkept", reason=fault_of(error) or os_reason(error))) from error
    return ExitCode.FINE


def _unkept(gatherings: Sequence[PartialResults[Any]]) -> OSError | None:
    return next((gathering.unkept for gathering in gatherings if gathering.unkept), None)


def _refuse_unknown(named: Sequence[Path], library: Library) -> None:
    keys = [*library.missions, *library.scenarios]
    for path in named:
        if not path.exists() and path.as_posix() not in keys:
            hint = did_you_mean(path, keys) or saying("check.name-one")
            raise UsageError(say("no-mission", name=path, hint=hint))


def _chosen(library: Library, names: set[str] | None) -> list[LoggedMission]:
    """The missions in these files, or with these keys; by default a project's own."""
    if names is None:
        own = [mission for mission in library.all_missions if mission.is_own]
        return own if library.has_own else list(library.all_missions)
    return [mission for mission in library.all_missions if mission.document.file in names or mission.key in names]


def _explained(verdict: MissionVerdict, library: Library, lang: str) -> MissionVerdict:
    """The verdict on an impossible mission with the clash as its reason, in words."""
    if not verdict.clash:
        return verdict
    mission = library.missions[verdict.key]
    text = clash_text(mission.rules, verdict.clash, library.tongue(lang, mission.game), verdict.players)
    return replace(verdict, reason=str(text))


def players_of(text: str | None) -> list[int] | None:
    if text is None:
        return None
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(say("check.no-players", found=repr(text))) from None


def positive(number: int, option: str) -> int:
    if number < 1:
        raise UsageError(say("at-least-1", option=option))
    return number


def executor_of(options: argparse.Namespace) -> AbstractContextManager[Executor]:
    if options.scheduler:
        return cluster(options.scheduler)
    return workers(positive(options.jobs, "--jobs"))


def table(verdicts: Sequence[MissionVerdict]) -> str:
    """A table row per mission and number of players."""
    heads = ("mission", "players", "verdict", "solvable", "interval", "undecided", "seconds")
    rows = [tuple(say(f"check.heads.{head}") for head in heads)]
    for verdict in verdicts:
        low, high = verdict.interval
        rows.append(
            (
                verdict.key,
                str(verdict.players),
                say(f"findings.{verdict.finding.value}"),
                f"{verdict.solvable}/{verdict.deals}",
                f"{share(low, 1)} – {share(high, 1)}" if verdict.deals else "–",
                str(verdict.undecided),
                number(verdict.seconds, 2),
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
    """Each reason once, with all player counts it applies to."""
    players: dict[tuple[str, str, str], list[str]] = {}
    for verdict in verdicts:
        if verdict.reason:
            evidence = ""
            if verdict.finding is Finding.IMPOSSIBLE:
                evidence = say("evidence.proof" if verdict.proof_steps else "evidence.search")
            players.setdefault((verdict.key, verdict.reason, evidence), []).append(str(verdict.players))
    for (key, reason, evidence), counts in players.items():
        said = {"key": key, "players": listed(counts), "reason": words_of(reason)}
        text = say("check.reason-proved", evidence=evidence, **said) if evidence else say("check.reason", **said)
        yield "\n" + fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
