"""The deals of the day: what everybody plays on a date, and what a hundred crews made of it.

A date gives an order of candidates, each a mission of a pool and the number of a deal. Crews try them ahead, and the
first one is chosen that is as hard as it is called (`bands`). What was chosen is kept as content, so that nobody has to
compute it; where nothing is kept, the first candidate is played, and par is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from logwright.content.read.document import Document
from logwright.engine.chance import Chance

PLACE = "daily.yaml"
DIFFICULTIES = ("easy", "middling", "hard")
DEALS_EACH = 10
"""Deals of a mission that are candidates before the next mission of the pool has its turn."""
CANDIDATES = 100


@dataclass(frozen=True)
class Par:
    """How many crews won a deal, of how many that tried."""

    won: int
    attempts: int

    @property
    def percent(self) -> float:
        return 100 * self.won / self.attempts


@dataclass(frozen=True)
class Band:
    """The shares of crews, in percent, that must win a deal for it to be called so."""

    low: int
    high: int

    def holds(self, par: Par) -> bool:
        return self.low <= par.percent <= self.high


@dataclass(frozen=True)
class DailyDeal:
    """One deal of a day: a mission and, among the candidates, the number of its deal; the same for everybody."""

    day: date
    game: str
    difficulty: str
    mission: str
    number: int = 0

    @property
    def seed(self) -> int:
        """Date, difficulty and number as one: 261118107 is candidate 7 for the easy deal of 18 November 2026."""
        day = self.day.year % 100 * 10_000 + self.day.month * 100 + self.day.day
        return day * 1000 + (DIFFICULTIES.index(self.difficulty) + 1) * 100 + self.number


@dataclass(frozen=True)
class ChosenDeal:
    """A deal that crews have tried; `made_from` is the fingerprint of its mission as it was then."""

    deal: DailyDeal
    made_from: str
    par: Par

    def __str__(self) -> str:
        deal, par = self.deal, self.par
        return f"{deal.day} {deal.difficulty} {deal.mission} {self.made_from} {deal.number} {par.won}/{par.attempts}"


DaySlot = tuple[date, str, str]
"""What one deal is chosen for: a day, a game and a difficulty."""
Pools = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Missions by game and difficulty."""


@dataclass(frozen=True)
class DailyDeals:
    """`pools` has the missions to choose from by game and difficulty, `chosen` what crews of `level` have tried."""

    players: int = 4
    level: str = ""
    bands: Mapping[str, Band] = field(default_factory=dict)
    pools: Pools = field(default_factory=dict)
    chosen: Mapping[DaySlot, ChosenDeal] = field(default_factory=dict)

    def slots(self, day: date) -> list[DaySlot]:
        return [(day, game, difficulty) for game in self.pools for difficulty in DIFFICULTIES]

    def of(self, day: date) -> list[DailyDeal]:
        """All deals of a day: those that were chosen, else the first candidates."""
        return [self.chosen[slot].deal if slot in self.chosen else self.candidate(slot, 0) for slot in self.slots(day)]

    def candidate(self, slot: DaySlot, number: int) -> DailyDeal:
        """Every mission has its turn before one comes again, in another order in each round. Only if none of its deals
        will do, the next one takes its place."""
        day, game, difficulty = slot
        pool = self.pools[game][difficulty]
        turn, place = divmod(day.toordinal(), len(pool))
        mission = Chance(turn).shuffled(pool)[(place + number // DEALS_EACH) % len(pool)]
        return DailyDeal(day, game, difficulty, mission, number)

    def par_of(self, deal: DailyDeal, made_from: str) -> Par | None:
        """What is known of a deal; `made_from` is the fingerprint of its mission as it is now."""
        known = self.chosen.get((deal.day, deal.game, deal.difficulty))
        return known.par if known and (known.deal, known.made_from) == (deal, made_from) else None


def dealt_by(deals: DailyDeals, mission: str, seed: int) -> DailyDeal | None:
    """The deal of the day that has this number, if it is one."""
    day = seed // 1000
    try:
        found = date(2000 + day // 10_000, day // 100 % 100, day % 100)
    except ValueError:
        return None
    return next((each for each in deals.of(found) if (each.mission, each.seed) == (mission, seed)), None)


def read_daily_deals(document: Document) -> DailyDeals:
    data, pools = document.data, read_pools(document)
    bands = {each: Band(*data["bands"][each]) for each in DIFFICULTIES}
    chosen = filter(None, (read_chosen(line, pools) for line in data["deals"].splitlines()))
    by_slot = {(each.deal.day, each.deal.game, each.deal.difficulty): each for each in chosen}
    return DailyDeals(data["players"], data["level"], bands, pools, by_slot)


def read_pools(document: Document) -> Pools:
    return {pool["game"]: {each: tuple(pool[each]) for each in DIFFICULTIES} for pool in document.data["pools"]}


def read_chosen(line: str, pools: Pools) -> ChosenDeal | None:
    """A line of the file; None if the calendar has no such day, or the pool no such mission."""
    written, difficulty, mission, made_from, number, result = line.split()
    game = next((game for game, pool in pools.items() if mission in pool[difficulty]), None)
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return None
    if game is None:
        return None
    won, attempts = map(int, result.split("/"))
    return ChosenDeal(DailyDeal(day, game, difficulty, mission, int(number)), made_from, Par(won, attempts))


def written_daily_deals(deals: DailyDeals) -> str:
    """The text of the file that stores them."""
    lines = [
        "# yaml-language-server: $schema=../schemas/daily.schema.json",
        "# The deals of the day. Every mission of a pool has its turn before one comes again; of its deals the first",
        "# is chosen that as many crews win as the band of its difficulty says, in percent. Who changes a pool or a",
        "# band changes days to come: `logwright daily --make` chooses anew.",
        f"players: {deals.players}",
        f"level: {deals.level}",
        "bands:",
        *(f"  {each}: [{band.low}, {band.high}]" for each, band in deals.bands.items()),
        "pools:",
    ]
    for game, pools in deals.pools.items():
        lines.append(f"  - game: {game}")
        lines += (f"    {difficulty}: [{', '.join(pools[difficulty])}]" for difficulty in DIFFICULTIES)
    lines += [
        "# Chosen by `logwright daily --make`: date, difficulty, mission, its fingerprint, number of the deal,",
        "# attempts won of all.",
        "deals: |" if deals.chosen else "deals: ''",
    ]
    lines += (f"  {deals.chosen[slot]}" for slot in sorted(deals.chosen, key=_order))
    return "\n".join(lines) + "\n"


def _order(slot: DaySlot) -> tuple[date, str, int]:
    day, game, difficulty = slot
    return day, game, DIFFICULTIES.index(difficulty)
