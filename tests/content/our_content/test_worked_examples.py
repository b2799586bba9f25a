"""What the worked examples in the rules of the two crew games claim is what the engine plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from logwright.content.model.fact import WorkedExample
from logwright.content.model.library import Library
from logwright.content.model.rulebook import Section
from logwright.engine.cards.card import Suits, full_deck
from logwright.engine.cards.communication import CardMessage, Radio, messages, rapture_pool, true_mark
from logwright.engine.cards.deal import Deal, highest_trump_holder
from logwright.engine.cards.dealing import deal_mission, draw_by_difficulty, must_redeal, terrain_signal
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick, play_trick, playable_in
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.attempts import Attempts
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import (
    Allocation,
    Communication,
    DrawnTasks,
    Mission,
    NamedTasks,
    Signal,
    Task,
    Terrain,
    Token,
)
from logwright.engine.objectives.selector import parse_selector
from logwright.engine.referee import RefereeScene, Sheet, Status, judge, replay, token_order
from logwright.engine.search import KernelVerdict, Position, solve
from tests.content.our_content.test_checklist import result
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import card, position, task

Case = Mapping[str, Any]
STATES = {Status.MET: "met", Status.OPEN: "open", Status.FAILED: "failed"}


@dataclass(frozen=True)
class CrewGame:
    """What the examples of one game are played with."""

    suits: Suits
    may_pass: bool
    terrain: Terrain
    task_cards: Mapping[str, Task]

    @classmethod
    def of(cls, library: Library, game: str) -> CrewGame:
        found = library.games[game]
        cards = {card.id: card.task for card in library.all_tasks if card.game == game}
        return cls(found.suits, found.passing, found.terrain, cards)

    def table(self, seats: int) -> Table:
        return Table(seats, full_deck(self.suits))


def plays_a_trick(case: Case, crew: CrewGame) -> None:
    cards = [card(name) for name in case["cards"]]
    seats = len(cards)
    trick = play_trick(case["leader"], cards)
    assert trick.winner == case["winner"]
    for lack in case.get("lacks", ()):
        assert cards[(lack["seat"] - case["leader"]) % seats].suit is not card(f"{lack['suit']} 1").suit
    for claim in case.get("tasks", ()):
        # The other cards are still in the hands, so that a task about later tricks stays open.
        assert STATES[standing(claim, crew, Sheet(crew.table(seats), (trick,)))] == claim["state"], claim
    claimed = [claim for claim in case.get("tasks", ()) if " " in claim["task"]]
    hands = [case["cards"][(seat - case["leader"]) % seats] for seat in range(seats)]
    owners = tuple(claim["owner"] for claim in claimed)
    deal = position(*hands, leader=case["leader"], tasks=[task(claim["task"]) for claim in claimed], owners=owners)
    played = replay(Mission((seats,)), deal, Certificate(owners, (trick,)))
    assert [STATES[state] for state in played.standing(1).tasks] == [claim["state"] for claim in claimed]


def standing(claim: Case, crew: CrewGame, played: Sheet) -> Status:
    """How a task of a member stands after some tricks."""
    deal = Deal(played.table, (), commander=0, leader=0)
    asked = crew.task_cards[claim["task"]] if claim["task"] in crew.task_cards else task(claim["task"])
    return judge(asked.objective, RefereeScene(deal, played, {}, {}, claim.get("owner", 0)))


def settles_a_task(case: Case, crew: CrewGame) -> None:
    claim = {name: case[name] for name in ("task", "owner", "state")}
    plays_a_trick({**{name: case[name] for name in ("leader", "cards", "winner")}, "tasks": [claim]}, crew)


def settles_what_was_won(case: Case, crew: CrewGame) -> None:
    won = tuple(card(name) for name in case["won"])
    rest = tuple(each for each in crew.table(4).deck if each not in won)
    heaps = Sheet(crew.table(4), (Trick(0, won, 0), Trick(1, rest, 1)), total=2)
    assert STATES[standing({**case, "owner": 0}, crew, heaps)] == case["state"]


def allows_plays(case: Case, _: CrewGame) -> None:
    hand = [card(name) for name in case["hand"]]
    assert playable_in(hand, card(case["led"])) == [card(name) for name in case["legal"]]


def allows_messages(case: Case, _: CrewGame) -> None:
    hand = [card(name) for name in case["hand"]]
    legal = {card(name): mark for name, mark in case["legal"].items()}
    assert {message.card: message.mark for message in messages(hand)} == legal
    assert {card(name) for name in case["illegal"]} == set(hand) - set(legal)


def keeps_a_message(case: Case, _: CrewGame) -> None:
    hand, shown = [card(name) for name in case["hand"]], card(case["shown"])
    mark = true_mark(shown, hand)
    assert mark == case["mark"]
    radio = Radio(Communication(), Signal.NORMAL, seats=4).after(0, CardMessage(shown, mark), before_trick=1)
    left = [held for held in hand if held not in {card(name) for name in case["played"]}]
    assert true_mark(shown, left) != case["mark_later"]
    assert radio.said[0].message.mark == case["mark_later"]


def opens_the_radio(case: Case, _: CrewGame) -> None:
    radio = Radio(Communication(Signal.DISRUPTION, case["from_trick"]), Signal.DISRUPTION, seats=4)
    assert not any(radio.may_speak(0, trick) for trick in case["silent_before"])
    assert all(radio.may_speak(0, trick) for trick in case["open_before"])


def orders_tasks(case: Case, _: CrewGame) -> None:
    tokens = [Token(laid["token"]) if "token" in laid else None for laid in case["tasks"]]
    for orders, state in ((case["allowed"], Status.MET), (case["forbidden"], Status.FAILED)):
        for order in orders:
            tricks = {name: number for number, trick in enumerate(order, 1) for name in trick}
            assert token_order(tokens, [tricks[laid["card"]] for laid in case["tasks"]]) is state, order


def lays_out_tasks(case: Case, _: CrewGame) -> None:
    tokens = tuple(Token(token) for token in case["tokens"])
    mission = Mission((4,), tasks=DrawnTasks(len(case["drawn"]), tokens))
    dealt = deal_mission(mission, Table(4, full_deck(PLANET_NINE)), Chance(1))
    laid = [Token(entry["token"]) if "token" in entry else None for entry in case["layout"]]
    assert [task.token for task in dealt.tasks] == laid
    assert [entry["card"] for entry in case["layout"]] == case["drawn"]


def drafts(case: Case, crew: CrewGame) -> None:
    seats, commander = case["players"], case["commander"]
    turns = [((commander + turn) % seats, pick) for turn, pick in enumerate(case["picks"])]
    taken = {pick: seat for seat, pick in turns if pick != "pass"}
    owners = tuple(taken[name] for name in case["tasks"])
    hands = ["rocket 4", "pink 2", "blue 2", "green 2", "yellow 2"][:seats]
    deal = position(*hands, commander=commander, tasks=[task("pink 1") for _ in owners])
    mission = Mission((seats,), allocation=Allocation.DRAFT, passing=crew.may_pass)
    assert sharing(mission, deal).reaches(owners)
    assert [owners.count(seat) for seat in range(seats)] == case["counts"]


def shares_evenly(case: Case, _: CrewGame) -> None:
    hands = ["rocket 4", "pink 2", "blue 2", "green 2", "yellow 2"][: case["players"]]
    owners = tuple(seat for seat, count in enumerate(case["counts"]) for _ in range(count))
    deal = position(*hands, tasks=[task("pink 1") for _ in owners])
    mission = Mission((case["players"],), allocation=Allocation.COMMANDER_DISTRIBUTION)
    assert len(owners) == case["tasks"]
    assert sharing(mission, deal).reaches(owners) is case["allowed"]


def logs_attempts(case: Case, _: CrewGame) -> None:
    log = Attempts(failed=case["attempts"] - 1)
    assert (log.call_distress() if case["distress"] else log).win().logged == case["logged"]


def comes_out(case: Case, _: CrewGame) -> None:
    assert result(case["formula"]) == int(case["equals"])


def draws_by_difficulty(case: Case, _: CrewGame) -> None:
    pile = [task(f"pink {n}", difficulty=((case["players"], hard),)) for n, hard in enumerate(case["pile"], start=1)]
    kept = draw_by_difficulty(pile, case["difficulty"], case["players"])
    assert kept is not None
    assert [drawn.difficulty_at(case["players"]) for drawn in kept] == case["kept"]
    assert sum(case["kept"]) == case["difficulty"]
    seen = case["pile"][: pile.index(kept[-1]) + 1]
    assert sorted(seen) == sorted(case["kept"] + case["skipped"])


def names_cards(case: Case, crew: CrewGame) -> None:
    icon = parse_selector(case["icon"], crew.suits)
    assert len(icon.cards(crew.table(4).deck)) == case["cards"]


def logs_a_failure(case: Case, crew: CrewGame) -> None:
    assert bool(Attempts().lose(avoidable=case["avoidable"]).logged) is case["logged"]
    hand = tuple(card(name) for name in case["hand"])
    # None of the deals around this hand can be won any more.
    wanted = crew.task_cards[case["task"]]
    mission = Mission((4,), tasks=NamedTasks((wanted,)))
    for chance in (Chance(7, number) for number in range(3)):
        others = chance.shuffled([each for each in crew.table(4).deck if each not in hand])
        hands = (hand, *(tuple(others[seat::3]) for seat in range(3)))
        commander = highest_trump_holder(hands) or 0
        deal = Deal(crew.table(4), hands, commander, commander, (wanted,), (0,))
        assert solve([Position(mission, deal)])[0].verdict is KernelVerdict.UNSOLVABLE


def clashes(case: Case, crew: CrewGame) -> None:
    tasks = tuple(crew.task_cards[name] for name in case["tasks"])
    owners = (0, 0) if case["owners"] == "same" else (0, 1)
    mission = Mission((4,), tasks=NamedTasks(tasks))
    deals = [replace(deal_mission(mission, crew.table(4), Chance(7, n)), owners=owners) for n in range(3)]
    found = {answer.verdict for answer in solve([Position(mission, deal) for deal in deals])}
    assert KernelVerdict.SOLVABLE in found if case["solvable"] else found == {KernelVerdict.UNSOLVABLE}


def deals_again(case: Case, crew: CrewGame) -> None:
    hand = [card(name) for name in case["hand"]]
    assert must_redeal([crew.task_cards[case["task"]]], [hand]) is case["redeal"]


def shares_tokens(case: Case, _: CrewGame) -> None:
    assert rapture_pool(case["players"]) == case["tokens"]


def turns_up_terrain(case: Case, crew: CrewGame) -> None:
    assert terrain_signal(card(case["card"]), crew.terrain) == case["communication"]


def asks_for_volunteers(case: Case, crew: CrewGame) -> None:
    seats, commander = case["players"], case["commander"]
    asked = [(commander + turn) % seats for turn in range(1, seats + 1)]
    assert asked == [*case["refused"], *case["forced"]]
    mission = Mission((seats,), allocation=Allocation.VOLUNTEERS, volunteers=case["needed"])
    tasks = tuple(crew.task_cards.values())[: case["needed"]]
    deal = Deal(crew.table(seats), (), commander, commander, tasks)
    assert sharing(mission, deal).reaches(tuple(case["forced"]))


CHECKS: dict[str, Callable[[Case, CrewGame], None]] = {
    "trick": plays_a_trick,
    "task": settles_a_task,
    "won_cards": settles_what_was_won,
    "legal_plays": allows_plays,
    "communication": allows_messages,
    "communication_later": keeps_a_message,
    "communication_timing": opens_the_radio,
    "pool": shares_tokens,
    "terrain": turns_up_terrain,
    "token_order": orders_tasks,
    "layout": lays_out_tasks,
    "draft": drafts,
    "counts": shares_evenly,
    "volunteers": asks_for_volunteers,
    "score": logs_attempts,
    "failure": logs_a_failure,
    "arithmetic": comes_out,
    "task_draw": draws_by_difficulty,
    "icons": names_cards,
    "impossible_pair": clashes,
    "redeal": deals_again,
}


def test_every_kind_of_example_can_be_checked(library: Library) -> None:
    assert {shows.kind for _, _, shows in shown(library)} == set(CHECKS)


@pytest.mark.parametrize("kind", CHECKS)
def test_what_examples_claim_is_true(kind: str, library: Library) -> None:
    for game, section, example in shown(library):
        for number, case in enumerate(example.cases if example.kind == kind else ()):
            try:
                CHECKS[kind](case, CrewGame.of(library, game))
            except AssertionError as error:
                error.add_note(f"{game}, section {section.id}, case {number + 1}: {case}")
                raise


def shown(library: Library) -> list[tuple[str, Section, WorkedExample]]:
    return [
        (game, section, example.shows)
        for game in ("planet-nine", "deep-sea")
        for section in library.rulebooks[game].walk()
        for example in section.examples
        if example.shows
    ]
