"""Estimates how crews that see only their own cards do at a mission being designed, a few attempts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from logwright.content.model.library import Library
from logwright.engine.crews.level import CLUB
from logwright.engine.interval import wilson
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.verdicts.crews.crew_job import CrewJob, work
from logwright.verdicts.crews.estimates import estimates
from logwright.verdicts.crews.kept_records import kept_records
from logwright.verdicts.missions.difficulty import Scale, scales
from logwright.verdicts.missions.job import Job

_ENOUGH = 10
"""Attempts before anything is said about difficulty: with fewer it leaps from one end of the scale to the other."""


def crew_estimate(job: Job, before: Mapping[str, Any] | None, book: Book, game: str) -> dict[str, Any]:
    """Earlier results plus the attempts of this job."""
    part = work(CrewJob(job, CLUB))
    tried, won = part.games, part.won
    if before:
        tried, won = tried + before["tried"], won + before["won"]
    rate = won / tried if tried else 0.0
    low, high = wilson(won, tried)
    found = {"tried": tried, "won": won, "rate": rate, "low": low, "high": high, "reason": part.reason}
    if tried >= _ENOUGH and (scale := scale_of(book.library, game, job.players)):
        like = book.library.missions[scale.like(rate)]
        level = scale.difficulty(rate)
        found |= {"difficulty": round(level), "level": level, "like": MissionView(book, like).title}
    return found


@lru_cache(maxsize=16)
def scale_of(library: Library, game: str, players: int) -> Scale | None:
    """The difficulty scale of the official missions at a table, as far as crews have played them."""
    missions = [mission for mission in library.all_missions if mission.official and mission.game == game]
    return scales(library, estimates(library, kept_records(library, missions))).get((game, players))
