"""Plays the scenario that a page shows: some games at a time for its numbers, and one to watch."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from logwright.content.model.scenario import Scenario
from logwright.engine.interval import percentage
from logwright.engine.saucers.games.told_game import told_game
from logwright.engine.saucers.players import Planner
from logwright.publish.figures import SaucerLook
from logwright.publish.figures.saucer_game.game_steps import game_steps
from logwright.publish.scenario_designer.scenario_desk import ScenarioDesk
from logwright.publish.views.game_style import look_of
from logwright.publish.views.saucers.shown_game import ShownGame
from logwright.verdicts.scenarios.scenario_job import GAMES, ScenarioJob, work
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict, scenario_verdict_from_data

_SEED = 1
"""As `check` plays if nobody wants another: the same games have the same results here and there."""


class ScenarioTable:
    """Keeps no state between questions: what was found before comes with the next question."""

    def __init__(self, desk: ScenarioDesk) -> None:
        self.desk, self.book, self.box = desk, desk.book, desk.box
        self._scenario = lru_cache(maxsize=1)(self._scenario_in)

    def greeting(self) -> dict[str, Any]:
        return {}

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        scenario = self._scenario(json.dumps(asked["document"], sort_keys=True))
        players = asked["players"]
        if scenario is None or players not in scenario.players:
            return {"found": None}
        match asked:
            case {"do": "play", "first": first, "count": count}:
                return {"found": self._played(scenario, players, first, count, asked.get("before"))}
            case {"do": "watch", "seed": seed}:
                return {"found": self._watched(scenario, players, seed)}
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def _scenario_in(self, document: str) -> Scenario | None:
        return self.desk.lone(json.loads(document)).scenario

    def _played(self, scenario: Scenario, players: int, first: int, count: int, before: Any) -> dict[str, Any]:
        job = ScenarioJob(scenario.key, scenario.setup(self.box, players), scenario.rounds, _SEED, first, count)
        part = work(job)
        found = scenario_verdict_from_data(before["data"]).found + part if before else part
        verdict = ScenarioVerdict(scenario.key, scenario.rounds, found)
        return {"data": verdict.to_data(), **self._told(verdict)}

    def _told(self, verdict: ScenarioVerdict) -> dict[str, Any]:
        """What the numbers say, in the reader's language; the verdict takes as many games as `check` plays."""
        statistics, judged = verdict.statistics, verdict.judged
        say, known = self.book.say, statistics.games >= GAMES
        lines = []
        if statistics.lengths:
            lines.append(
                say(
                    "scenario_designer.live.lengths",
                    half=statistics.rounds_at(0.5),
                    most=statistics.rounds_at(0.9),
                    last=max(statistics.lengths),
                )
            )
        if unfinished := statistics.games - statistics.finished.hits:
            lines.append(
                say("scenario_designer.live.unfinished", n=unfinished, games=statistics.games, rounds=verdict.rounds)
            )
        lines += [say("scenario_designer.live.out_of_reach", n=site) for site in verdict.out_of_reach]
        return {
            "word": say(f"scenario_designer.verdicts.{judged.word}") if known else "",
            "games": say("scenario_designer.live.games", n=statistics.games),
            "lines": lines,
            "even": round(100 / verdict.players, 2),
            "seats": [
                {
                    "label": say("scenario_designer.seat", n=seat + 1),
                    "share": percentage(share.value),
                    "low": percentage(share.low),
                    "high": percentage(share.high),
                    "told": say(
                        "scenario_designer.live.share",
                        n=percentage(share.value),
                        low=percentage(share.low),
                        high=percentage(share.high),
                    ),
                }
                for seat, share in enumerate(verdict.seats)
            ],
        }

    def _watched(self, scenario: Scenario, players: int, seed: int) -> dict[str, Any]:
        """A game among planners, as the page of a recorded game shows one."""
        game = self.desk.library.saucer_game
        look = look_of(self.desk.library, game)
        assert isinstance(look, SaucerLook)
        turns = tuple(told_game(scenario.setup(self.box, players, seed), [Planner()] * players, scenario.rounds))
        shown = ShownGame(self.book, game, look, turns)
        picture = game_steps(turns, look).svg("watched", self.book.say("replay.shown", game))
        html = "".join((shown.controls(), shown.board(picture), shown.told(), shown.moves()))
        return {"html": html, "where": shown.where("{n}", "{all}")}
