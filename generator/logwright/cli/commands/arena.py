"""logwright arena: crews and programs play the same deals, and their results are compared."""

from __future__ import annotations

import argparse
import csv
import os
from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from typing import Any

from logwright.cli.commands.check import executor_of, players_of, positive
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import project_of
from logwright.cli.options.mission_choice import choose
from logwright.cli.speech import number, say, share, words_of
from logwright.cli.terminal.progress import Progress
from logwright.cli.terminal.reporter import report
from logwright.cli.terminal.standard_streams import as_json
from logwright.engine.crews.level import LEVELS
from logwright.verdicts.attempts.arena import ArenaJob, CrewTally, compared, play_portion
from logwright.verdicts.attempts.program import PATIENCE
from logwright.verdicts.missions.survey import Request, jobs_for

DEALS = 200
Found = dict[tuple[str, int], tuple[CrewTally, ...]]


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("arena", description=say("arena.description"))
    levels = ", ".join(LEVELS)
    parser.add_argument("--crews", required=True, metavar="CREWS", help=say("arena.options.crews", known=levels))
    parser.add_argument("--missions", nargs="+", required=True, metavar="MISSION", help=say("arena.options.missions"))
    parser.add_argument("--players", help=say("check.options.players"))
    parser.add_argument("--deals", type=int, default=DEALS, help=say("arena.options.deals", deals=DEALS))
    parser.add_argument("--seed", type=int, default=1, help=say("check.options.seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=say("check.options.scheduler"))
    parser.add_argument("--patience", type=float, default=PATIENCE, help=say("play.options.patience"))
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    crews = crews_of(options.crews)
    deals = positive(options.deals, "--deals")
    chosen = choose(project_of(options), options.missions)
    if chosen.problems:
        print(report(chosen.problems, chosen.library.texts, "text"))
        return ExitCode.PROBLEMS
    jobs = jobs_for(chosen.library, chosen.missions, players_of(options.players), Request(deals, options.seed))
    if not jobs:
        raise UsageError(say("arena.nobody"))
    with executor_of(options) as executor:
        found = _play([ArenaJob(job, crews, options.patience) for job in jobs], executor)
    print(as_json(to_data(found, crews), indent=2) if options.format == "json" else arena_report(found, crews))
    return ExitCode.FINE


def crews_of(text: str) -> tuple[str, ...]:
    """Levels and commands, separated by commas; a command with a comma in it is put in quotes."""
    crews = tuple(crew.strip() for crew in next(csv.reader([text], skipinitialspace=True), []) if crew.strip())
    if not crews or len(set(crews)) < len(crews):
        raise UsageError(say("arena.which-crews", known=", ".join(LEVELS)))
    return crews


def _play(arena: Sequence[ArenaJob], executor: Executor) -> Found:
    """Plays everything, in any order; the tallies of a table are in the order of its deals."""
    progress = Progress(say("progress.attempts"))
    portions = [(job, portion) for job in arena for portion in job.portions()]
    running = {executor.submit(play_portion, portion): place for place, (_, portion) in enumerate(portions)}
    done: dict[int, tuple[CrewTally, ...]] = {}
    for count, future in enumerate(as_completed(running), start=1):
        place = running[future]
        done[place] = future.result()
        job = portions[place][0]
        progress(say("progress.up-to", key=job.key, players=job.players, done=count, of=len(portions)))
    progress.done()
    found: Found = {}
    for place, (job, _) in enumerate(portions):
        sums = found.get((job.key, job.players), (CrewTally(),) * len(job.crews))
        found[job.key, job.players] = tuple(one + more for one, more in zip(sums, done[place], strict=True))
    return found


def arena_report(found: Found, crews: Sequence[str]) -> str:
    """A row for each mission, table and crew, then all together, then how the crews differ on the same deals."""
    heads = [say(f"arena.report.{head}") for head in ("mission", "players", "crew", "won", "interval")]
    rows = [heads]
    for (key, players), tallies in found.items():
        rows += [_row(key, str(players), crew, tally) for crew, tally in zip(crews, tallies, strict=True)]
    sums = totals(found, crews)
    if len(found) > 1:
        rows += [_row(say("arena.report.all"), "", crew, tally) for crew, tally in zip(crews, sums, strict=True)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, "", *_differences(sums, crews), *_misconduct(sums, crews)]).rstrip()


def _row(key: str, players: str, crew: str, tally: CrewTally) -> list[str]:
    won = tally.share
    return [key, players, crew, f"{won.hits}/{won.tries}", f"{share(won.low, 1)} – {share(won.high, 1)}"]


def totals(found: Found, crews: Sequence[str]) -> list[CrewTally]:
    sums = [CrewTally() for _ in crews]
    for tallies in found.values():
        sums = [one + more for one, more in zip(sums, tallies, strict=True)]
    return sums


def _differences(sums: Sequence[CrewTally], crews: Sequence[str]) -> list[str]:
    lines = []
    for crew, tally in list(zip(crews, sums, strict=True))[1:]:
        found = compared(tally.won, sums[0].won)
        key = "arena.report.differs" if found.is_certain else "arena.report.alike"
        points = [number(100 * value, 1) for value in (found.value, found.low, found.high)]
        lines.append(say(key, crew=crew, other=crews[0], points=points[0], low=points[1], high=points[2]))
    return lines


def _misconduct(sums: Sequence[CrewTally], crews: Sequence[str]) -> list[str]:
    lines = []
    for crew, tally in zip(crews, sums, strict=True):
        lines += [say(f"arena.report.{kind}", crew=crew, n=times) for kind, times in tally.misconduct]
        if tally.reason:
            lines.append(words_of(tally.reason).rstrip())
    return lines


def to_data(found: Found, crews: Sequence[str]) -> dict[str, Any]:
    sums = totals(found, crews)
    return {
        "missions": [
            {"id": key, "players": players, "crews": [_tally_data(*pair) for pair in zip(crews, tallies, strict=True)]}
            for (key, players), tallies in found.items()
        ],
        "all": [_tally_data(*pair) for pair in zip(crews, sums, strict=True)],
        "differences": [
            {"crew": crew, "than": crews[0], "by": gap.value, "low": gap.low, "high": gap.high}
            for crew, gap in zip(crews[1:], (compared(tally.won, sums[0].won) for tally in sums[1:]), strict=True)
        ],
    }


def _tally_data(crew: str, tally: CrewTally) -> dict[str, Any]:
    won = tally.share
    bounds = {"low": won.low, "high": won.high}
    return {"crew": crew, "won": won.hits, "deals": won.tries, **bounds, "misconduct": dict(tally.misconduct)}
