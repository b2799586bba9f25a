"""The fingerprint of a mission as it stands in content: what is known about it holds until that changes."""

from __future__ import annotations

from logwright.content.model.crew_record import fingerprint
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.mission import NamedTasks


def made_from(library: Library, mission: LoggedMission) -> str:
    plan = mission.rules.tasks
    named = {task.id for task in plan.tasks} if isinstance(plan, NamedTasks) else frozenset[str]()
    cards = [card for card in library.all_tasks if card.id in named or (card.official and card.game == mission.game)]
    pile = (card.document.data["tasks"][card.path[-1]] for card in cards)
    return fingerprint(mission.document.data, library.games[mission.game].document.data, pile)
