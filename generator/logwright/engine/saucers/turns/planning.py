"""Phase I: everyone lays a movement card face down, then the rotation die sets the order of turns."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import PatrolTaken, Planned, RotationRolled, RoundBegan
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.card import Plan
from logwright.engine.saucers.pieces.space import DIRECTIONS
from logwright.engine.saucers.turns import turn

CLOCKWISE = "clockwise"
COUNTER_CLOCKWISE = "counter-clockwise"
ROTATIONS = (CLOCKWISE, COUNTER_CLOCKWISE)


@dataclass(frozen=True, slots=True)
class BeginRound:
    """Cards first, die afterwards (cg-041, cg-053). Every card may be chosen in every round (cg-049)."""

    def perform(self, state: State) -> State:
        number = state.round + 1
        blank = state.but(
            round=number,
            plans=(None,) * len(state.saucers),
            waiting=(),
            acted=(),
            moved=(),
            patrol=(),
            turn=None,
        )
        choices = [ChooseCard(index) for index in range(len(state.saucers))]
        return blank.tell(RoundBegan(number)).then(*choices, RollRotation(), turn.NextTurn())


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """One card, one direction; nobody sees the others' choice (cg-046 to cg-050)."""

    saucer: int

    def perform(self, state: State) -> State:
        options = [
            Option(f"{card.id} {direction}", (LayCard(self.saucer, Plan(card, direction)),))
            for card in state.game.cards
            for direction in DIRECTIONS
        ]
        return state.ask(self.saucer, "plan", options)


@dataclass(frozen=True, slots=True)
class LayCard:
    saucer: int
    plan: Plan

    def perform(self, state: State) -> State:
        plans = (*state.plans[: self.saucer], self.plan, *state.plans[self.saucer + 1 :])
        return state.but(plans=plans).tell(Planned(state.colour(self.saucer)))


@dataclass(frozen=True, slots=True)
class RollRotation:
    """The probe holder acts first; with two players the turns just alternate (cg-052, cg-054, cg-144)."""

    def perform(self, state: State) -> State:
        if state.game.two_saucers_each:
            order = (state.probe, 1 - state.probe)
            return state.but(waiting=order + order)
        face, dice = state.dice.roll(len(ROTATIONS))
        rotation = ROTATIONS[face - 1]
        state = state.but(dice=dice, waiting=turn_order(state, rotation)).tell(RotationRolled(rotation))
        return hand_out_patrol_tokens(state)


def turn_order(state: State, rotation: str) -> tuple[int, ...]:
    """Players in order of turns, from the probe holder on; seats are numbered clockwise."""
    step = 1 if rotation == CLOCKWISE else -1
    return tuple((state.probe + step * turn) % state.game.players for turn in range(state.game.players))


def hand_out_patrol_tokens(state: State) -> State:
    """The last players to act may still change direction: one token with five players, two with six (cg-056 to
    cg-058)."""
    last = state.waiting[len(state.waiting) - state.game.patrol_tokens :] if state.game.patrol_tokens else ()
    patrol = tuple(saucer for player in last for saucer in state.saucers_of(player))
    return state.but(patrol=patrol).tell(*(PatrolTaken(state.colour(saucer)) for saucer in patrol))
