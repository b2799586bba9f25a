"""Estimates how hard a mission is from the library alone, to compare missions."""

from __future__ import annotations

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.mission import DrawnTasks, NamedTasks, Signal, Task, TasksByDifficulty

_SEATS = 4
_TOKEN = 0.5
_RULE = 2
_SILENCE = 1


def hardness(library: Library, mission: LoggedMission) -> float:
    """From 0, a first evening, to about 1, the end of the logbook.

    What the mission asks for, compared with the most that an official mission of its game asks for. The order of the
    logbook is its authors' own word on it, and counts as much.
    """
    official = [each for each in library.all_missions if each.official and each.game == mission.game]
    asked = _asked(mission) / max(map(_asked, official))
    if mission.number is None:
        return asked
    return (asked + mission.number / max(each.number or 0 for each in official)) / 2


def _asked(mission: LoggedMission) -> float:
    """Tasks with their tokens, or their difficulty, plus each special rule and any restriction on communication."""
    rules = mission.rules
    hindered = rules.communication.signal is not Signal.NORMAL or rules.communication.from_trick > 1
    return _tasks(mission) + _RULE * len(rules.objectives) + _SILENCE * hindered


def _tasks(mission: LoggedMission) -> float:
    match mission.rules.tasks:
        case TasksByDifficulty(difficulty):
            return difficulty
        case DrawnTasks(count, tokens):
            return count + _TOKEN * len(tokens)
        case NamedTasks(tasks):
            return sum(map(_task, tasks))
    return 0


def _task(task: Task) -> float:
    """A task that the mission defines itself counts like a special rule."""
    if task.difficulty:
        return task.difficulty_at(_SEATS)
    return (_RULE if not task.id else 1) + _TOKEN * (task.token is not None)
