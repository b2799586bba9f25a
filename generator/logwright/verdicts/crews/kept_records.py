"""Crew results that content holds for its missions."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.content.model.crew_record import CrewRecord, fingerprint
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.mission import NamedTasks


def made_from(library: Library, mission: LoggedMission) -> str:
    plan = mission.rules.tasks
    named = {task.id for task in plan.tasks} if isinstance(plan, NamedTasks) else frozenset[str]()
    cards = [card for card in library.all_tasks if card.id in named or (card.official and card.game == mission.game)]
    pile = (card.document.data["tasks"][card.path[-1]] for card in cards)
    return fingerprint(mission.document.data, library.games[mission.game].document.data, pile)


def kept_records(library: Library, missions: Iterable[LoggedMission]) -> dict[tuple[str, int], CrewRecord]:
    """The records of missions that have not changed since."""
    found = {}
    for mission in missions:
        print_of_it = made_from(library, mission)
        for players in mission.rules.players:
            if record := library.crews.missions.get((mission.key, print_of_it, players)):
                found[mission.key, players] = record
    return found
