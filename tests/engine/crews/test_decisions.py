"""Whatever a member decides, it decides by what it may know: two deals it cannot tell apart, one decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Column
from logwright.engine.cards.play import Hands
from logwright.engine.chance import Chance
from logwright.engine.crews import allocation, attempt, hand_over
from logwright.engine.crews import opening_choices as settling
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.knowledge import known
from logwright.engine.crews.level import BEGINNER, Level
from logwright.engine.crews.moment import Moment
from logwright.engine.crews.view import View
from logwright.engine.search.worlds import Weighing, World
from tests.engine.crew_suits import CARDS
from tests.engine.crews.tables import QUICK, jobs

Decide = Callable[..., object]
DECISIONS = {
    "task_to_take": (allocation, "planet-nine/10", 4),
    "is_willing": (allocation, "planet-nine/20", 4),
    "member_for_all": (allocation, "planet-nine/20", 3),
    "wants": (allocation, "planet-nine/24", 4),
    "owner_for": (allocation, "deep-sea/17", 4),
    "volunteers": (allocation, "deep-sea/26", 4),
    "task_to_offer": (hand_over, "planet-nine/32", 5),
    "accepts": (hand_over, "planet-nine/28", 5),
    "is_ready": (settling, "planet-nine/05", 4),
    "members_to_choose": (settling, "planet-nine/50", 4),
    "tokens_to_lay": (settling, "planet-nine/23", 4),
    "number_to_note": (settling, "deep-sea/33", 4),
    "side_to_pass": (settling, "planet-nine/10", 3),
    "card_to_pass": (settling, "planet-nine/10", 2),
    "message_to_send": (attempt, "planet-nine/10", 5),
    "card_to_play": (attempt, "deep-sea/09", 4),
    "card_to_play with an automaton": (attempt, "deep-sea/09", 2),
}
"""Every kind of decision, and a mission in which it comes up."""


@dataclass(frozen=True)
class Decided:
    """One decision that was made, and how the table looked."""

    view: View
    more: tuple[object, ...]
    moment: Moment


def watched(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Decided], Decide]:
    """Play the mission and note each decision of this kind."""
    module, key, players = DECISIONS[name]
    name = name.partition(" ")[0]
    decide: Decide = getattr(module, name)
    seen: list[Decided] = []
    table: list[Any] = []
    begin = attempt._Playing.__init__

    def sit_down(self: Any, *arguments: Any) -> None:
        table.append(self)
        begin(self, *arguments)

    def noted(view: View, *more: object) -> object:
        seen.append(Decided(view, more[:-1], table[-1]._moment(view.public)))
        return decide(view, *more)

    monkeypatch.setattr(attempt._Playing, "__init__", sit_down)
    monkeypatch.setattr(module, name, noted)
    (job,) = jobs(key, players=players)
    for number in range(40):
        play_mission(job.mission, job.deal(number), QUICK, Chance(5, number), distress="pass" in name)
        if len(seen) >= 3:
            break
    monkeypatch.undo()
    return seen, decide


def hidden_from(view: View, world: World, hands: Hands) -> Hands:
    """The same table with the other hands as in this world."""
    gone = {card for trick in view.public.tricks for card in trick.cards}
    held: list[frozenset[Card]] = []
    for hand in world.hands:
        held.append(frozenset(card for number, card in enumerate(CARDS) if hand >> number & 1 and card not in gone))
    covered = {column.down for column in hands.columns if column.down}
    shown = {column.up for column in view.public.columns}
    down = [CARDS[number] for number in world.down]
    if hands.automaton is not None and len(covered) > len(down):
        # The column whose card was just played comes first: what lies below it is turned up after the trick.
        face_up = {column.up for column in hands.columns}
        down = [*held[hands.automaton].difference(face_up, down), *down]
    order = sorted(hands.columns, key=lambda column: column.up in shown)
    lower = {column.up: down.pop(0) for column in order if column.down}
    columns = tuple(Column(column.up, lower.get(column.up)) for column in hands.columns)
    return Hands(tuple(held), columns, hands.automaton)


@pytest.mark.parametrize("name", DECISIONS)
@pytest.mark.parametrize("level", [QUICK, BEGINNER], ids=lambda level: level.name)
def test_two_deals_it_cannot_tell_apart_give_the_same_decision(
    name: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, decide = watched(name, monkeypatch)
    assert seen, "this decision never came up"
    for number, decided in enumerate(seen[:3]):
        view, moment = decided.view, decided.moment
        weighing = Weighing(known(view))
        weighing.draw(8, number)
        others = [hidden_from(view, world, moment.hands) for world in weighing.worlds()]
        assert any(hands.held != moment.hands.held for hands in others), "there is nothing it does not know"
        first = decide(view, *decided.more, DecisionMaker(level, Chance(9, number)))
        for hands in others:
            elsewhere = replace(moment, hands=hands).view(view.seat)
            assert elsewhere == view
            assert decide(elsewhere, *decided.more, DecisionMaker(level, Chance(9, number))) == first


def test_the_same_seed_plays_the_same_game() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    first, again, other = (
        play_mission(job.mission, job.deal(1), BEGINNER, Chance(seed)).certificate for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other
