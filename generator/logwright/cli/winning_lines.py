"""A winning line for each mission that is printed with its answer."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from logwright.base import known_verdicts
from logwright.cli.speech import say
from logwright.cli.terminal.progress import Progress
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.project import Project
from logwright.verdicts.missions.mission_store import mission_store
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.running.workers import workers

if TYPE_CHECKING:
    from logwright.publish.views.book import Verdicts

_DEALS = 20
"""As many as for the site, so that its cached verdicts can be used."""
_TYPICAL = 4


def winning_lines(
    library: Library, missions: Iterable[LoggedMission], project: Project, players: int | None = None
) -> Verdicts:
    """Verdicts with a line each: cached, or searched for now. Without `players`, four play whatever four can play."""
    from logwright.publish.views.verdict_with_deal import VerdictWithDeal

    jobs = {
        (job.key, job.players): job
        for mission in missions
        for job in jobs_for(library, [mission], [_shown(mission, players)], Request(_DEALS))
    }
    found, progress = {}, Progress(say("progress.checked"))
    store = mission_store(project.cache / "verdicts", known_verdicts())
    with workers(os.cpu_count() or 1) as executor:
        for verdict in Survey(list(jobs.values()), executor, store):
            found[verdict.key, verdict.players] = VerdictWithDeal(verdict, jobs[verdict.key, verdict.players])
            progress(say("progress.table", key=verdict.key, players=verdict.players, done=len(found), of=len(jobs)))
    progress.done()
    return found


def _shown(mission: LoggedMission, players: int | None) -> int:
    counts = mission.rules.players
    return players or (_TYPICAL if _TYPICAL in counts else max(counts))
