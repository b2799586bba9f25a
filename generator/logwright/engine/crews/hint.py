"""Hints: in how many worlds that fit what a seat knows the mission can still be won with each of its options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from logwright.engine.attempts.decision import DecisionKind, Open, Value
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import DecisionMaker, T, affordable
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.member import decide
from logwright.engine.crews.wanted import Wanted, message_worth, wanted_cards
from logwright.engine.search.kernel import SearchOutcome
from logwright.engine.search.worlds import Candidate, Program, Prospect

HINTED = replace(CLUB, name="hint", worlds=60, budget=2_000)
"""Fewer worlds than a club member considers, each searched further."""
WEIGHED = replace(CLUB, name="weighed", choices=60, budget=1_500)
"""The same before the first trick, where there is more to search."""


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


class OptionHint(NamedTuple):
    """The share of so many `worlds` in which the mission can be won with this option; what is unknown counts half."""

    value: Value
    share: float
    worlds: int


class MessageHint(NamedTuple):
    """How much a message would tell the others about what has to be done: the more, the better. `tasks` are those about
    a card of its suit."""

    message: CardMessage
    worth: float
    tasks: tuple[int, ...]


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


@dataclass
class HintMaker(DecisionMaker):
    """Weighs what a member weighs, by the share of worlds alone, and keeps what it found."""

    trust: float = 0.0
    found: dict[Value, float] = field(default_factory=dict)
    worlds_seen: int = 0

    def outlooks(
        self, view: View, programs: Sequence[Program], candidates: Sequence[Sequence[Candidate]], count: int
    ) -> list[list[float]]:
        """Every option in every world, for people ask about those that look bad, too."""
        weighing, found = self.worlds(view, count), []
        drawn = weighing.count
        for asked, those in zip(programs, candidates, strict=True):
            weighing.count = affordable(drawn, asked, those)
            weighed = self.weighed(weighing, asked, those, view.public.played_numbers)
            found.append([self.value(prospects) for prospects in weighed])
        return found

    def value(self, prospects: Sequence[Prospect]) -> float:
        outcomes = [prospect.outcome for prospect in prospects]
        lost, unknown = outcomes.count(SearchOutcome.UNSOLVABLE), outcomes.count(SearchOutcome.UNDECIDED)
        self.worlds_seen = len(outcomes)
        return (len(outcomes) - lost - unknown / 2) / len(outcomes)

    def better(self, options: Sequence[T], looks: Sequence[float], ahead: float = 0.0) -> T:
        self.found = dict(zip(options, looks, strict=True))  # type: ignore[arg-type]
        return super().better(options, looks, ahead)

    def agrees(self, yes: float, no: float, slack: float = 0.0) -> bool:
        self.found = {True: yes, False: no}
        return super().agrees(yes, no, slack)


def option_hints(view: View, asked: Open, seed: int, level: Level = WEIGHED) -> list[OptionHint]:
    """A hint for each option before the first trick, in their order; none where members do not weigh options."""
    if view.public.covered_tasks and asked.task is None and asked.kind in (DecisionKind.WILLING, DecisionKind.OWNER):
        # Nobody knows what these tasks are; members only guess.
        return []
    mind = HintMaker(level, Chance(seed))
    decide(view, asked, mind)
    if not mind.worlds_seen:
        return []
    return [OptionHint(value, mind.found[value], mind.worlds_seen) for value in asked.options if value in mind.found]


def message_hints(view: View, asked: Open) -> list[MessageHint]:
    """A hint for each message, the one that tells most first."""
    wanted = list(wanted_cards(view.public))
    said = [option for option in asked.options if isinstance(option, CardMessage)]
    hints = [
        MessageHint(message, message_worth(message, view.seat, wanted), _tasks_about(message, wanted))
        for message in said
    ]
    return sorted(hints, key=lambda hint: (-hint.worth, hint.message.card))


def _tasks_about(message: CardMessage, wanted: Sequence[Wanted]) -> tuple[int, ...]:
    tasks = (want.task for want in wanted if want.card.suit is message.card.suit)
    return tuple(sorted({task for task in tasks if task is not None}))
