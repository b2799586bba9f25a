"""Makes a puzzle of a position: a mission whose deal is fixed, from the data of a file for `logwright solve`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.missions.mission import Allocation

_OF_CHANCE = ("players", "tasks", "allocation", "deal", "draw_after_trick", "rises_by")
"""Fields that the position takes the place of, or that would leave something to chance."""
_OF_POSITION = ("players", "hands", "tasks", "allocation")
"""Fields that a mission says in another way."""


def is_position(data: Any) -> bool:
    """Whether these are the data of a position, and not of a mission."""
    return isinstance(data, dict) and isinstance(data.get("hands"), list) and "deal" not in data


def puzzle_data(position: Mapping[str, Any], around: Mapping[str, Any]) -> dict[str, Any]:
    """`around` is the mission that the puzzle belongs to, with its name and its words.

    What no mission can say, such as an automaton's cards, stays as it is, so that it is reported.
    """
    made = {field: value for field, value in around.items() if field not in _OF_CHANCE}
    if "untimed" in made.get("timer", ()):
        made["timer"] = {field: value for field, value in made["timer"].items() if field != "untimed"}
    made |= {field: value for field, value in position.items() if field not in _OF_POSITION}
    tasks = [task for task in position.get("tasks", []) if isinstance(task, dict)]
    deal: dict[str, Any] = {"hands": position["hands"]}
    if tasks:
        made["tasks"] = {"cards": [_named(task) for task in tasks]}
        made["allocation"] = position.get("allocation", Allocation.DEALT.value)
        if made["allocation"] in ("fixed", Allocation.DEALT.value):
            made["allocation"] = Allocation.DEALT.value
            deal["owners"] = [task.get("owner", 0) for task in tasks]
    return {**made, "deal": deal}


def _named(task: Mapping[str, Any]) -> Any:
    """A task without its owner; a card alone needs no name for what it is."""
    left = {field: value for field, value in task.items() if field != "owner"}
    return next(iter(left.values())) if left.keys() in ({"card"}, {"task"}) else left
