"""A suggestion: a new mission of about the difficulty that was asked for, proved to be winnable and played by crews."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.engine.chance import Chance
from logwright.saying import Listed, Saying, both, measure, saying
from logwright.suggestions.measuring import ALL_GAMES, FIRST_GAMES, difficulty, played
from logwright.suggestions.sketch import Sketch, Twist, sketches
from logwright.suggestions.title import Title, titles
from logwright.suggestions.tuning import CLOSE_ENOUGH, tuned
from logwright.verdicts.crews.crew_job import CrewPart
from logwright.verdicts.missions.difficulty import Scale
from logwright.verdicts.missions.job import Job, work
from logwright.verdicts.missions.survey import Request, jobs_for

DEALS = 20
"""Deals to search for one that can be won."""
PATIENCE = 40
"""Number of sketches to try for one suggestion."""


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    game: str
    players: int
    symbols: tuple[str, ...] = ()
    seed: int = 1


@dataclass(frozen=True)
class Suggestion:
    """`text` is the file. `found` is the crews' result, `like` the key of an official mission of the same
    difficulty."""

    mission: LoggedMission
    text: str
    difficulty: float
    found: CrewPart
    like: str


class NothingFits(Exception):
    """No mission of this difficulty can be put together."""


class Workshop:
    """Makes missions for one wish. The same wish and the same order of calls give the same missions."""

    def __init__(
        self,
        library: Library,
        schemas: Schemas,
        wish: Wish,
        scale: Scale,
        tell: Callable[[Saying], None] = lambda _: None,
    ) -> None:
        self.library, self.schemas, self.wish, self.scale, self.tell = library, schemas, wish, scale, tell
        self._chance = Chance(wish.seed)
        self._titles = titles(library, wish.game, self._chance)
        self._sketches = sketches(library.games[wish.game], wish.players, self._twists(), wish.symbols, self._chance)
        self._used: set[str] = set()

    def suggest(self, difficulty: float, prefix: str = "") -> Suggestion:
        """The next mission; its id begins with the prefix."""
        for sketch in self._fresh():
            self.tell(saying("suggest.trying", difficulty=measure(difficulty), of=_told(sketch)))
            if found := self._made(sketch, difficulty, prefix):
                self._used.add(repr(sketch))
                return found
        raise NothingFits

    def title(self) -> tuple[str, Title]:
        """An id and a title that no mission of this workshop has, in every language."""
        return next(self._titles)

    def _twists(self) -> Sequence[Twist]:
        twists: Sequence[Twist] = self.library.data(f"{self.wish.game}/twists.yaml")["twists"]
        return twists

    def _fresh(self) -> Iterator[Sketch]:
        """Sketches that have not been used for a suggestion yet."""
        for _ in range(PATIENCE):
            sketch = next(self._sketches)
            if repr(sketch) not in self._used:
                yield sketch

    def _made(self, sketch: Sketch, wanted: float, prefix: str) -> Suggestion | None:
        name, title = next(self._titles)
        name = prefix + name
        found = tuned(
            sketch.amounts, wanted, lambda amount: self._difficulty(self._mission(sketch, amount, name, title)[0])
        )
        if not found:
            return None
        mission, text = self._mission(sketch, found.amount, name, title)
        job = self._job(mission)
        if not work(job).solvable:
            return None
        tried = played(job, ALL_GAMES)
        measured = difficulty(tried, self.scale)
        if abs(measured - wanted) > CLOSE_ENOUGH:
            return None
        like = self.scale.like(tried.won / tried.games if tried.games else 0.0)
        return Suggestion(mission, text, measured, tried, like)

    def _difficulty(self, mission: LoggedMission) -> float:
        return difficulty(played(self._job(mission), FIRST_GAMES), self.scale)

    def _mission(self, sketch: Sketch, amount: int, name: str, title: Title) -> tuple[LoggedMission, str]:
        words = {lang: {"title": said} for lang, said in title.items()}
        data: Mapping[str, Any] = sketch.data(amount, name, words)
        text = written_mission(data, self.schemas.contents["mission.schema.json"])
        lone = check_single_mission(text, self.library, self.schemas)
        assert lone.mission is not None
        assert not lone.problems, f"twists that do not fit: {lone.problems}"
        return lone.mission, text

    def _job(self, mission: LoggedMission) -> Job:
        (job,) = jobs_for(self.library, [mission], None, Request(DEALS, self.wish.seed))
        return job


def _told(sketch: Sketch) -> Listed | Saying:
    """The twists by the names that their data has; a progress line shows them."""
    return both(", ".join(twist) for twist in sketch.twists) if sketch.twists else saying("suggest.tasks-alone")
