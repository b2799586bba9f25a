"""The deals of the day: which mission everybody plays on a date, and what a hundred crews made of that deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from logwright.content.read.document import Document
from logwright.engine.chance import Chance

DIFFICULTIES = ("easy", "middling", "hard")


@dataclass(frozen=True)
class Par:
    """How many crews won a deal, of how many that tried."""

    won: int
    attempts: int


@dataclass(frozen=True)
class DailyDeal:
    """One deal of a day: a mission and the number of its deal, the same for everybody."""

    day: date
    game: str
    difficulty: str
    mission: str

    @property
    def seed(self) -> int:
        """The date and the difficulty as one number: 202611181 is the easy deal of 18 November 2026."""
        day = self.day
        return (day.year * 10_000 + day.month * 100 + day.day) * 10 + DIFFICULTIES.index(self.difficulty) + 1


ParKey = tuple[str, str, str, str]
"""A date, a difficulty, a mission and its fingerprint: what is known of a mission that changed is not used."""


@dataclass(frozen=True)
class DailyDeals:
    """`pools` has the missions to choose from by game and difficulty, `par` what crews of `level` made of deals."""

    players: int = 4
    level: str = ""
    pools: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    par: Mapping[ParKey, Par] = field(default_factory=dict)

    def of(self, day: date) -> list[DailyDeal]:
        """All deals of a day. They follow from the date and the pools alone."""
        return [
            DailyDeal(day, game, difficulty, _turn(pools[difficulty], day))
            for game, pools in self.pools.items()
            for difficulty in DIFFICULTIES
        ]

    def par_of(self, deal: DailyDeal, made_from: str) -> Par | None:
        """What is known of a deal; `made_from` is the fingerprint of its mission as it is now."""
        return self.par.get(par_key(deal, made_from))


def par_key(deal: DailyDeal, made_from: str) -> ParKey:
    return deal.day.isoformat(), deal.difficulty, deal.mission, made_from


def dealt_by(deals: DailyDeals, mission: str, seed: int) -> DailyDeal | None:
    """The deal of the day that has this number, if it is one."""
    day, difficulty = divmod(seed, 10)
    try:
        found = date(day // 10_000, day // 100 % 100, day % 100)
    except ValueError:
        return None
    same = (each for each in deals.of(found) if (each.mission, each.seed) == (mission, seed))
    return next(same, None) if 1 <= difficulty <= len(DIFFICULTIES) else None


def _turn(pool: tuple[str, ...], day: date) -> str:
    """Every mission has its turn before one comes again; the order is another one in each round."""
    turn, place = divmod(day.toordinal(), len(pool))
    return Chance(turn).shuffled(pool)[place]


def read_daily_deals(document: Document) -> DailyDeals:
    data = document.data
    pools = {pool["game"]: {each: tuple(pool[each]) for each in DIFFICULTIES} for pool in data["pools"]}
    return DailyDeals(data["players"], data["level"], pools, dict(map(_read_par, data["par"].splitlines())))


def _read_par(line: str) -> tuple[ParKey, Par]:
    day, difficulty, mission, made_from, result = line.split()
    won, attempts = map(int, result.split("/"))
    return (day, difficulty, mission, made_from), Par(won, attempts)


def written_daily_deals(deals: DailyDeals) -> str:
    """The text of the file that stores them."""
    lines = [
        "# yaml-language-server: $schema=../schemas/daily.schema.json",
        "# The deals of the day follow from the date: every mission of a pool has its turn before one comes again.",
        "# Pools are chosen by how often crews succeed (crews.yaml). Who changes one changes the deals of coming days.",
        f"players: {deals.players}",
        f"level: {deals.level}",
        "pools:",
    ]
    for game, pools in deals.pools.items():
        lines.append(f"  - game: {game}")
        lines += (f"    {difficulty}: [{', '.join(pools[difficulty])}]" for difficulty in DIFFICULTIES)
    lines.append(
        "# Par, made by `logwright daily --make`: date, difficulty, mission, its fingerprint, attempts won of all."
    )
    lines.append("par: |" if deals.par else "par: ''")
    lines += (f"  {' '.join(key)} {par.won}/{par.attempts}" for key, par in sorted(deals.par.items(), key=_order))
    return "\n".join(lines) + "\n"


def _order(kept: tuple[ParKey, Any]) -> tuple[str, int, str]:
    (day, difficulty, mission, _), _ = kept
    return day, DIFFICULTIES.index(difficulty), mission
