"""The verdict on a scenario with one number of players."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from logwright.engine.saucers.interval import Share
from logwright.engine.saucers.reach import Gap
from logwright.engine.saucers.simulation import Statistics
from logwright.engine.saucers.space import Space
from logwright.engine.saucers.verdict import Verdict, judge
from logwright.verdicts.scenario_job import ScenarioPart

CAUTIOUS = 3.0
"""Of two dozen upgrades one would seem to decide games by mere luck at 95 %; three standard errors are 99.7 %."""


@dataclass(frozen=True)
class ScenarioVerdict:
    """Sums up all games that were played."""

    key: str
    rounds: int
    """The bound: a game that takes longer counts as one without end."""
    found: ScenarioPart

    @property
    def statistics(self) -> Statistics:
        return self.found.statistics

    @property
    def players(self) -> int:
        return self.statistics.players

    @property
    def judged(self) -> Verdict:
        return judge(self.statistics, self.found.gaps)

    @property
    def is_completable(self) -> bool:
        return self.judged.word == "completable"

    @property
    def reason(self) -> str:
        return _say(self)

    @property
    def seats(self) -> tuple[Share, ...]:
        return tuple(self.statistics.seat(player) for player in range(self.players))

    @property
    def upgrades(self) -> dict[str, Share]:
        """How often the owner of an upgrade won, the best upgrade first."""
        names = {*self.statistics.upgrade_wins, *self.statistics.upgrade_losses}
        shares = {name: self.statistics.upgrade(name) for name in sorted(names)}
        return dict(sorted(shares.items(), key=lambda item: (-item[1].value, -item[1].tries)))

    @property
    def usual(self) -> Share:
        """How often the owner of any upgrade won: who has many cards has been lucky already."""
        return Share(sum(self.statistics.upgrade_wins.values()), sum(share.tries for share in self.upgrades.values()))

    @property
    def deciding(self) -> dict[str, Share]:
        """Upgrades whose owners surely win more often than owners of other upgrades."""
        usual = self.usual.value
        return {name: share for name, share in self.upgrades.items() if share.bounds(CAUTIOUS)[0] > usual}

    @property
    def out_of_reach(self) -> dict[int, int]:
        """Crash sites that cannot be reached, and from how many spaces."""
        return dict(sorted(Counter(gap.site for gap in self.found.gaps).items()))

    def to_data(self) -> dict[str, Any]:
        statistics, deciding = self.statistics, self.deciding
        return {
            "id": self.key,
            "players": self.players,
            "verdict": self.judged.word,
            "reason": self.reason,
            "games": statistics.games,
            "ended": statistics.finished.hits,
            "bound": self.rounds,
            "rounds": {
                "mean": round(statistics.mean_rounds, 2),
                "median": statistics.rounds_at(0.5),
                "nine_in_ten": statistics.rounds_at(0.9),
                "longest": max(statistics.lengths, default=0),
                "games": {str(length): count for length, count in sorted(statistics.lengths.items())},
            },
            "turns": statistics.turns,
            "pick_ups": statistics.pick_ups,
            "thefts": statistics.thefts,
            "seats": [{"seat": seat, **_share(share)} for seat, share in enumerate(self.seats)],
            "strengths": [{"strength": name, **_share(share)} for name, share in self.found.mixed.items()],
            "upgrades": [
                {"id": name, **_share(share), "decides": name in deciding} for name, share in self.upgrades.items()
            ],
            "reach": {
                "boards": self.found.boards,
                "gaps": [
                    {"site": gap.site, "row": gap.space.row, "column": gap.space.column} for gap in self.found.gaps
                ],
            },
            "seconds": round(self.found.seconds, 3),
        }


def scenario_verdict_from_data(data: dict[str, Any]) -> ScenarioVerdict:
    upgrades = {entry["id"]: entry for entry in data["upgrades"]}
    statistics = Statistics(
        players=data["players"],
        games=data["games"],
        wins=tuple(seat["wins"] for seat in data["seats"]),
        lengths={int(length): count for length, count in data["rounds"]["games"].items()},
        turns=data["turns"],
        pick_ups=data["pick_ups"],
        thefts=data["thefts"],
        upgrade_wins={name: entry["wins"] for name, entry in upgrades.items() if entry["wins"]},
        upgrade_losses={name: entry["of"] - entry["wins"] for name, entry in upgrades.items()},
    )
    part = ScenarioPart(
        statistics=statistics,
        mixed={entry["strength"]: Share(entry["wins"], entry["of"]) for entry in data["strengths"]},
        boards=data["reach"]["boards"],
        gaps=tuple(Gap(Space(gap["row"], gap["column"]), gap["site"]) for gap in data["reach"]["gaps"]),
        seconds=data["seconds"],
    )
    return ScenarioVerdict(data["id"], data["bound"], part)


def percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def interval(share: Share) -> str:
    return f"{share.low * 100:.0f} – {share.high * 100:.0f} %"


def _share(share: Share) -> dict[str, Any]:
    return {
        "wins": share.hits,
        "of": share.tries,
        "share": round(share.value, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
    }


def _say(verdict: ScenarioVerdict) -> str:
    """The reason for a verdict in words."""
    judged, statistics = verdict.judged, verdict.statistics
    even = percent(1 / statistics.players)
    match judged.reason:
        case "games-without-end":
            unfinished, games = judged.numbers
            return f"{unfinished:.0f} of {games:.0f} games did not end within {verdict.rounds} rounds"
        case "site-out-of-reach":
            sites = verdict.out_of_reach
            site, spaces = next(iter(sites.items()))
            others = f"; so it is with {len(sites) - 1} more" if len(sites) > 1 else ""
            return f"crash site {site} cannot be reached from {spaces} of the spaces{others}"
        case "seat-loses" | "seat-wins":
            seat = int(judged.numbers[0])
            share = statistics.seat(seat)
            return f"seat {seat} wins {percent(share.value)} of the games ({interval(share)}); even would be {even}"
        case "too-few-games":
            return f"seat {judged.numbers[0]:.0f} has not won yet; {statistics.games} games are too few to tell why"
    return f"every seat can win; a game takes {statistics.mean_rounds:.1f} rounds on average"
