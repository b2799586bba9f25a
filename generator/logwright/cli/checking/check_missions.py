"""The part of logwright check that shows verdicts on missions: a table, and the reasons."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from textwrap import fill

from logwright.cli.speech import number, say, share, titled, words_of
from logwright.content.model.library import Library
from logwright.saying import listed
from logwright.verdicts.missions.verdict import Finding, MissionVerdict

WIDTH = 100
"""Reasons are sentences, and lines longer than this are hard to read."""


def table(verdicts: Sequence[MissionVerdict], puzzles: Collection[str] = ()) -> str:
    """A table row per mission and number of players. Of puzzles, by their keys, there is no other deal to estimate."""
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
                f"{share(low, 1)} – {share(high, 1)}" if verdict.deals and verdict.key not in puzzles else "–",
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


def unchecked_rules(verdicts: Sequence[MissionVerdict], library: Library, lang: str) -> Iterator[str]:
    """A line for each mission with rules that no verdict knows of."""
    for key in dict.fromkeys(verdict.key for verdict in verdicts if library.missions[verdict.key].has_free_rules):
        yield fill(titled(key, library.tongue(lang, library.missions[key].game).say("site.verdict.free")), WIDTH)


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
