"""The words of an attempt: seats, cards, tasks and sentences in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.core import Prediction
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.walk import inside
from logwright.publish.views.book import Book
from logwright.sentences.clause import sentence
from logwright.sentences.message import capital
from logwright.sentences.noun import subject_word
from logwright.sentences.tongue import Tongue
from logwright.sentences.turned_up import turned_up


@dataclass(frozen=True, eq=False)
class TableWords:
    """`mine` are the seats of people at this device. A single one is addressed as such."""

    book: Book
    game: str
    seats: int
    mine: Sequence[Seat]
    automaton: Seat | None

    @cached_property
    def tongue(self) -> Tongue:
        return self.book.tongue(self.game)

    def say(self, key: str, **words: str | int) -> str:
        """A text of the page, with its gaps filled in."""
        return self.book.say(f"play.{key}", self.game, **words)

    def seat(self, seat: Seat) -> str:
        if seat == self.automaton:
            return self.book.say("automaton", self.game)
        if self.mine == [seat]:
            return self.say("you")
        return self.book.say("site.replay.seat", n=seat + 1)

    def card(self, card: Card) -> str:
        return self.book.card_name(self.game, card)

    def suit(self, suit: Suit) -> str:
        return self.book.say(f"site.suit.{suit}", self.game)

    def spelled(self, card: Card) -> str:
        """The card as content spells it."""
        return card.spelled(self.book.library.games[self.game].trump)

    def terrain(self, deal: Deal) -> list[str]:
        """Which card decided how the crew may communicate, and what; nothing where no card does."""
        if deal.terrain is None:
            return []
        return [self.book.titled(*turned_up(self.tongue, deal, self.card(deal.terrain)))]

    def task(self, task: Task) -> str:
        return sentence(task.objective, self.tongue, self.seats)

    def objective(self, objective: Phrase) -> str:
        return sentence(objective, self.tongue, self.seats)

    def role(self, name: str) -> str:
        """A member that the mission names."""
        return capital(subject_word(self.tongue, Subject(Role.CHOSEN, name)).form(""))

    @staticmethod
    def is_secret(objective: Phrase) -> bool:
        """Whether it rests on a number that somebody notes in secret."""
        return any(prediction.secret for prediction in inside(objective.core(), Prediction))
