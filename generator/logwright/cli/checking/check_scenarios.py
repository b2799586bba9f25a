"""The part of logwright check that plays scenarios of Crash & Grab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from logwright.cli.speech import number, say, words_of
from logwright.saying import listed, saying
from logwright.verdicts.scenarios.scenario_verdict import (
    ScenarioVerdict,
    interval,
    percent,
)

_HEADS = ("games", "seats", "strengths", "upgrades", "reach", "seconds")


def scenario_report(verdicts: Sequence[ScenarioVerdict]) -> str:
    """A paragraph per scenario and player count, and a line that counts the verdicts."""
    words = Counter(verdict.judged.word for verdict in verdicts)
    summary = ", ".join(f"{count} {say(f'scenarios.{word}')}" for word, count in words.items())
    return "\n\n".join([*("\n".join(_lines(verdict)) for verdict in verdicts), f"{summary}."])


def _lines(verdict: ScenarioVerdict) -> Iterable[str]:
    word = say(f"scenarios.{verdict.judged.word}")
    yield say("scenarios.head", key=verdict.key, players=verdict.players, verdict=word)
    yield f"  {words_of(verdict.said)}"
    yield _row("games", _games(verdict))
    seats = (
        say("scenarios.seat", seat=seat, wins=percent(each.value), interval=interval(each))
        for seat, each in enumerate(verdict.seats)
    )
    yield _row("seats", ", ".join(seats))
    if verdict.found.mixed:
        strengths = (f"{name} {words_of(percent(each.value))}" for name, each in verdict.found.mixed.items())
        yield _row("strengths", say("scenarios.at-mixed-tables", shares=", ".join(strengths)))
    yield _row("upgrades", _upgrades(verdict))
    yield _row("reach", _reach(verdict))
    yield _row("seconds", number(verdict.found.seconds, 1))


def _row(head: str, text: str) -> str:
    width = max(len(say(f"scenarios.heads.{each}")) for each in _HEADS)
    return f"  {say(f'scenarios.heads.{head}').ljust(width)} {text}"


def _games(verdict: ScenarioVerdict) -> str:
    played = verdict.statistics
    ended = say("scenarios.ended", ended=played.finished.hits, games=played.games, rounds=verdict.rounds)
    if not played.lengths:
        return ended
    half, most, all_of_them = (played.rounds_at(share) for share in (0.5, 0.9, 1.0))
    return say("scenarios.lengths", ended=ended, half=half, most=most, last=all_of_them)


def _upgrades(verdict: ScenarioVerdict) -> str:
    if not verdict.upgrades:
        return say("scenarios.no-upgrades")
    usual = percent(verdict.usual.value)
    if not verdict.deciding:
        return say("scenarios.none-decides", usual=usual)
    deciding = (
        say("scenarios.decider", upgrade=name, wins=percent(each.value), interval=interval(each))
        for name, each in verdict.deciding.items()
    )
    return say("scenarios.deciding", upgrades=listed(deciding), usual=usual)


def _reach(verdict: ScenarioVerdict) -> str:
    if not verdict.found.gaps:
        return say("scenarios.all-reached", boards=verdict.found.boards)
    sites = (saying("scenarios.from-spaces", site=site, spaces=spaces) for site, spaces in verdict.out_of_reach.items())
    return say("scenarios.out-of-reach", sites=listed(sites))
