"""Cards worth talking about: those that somebody has to win, and those that show who can win a suit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from logwright.engine.attempts.public import Public
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage, Mark
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.programs import table_deal
from logwright.engine.missions.resolve import Cast, condition
from logwright.engine.missions.resolved import Condition, Held, Pattern, Tally
from logwright.engine.objectives.walk import inside

WORTH_A_TOKEN = 3.0
"""Minimum value of a message where the crew shares a few tokens."""
HIS_CARD, MY_CARD = 3.0, 2.0
"""Value of showing a card that another member, or the speaker, has to win."""
MY_SUIT, SAME_SUIT, HIS_SUIT = 0.8, 0.7, 0.7
"""Value of a card in the suit of a wanted card: one that can win it for the speaker, any other, one for another
member."""
LONE, HIGH = 2.5, 0.02
"""Bonus for the only card of a suit, because it says where all others are not, and for each point of a highest card."""
FEW = 8
"""Objectives about more cards than this do not count as naming any."""


@dataclass(frozen=True)
class Wanted:
    """A card some objective is about; `owner` has to win it, None if it concerns the whole crew. `task` is the number
    of the task, None for an objective of the mission."""

    card: Card
    owner: Seat | None
    weight: float
    task: int | None = None


def message_worth(message: CardMessage, speaker: Seat, wanted: list[Wanted]) -> float:
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
    """The cards that tasks and objectives are about and that are still in play."""
    deal, gone = table_deal(public), set(public.played)
    for number, (task, owner) in enumerate(zip(public.tasks, public.owners, strict=True)):
        cards = _spoken_of(condition(task.objective, Cast(deal, owner, public.chosen))) - gone
        yield from (Wanted(card, owner, len(cards) ** -0.5, number) for card in sorted(cards))
    for objective in public.mission.objectives:
        cards = _spoken_of(condition(objective, Cast(deal, chosen=public.chosen))) - gone
        yield from (Wanted(card, None, len(cards) ** -0.5) for card in sorted(cards))


@lru_cache(maxsize=1024)
def _spoken_of(asked: Condition) -> frozenset[Card]:
    """The colour cards named by a condition, unless it names too many."""
    named: list[frozenset[Card] | None] = [tally.cards for tally in inside(asked, Tally)]
    named += [pattern.won_with for pattern in inside(asked, Pattern)]
    named += [held.cards for held in inside(asked, Held)]
    few = [cards for cards in named if cards and len(cards) <= FEW]
    return frozenset(card for card in frozenset[Card]().union(*few) if not card.is_trump)
