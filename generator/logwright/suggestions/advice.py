"""Advice: how a mission becomes about as hard as its author wants it, in one step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.suggestions.measuring import ALL_GAMES, FIRST_GAMES, difficulty, played
from logwright.suggestions.nearby import Neighbour, StepKind, leading, nearby, with_amount
from logwright.suggestions.sketch import Twist
from logwright.suggestions.tuning import CLOSE_ENOUGH, tuned
from logwright.verdicts.crews.crew_job import CrewPart
from logwright.verdicts.missions.difficulty import Scale
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for


@dataclass(frozen=True)
class Advice:
    """A neighbour, and what crews made of it."""

    neighbour: Neighbour
    difficulty: float
    found: CrewPart


def twists_of(library: Library, game: str) -> Sequence[Twist]:
    """What missions of a game are put together from; a game may have none."""
    document = library.at(f"{game}/twists.yaml")
    return document.data["twists"] if document else ()


@dataclass(frozen=True)
class Adviser:
    """`hear` is told which neighbour is being tried."""

    library: Library
    schemas: Schemas
    scale: Scale
    players: int
    seed: int = 1
    hear: Callable[[Neighbour], None] = lambda _: None

    def measured(self, mission: LoggedMission, games: int = ALL_GAMES) -> CrewPart:
        (job,) = jobs_for(self.library, [mission], [self.players], Request(games, self.seed))
        return played(job, games)

    def advise(self, mission: LoggedMission, wanted: float) -> list[Advice]:
        """The neighbours that come close enough and closer than the mission itself, the closest first."""
        now = difficulty(self.measured(mission), self.scale)
        harder = None if now == wanted else wanted > now
        data: dict[str, Any] = dict(mission.document.data)
        found = [*self._tuned(data, mission.game, wanted), *self._tried(data, mission.game, wanted, harder)]
        nearer = (advice for advice in found if abs(advice.difficulty - wanted) < abs(now - wanted))
        return sorted(nearer, key=lambda advice: abs(advice.difficulty - wanted))

    def _tuned(self, data: Mapping[str, Any], game: str, wanted: float) -> Iterator[Advice]:
        """Another number of tasks, found by bisection."""
        key, most = str(self.library.games[game].tasks.amount), self.library.games[game].tasks.most
        if key not in data.get("tasks", {}):
            return
        amounts = range(max(1, len(data["tasks"].get("tokens", ()))), most + 1)
        best = tuned(amounts, wanted, lambda amount: self._rough(with_amount(data, key, amount)) or 0.0)
        if best and best.amount != data["tasks"][key]:
            yield from self._sure(with_amount(data, key, best.amount), wanted)

    def _tried(self, data: Mapping[str, Any], game: str, wanted: float, harder: bool | None) -> Iterator[Advice]:
        for neighbour in leading(nearby(data, self.library.games[game], twists_of(self.library, game)), harder):
            rough = None if neighbour.step is StepKind.AMOUNT else self._rough(neighbour)
            if rough is not None and abs(rough - wanted) <= CLOSE_ENOUGH:
                yield from self._sure(neighbour, wanted)

    def _rough(self, neighbour: Neighbour) -> float | None:
        job = self._job(neighbour)
        if not job:
            return None
        self.hear(neighbour)
        return difficulty(played(job, FIRST_GAMES), self.scale)

    def _sure(self, neighbour: Neighbour, wanted: float) -> Iterator[Advice]:
        job = self._job(neighbour)
        assert job is not None, "it was tried before"
        found = played(replace(job, first=FIRST_GAMES), ALL_GAMES)
        if found.won and abs(difficulty(found, self.scale) - wanted) <= CLOSE_ENOUGH:
            yield Advice(neighbour, difficulty(found, self.scale), found)

    def _job(self, neighbour: Neighbour) -> Job | None:
        """None if the neighbour is no valid mission."""
        text = written_mission(neighbour.document, self.schemas.contents["mission.schema.json"])
        lone = check_single_mission(text, self.library, self.schemas)
        if lone.problems or lone.mission is None:
            return None
        jobs = jobs_for(self.library, [lone.mission], [self.players], Request(ALL_GAMES, self.seed))
        return jobs[0] if jobs else None
