"""Playing a card: the one that wins in most worlds, with the best ones compared by rehearsal."""

from __future__ import annotations

from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.search.worlds import Candidate


def card_to_play(view: View, seat: Seat, mind: DecisionMaker) -> Card:
    """The card this member plays for a seat: its own, or the automaton's if it commands."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    asked = mind.programs.settled(view)
    candidates = [Candidate(view.public.numbers.number[card]) for card in legal]
    looks = mind.outlook(view, asked, candidates, mind.level.worlds)
    return mind.pick(legal, mind.rehearsed(view, asked, candidates, looks))
