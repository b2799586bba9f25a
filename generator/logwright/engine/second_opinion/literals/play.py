"""Play, in literals: which card is played in which trick, who leads, follows and wins."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Seat
from logwright.engine.second_opinion.literals.hands import AutomatonRow, HandLiterals
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal
from logwright.engine.second_opinion.solvers.number import count

Draw = Callable[["Play", HandLiterals], HandLiterals]
"""Returns the hands after everybody has drawn a card between two tricks."""


class Play:
    """All tricks of a deal. Tricks are counted from 1; in every row of literals index 0 is unused.

    played[card][trick]     the card is played in this trick
    before[card][trick]     it was played in an earlier trick (trick `total + 1`: it was played at all)
    plays[seat][trick]      card by card: this seat plays the card in this trick
    leads[seat][trick]      this seat leads the trick; who leads trick n + 1 has won trick n
    suit_led[suit][trick]   the trick was opened with a card of this suit
    has_suit[suit][trick]   some card of this suit is in the trick
    best[card][trick]       this card wins the trick
    """

    def __init__(
        self,
        formula: Formula,
        seats: int,
        total: int,
        hands: HandLiterals,
        leader: Seat,
        draw_after: int = 0,
        draw: Draw | None = None,
    ) -> None:
        self.formula, self.seats, self.total = formula, seats, total
        self.everyone = range(seats)
        self.cards = hands.cards
        self.tricks = range(1, total + 1)
        self.suits: dict[Suit, list[Card]] = defaultdict(list)
        for card in sorted(self.cards):
            self.suits[card.suit].append(card)
        self._when()
        self.leads = [
            [FALSE, TRUE if seat == leader else FALSE, *(formula.variable() for _ in self.tricks)]
            for seat in self.everyone
        ]
        self.hands = [hands] * (total + 1)
        if draw is not None and 0 < draw_after < total:
            self.hands[draw_after + 1 :] = [draw(self, hands)] * (total - draw_after)
        self._leftovers()
        self._who()
        self._suits()
        self._winners()

    def wins(self, seat: Seat, trick: int) -> Literal:
        return self.leads[seat][trick + 1]

    def never_after(self, sooner: Card, later: Card) -> None:
        """One card is not played before the other."""
        for trick in range(2, self.total + 2):
            self.formula.add(-self.before[later][trick], self.before[sooner][trick])

    def in_trick(self, cards: Iterable[Card], trick: int) -> Literal:
        """Some of these cards is played in the trick."""
        return self.formula.some(self.played[card][trick] for card in cards)

    def plays_one_of(self, seat: Seat, cards: frozenset[Card], trick: int) -> Literal:
        """The seat plays one of these cards in the trick."""
        return self.formula.some(who for card, who in self.plays[seat][trick].items() if card in cards)

    def _when(self) -> None:
        """Every card is played at most once."""
        add, variable = self.formula.add, self.formula.variable
        self.played: dict[Card, list[Literal]] = {}
        self.before: dict[Card, list[Literal]] = {}
        for card in self.cards:
            now = self.played[card] = [FALSE, *(variable() for _ in self.tricks)]
            ago = self.before[card] = [FALSE, FALSE, *(variable() for _ in self.tricks)]
            for trick in self.tricks:
                add(-now[trick], -ago[trick])
                add(-now[trick], ago[trick + 1])
                add(-ago[trick], ago[trick + 1])
                add(-ago[trick + 1], ago[trick], now[trick])

    def _leftovers(self) -> None:
        """The number of unplayed cards is the deck size less the cards in all tricks.

        This is redundant, but can be derived only by counting, at which SAT solvers are bad.
        """
        held, last = self.hands[1].held, self.hands[-1].held
        if held is last and all(holder in (TRUE, FALSE) for seats in held.values() for holder in seats):
            for seat in self.everyone:
                self._leave([card for card in self.cards if held[card][seat] == TRUE], self.total)
        else:
            self._leave(self.cards, self.total * self.seats)

    def _leave(self, cards: Sequence[Card], taken: int) -> None:
        """Exactly so many of these cards are played."""
        unplayed = [-self.before[card][self.total + 1] for card in cards]
        spare = len(cards) - taken
        self.formula.add(count(self.formula, unplayed, spare + 1).at_most(spare))

    def _who(self) -> None:
        """Every seat plays one card in every trick: one it holds and, for the automaton, one that lies face up."""
        formula = self.formula
        self.plays: list[list[dict[Card, Literal]]] = [[{}] for _ in self.everyone]
        for trick in self.tricks:
            held = self.hands[trick].held
            by_card: dict[Card, list[Literal]] = defaultdict(list)
            for seat in self.everyone:
                cards = {
                    card: formula.every((holders[seat], self.played[card][trick]))
                    for card, holders in held.items()
                    if holders[seat] != FALSE
                }
                self.plays[seat].append(cards)
                formula.exactly_one(cards.values())
                for card, played in cards.items():
                    by_card[card].append(played)
                    if self.hands[trick].is_row(seat):
                        formula.add(-played, self.shows(card, trick, self.hands[trick]))
            for card in self.cards:
                formula.add(-self.played[card][trick], *by_card[card])

    def shows(self, card: Card, trick: int, hands: HandLiterals) -> Literal:
        """Whether a card of the automaton lies face up when this trick begins (ruling B25)."""
        row = hands.row
        assert row is not None
        turned = (
            self.formula.every((down, self._uncovered(row, column, trick)))
            for column, down in enumerate(row.down[card])
            if down != FALSE
        )
        return self.formula.some((*row.up[card], *turned))

    def _uncovered(self, row: AutomatonRow, column: int, trick: int) -> Literal:
        """The face-up card of a column was played in an earlier trick."""
        return self.formula.some(
            self.formula.every((places[column], self.before[card][trick]))
            for card, places in row.up.items()
            if places[column] != FALSE
        )

    def _suits(self) -> None:
        """The leader's suit is led, and every seat that still holds it follows."""
        formula = self.formula
        self.suit_led = {suit: [FALSE, *(formula.variable() for _ in self.tricks)] for suit in self.suits}
        for trick in self.tricks:
            formula.exactly_one(led[trick] for led in self.suit_led.values())
            held = self.hands[trick].held
            for seat in self.everyone:
                leads, row = self.leads[seat][trick], self.hands[trick].is_row(seat)
                for suit, cards in self.suits.items():
                    led = self.suit_led[suit][trick]
                    plays = self.plays[seat][trick]
                    follows = formula.some(plays[card] for card in cards if card in plays)
                    formula.add(-leads, -follows, led)
                    formula.add(-leads, follows, -led)
                    for card in cards:
                        holds = held[card][seat]
                        if holds == FALSE:
                            continue
                        hidden = -self.shows(card, trick, self.hands[trick]) if row else FALSE
                        formula.add(-led, follows, -holds, self.before[card][trick], hidden)

    def _winners(self) -> None:
        """The highest trump wins, else the highest card of the suit that was led."""
        formula = self.formula
        self.best: dict[Card, list[Literal]] = {card: [FALSE] for card in self.cards}
        self.has_suit: dict[Suit, list[Literal]] = {suit: [FALSE] for suit in self.suits}
        for trick in self.tricks:
            above: dict[Card, Literal] = {}
            for suit, cards in self.suits.items():
                higher = FALSE
                for card in reversed(cards):
                    above[card] = higher
                    higher = formula.some((higher, self.played[card][trick]))
                self.has_suit[suit].append(higher)
            trumped = self.has_suit[Suit.TRUMP][trick] if Suit.TRUMP in self.suits else FALSE
            for card in self.cards:
                terms = [self.played[card][trick], -above[card]]
                if not card.is_trump:
                    terms += [self.suit_led[card.suit][trick], -trumped]
                self.best[card].append(formula.every(terms))
            formula.add(*(best[trick] for best in self.best.values()))
            formula.exactly_one(self.wins(seat, trick) for seat in self.everyone)
            for seat in self.everyone:
                for card, played in self.plays[seat][trick].items():
                    formula.add(-played, -self.best[card][trick], self.wins(seat, trick))
                    formula.add(-played, self.best[card][trick], -self.wins(seat, trick))

    @cached_property
    def ranks(self) -> dict[int, list[Card]]:
        """The colour cards by value."""
        found: dict[int, list[Card]] = defaultdict(list)
        for card in self.cards:
            if not card.is_trump:
                found[card.value].append(card)
        return found
