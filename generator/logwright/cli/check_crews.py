"""The part of logwright check that lets crews play missions, each member seeing only its own hand."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from textwrap import fill

from logwright.cli.progress import Progress
from logwright.content.library import Library
from logwright.engine.crews.level import LEVELS
from logwright.engine.crews.loss import Loss
from logwright.sentences.message import Said
from logwright.sentences.tongue import Tongue
from logwright.verdicts.crew_job import CrewJob
from logwright.verdicts.crew_survey import PORTION, crew_jobs, survey_crews
from logwright.verdicts.crew_verdict import CrewVerdict, crew_verdict_from_data
from logwright.verdicts.job import Job
from logwright.verdicts.store import Store

WIDTH = 100


def check_crews(
    jobs: Sequence[Job], level: str, games: int, executor: Executor, kept: Path | None
) -> list[CrewVerdict]:
    """The verdicts in the order of the jobs; `kept` is the folder of what is known already."""
    asked = crew_jobs(jobs, LEVELS[level], games)
    progress = Progress("attempts:")

    def played(job: CrewJob) -> None:
        done = min((progress.count + 1) * PORTION, len(asked) * games)
        progress(f"{job.key} with {job.players} players, {done} of up to {len(asked) * games}")

    store = Store(kept, crew_verdict_from_data) if kept else None
    verdicts = list(survey_crews(asked, executor, store, played))
    progress.done()
    order = {(job.key, job.players): place for place, job in enumerate(asked)}
    return sorted(verdicts, key=lambda verdict: order[verdict.key, verdict.players])


def crew_report(verdicts: Sequence[CrewVerdict], library: Library, lang: str) -> str:
    """A row per mission and number of players, and what the columns mean."""
    tongue = library.tongue(lang, next(iter(library.games)))
    heads = ["mission", "players", "won", "interval", "attempts", *(f"to.{loss.value}" for loss in Loss), "seconds"]
    rows = [[tongue.say(f"crews.report.{head}") for head in heads], *map(_row, verdicts)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, "", *_notes(verdicts, library, tongue)])


def _row(verdict: CrewVerdict) -> list[str]:
    low, high = verdict.interval
    return [
        verdict.key,
        str(verdict.players),
        f"{verdict.won}/{verdict.games}",
        f"{low:.1%} – {high:.1%}" if verdict.games else "–",
        "–" if verdict.attempts is None else f"{verdict.attempts:.1f}",
        *(f"{verdict.share_lost_to(loss):.1%}" for loss in Loss),
        f"{verdict.found.seconds:.1f}",
    ]


def _notes(verdicts: Sequence[CrewVerdict], library: Library, tongue: Tongue) -> list[str]:
    notes = [tongue.say("crews.report.meaning")]
    timed = dict.fromkeys(verdict.key for verdict in verdicts if library.missions[verdict.key].rules.timer)
    if timed:
        notes.append(tongue.say("crews.report.clock", {"missions": Said(", ".join(timed))}))
    notes += [f"{verdict.key}: {verdict.found.reason}" for verdict in verdicts if verdict.found.reason]
    return [fill(note, WIDTH, break_on_hyphens=False) for note in notes]
