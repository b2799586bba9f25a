"""The arena: crews and programs play the same deals of the same missions, and their results are compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from logwright.engine.attempts import Distress, Refusal, after, begin, decisions, is_won
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.decision import MINDS_APART
from logwright.engine.crews.level import LEVELS
from logwright.engine.interval import Z95, Share
from logwright.verdicts.attempts.program import Misbehaved, Misconduct, SeatProgram
from logwright.verdicts.missions.job import Job

PORTION = 5
"""Deals handed to a worker at a time."""


@dataclass(frozen=True)
class ArenaJob:
    """Some deals of a mission at a table, played by each of these crews: a level, or the command of a program that
    takes all seats."""

    job: Job
    crews: tuple[str, ...]
    patience: float

    @property
    def key(self) -> str:
        return self.job.key

    @property
    def players(self) -> int:
        return self.job.players

    def portions(self) -> list[ArenaJob]:
        job = self.job
        return [
            replace(self, job=replace(job, first=first, count=min(PORTION, job.first + job.count - first)))
            for first in range(job.first, job.first + job.count, PORTION)
        ]


@dataclass(frozen=True)
class CrewTally:
    """What a crew made of the deals: whether it won each, and how often its programs lost by what they did."""

    won: tuple[bool, ...] = ()
    misconduct: tuple[tuple[Misconduct, int], ...] = ()
    reason: str = ""

    @property
    def share(self) -> Share:
        return Share(sum(self.won), len(self.won))

    def __add__(self, other: CrewTally) -> CrewTally:
        counts = dict(self.misconduct)
        for misconduct, times in other.misconduct:
            counts[misconduct] = counts.get(misconduct, 0) + times
        return CrewTally(self.won + other.won, tuple(sorted(counts.items())), self.reason or other.reason)


@dataclass(frozen=True)
class PairedDifference:
    """By how much one crew wins more of the same deals than another, with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def is_certain(self) -> bool:
        return self.low > 0 or self.high < 0


def compared(one: Sequence[bool], other: Sequence[bool]) -> PairedDifference:
    """Only deals that one of them won and the other lost tell them apart."""
    total = len(one)
    if not total:
        return PairedDifference(0.0, -1.0, 1.0)
    better = sum(mine and not theirs for mine, theirs in zip(one, other, strict=True))
    worse = sum(theirs and not mine for mine, theirs in zip(one, other, strict=True))
    value = (better - worse) / total
    # Agresti and Min: one more deal of each kind, so that few deals do not look certain.
    more, fewer, count = better + 0.5, worse + 0.5, total + 2
    middle = (more - fewer) / count
    half = Z95 * sqrt(more + fewer - (more - fewer) ** 2 / count) / count
    return PairedDifference(value, max(-1.0, middle - half), min(1.0, middle + half))


def play_portion(arena: ArenaJob) -> tuple[CrewTally, ...]:
    """The tallies of all crews, in their order. Every crew plays all deals."""
    numbers = range(arena.job.first, arena.job.first + arena.job.count)
    deals = [arena.job.deal(number) for number in numbers]
    return tuple(_played(arena, crew, list(zip(numbers, deals, strict=True))) for crew in arena.crews)


def _played(arena: ArenaJob, crew: str, deals: Sequence[tuple[int, Deal]]) -> CrewTally:
    job = arena.job
    if level := LEVELS.get(crew):
        chances = (Chance(job.seed + MINDS_APART, number) for number, _ in deals)
        pairs = zip(deals, chances, strict=True)
        return CrewTally(tuple(play_mission(job.mission, deal, level, chance).won for (_, deal), chance in pairs))
    tally = CrewTally()
    for found in _by_programs(arena, crew, [deal for _, deal in deals]):
        tally += found
    return tally


def _by_programs(arena: ArenaJob, command: str, deals: Sequence[Deal]) -> Iterator[CrewTally]:
    """A program for each seat. Who misbehaves loses the attempt; for the next one all are started anew."""
    with ExitStack() as running:
        programs: dict[Seat, SeatProgram] = {}
        for deal in deals:
            try:
                for seat in range(deal.seats):
                    if seat not in programs and (deal.automaton is None or seat != deal.automaton.seat):
                        programs[seat] = running.enter_context(SeatProgram(command, arena.patience))
                yield CrewTally((_attempt(arena, deal, programs),))
            except Misbehaved as misbehaved:
                programs.clear()
                running.close()
                yield CrewTally((False,), ((misbehaved.misconduct, 1),), str(misbehaved))


def _attempt(arena: ArenaJob, deal: Deal, programs: dict[Seat, SeatProgram]) -> bool:
    for seat, program in programs.items():
        program.begin(seat, begin_data(arena.key, arena.players, deal))
    state = begin(arena.job.mission, deal, distress=Distress.NONE)
    while open_now := decisions(state):
        asked = open_now[0]
        program = programs[asked.decider]
        try:
            state = after(state, program.decide(state, asked))
        except Refusal as refusal:
            raise Misbehaved(Misconduct.ILLEGAL, program.command, refusal.said) from None
    for seat, program in programs.items():
        program.over(state, seat)
    return is_won(state)


def begin_data(key: str, players: int, deal: Deal) -> dict[str, Any]:
    """What a program is told when an attempt begins: the mission, the table, and the cards of the game."""
    suits = deal.table.deck.suits
    return {
        "mission": key,
        "players": players,
        "seats": deal.seats,
        "tricks": deal.table.tricks,
        "trump": suits.trump,
        "cards": [suits.spelled(card) for card in sorted(deal.table.deck)],
    }
