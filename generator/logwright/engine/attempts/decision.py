"""What can be decided at the table: kinds of decisions, decisions, and what is open to whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.communication import CardMessage
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.certificate import HandOver
from logwright.engine.missions.choices import Chosen, Tokens
from logwright.engine.missions.mission import PassTo
from logwright.engine.objectives.subject import Side


class DecisionKind(StrEnum):
    """In the order in which they come up (ruling B14). Each says what its value is."""

    READY = "ready"
    """Yes or no: would you take this role?"""
    COLOUR = "colour"
    """The colour that the crew chooses."""
    NUMBER = "number"
    """The number that the crew chooses."""
    MEMBERS = "members"
    """Pairs of a name and a seat: who takes which role."""
    TOKENS = "tokens"
    """The token on each task after the one change that a mission allows."""
    TASK = "task"
    """The number of the task taken in a draft, counted from 0; None to pass."""
    WILLING = "willing"
    """Yes or no: would you take all tasks?"""
    WANTED = "wanted"
    """Yes or no: would you take this task?"""
    VOLUNTEER = "volunteer"
    """Yes or no: do you volunteer?"""
    OWNER = "owner"
    """A seat: who gets this task, or all of them."""
    OFFER = "offer"
    """A task and who should get it, of five players; None to keep all."""
    ACCEPT = "accept"
    """Yes or no: do you take the task that is offered?"""
    WISH = "wish"
    """Yes or no: would you send the distress signal?"""
    DISTRESS = "distress"
    """Yes or no: is it sent?"""
    SIDE = "side"
    """Left or right: where everybody passes a card."""
    PASS = "pass"
    """A card to pass."""
    PREDICT = "predict"
    """A number of tricks."""
    SHOW = "show"
    """A card and what its token says; None to show nothing more before this trick."""
    PLAY = "play"
    """The card to play."""
    TIME = "time"
    """Nothing: the clock has run out. Nobody decides this; it is told from outside."""


Value: TypeAlias = bool | int | Suit | Card | CardMessage | HandOver | Side | Chosen | Tokens | None


@dataclass(frozen=True)
class MemberDecision:
    """Something decided for a seat. The commander decides for the automaton's."""

    kind: DecisionKind
    seat: Seat
    value: Value = None


@dataclass(frozen=True)
class Open:
    """What one member may decide now, for its own seat or for the automaton's: one of the options.

    `name` is the role in question, `task` the task, `among` the members who could take it, `offer` the task that is
    offered to this member, `to` where cards are passed, and `rest` how many of them are to be picked.
    """

    kind: DecisionKind
    decider: Seat
    seat: Seat
    options: tuple[Value, ...]
    name: str = ""
    task: int | None = None
    among: tuple[Seat, ...] = ()
    offer: HandOver | None = None
    to: PassTo | None = None
    rest: int = 0

    def decision(self, value: Value) -> MemberDecision:
        return MemberDecision(self.kind, self.seat, value)

    @property
    def is_forced(self) -> bool:
        """Whether it makes no difference what is answered: there is one option, or one member to ask about."""
        return len(self.options) == 1 or (self.kind in QUESTIONS and len(self.among) == 1)


QUESTIONS = frozenset(
    {
        DecisionKind.READY,
        DecisionKind.WILLING,
        DecisionKind.WANTED,
        DecisionKind.VOLUNTEER,
        DecisionKind.ACCEPT,
        DecisionKind.WISH,
    }
)
"""Kinds that everybody hears answered with yes or no."""
YES_OR_NO = (True, False)
