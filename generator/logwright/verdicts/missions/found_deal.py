"""A deal that was found by the solver rather than dealt from a seed, to plain data and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Automaton, Column, Deal, highest_trump_holder
from logwright.engine.cards.dealing import AUTOMATON_SEAT, card_tasks, in_order, must_redeal
from logwright.engine.missions.mission import DrawnTasks, NamedTasks, Task, TasksByDifficulty, Token
from logwright.engine.objectives.selector import parse_card
from logwright.verdicts.missions.job import Job


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
    """The deal from plain data, at the table of its job."""
    suits = job.table.deck.suits

    def cards(names: Sequence[str]) -> tuple[Card, ...]:
        return tuple(parse_card(name, suits) for name in names)

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


def could_be_dealt(deal: Deal, job: Job) -> bool:
    """Whether a job could deal this: all cards, evenly, tasks as the mission asks for, and not void."""
    deck = sorted(job.table.deck)
    draws = (deck,) * deal.seats if job.mission.draw_after_trick else ()
    return (
        len(deal.hands) == deal.seats
        and sorted(card for hand in deal.hands for card in hand) == deck
        and _is_even(deal, job)
        and tuple(map(sorted, deal.draws)) == draws
        and _are_asked_for(deal.tasks, job)
        and not must_redeal(deal.tasks, deal.hands)
    )


def _is_even(deal: Deal, job: Job) -> bool:
    """The automaton has its double row, which never holds the highest trump; no other hand is longer by two cards."""
    row = deal.automaton
    lengths = [len(hand) for seat, hand in enumerate(deal.hands) if row is None or seat != row.seat]
    if max(lengths) - min(lengths) > 1 or (row is not None) != bool(job.table.columns):
        return False
    if row is None:
        return True
    return (
        len(row.columns) == job.table.columns
        and all(column.down for column in row.columns)
        and sorted(row.cards) == sorted(deal.hands[row.seat])
        and in_order(job.table.deck)[-1] not in row.cards
    )


def _are_asked_for(tasks: Sequence[Task], job: Job) -> bool:
    names = [task.id for task in tasks]
    tokens = [task.token for task in tasks]
    match job.mission.tasks:
        case DrawnTasks(count, wanted):
            pile = {task.id for task in card_tasks(job.table.deck)}
            marked = [*wanted[:count], *[None] * (count - len(wanted))]
            return len(set(names)) == count and pile.issuperset(names) and tokens == marked
        case TasksByDifficulty(difficulty):
            pile = {task.id for task in job.pile}
            total = sum(task.difficulty_at(job.table.seats) for task in tasks)
            fits = len(set(names)) == len(names) and pile.issuperset(names) and total == difficulty
            return fits and not any(tokens)
        case NamedTasks(named):
            return tuple(tasks) == named
    return not tasks
