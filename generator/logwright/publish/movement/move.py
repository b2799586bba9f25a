"""A move in the movement helper: the card, the direction, and the reader's decisions on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.engine.saucers.games.event import Event
from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.state import State, Turn
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.card import MovementCard, Plan
from logwright.engine.saucers.pieces.space import Direction
from logwright.engine.saucers.turns.boost import OfferBoost
from logwright.engine.saucers.turns.turn import Reveal
from logwright.publish.figures.saucer_game.flight import seat_of

MOST_BOOSTERS = 6


@dataclass(frozen=True)
class Move:
    """`answers` are the directions chosen at accelerators and for boosts, in order."""

    saucer: str
    card: MovementCard
    direction: Direction
    distance: int
    boosters: int = 0
    answers: tuple[str, ...] = ()

    @staticmethod
    def of(data: Mapping[str, Any], box: Box) -> Move:
        """From a page's data; a distance that the card does not allow is replaced by one that it does."""
        card = next((card for card in box.cards if card.id == data["card"]), box.cards[0])
        distance = data.get("distance")
        return Move(
            data["saucer"],
            card,
            Direction(data["direction"]),
            distance if distance in card.distances else card.distances[-1],
            min(max(data.get("boosters", 0), 0), MOST_BOOSTERS),
            tuple(data.get("answers", ())),
        )

    def data(self, answers: tuple[str, ...]) -> dict[str, Any]:
        """The move as page data, with only the answers that were used."""
        return {
            "saucer": self.saucer,
            "card": self.card.id,
            "direction": self.direction,
            "distance": self.distance,
            "boosters": self.boosters,
            "answers": list(answers),
        }


@dataclass(frozen=True)
class MoveOutcome:
    """The result of a move: the last state, all events, and the answers that led there.

    The state has a decision if the move is not over yet.
    """

    state: State
    events: tuple[Event, ...]
    answers: tuple[str, ...]


def fly(state: State, move: Move) -> MoveOutcome:
    """The move part of a turn, as the engine plays it: card, flight, boosts."""
    seat = seat_of(state, move.saucer)
    plans = (*state.plans[:seat], Plan(move.card, move.direction), *state.plans[seat + 1 :])
    state = state.with_saucer(seat, boosters=move.boosters).but(turn=Turn(seat), plans=plans)
    state = advance(state.then(Reveal(seat), OfferBoost(seat)))
    events, used, left = state.events, [], list(move.answers)
    while (decision := state.decision) is not None:
        if decision.question == "distance":
            answer = str(move.distance)
        elif left and left[0] in decision.labels:
            answer = left.pop(0)
            used.append(answer)
        else:
            # Not answered yet, or the answer no longer applies because something else changed.
            break
        state = choose(state, answer)
        events += state.events
    return MoveOutcome(state, events, tuple(used))
