"""What the crew chooses is used, and what is used is chosen.

The cards `chosen-colour` and `chosen-number` need the field `chosen_colour` or `chosen_number`; without an objective
that speaks of them, the field is of no use.

good::

    game: planet-nine
    id: example
    chosen_colour: {by: crew}
    objectives:
      - {who: commander, win_no: chosen-colour}

bad::

    game: planet-nine
    id: example
    chosen_number: {by: crew}
    objectives:
      - {who: commander, win_no: chosen-colour}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.document import Path
from logwright.content.rule_helpers.placed_objectives import placed_objectives
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import NamedTasks, TasksByDifficulty
from logwright.engine.objectives.settled import unsettled

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        document, rules = mission.document, mission.rules
        chosen = {choice.what for choice in rules.card_choices}
        for path, part in _parts(mission, library):
            for what in sorted(unsettled(part) - chosen):
                yield document.problem(path, RULE, "missing", what=what.value, field=f"chosen_{what}", by="{by: crew}")
        for choice in rules.card_choices:
            field = f"chosen_{choice.what}"
            if choice.what not in unsettled(rules):
                yield document.problem((field,), RULE, "unused", what=choice.what.value, field=field)
            if choice.most and choice.most < choice.least:
                yield document.problem((field, "most"), RULE, "backwards", least=choice.least, most=choice.most)


def _parts(mission: LoggedMission, library: Library) -> Iterator[tuple[Path, object]]:
    """Everything that speaks of cards, each with its place: also task cards that are named, or that may be drawn."""
    yield from placed_objectives(mission.document.data, library.games[mission.game].suits)
    yield ("communication", "cards"), mission.rules.communication.cards
    match mission.rules.tasks:
        case NamedTasks(tasks):
            # Tasks of the mission's own have no id, and their objectives are told above.
            yield from ((("tasks", "cards", index), task) for index, task in enumerate(tasks) if task.id)
        case TasksByDifficulty():
            yield ("tasks", "difficulty"), tuple(card.task for card in library.pile(mission.game))
