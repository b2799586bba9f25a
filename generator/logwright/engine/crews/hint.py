"""Hints: in how many worlds that fit what a seat knows the mission can still be won after each of its cards."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from logwright.engine.attempts.decision import DecisionKind, Open
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.wanted import message_worth, wanted_cards
from logwright.engine.search.kernel import SearchOutcome
from logwright.engine.search.worlds import Candidate

HINTED = replace(CLUB, name="hint", worlds=60, budget=2_000)
"""Fewer worlds than a club member considers, each searched further."""


class CardHint(NamedTuple):
    """Of so many `worlds` the mission can be won in `won` after this card, and in `lost` it cannot; of the rest the
    search does not know."""

    card: Card
    won: int
    lost: int
    worlds: int

    @property
    def share(self) -> float:
        """The share of worlds in which it can be won; what is unknown counts half."""
        return (self.won + (self.worlds - self.won - self.lost) / 2) / self.worlds


class MessageHint(NamedTuple):
    """How much a message would tell the others about what has to be done: the more, the better."""

    message: CardMessage
    worth: float


def card_hints(view: View, asked: Open, seed: int, level: Level = HINTED) -> list[CardHint]:
    """A hint for each legal card, the best first. It depends on the view and the seed alone."""
    assert asked.kind is DecisionKind.PLAY
    mind = DecisionMaker(level, Chance(seed))
    weighing, program = mind.worlds(view, level.worlds), mind.programs.settled(view)
    numbers = view.public.numbers.number
    cards = [option for option in asked.options if isinstance(option, Card)]
    candidates = [Candidate(numbers[card]) for card in cards]
    found = weighing.weigh(program, candidates, view.public.played_numbers, budget=level.budget)
    hints = []
    for card, prospects in zip(cards, found, strict=True):
        outcomes = [prospect.outcome for prospect in prospects]
        lost = outcomes.count(SearchOutcome.UNSOLVABLE)
        unknown = outcomes.count(SearchOutcome.UNDECIDED)
        hints.append(CardHint(card, len(outcomes) - lost - unknown, lost, len(outcomes)))
    return sorted(hints, key=lambda hint: (-hint.share, hint.card))


def message_hints(view: View, asked: Open) -> list[MessageHint]:
    """A hint for each message, the one that tells most first."""
    wanted = list(wanted_cards(view.public))
    said = [option for option in asked.options if isinstance(option, CardMessage)]
    hints = [MessageHint(message, message_worth(message, view.seat, wanted)) for message in said]
    return sorted(hints, key=lambda hint: (-hint.worth, hint.message.card))
