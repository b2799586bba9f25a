"""What the worked examples in the rules of Planet Nine claim is what the engine plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from logwright.content.fact import WorkedExample
from logwright.content.library import Library
from logwright.content.rulebook import Section
from logwright.engine.allocation import sharing
from logwright.engine.attempts import Attempts
from logwright.engine.card import full_deck
from logwright.engine.certificate import Certificate
from logwright.engine.chance import Chance
from logwright.engine.communication import Message, Radio, messages, true_mark
from logwright.engine.dealing import deal_mission
from logwright.engine.meaning import Status
from logwright.engine.mission import Allocation, Communication, DrawnTasks, Mission, Signal, Token
from logwright.engine.referee import replay
from logwright.engine.table import Table
from logwright.engine.tokens import token_order
from logwright.engine.trick import play_trick, playable_in
from tests.content.test_checklist import result
from tests.engine.notation import card, position, task

Case = Mapping[str, Any]
STATES = {Status.MET: "met", Status.OPEN: "open", Status.FAILED: "failed"}


def plays_a_trick(case: Case) -> None:
    cards = [card(name) for name in case["cards"]]
    seats = len(cards)
    trick = play_trick(case["leader"], cards)
    assert trick.winner == case["winner"]
    for lack in case.get("lacks", ()):
        assert cards[(lack["seat"] - case["leader"]) % seats].suit is not card(f"{lack['suit']} 1").suit
    hands = [case["cards"][(seat - case["leader"]) % seats] for seat in range(seats)]
    claimed = [claim for claim in case.get("tasks", ()) if " " in claim["task"]]
    owners = tuple(claim["owner"] for claim in claimed)
    deal = position(*hands, leader=case["leader"], tasks=[task(claim["task"]) for claim in claimed], owners=owners)
    played = replay(Mission((seats,)), deal, Certificate(owners, (trick,)))
    assert [STATES[state] for state in played.standing(1).tasks] == [claim["state"] for claim in claimed]


def settles_a_task(case: Case) -> None:
    claim = {name: case[name] for name in ("task", "owner", "state")}
    plays_a_trick({**{name: case[name] for name in ("leader", "cards", "winner")}, "tasks": [claim]})


def allows_plays(case: Case) -> None:
    hand = [card(name) for name in case["hand"]]
    assert playable_in(hand, card(case["led"])) == [card(name) for name in case["legal"]]


def allows_messages(case: Case) -> None:
    hand = [card(name) for name in case["hand"]]
    legal = {card(name): mark for name, mark in case["legal"].items()}
    assert {message.card: message.mark for message in messages(hand)} == legal
    assert {card(name) for name in case["illegal"]} == set(hand) - set(legal)


def keeps_a_message(case: Case) -> None:
    hand, shown = [card(name) for name in case["hand"]], card(case["shown"])
    mark = true_mark(shown, hand)
    assert mark == case["mark"]
    radio = Radio(Communication(), Signal.NORMAL, seats=4).after(0, Message(shown, mark), before_trick=1)
    left = [held for held in hand if held not in {card(name) for name in case["played"]}]
    assert true_mark(shown, left) != case["mark_later"]
    assert radio.said[0].message.mark == case["mark_later"]


def opens_the_radio(case: Case) -> None:
    radio = Radio(Communication(Signal.DISRUPTION, case["from_trick"]), Signal.DISRUPTION, seats=4)
    assert not any(radio.may_speak(0, trick) for trick in case["silent_before"])
    assert all(radio.may_speak(0, trick) for trick in case["open_before"])


def orders_tasks(case: Case) -> None:
    tokens = [Token(laid["token"]) if "token" in laid else None for laid in case["tasks"]]
    for orders, state in ((case["allowed"], Status.MET), (case["forbidden"], Status.FAILED)):
        for order in orders:
            tricks = {name: number for number, trick in enumerate(order, 1) for name in trick}
            assert token_order(tokens, [tricks[laid["card"]] for laid in case["tasks"]]) is state, order


def lays_out_tasks(case: Case) -> None:
    tokens = tuple(Token(token) for token in case["tokens"])
    mission = Mission((4,), tasks=DrawnTasks(len(case["drawn"]), tokens))
    dealt = deal_mission(mission, Table(4, full_deck("rocket")), Chance(1))
    laid = [Token(entry["token"]) if "token" in entry else None for entry in case["layout"]]
    assert [task.token for task in dealt.tasks] == laid
    assert [entry["card"] for entry in case["layout"]] == case["drawn"]


def drafts(case: Case) -> None:
    seats, commander = case["players"], case["commander"]
    turns = [((commander + turn) % seats, pick) for turn, pick in enumerate(case["picks"])]
    taken = {pick: seat for seat, pick in turns}
    owners = tuple(taken[name] for name in case["tasks"])
    hands = ["rocket 4", "pink 2", "blue 2", "green 2", "yellow 2"][:seats]
    deal = position(*hands, commander=commander, tasks=[task("pink 1") for _ in owners])
    assert sharing(Mission((seats,), allocation=Allocation.DRAFT), deal).reaches(owners)
    assert [owners.count(seat) for seat in range(seats)] == case["counts"]


def shares_evenly(case: Case) -> None:
    hands = ["rocket 4", "pink 2", "blue 2", "green 2", "yellow 2"][: case["players"]]
    owners = tuple(seat for seat, count in enumerate(case["counts"]) for _ in range(count))
    deal = position(*hands, tasks=[task("pink 1") for _ in owners])
    mission = Mission((case["players"],), allocation=Allocation.COMMANDER_DISTRIBUTION)
    assert len(owners) == case["tasks"]
    assert sharing(mission, deal).reaches(owners) is case["allowed"]


def logs_attempts(case: Case) -> None:
    log = Attempts(failed=case["attempts"] - 1)
    assert (log.call_distress() if case["distress"] else log).win().logged == case["logged"]


def comes_out(case: Case) -> None:
    assert result(case["formula"]) == int(case["equals"])


CHECKS: dict[str, Callable[[Case], None]] = {
    "trick": plays_a_trick,
    "task": settles_a_task,
    "legal_plays": allows_plays,
    "communication": allows_messages,
    "communication_later": keeps_a_message,
    "communication_timing": opens_the_radio,
    "token_order": orders_tasks,
    "layout": lays_out_tasks,
    "draft": drafts,
    "counts": shares_evenly,
    "score": logs_attempts,
    "arithmetic": comes_out,
}


def test_every_kind_of_example_can_be_checked(library: Library) -> None:
    assert {example.kind for _, example in shown(library)} == set(CHECKS)


@pytest.mark.parametrize("kind", CHECKS)
def test_what_examples_claim_is_true(kind: str, library: Library) -> None:
    for section, example in shown(library):
        for number, case in enumerate(example.cases if example.kind == kind else ()):
            try:
                CHECKS[kind](case)
            except AssertionError as error:
                error.add_note(f"section {section.id}, case {number + 1}: {case}")
                raise


def shown(library: Library) -> list[tuple[Section, WorkedExample]]:
    sections = library.rulebooks["planet-nine"].walk()
    return [(section, example.shows) for section in sections for example in section.examples if example.shows]
