"""Phase I: cards, rotation die, override tokens."""

import pytest

from logwright.engine.saucers.games.event import (
    DirectionChanged,
    PatrolTaken,
    Planned,
    Revealed,
    RotationRolled,
    TurnBegan,
)
from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.games.view import seen_by
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.turns.setup import Setup

CLOCKWISE, COUNTER = 1, 2
START = {3: 3 + 2, 4: 4 + 2, 5: 5 + 3, 6: 6 + 4}
"""Rolls of the placement die during setup: saucers, then pilots."""


def planned(box: Box, players: int, rotation: int, plan: str = "zero-to-five up", probe: int = 0) -> State:
    """A game in round 1 after everyone has laid a card and the rotation die has shown a face."""
    rolls = (*range(1, START[players] + 1), rotation)
    state = begin(Setup(box, players, probe=probe, rolls=rolls))
    for _ in range(players):
        state = choose(state, plan)
    return state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_card_and_direction_may_be_planned_each_round(box: Box, players: int) -> None:
    """cg-046, cg-047, cg-049, cg-050, cg-051: three cards in four directions, again and again."""
    state = begin(Setup(box, players))
    ways = ("up", "right", "down", "left")
    plans = {f"{card} {way}" for card in ("two", "three", "zero-to-five") for way in ways}
    rounds = 0
    while rounds < 2 * players and state.decision:
        if state.decision.question == "plan":
            assert set(state.decision.labels) == plans
            rounds += 1
        state = choose(state, state.decision.options[-1])


def test_nobody_sees_what_others_plan(box: Box) -> None:
    """cg-046: cards lie face down until their turn (cg-064)."""
    state = begin(Setup(box, 4))
    state = choose(state, "two up")
    assert [str(event) for event in state.events] == ["planned red"]
    assert seen_by(state, 0).plans[0] is not None
    assert seen_by(state, 1).plans == (None, None, None, None)
    state = planned(box, 4, CLOCKWISE)
    assert [plan is not None for plan in seen_by(state, 3).plans] == [True, False, False, True]


def test_what_players_see_tells_nothing_of_the_deck_and_the_dice(box: Box) -> None:
    """cg-026, cg-046"""
    state = begin(Setup(box, 4, seed=5))
    seen = seen_by(state, 0)
    assert seen.deck != state.deck
    assert set(seen.deck) == set(state.deck)
    assert [seen.dice.roll(12)[0], seen.dice.number()] != [state.dice.roll(12)[0], state.dice.number()]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_die_is_rolled_when_all_cards_lie(box: Box, players: int) -> None:
    """cg-041, cg-053: choose first, roll then."""
    state = begin(Setup(box, players))
    for saucer in range(players):
        assert not any(isinstance(event, RotationRolled) for event in state.events)
        assert state.decision
        assert state.decision.saucer == saucer
        state = choose(state, "zero-to-five up")
    assert [type(event) for event in state.events][:2] == [Planned, RotationRolled]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("face", "step"), [(CLOCKWISE, 1), (COUNTER, -1)])
@pytest.mark.parametrize("probe", [0, 2])
def test_the_die_sets_the_order_of_turns(box: Box, players: int, face: int, step: int, probe: int) -> None:
    """cg-005, cg-052, cg-054: from the probe holder on, clockwise or the other way."""
    state = planned(box, players, face, probe=probe)
    order = [state.saucers[event_saucer(state, state.events)].player, *state.waiting]
    assert order == [(probe + step * turn) % players for turn in range(players)]


def event_saucer(state: State, events: tuple[object, ...]) -> int:
    began = next(event for event in events if isinstance(event, TurnBegan))
    return next(index for index, saucer in enumerate(state.saucers) if saucer.colour == began.saucer)


@pytest.mark.parametrize(("players", "tokens"), [(3, 0), (4, 0), (5, 1), (6, 2)])
@pytest.mark.parametrize("face", [CLOCKWISE, COUNTER])
def test_the_last_in_turn_order_take_override_tokens(box: Box, players: int, tokens: int, face: int) -> None:
    """cg-055, cg-056, cg-057"""
    state = planned(box, players, face)
    last = state.waiting[len(state.waiting) - tokens :]
    assert [state.saucers[saucer].player for saucer in state.patrol] == list(last)
    assert len([event for event in state.events if isinstance(event, PatrolTaken)]) == tokens


def test_an_override_token_frees_the_direction(box: Box) -> None:
    """cg-058: instead of the planned one."""
    state = planned(box, 5, CLOCKWISE)
    changed = []
    while state.round == 1 and (decision := state.decision):
        if decision.question == "direction":
            assert decision.saucer == 4
            assert decision.labels == ("up", "right", "down", "left")
            state = choose(state, "down")
            changed += [event for event in state.events if isinstance(event, DirectionChanged)]
        else:
            state = choose(state, "0" if decision.question == "distance" else decision.options[0])
    assert [event.direction for event in changed] == ["down"]


def test_an_override_token_is_returned_after_the_turn(box: Box) -> None:
    """cg-059, ruling B57"""
    state = planned(box, 6, CLOCKWISE)
    held = [state.patrol]
    while state.round == 1 and (decision := state.decision):
        state = choose(state, "0" if decision.question == "distance" else decision.options[0])
        held += [state.patrol] if state.patrol != held[-1] else []
    assert held == [(4, 5), (5,), ()]


def test_the_number_of_a_zero_to_five_is_not_planned(box: Box) -> None:
    """cg-048"""
    state = planned(box, 3, CLOCKWISE)
    assert state.decision
    assert state.decision.question == "distance"
    assert any(isinstance(event, Revealed) for event in state.events)
