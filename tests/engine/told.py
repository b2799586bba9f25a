"""Positions as plain data, and what the engine makes of them.

The data is that of a deal file (schemas/deal.schema.json), and a few things that only missions say: `passing`,
`draw_after_trick` with `draws`, and for a task its `difficulty` and whether the `commander_may_own` it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from logwright.content.model.logged_mission import read_card_choices
from logwright.engine.cards.card import Suit
from logwright.engine.cards.deal import Automaton, Column, Deal, highest_trump_holder, position_table
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate, HandOver, PassedCards, Passing
from logwright.engine.missions.mission import (
    Allocation,
    CardPassing,
    ChosenMember,
    Mission,
    PassTo,
    Task,
    Token,
    TokenChange,
)
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.selector import ChosenCards, parse_card
from logwright.engine.objectives.subject import CREW, OWNER, Side
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.oracle import Choice

Told = dict[str, Any]


def as_read(told: Told) -> tuple[Mission, Deal]:
    """The mission and the deal, as content reads them."""
    hands = [tuple(parse_card(card, PLANET_NINE) for card in hand) for hand in told["hands"]]
    row = tuple(Column(*(parse_card(card, PLANET_NINE) for card in column)) for column in told.get("automaton", []))
    if row:
        hands.append(tuple(card for column in row for card in column.cards))
    held = highest_trump_holder(hands)
    commander: Any = told.get("commander", told.get("leader", 0) if held is None else held)
    allocation = told.get("allocation", "fixed")
    tasks = told.get("tasks", [])
    fixed = allocation == "fixed" and bool(tasks)
    deal = Deal(
        table=position_table(hands, PLANET_NINE),
        hands=tuple(hands),
        commander=commander,
        leader=told.get("leader", commander),
        tasks=tuple(map(_task, tasks)),
        owners=tuple(task["owner"] for task in tasks) if fixed else None,
        automaton=Automaton(len(hands) - 1, row) if row else None,
        draws=tuple(tuple(parse_card(card, PLANET_NINE) for card in order) for order in told.get("draws", [])),
    )
    mission = Mission(
        players=(len(told["hands"]),),
        allocation=Allocation.NONE if allocation == "fixed" else Allocation(allocation),
        volunteers=told.get("volunteers", 0),
        chosen=tuple(
            ChosenMember(
                member["member"],
                commander_allowed=member.get("commander_allowed", False),
                automaton_allowed=member.get("automaton_allowed", True),
            )
            for member in told.get("choose", [])
        ),
        objectives=tuple(read_objective(said, CREW, PLANET_NINE) for said in told.get("objectives", [])),
        token_change=TokenChange(told["change_tokens"]) if told.get("change_tokens") else None,
        draw_after_trick=told.get("draw_after_trick", 0),
        hand_over=told.get("five_player_rule", False),
        passing=told.get("passing", False),
        pass_cards=_card_passing(told.get("pass_cards")),
        card_choices=tuple(read_card_choices(told)),
    )
    return mission, deal


def _card_passing(said: Any) -> CardPassing | None:
    return CardPassing(said["count"], PassTo(said["to"])) if said else None


def _task(said: Any) -> Task:
    objective = {"win": said["card"]} if "card" in said else said["objective"]
    return Task(
        str(objective),
        read_objective(objective, OWNER, PLANET_NINE),
        Token(said["token"]) if said.get("token") else None,
        difficulty=tuple((seats, said.get("difficulty", 0)) for seats in range(2, 7)),
        commander_may_own=said.get("commander_may_own", True),
    )


def certificate(choice: Choice, tricks: tuple[Trick, ...]) -> Certificate:
    """What the oracle found, as the referee reads it."""
    return Certificate(
        choice.owners,
        tricks,
        tuple(Token(token) if token else None for token in choice.tokens),
        choice.chosen,
        choice.noted,
        HandOver(*choice.hand_over) if choice.hand_over else None,
        Passing(Side(choice.passing[0]), choice.passing[1]) if choice.passing else None,
        PassedCards(PassTo(choice.passed[0]), choice.passed[1]) if choice.passed else None,
        tuple((ChosenCards(what), Suit(value) if isinstance(value, str) else value) for what, value in choice.picked),
    )


def told(*hands: str, tasks: Sequence[Told] = (), owners: Sequence[int] = (), **more: Any) -> Told:
    """A position as a test writes it: `pink 9, blue 1` is a hand. With `owners` each task has one."""
    split = [[card.strip() for card in hand.split(",")] for hand in hands]
    owned = [task | {"owner": owner} for task, owner in zip(tasks, owners, strict=True)] if owners else list(tasks)
    return {"hands": split, "tasks": owned, **more}


def asks(what: str | Told, token: str | None = None) -> Told:
    """A task: a card to win, or any objective of its owner."""
    return {"objective": {"win": what} if isinstance(what, str) else what} | ({"token": token} if token else {})
