"""Whatever a member decides, it decides by what it may know: two deals it cannot tell apart, one decision."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.engine.attempts import DecisionKind, Distress, Open, TableState, after, begin, decisions, view
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Column
from logwright.engine.cards.play import Hands
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.knowledge import known
from logwright.engine.crews.level import BEGINNER, Level
from logwright.engine.crews.member import decide
from logwright.engine.search.worlds import Weighing, World
from tests.engine.crew_suits import CARDS
from tests.engine.crews.tables import QUICK, jobs

DECISIONS = {
    "task": ("planet-nine/10", 4),
    "willing": ("planet-nine/20", 4),
    "owner of all": ("planet-nine/20", 3),
    "wanted": ("planet-nine/24", 4),
    "owner": ("deep-sea/17", 4),
    "volunteer": ("deep-sea/26", 4),
    "offer": ("planet-nine/32", 5),
    "accept": ("planet-nine/28", 5),
    "ready": ("planet-nine/05", 4),
    "members": ("planet-nine/50", 4),
    "colour": ("custom/true-colours", 4),
    "number": ("custom/lucky-number", 3),
    "tokens": ("planet-nine/23", 4),
    "predict": ("deep-sea/33", 4),
    "wish": ("planet-nine/10", 4),
    "distress": ("planet-nine/10", 4),
    "side": ("planet-nine/10", 3),
    "pass": ("planet-nine/10", 2),
    "pass several": ("custom/pass-the-parcel", 3),
    "pass before tasks": ("custom/across-the-table", 4),
    "show": ("planet-nine/10", 5),
    "play": ("deep-sea/09", 4),
    "play with an automaton": ("deep-sea/09", 2),
}
"""Every kind of decision, and a mission in which it comes up."""


def asked_for(name: str) -> list[tuple[TableState, Open]]:
    """The first states in which a crew has to decide this, and what is open."""
    key, players = DECISIONS[name]
    kind = DecisionKind(name.partition(" ")[0])
    seen: list[tuple[TableState, Open]] = []
    (job,) = jobs(key, players=players)
    for number in range(40):
        signal = kind in (DecisionKind.WISH, DecisionKind.DISTRESS)
        passing = kind in (DecisionKind.SIDE, DecisionKind.PASS)
        distress = Distress.OFFERED if signal else Distress.SENT if passing else Distress.NONE
        state, mind = begin(job.mission, job.deal(number), distress=distress), DecisionMaker(QUICK, Chance(5, number))
        while len(seen) < 3 and (open_now := decisions(state)):
            asked = open_now[0]
            if asked.kind is kind:
                seen.append((state, asked))
            state = after(state, asked.decision(decide(state.look(asked.decider), asked, mind)))
        if len(seen) >= 3:
            break
    return seen


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


def test_every_kind_is_among_them() -> None:
    assert {DecisionKind(name.partition(" ")[0]) for name in DECISIONS} == set(DecisionKind) - {DecisionKind.TIME}


@pytest.mark.parametrize("name", DECISIONS)
@pytest.mark.parametrize("level", [QUICK, BEGINNER], ids=lambda level: level.name)
def test_two_deals_it_cannot_tell_apart_give_the_same_view_and_decision(name: str, level: Level) -> None:
    seen = asked_for(name)
    assert seen, "this decision never came up"
    for number, (state, asked) in enumerate(seen):
        seat = asked.decider
        own = state.look(seat)
        weighing = Weighing(known(own))
        weighing.draw(8, number)
        others = [hidden_from(own, world, state.hands) for world in weighing.worlds()]
        assert any(hands.held != state.hands.held for hands in others), "there is nothing it does not know"
        first = decide(own, asked, DecisionMaker(level, Chance(9, number)))
        for hands in others:
            elsewhere = replace(state, hands=hands)
            assert elsewhere.look(seat) == own
            assert view(elsewhere, seat).to_data() == view(state, seat).to_data()
            assert decide(elsewhere.look(seat), asked, DecisionMaker(level, Chance(9, number))) == first


def test_the_same_seed_plays_the_same_game() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    first, again, other = (
        play_mission(job.mission, job.deal(1), BEGINNER, Chance(seed)).certificate for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other
