"""Playing a card: the one that wins in most worlds, with the best ones compared by rehearsal."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.search.kernel import SearchOutcome
from logwright.engine.search.worlds import Candidate, Prospect


def card_to_play(view: View, seat: Seat, mind: DecisionMaker) -> Card:
    """The card this member plays for a seat: its own, or the automaton's if it commands."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    weighing, asked = mind.worlds(view, mind.level.worlds), mind.programs.settled(view)
    candidates = [Candidate(view.public.numbers.number[card]) for card in legal]
    looks = mind.outlook(view, weighing, asked, candidates)
    return legal[mind.choice(mind.rehearsed(view, weighing, asked, candidates, looks))]


def shares_won(view: View, seat: Seat, mind: DecisionMaker) -> tuple[list[float], int]:
    """For each legal card the share of worlds that can still be won with it, and how many worlds there were."""
    candidates = [Candidate(view.public.numbers.number[card]) for card in view.legal(seat)]
    weighing = mind.worlds(view, mind.level.worlds)
    found = mind.prospects(view, weighing, mind.programs.settled(view), candidates)
    return [_share(prospects) for prospects in found], weighing.count


def share_won(view: View, mind: DecisionMaker) -> float:
    """The share of worlds that can still be won, as this member sees it."""
    weighing = mind.worlds(view, mind.level.worlds)
    (found,) = mind.prospects(view, weighing, mind.programs.settled(view), [Candidate()])
    return _share(found)


def _share(prospects: Sequence[Prospect]) -> float:
    return sum(prospect.outcome is SearchOutcome.SOLVABLE for prospect in prospects) / len(prospects)
