"""Writes one deal of a mission as a file for `logwright solve`: these hands, these tasks, and what the mission asks."""

from __future__ import annotations

from typing import Any

from logwright.content.model.logged_mission import LoggedMission
from logwright.content.writing.mission_writer import written_mission
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import NamedTasks, TasksByDifficulty

_AS_WRITTEN = (
    "volunteers",
    "objectives",
    "choose",
    "chosen_colour",
    "chosen_number",
    "change_tokens",
    "five_player_rule",
    "pass_cards",
)
"""Fields that mean the same in both files."""


def written_position(mission: LoggedMission, deal: Deal) -> str | None:
    """None if cards are drawn in between, which a position cannot say."""
    if mission.rules.draw_after_trick:
        return None
    data = position_data(mission, deal)
    return written_mission(data, {"properties": {field: {} for field in data}}, schema_at="")


def position_data(mission: LoggedMission, deal: Deal) -> dict[str, Any]:
    written, trump, row = mission.document.data, deal.table.deck.trump, deal.automaton
    data: dict[str, Any] = {"game": mission.game}
    data["hands"] = [
        [card.spelled(trump) for card in sorted(hand)]
        for seat, hand in enumerate(deal.hands)
        if row is None or seat != row.seat
    ]
    if row:
        data["automaton"] = [[card.spelled(trump) for card in column.cards] for column in row.columns]
    if deal.tasks:
        data["tasks"] = _tasks(mission, deal)
        # What was dealt out belongs to somebody already.
        if deal.owners is None:
            data["allocation"] = mission.rules.allocation.value
        else:
            data["tasks"] = [task | {"owner": owner} for task, owner in zip(data["tasks"], deal.owners, strict=True)]
    return data | {field: written[field] for field in _AS_WRITTEN if field in written}


def _tasks(mission: LoggedMission, deal: Deal) -> list[dict[str, Any]]:
    if isinstance(mission.rules.tasks, NamedTasks):
        by = "task" if any(task.difficulty for task in deal.tasks) else "card"
        named = mission.document.data["tasks"]["cards"]
        return [dict(entry) if isinstance(entry, dict) else {by: entry} for entry in named]
    by = "task" if isinstance(mission.rules.tasks, TasksByDifficulty) else "card"
    return [{by: task.id, **({"token": task.token.value} if task.token else {})} for task in deal.tasks]
