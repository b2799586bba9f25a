"""What is worth telling: where a card lies that somebody has to win, and who can win a suit in which something is to be
won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.engine.card import Card
from logwright.engine.communication import Mark, Message
from logwright.engine.crews.programs import table_deal
from logwright.engine.crews.public import Public
from logwright.engine.deal import Seat
from logwright.engine.objectives.walk import inside
from logwright.engine.resolve import Cast, condition
from logwright.engine.resolved import Condition, Held, Pattern, Tally

WORTH_A_TOKEN = 3.0
"""Where all share a few tokens, a message must be worth so much."""
HIS_CARD, MY_CARD = 3.0, 2.0
"""What it is worth to show a card that another member, or the speaker, has to win."""
MY_SUIT, SAME_SUIT, HIS_SUIT = 0.8, 0.7, 0.7
"""A card of the suit in which something is to be won: one that can win it for the speaker, any other, for another."""
LONE, HIGH = 2.5, 0.02
"""More for the only card of a suit, because it tells of all others, and for each point of a highest one."""
FEW = 8
"""An objective that speaks of more cards than these speaks of none in particular."""


@dataclass(frozen=True)
class Wanted:
    """A card some objective is about; `owner` is who has to win it, None if it is the whole crew's business."""

    card: Card
    owner: Seat | None
    weight: float


def message_worth(message: Message, speaker: Seat, wanted: list[Wanted]) -> float:
    card, mark = message.card, message.mark
    worth = LONE * (mark is Mark.ONLY) + HIGH * card.value * (mark is Mark.HIGHEST)
    for want in wanted:
        mine = want.owner == speaker
        if want.card == card:
            worth += want.weight * (MY_CARD if mine else HIS_CARD)
        elif want.card.suit is card.suit:
            if mine and mark is not Mark.LOWEST and card.value > want.card.value:
                worth += want.weight * (MY_SUIT + card.value / 20)
            else:
                worth += want.weight * (SAME_SUIT if mine else HIS_SUIT)
    return worth


def wanted_cards(public: Public) -> Iterator[Wanted]:
    """The cards that tasks and objectives speak of and that are still in the game."""
    deal, gone = table_deal(public), set(public.played)
    for task, owner in zip(public.tasks, public.owners, strict=True):
        cards = _spoken_of(condition(task.objective, Cast(deal, owner, public.chosen))) - gone
        yield from (Wanted(card, owner, len(cards) ** -0.5) for card in sorted(cards))
    for objective in public.mission.objectives:
        cards = _spoken_of(condition(objective, Cast(deal, chosen=public.chosen))) - gone
        yield from (Wanted(card, None, len(cards) ** -0.5) for card in sorted(cards))


def _spoken_of(asked: Condition) -> frozenset[Card]:
    """The colour cards named by a condition, unless it names too many."""
    named: list[frozenset[Card] | None] = [tally.cards for tally in inside(asked, Tally)]
    named += [pattern.won_with for pattern in inside(asked, Pattern)]
    named += [held.cards for held in inside(asked, Held)]
    few = [cards for cards in named if cards and len(cards) <= FEW]
    return frozenset(card for card in frozenset[Card]().union(*few) if not card.is_trump)
