"""The verdict on a scenario with one number of players."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from logwright.cache.plain_data import Odd, listed, mapped, number, text, whole
from logwright.engine.interval import Share, percentage
from logwright.engine.saucers.games.reach import UnreachableSite
from logwright.engine.saucers.games.simulation import Statistics
from logwright.engine.saucers.games.verdict import SimulationVerdict, judge
from logwright.engine.saucers.pieces.space import Space
from logwright.saying import Saying, saying
from logwright.verdicts.scenarios.scenario_job import ScenarioPart

CAUTIOUS = 3.0
"""With two dozen upgrades, one would seem decisive by chance at 95 %; three standard errors are 99.7 %."""


@dataclass(frozen=True)
class ScenarioVerdict:
    """The summary of all games that were played."""

    key: str
    rounds: int
    """The limit: a game that takes longer counts as endless."""
    found: ScenarioPart

    @property
    def statistics(self) -> Statistics:
        return self.found.statistics

    @property
    def players(self) -> int:
        return self.statistics.players

    @property
    def judged(self) -> SimulationVerdict:
        return judge(self.statistics, self.found.gaps)

    @property
    def is_completable(self) -> bool:
        return self.judged.word == "completable"

    @property
    def said(self) -> Saying:
        """The reason, as a message."""
        return _said(self)

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
        """How often the owner of any upgrade won; the baseline, as owners of many cards are ahead already."""
        return Share(sum(self.statistics.upgrade_wins.values()), sum(share.tries for share in self.upgrades.values()))

    @property
    def deciding(self) -> dict[str, Share]:
        """Upgrades whose owners certainly win more often than owners of other upgrades."""
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
            "reason": str(self.said),
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


def scenario_verdict_from_data(data: Any) -> ScenarioVerdict:
    upgrades = {text(entry["id"]): _read_share(entry) for entry in data["upgrades"]}
    statistics = Statistics(
        players=whole(data["players"]),
        games=whole(data["games"]),
        wins=tuple(_read_share(seat).hits for seat in data["seats"]),
        lengths={int(length): count for length, count in mapped(data["rounds"]["games"], whole).items()},
        turns=whole(data["turns"]),
        pick_ups=whole(data["pick_ups"]),
        thefts=whole(data["thefts"]),
        upgrade_wins={name: share.hits for name, share in upgrades.items() if share.hits},
        upgrade_losses={name: share.tries - share.hits for name, share in upgrades.items()},
    )
    part = ScenarioPart(
        statistics=statistics,
        mixed={text(entry["strength"]): _read_share(entry) for entry in data["strengths"]},
        boards=whole(data["reach"]["boards"]),
        gaps=listed(data["reach"]["gaps"], _read_gap),
        seconds=number(data["seconds"]),
    )
    return ScenarioVerdict(text(data["id"]), whole(data["bound"]), part)


def _read_gap(data: Any) -> UnreachableSite:
    return UnreachableSite(Space(whole(data["row"]), whole(data["column"])), whole(data["site"]))


def _read_share(data: Any) -> Share:
    tries = whole(data["of"])
    if whole(data["wins"]) > tries:
        raise Odd(f"{data['wins']} of {tries}")
    return Share(data["wins"], tries)


def percent(share: float) -> Saying:
    return saying("percent", n=percentage(share))


def interval(share: Share) -> Saying:
    return saying("percent", n=f"{percentage(share.low)}–{percentage(share.high)}")


def _share(share: Share) -> dict[str, Any]:
    return {
        "wins": share.hits,
        "of": share.tries,
        "share": round(share.value, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
    }


def _said(verdict: ScenarioVerdict) -> Saying:
    """The reason for a verdict."""
    judged, statistics = verdict.judged, verdict.statistics
    match judged.reason:
        case "games-without-end":
            unfinished, games = map(int, judged.numbers)
            return saying("scenarios.endless-games", unfinished=unfinished, games=games, rounds=verdict.rounds)
        case "site-out-of-reach":
            sites = verdict.out_of_reach
            site, spaces = next(iter(sites.items()))
            return saying("scenarios.site-out-of-reach", site=site, spaces=spaces, others=len(sites) - 1)
        case "seat-loses" | "seat-wins":
            seat = int(judged.numbers[0])
            share = statistics.seat(seat)
            shares = {"share": percent(share.value), "interval": interval(share), "even": percent(1 / verdict.players)}
            return saying("scenarios.uneven-seat", seat=seat, **shares)
        case "too-few-games":
            return saying("scenarios.too-few-games", seat=int(judged.numbers[0]), games=statistics.games)
    return saying("scenarios.every-seat", rounds=round(statistics.mean_rounds, 1))
