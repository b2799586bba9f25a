"""A suggestion: a new mission of about the difficulty that was asked for, proved to be winnable and played by crews."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.lone_mission import read_lone_mission
from logwright.content.schema import Schemas
from logwright.content.written_mission import written_mission
from logwright.engine.chance import Chance
from logwright.engine.crews.level import CLUB
from logwright.suggestions.sketch import Sketch, Twist, sketches
from logwright.suggestions.title import Title, titles
from logwright.suggestions.tuning import CLOSE_ENOUGH, tuned
from logwright.verdicts.crew_job import CrewJob, CrewPart
from logwright.verdicts.crew_job import work as play
from logwright.verdicts.difficulty import Scale
from logwright.verdicts.job import Job, work
from logwright.verdicts.survey import Request, jobs_for

FIRST_GAMES, ALL_GAMES = 16, 48
"""Attempts that tell roughly how hard a sketch is while it is tuned, and those that decide in the end."""
DEALS = 20
"""Deals that are searched for one that can be won."""
PATIENCE = 40
"""So many sketches are tried for one suggestion."""


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    game: str
    players: int
    symbols: tuple[str, ...] = ()
    seed: int = 1


@dataclass(frozen=True)
class Suggestion:
    """`text` is its file. `found` is what crews made of it, `like` the key of an official mission that is as hard."""

    mission: LoggedMission
    text: str
    difficulty: float
    found: CrewPart
    like: str


class NothingFits(Exception):
    """No mission of this difficulty can be put together."""


class Workshop:
    """Puts missions together for one wish. The same wish and the same order of questions give the same missions."""

    def __init__(
        self,
        library: Library,
        schemas: Schemas,
        wish: Wish,
        scale: Scale,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.library, self.schemas, self.wish, self.scale, self.tell = library, schemas, wish, scale, tell
        self._chance = Chance(wish.seed)
        self._titles = titles(library, wish.game, self._chance)
        self._sketches = sketches(wish.game, wish.players, self._twists(), wish.symbols, self._chance)
        self._used: set[str] = set()

    def suggest(self, difficulty: float, prefix: str = "") -> Suggestion:
        """The next mission; its id begins with the prefix."""
        for sketch in self._fresh():
            self.tell(f"difficulty {difficulty:g}, {_told(sketch)}")
            if found := self._made(sketch, difficulty, prefix):
                self._used.add(repr(sketch))
                return found
        raise NothingFits

    def _twists(self) -> Sequence[Twist]:
        twists: Sequence[Twist] = self.library.documents[f"content/{self.wish.game}/twists.yaml"].data["twists"]
        return twists

    def _fresh(self) -> Iterator[Sketch]:
        """Sketches that no suggestion was made from yet."""
        for _ in range(PATIENCE):
            sketch = next(self._sketches)
            if repr(sketch) not in self._used:
                yield sketch

    def _made(self, sketch: Sketch, wanted: float, prefix: str) -> Suggestion | None:
        name, title = next(self._titles)
        name = prefix + name
        found = tuned(sketch, wanted, lambda amount: self._difficulty(self._mission(sketch, amount, name, title)[0]))
        if not found:
            return None
        mission, text = self._mission(sketch, found.amount, name, title)
        job = self._job(mission)
        if not work(job).solvable:
            return None
        played = play(CrewJob(_counting(job, ALL_GAMES), CLUB))
        rate = played.won / played.games if played.games else 0.0
        difficulty = self.scale.difficulty(rate)
        if abs(difficulty - wanted) > CLOSE_ENOUGH:
            return None
        return Suggestion(mission, text, difficulty, played, self.scale.like(rate))

    def _difficulty(self, mission: LoggedMission) -> float:
        played = play(CrewJob(_counting(self._job(mission), FIRST_GAMES), CLUB))
        # A mission that cannot be dealt is as hard as can be.
        return self.scale.difficulty(played.won / played.games if played.games else 0.0)

    def _mission(self, sketch: Sketch, amount: int, name: str, title: Title) -> tuple[LoggedMission, str]:
        words = {lang: {"title": said} for lang, said in title.items()}
        data: Mapping[str, Any] = sketch.data(amount, name, words)
        text = written_mission(data, self.schemas.contents["mission.schema.json"])
        lone = read_lone_mission(text, self.library, self.schemas)
        assert lone.mission is not None
        assert not lone.problems, f"twists that do not fit: {lone.problems}"
        return lone.mission, text

    def _job(self, mission: LoggedMission) -> Job:
        (job,) = jobs_for(self.library, [mission], None, Request(DEALS, self.wish.seed))
        return job


def _counting(job: Job, games: int) -> Job:
    return replace(job, count=games)


def _told(sketch: Sketch) -> str:
    return " and ".join(", ".join(twist) for twist in sketch.twists) or "tasks alone"
