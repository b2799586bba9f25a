"""The referee's table: who holds which cards, and whether every card of a line of play could be played by its seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate, PassedCards, Passing
from logwright.engine.missions.mission import CardPassing, Mission, PassTo
from logwright.engine.objectives.subject import Side
from logwright.engine.referee.foul import Foul
from logwright.saying import saying


class RefereeHands:
    """The cards at the table during play. Of the automaton only what lies open counts as held (p9-226, B25)."""

    def __init__(self, deal: Deal) -> None:
        self.held = [set(hand) for hand in deal.hands]
        self.automaton = deal.automaton.seat if deal.automaton else None
        self.below: dict[Card, Card] = {}
        if deal.automaton:
            columns = deal.automaton.columns
            self.held[deal.automaton.seat] = {column.up for column in columns}
            self.below = {column.up: column.down for column in columns if column.down is not None}

    def pass_on(self, passing: Passing) -> None:
        """Everybody gives one card to the same side at once; no trumps (p9-145 to p9-150, ruling B24)."""
        seats, cards = len(self.held), passing.cards
        if len(cards) != seats or any(
            card not in hand or card.suit is Suit.TRUMP for card, hand in zip(cards, self.held, strict=False)
        ):
            raise Foul(saying("fouls.passed"))
        step = 1 if passing.side is Side.LEFT else -1
        self._change(list(cards), [cards[(seat - step) % seats] for seat in range(seats)])

    def pass_several(self, passed: PassedCards, rule: CardPassing) -> None:
        """Everybody passes as many cards as the mission says, where it says; no trumps, and nothing that is covered."""
        seats, to, count = len(self.held), passed.to, rule.count
        if to != rule.to and not (rule.to is PassTo.EITHER and to in (PassTo.LEFT, PassTo.RIGHT)):
            raise Foul(saying("fouls.passed-where", to=to.value))
        if len(passed.cards) != seats:
            raise Foul(saying("fouls.passed-cards", count=count))
        for cards, hand in zip(passed.cards, self.held, strict=True):
            rightly = cards == tuple(sorted(set(cards))) and len(cards) == count
            if not rightly or any(card not in hand or card.suit is Suit.TRUMP for card in cards):
                raise Foul(saying("fouls.passed-cards", count=count))
        away = {PassTo.LEFT: 1, PassTo.RIGHT: seats - 1, PassTo.ACROSS: seats // 2}[to]
        for place in range(count):
            given = [cards[place] for cards in passed.cards]
            self._change(given, [given[(seat - away) % seats] for seat in range(seats)])

    def draw(self, orders: Sequence[Sequence[Card]]) -> None:
        """Everybody draws from the right-hand neighbour at once; of the automaton a covered card first (B16)."""
        seats = len(self.held)
        lost = []
        for seat in range(seats):
            pool = self.held[seat]
            if seat == self.automaton and self.below:
                pool = set(self.below.values())
            lost.append(next(card for card in orders[(seat + 1) % seats] if card in pool))
        self._change(lost, [lost[seat - 1] for seat in range(seats)])

    def _change(self, given: list[Card], received: list[Card]) -> None:
        """Exchange cards. The automaton's new card takes the place of the old one."""
        for seat, (old, new) in enumerate(zip(given, received, strict=True)):
            if seat != self.automaton:
                self.held[seat].remove(old)
                self.held[seat].add(new)
                continue
            self.below = {up: new if down == old else down for up, down in self.below.items()}
            if old in self.held[seat]:
                self.held[seat].remove(old)
                self.held[seat].add(new)
                if old in self.below:
                    self.below[new] = self.below.pop(old)

    def may_play(self, seat: Seat, card: Card, led: Card) -> bool:
        """Whether the card may be played: a seat that holds the suit led must follow it (p9-038, p9-039)."""
        hand = self.held[seat]
        return card in hand and (card.suit is led.suit or all(other.suit is not led.suit for other in hand))

    def put_aside(self, leader: Seat, cards: Sequence[Card]) -> None:
        """Removes the cards of a finished trick and turns up the cards they covered (p9-227)."""
        for place, card in enumerate(cards):
            seat = (leader + place) % len(cards)
            self.held[seat].remove(card)
            if seat == self.automaton and card in self.below:
                self.held[seat].add(self.below.pop(card))


def check_play(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    """Checks that every trick is led, played and won by the rules; raises Foul otherwise."""
    moved = mission.pass_cards or certificate.passed or certificate.distress or mission.draw_after_trick
    if moved or deal.automaton is not None or not plainly_right(deal, certificate.tricks):
        check_thoroughly(mission, deal, certificate)


def check_thoroughly(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    """Checks card by card, so that the first foul can be named."""
    tricks, draw_after = certificate.tricks, mission.draw_after_trick
    hands, leader, total = hands_at_first(mission, deal, certificate), deal.leader, deal.table.tricks
    if len(tricks) > total:
        raise Foul(saying("fouls.tricks", tricks=len(tricks), total=str(total)))
    for number, trick in enumerate(tricks, start=1):
        if trick.leader != leader:
            said = saying("fouls.leader", trick=str(number), seat=str(trick.leader), wanted=str(leader))
            raise Foul(said)
        if len(trick.cards) != deal.seats:
            raise Foul(saying("fouls.cards", trick=str(number), cards=len(trick.cards)))
        for place, card in enumerate(trick.cards):
            seat = (leader + place) % deal.seats
            if not hands.may_play(seat, card, trick.cards[0]):
                spelled = card.spelled(deal.table.deck.trump)
                raise Foul(saying("fouls.card", trick=str(number), seat=str(seat), card=spelled))
        hands.put_aside(leader, trick.cards)
        leader = winner(leader, trick.cards)
        if trick.winner != leader:
            said = saying("fouls.winner", trick=str(number), seat=str(leader), not_by=str(trick.winner))
            raise Foul(said)
        if number == draw_after and number < total:
            hands.draw(deal.draws)


def plainly_right(deal: Deal, tricks: Sequence[Trick]) -> bool:
    """A fast check that the line keeps the rules, from its end backwards, so that a hand is just the suits still to
    come.

    Only for play without covered, passed or drawn cards. It does not say what is wrong.
    """
    seats = deal.seats
    played = list(chain.from_iterable([trick.cards for trick in tricks]))
    if len(tricks) > deal.table.tricks or len(set(played)) != len(played):
        return False
    holder: dict[Card, Seat] = {}
    for seat, hand in enumerate(deal.hands):
        holder.update(dict.fromkeys(hand, seat))
    later: list[set[Suit]] = [set() for _ in range(seats)]
    if len(holder) > len(played):
        for card in holder.keys() - played:
            later[holder[card]].add(card.suit)
    for place in range(len(tricks) - 1, -1, -1):
        leader, cards, won_by = tricks[place]
        if len(cards) != seats or leader != (tricks[place - 1].winner if place else deal.leader):
            return False
        led = cards[0].suit
        best, best_seat, seat = cards[0], leader, leader
        for card in cards:
            suit, held = card.suit, later[seat]
            if holder.get(card) != seat:
                return False
            if suit is led:
                if card > best and best.suit is led:
                    best, best_seat = card, seat
            elif led in held:
                return False
            elif suit is Suit.TRUMP and (best.suit is not suit or card > best):
                best, best_seat = card, seat
            held.add(suit)
            seat = seat + 1 if seat + 1 < seats else 0
        if won_by != best_seat:
            return False
    return True


def hands_at_first(mission: Mission, deal: Deal, certificate: Certificate) -> RefereeHands:
    """The hands when the first trick begins: everything has been passed."""
    hands = RefereeHands(deal)
    if bool(certificate.passed) != bool(mission.pass_cards):
        raise Foul(saying("fouls.passed"))
    if certificate.passed and mission.pass_cards:
        hands.pass_several(certificate.passed, mission.pass_cards)
    if certificate.distress:
        hands.pass_on(certificate.distress)
    return hands


def hands_before(mission: Mission, deal: Deal, certificate: Certificate, number: int) -> RefereeHands:
    """The hands when the trick of this number begins, in a line of play that keeps the rules."""
    hands, draw_after = hands_at_first(mission, deal, certificate), mission.draw_after_trick
    for done, trick in enumerate(certificate.tricks[: number - 1], start=1):
        hands.put_aside(trick.leader, trick.cards)
        if done == draw_after:
            hands.draw(deal.draws)
    return hands


def winner(leader: Seat, cards: Sequence[Card]) -> Seat:
    """The highest trump wins, else the highest card of the suit that was led (p9-042, p9-043)."""
    trumps = [card.value for card in cards if card.suit is Suit.TRUMP]
    suit, value = (Suit.TRUMP, max(trumps)) if trumps else (cards[0].suit, 0)
    if not trumps:
        value = max(card.value for card in cards if card.suit is suit)
    place = next(place for place, card in enumerate(cards) if card.suit is suit and card.value == value)
    return (leader + place) % len(cards)
