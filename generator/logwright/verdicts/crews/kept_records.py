"""Crew results that content holds for its missions."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.content.model.crew_record import CrewRecord
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.verdicts.missions.mission_print import made_from


def kept_records(library: Library, missions: Iterable[LoggedMission]) -> dict[tuple[str, int], CrewRecord]:
    """The records of missions that have not changed since."""
    found = {}
    for mission in missions:
        print_of_it = made_from(library, mission)
        for players in mission.rules.players:
            if record := library.crews.missions.get((mission.key, print_of_it, players)):
                found[mission.key, players] = record
    return found
