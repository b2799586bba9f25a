"""Playing a card: the one that wins in most worlds, and most often if it is rehearsed."""

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
    weighing, asked = mind.worlds(view, mind.level.worlds), mind.programs.settled(view)
    candidates = [Candidate(card_number(card)) for card in legal]
    looks = mind.outlook(view, weighing, asked, candidates)
    return legal[mind.choice(mind.rehearsed(view, weighing, asked, candidates, looks))]
