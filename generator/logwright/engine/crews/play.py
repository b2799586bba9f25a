"""Playing a card: the one that wins in most worlds."""

from __future__ import annotations

from logwright.engine.card import Card
from logwright.engine.crews.mind import Mind
from logwright.engine.crews.view import View
from logwright.engine.deal import Seat
from logwright.engine.search.cardset import card_number
from logwright.engine.search.worlds import Candidate


def card_to_play(view: View, seat: Seat, mind: Mind) -> Card:
    """What this member plays from a seat: its own, or the automaton's if it commands."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    weighing = mind.worlds(view, mind.level.worlds)
    candidates = [Candidate(card_number(card)) for card in legal]
    return legal[mind.choice(mind.outlook(view, weighing, mind.programs.settled(view), candidates))]
