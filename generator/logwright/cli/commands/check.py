"""logwright check: can this mission be won, and how often? Is this scenario fair, and does it end?"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

from logwright.cli.campaign_choice import campaign_to_check
from logwright.cli.checking.check_crews import crew_report
from logwright.cli.checking.check_missions import table, unchecked_rules
from logwright.cli.checking.check_records import FILE, make_search_records
from logwright.cli.checking.check_scenarios import scenario_report
from logwright.cli.checking.check_why import why_data, why_lost, why_report, write_examples
from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.few import few
from logwright.cli.language import shown_language
from logwright.cli.options.library_option import load_library, need_checkout, project_of, selected
from logwright.cli.speech import say, speech, words_of
from logwright.cli.terminal.interruption import heard
from logwright.cli.terminal.reporter import report
from logwright.cli.terminal.shown_work import ShownWork
from logwright.cli.terminal.standard_streams import as_json
from logwright.content.problem import Problem
from logwright.engine.crews.level import LEVELS
from logwright.engine.search import BUDGET
from logwright.fault import Fault, fault_of, os_reason
from logwright.project import Project
from logwright.project.checking import DEALS, Checked, CheckRequest, LibraryChecker, executor, explained
from logwright.project.selection import Selection, select_from
from logwright.saying import saying
from logwright.verdicts.crews.crew_survey import GAMES as ATTEMPTS
from logwright.verdicts.missions.known_deals import DEALS as MADE
from logwright.verdicts.missions.lost_deals import ENOUGH as LOST
from logwright.verdicts.scenarios.scenario_job import GAMES

FEW = 5


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
    parser.add_argument("--why", action="store_true", help=say("check.options.why", lost=LOST))
    parser.add_argument("--examples", type=Path, metavar="FOLDER", help=say("check.options.examples"))
    parser.add_argument("--seed", type=int, default=1, help=say("check.options.seed"))
    parser.add_argument("--budget", type=int, default=BUDGET, help=say("check.options.budget", budget=BUDGET))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=say("check.options.scheduler"))
    parser.add_argument("--make", action="store_true", help=say("check.options.make", deals=MADE, file=FILE))
    parser.add_argument("--no-cache", action="store_true", help=say("check.options.no-cache"))
    parser.add_argument("--lang", help=say("check.options.lang"))
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    if options.make:
        return _make(options, project)
    options.why = options.why or options.examples is not None
    if options.why and options.crew:
        raise UsageError(say("check.why-open-cards"))
    campaign = campaign_to_check(options, project) if options.campaign else None
    if campaign and not campaign.campaign:
        print(report(campaign.problems, campaign.library.texts, options.format))
        return ExitCode.PROBLEMS
    chosen = select_from(campaign.library, (), project, options.paths) if campaign else selected(project, options.paths)
    options.lang = shown_language(options.lang, chosen.library)
    if chosen.problems and options.format == "text" and not options.paths:
        print(report(chosen.problems, chosen.library.texts, "text"))
    if not (chosen.missions or chosen.scenarios or chosen.problems) and options.format == "text":
        print(say("check.nothing"))
        return ExitCode.FINE
    folder = None if options.no_cache else project.verdicts
    checker = LibraryChecker(chosen.library, _request(options), folder, ShownWork())
    if options.crew:
        attempts = ATTEMPTS if options.games is None else positive(options.games, "--games")
        found = checker.play(chosen.missions, options.crew, attempts)
    elif options.games is not None:
        raise UsageError(say("check.games-need-crew"))
    else:
        found = checker.search(chosen.missions, chosen.scenarios)
    if found.broken_off:
        heard()
    elif options.why:
        found = replace(found, lost=tuple(why_lost(found, executor_of(options))))
    for text in _told(found, chosen, options):
        print(text)
    if options.examples:
        write_examples(found.lost, chosen.library, options.examples)
    if incomplete := _incomplete(found, is_kept=bool(folder)):
        raise incomplete
    if chosen.problems or not found.is_fine:
        return ExitCode.PROBLEMS
    if error := found.unkept:
        # The next run will have to search again.
        raise Fault(saying("check.unkept", reason=fault_of(error) or os_reason(error))) from error
    return ExitCode.FINE


def _make(options: argparse.Namespace, project: Project) -> int:
    if options.paths or options.campaign or options.crew or options.players:
        raise UsageError(say("check.make-all"))
    need_checkout(project, "searches")
    deals = MADE if options.deals is None else positive(options.deals, "--deals")
    library, _ = load_library(project)
    make_search_records(library, deals, project.base, executor_of(options))
    return ExitCode.FINE


def _request(options: argparse.Namespace) -> CheckRequest:
    deals = DEALS if options.deals is None else positive(options.deals, "--deals")
    return CheckRequest(
        deals=deals,
        games=GAMES if options.deals is None else deals,
        seed=options.seed,
        budget=positive(options.budget, "--budget"),
        players=players_of(options.players),
        processes=positive(options.jobs, "--jobs"),
        scheduler=options.scheduler or "",
    )


def _told(found: Checked, chosen: Selection, options: argparse.Namespace) -> list[str]:
    library, lang = chosen.library, options.lang
    verdicts = [explained(verdict, library, lang) for verdict in found.missions.verdicts]
    scenarios, crews = found.scenarios.verdicts, found.crews.verdicts
    if options.format == "json":
        data = {"missions": [_worded(found.data_of(verdict)) for verdict in verdicts]}
        if scenarios:
            data["scenarios"] = [_worded(verdict.to_data()) for verdict in scenarios]
        if options.why:
            data["why"] = [why_data(each, library, lang) for each in found.lost]
        if options.crew:
            data["crews"] = [_worded(verdict.to_data()) for verdict in crews]
        return [_as_json(data, chosen.problems, bool(found.broken_off))]
    lines = [report(chosen.problems, library.texts, "text") + "\n"] if options.paths and chosen.problems else []
    if options.crew:
        return [*lines, crew_report(crews, library, lang)] if crews or not found.broken_off else lines
    if verdicts or not (scenarios or chosen.problems or found.broken_off):
        puzzles = {verdict.key for verdict in verdicts if library.missions[verdict.key].laid}
        lines += [table(verdicts, puzzles), *unchecked_rules(verdicts, library, lang)]
        lines += [why_report(each, library, lang) for each in found.lost]
    return [*lines, scenario_report(scenarios)] if scenarios else lines


def _as_json(found: dict[str, Any], problems: Sequence[Problem], is_stopped: bool) -> str:
    found |= {"problems": [problem.to_data(speech()) for problem in problems]}
    if is_stopped:
        found["stopped"] = True
    return as_json(found, indent=2)


def _worded(data: dict[str, Any]) -> dict[str, Any]:
    """The reason of a verdict in words."""
    return {**data, "reason": words_of(data["reason"])} if data.get("reason") else data


def _incomplete(found: Checked, is_kept: bool) -> Stopped | Fault | None:
    """If the work was interrupted: why, how much is complete, and which rows are based on fewer deals than
    requested.
    """
    reason = found.broken_off
    if reason is None:
        return None
    why = reason.said if isinstance(reason, Fault) else str(reason) or saying("stopped")
    said = saying(
        "check.incomplete-kept" if is_kept and not found.unkept else "check.incomplete",
        reason=why,
        complete=found.complete,
        asked=found.asked,
    )
    others = [saying("with-players", key=each.key, players=each.players) for each in found.incomplete]
    if others:
        said = saying("check.not-all-tried", said=said, tried=few(others, FEW))
    return Fault(said) if isinstance(reason, Fault) else Stopped(words_of(said))


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
    return executor(positive(options.jobs, "--jobs"), options.scheduler or "")
