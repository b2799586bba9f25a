"""A deal that no seed gives but that was found, as plain data and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from logwright.engine.card import Card
from logwright.engine.deal import Automaton, Column, Deal, highest_trump_holder
from logwright.engine.dealing import AUTOMATON_SEAT, card_tasks
from logwright.engine.mission import NamedTasks, Task, Token
from logwright.engine.objectives.selector import parse_card
from logwright.verdicts.job import Job


def found_deal(deal: Deal) -> dict[str, Any]:
    """Hands, or rows of the automaton with the face-up card first; tasks with tokens; what members draw later."""
    trump = deal.table.deck.trump

    def spelled(cards: Sequence[Card]) -> list[str]:
        return [card.spelled(trump) for card in cards]

    return {
        "hands": [spelled(hand) for hand in deal.hands],
        "automaton": [spelled(column.cards) for column in deal.automaton.columns] if deal.automaton else [],
        "tasks": [task.id for task in deal.tasks],
        "tokens": [task.token and task.token.value for task in deal.tasks],
        "draws": [spelled(order) for order in deal.draws],
    }


def read_found_deal(data: dict[str, Any], job: Job) -> Deal:
    """The deal again, at the table of its job."""
    trump = job.table.deck.trump

    def cards(names: Sequence[str]) -> tuple[Card, ...]:
        return tuple(parse_card(name, trump) for name in names)

    hands = tuple(cards(hand) for hand in data["hands"])
    commander = highest_trump_holder(hands)
    assert commander is not None
    columns = tuple(Column(*cards(column)) for column in data["automaton"])
    return Deal(
        job.table,
        hands,
        commander,
        leader=commander,
        tasks=_tasks(data, job),
        automaton=Automaton(AUTOMATON_SEAT, columns) if columns else None,
        draws=tuple(cards(order) for order in data["draws"]),
    )


def _tasks(data: dict[str, Any], job: Job) -> tuple[Task, ...]:
    if isinstance(job.mission.tasks, NamedTasks):
        return job.mission.tasks.tasks
    known = {task.id: task for task in (*card_tasks(job.table.deck), *job.pile)}
    pairs = zip(data["tasks"], data["tokens"], strict=True)
    return tuple(replace(known[name], token=Token(token) if token else None) for name, token in pairs)
