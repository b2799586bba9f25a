"""The part of logwright check in which simulated crews play missions, each member seeing only its own hand."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from logwright.cli.speech import number, share, titled, words_of
from logwright.content.model.library import Library
from logwright.engine.crews.loss import Loss
from logwright.sentences.message import Said
from logwright.sentences.tongue import Tongue
from logwright.verdicts.crews.crew_verdict import CrewVerdict

WIDTH = 100


def crew_report(verdicts: Sequence[CrewVerdict], library: Library, lang: str) -> str:
    """A row per mission and player count, and an explanation of the columns."""
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
        f"{share(low, 1)} – {share(high, 1)}" if verdict.games else "–",
        "–" if verdict.attempts is None else number(verdict.attempts, 1),
        *(share(verdict.share_lost_to(loss), 1) for loss in Loss),
        number(verdict.found.seconds, 1),
    ]


def _notes(verdicts: Sequence[CrewVerdict], library: Library, tongue: Tongue) -> list[str]:
    notes = [tongue.say("crews.report.meaning")]
    timed = dict.fromkeys(verdict.key for verdict in verdicts if library.missions[verdict.key].rules.timer)
    if timed:
        notes.append(tongue.say("crews.report.clock", {"missions": Said(", ".join(timed))}))
    notes += [titled(verdict.key, words_of(verdict.found.reason)) for verdict in verdicts if verdict.found.reason]
    return [fill(note, WIDTH, break_on_hyphens=False) for note in notes]
