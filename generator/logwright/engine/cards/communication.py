"""Communication: which card a member may show, what it says about it, and when (p9-053 to p9-078)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.allocation import Owners
from logwright.engine.missions.mission import Allocation, Communication, Mission, Signal


class Mark(StrEnum):
    """What the token on a shown card says: top, middle or bottom edge (p9-067 to p9-069)."""

    HIGHEST = "highest"
    ONLY = "only"
    LOWEST = "lowest"


class TokenSide(StrEnum):
    """Green: still to be used, or lying on a shown card. Red: spent (p9-077, p9-078)."""

    GREEN = "green"
    RED = "red"


@dataclass(frozen=True)
class CardMessage:
    """A shown card. The mark is None where the signal hides it (dead zone, currents)."""

    card: Card
    mark: Mark | None


@dataclass(frozen=True)
class Shown:
    """A message that was sent, and the trick before which it was. Its mark never changes (p9-076)."""

    seat: Seat
    message: CardMessage
    before_trick: int


def true_mark(card: Card, hand: Collection[Card]) -> Mark | None:
    """The mark that is true of a card. A lone card of its colour can only be marked as the only one (ruling B17)."""
    if card.is_trump or card not in hand:
        return None
    values = sorted(other.value for other in hand if other.suit is card.suit)
    if len(values) == 1:
        return Mark.ONLY
    if card.value == values[-1]:
        return Mark.HIGHEST
    return Mark.LOWEST if card.value == values[0] else None


def messages(hand: Collection[Card], signal: Signal = Signal.NORMAL) -> list[CardMessage]:
    """Everything a member with this hand may say. Cards already shown are still part of the hand (p9-074)."""
    if signal is Signal.NONE:
        return []
    marked = [(card, true_mark(card, hand)) for card in sorted(hand)]
    return [CardMessage(card, None if signal.hides_meaning else mark) for card, mark in marked if mark]


@dataclass(frozen=True)
class Radio:
    """The messages sent in an attempt, and who may still send one.

    `signal` is the one that holds, with the terrain turned up. The `silent` may not communicate: a member
    named so (mission 11), and the automaton, which has no token (p9-230). `passed_on`: the tasks were passed
    to a willing member. Only `allowed` cards may be shown, if that is said.
    """

    rules: Communication
    signal: Signal
    seats: int
    silent: frozenset[Seat] = frozenset()
    passed_on: bool = False
    allowed: frozenset[Card] | None = None
    said: tuple[Shown, ...] = ()

    def may_speak(self, seat: Seat, before_trick: int) -> bool:
        """Whether this member may show a card in the gap before this trick. During a trick nobody may (p9-061)."""
        if self.signal is Signal.NONE or seat in self.silent or before_trick < self.rules.from_trick:
            return False
        if 0 < self.rules.until_trick < before_trick:
            return False
        if self.rules.only_before_first_trick and self.passed_on and before_trick > 1:
            return False
        if self.signal is Signal.RAPTURE:
            # Tokens have no owner: each message takes one from the pool, as long as any are left (ds-140).
            return len(self.said) < rapture_pool(self.seats)
        return self.has_token(seat)

    def has_token(self, seat: Seat) -> bool:
        """Whether this member has not yet said as much as the mission grants each of them."""
        return sum(shown.seat == seat for shown in self.said) < self.rules.messages

    def sayable(self, hand: Collection[Card]) -> list[CardMessage]:
        """Everything that may be said of this hand in this mission."""
        said = messages(hand, self.signal)
        return said if self.allowed is None else [message for message in said if message.card in self.allowed]

    def messages(self, seat: Seat, hand: Collection[Card], before_trick: int) -> list[CardMessage]:
        """The messages this member may send now."""
        if not self.may_speak(seat, before_trick):
            return []
        shown = {past.message.card for past in self.said if past.seat == seat}
        return [message for message in self.sayable(hand) if message.card not in shown]

    def after(self, seat: Seat, message: CardMessage, before_trick: int) -> Radio:
        return replace(self, said=(*self.said, Shown(seat, message, before_trick)))

    def side(self, seat: Seat, hand: Collection[Card]) -> TokenSide:
        """Which side of a member's own token is up: red once the shown card is played (p9-077).

        Where the mark is hidden the token lies beside the card, red at once (p9-182).
        """
        if self.has_token(seat):
            return TokenSide.GREEN
        for past in self.said:
            if past.seat == seat and (self.signal.hides_meaning or past.message.card not in hand):
                return TokenSide.RED
        return TokenSide.GREEN

    def has_reminder(self, seat: Seat, hand: Collection[Card]) -> bool:
        """Whether the hand contains a reminder card: as long as a card of this member lies open (p9-066, p9-080)."""
        return any(past.seat == seat and past.message.card in hand for past in self.said)


def rapture_pool(seats: int) -> int:
    """Number of tokens the whole crew shares: members less two, the automaton counted (ds-140, ruling B46)."""
    return seats - 2


def radio(mission: Mission, deal: Deal, owners: Owners, chosen: tuple[tuple[str, Seat], ...] = ()) -> Radio:
    """The radio of a deal after the tasks are shared out; before that nobody communicates (p9-062)."""
    rules = mission.communication
    silent = {dict(chosen)[rules.silent]} if rules.silent else set()
    if rules.speaker:
        silent |= set(range(deal.seats)) - {dict(chosen)[rules.speaker]}
    if deal.automaton:
        silent.add(deal.automaton.seat)
    passed_on = mission.allocation is Allocation.COMMANDER_OR_WILLING and deal.commander not in owners
    allowed = rules.cards.cards(deal.table.deck) if rules.cards else None
    return Radio(rules, deal.signal, deal.seats, frozenset(silent), passed_on, allowed)
