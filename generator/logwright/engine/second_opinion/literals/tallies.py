"""Tallies, in literals: the count after a number of tricks, and how much it may still grow."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from logwright.engine.cards.card import Card
from logwright.engine.missions.resolved import Pattern, Tally
from logwright.engine.second_opinion.literals.kinds import Kinds
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.solvers.formula import FALSE, Literal
from logwright.engine.second_opinion.solvers.number import UnaryNumber, added, constant, count, smallest


class Tallies:
    def __init__(self, play: Play) -> None:
        self.play, self.formula, self.kinds = play, play.formula, Kinds(play)
        self._marks: dict[Tally, list[Literal]] = {}
        self._won: dict[Tally, dict[Card, Literal]] = {}
        self.winners: dict[Card, list[Literal]] = {}
        self.amounts: dict[tuple[Tally, int, int | None], UnaryNumber] = {}
        self._growth: dict[tuple[Tally, int], UnaryNumber] = {}

    def marks(self, tally: Tally) -> list[Literal]:
        """For every trick, counted from 1, whether it counts: it is of the kind, and one of the seats wins it."""
        known = self._marks.get(tally)
        if known is None:
            fits = self.kinds.fits(tally.pattern)
            known = self._marks[tally] = [FALSE, *(self._mark(tally, fits, trick) for trick in self.play.tricks)]
        return known

    def _mark(self, tally: Tally, fits: list[Literal], trick: int) -> Literal:
        if fits[trick] == FALSE:
            return FALSE
        if len(tally.seats) == self.play.seats:
            return fits[trick]
        winner = self.formula.some(self.play.wins(seat, trick) for seat in tally.seats)
        return self.formula.every((winner, fits[trick]))

    def gains(self, tally: Tally) -> list[Literal]:
        """For every trick whether the tally grows in it."""
        marks = self.marks(tally)
        if tally.cards is None:
            return marks
        held = (self.play.in_trick(tally.cards, trick) for trick in self.play.tricks)
        return [FALSE, *(self.formula.every(both) for both in zip(marks[1:], held, strict=True))]

    def counted(self, tally: Tally, after: int) -> list[Literal]:
        """The items counted in the first `after` tricks: each trick, or each card; as often as they count."""
        if tally.cards is None:
            return self.marks(tally)[1 : after + 1]
        won = self._cards_won(tally)
        if after == self.play.total:
            counted = won
        else:
            counted = {
                card: self.formula.every((counts, self.play.before[card][after + 1])) for card, counts in won.items()
            }
        return [counts for card, counts in counted.items() for _ in range(card.value if tally.summed else 1)]

    def _cards_won(self, tally: Tally) -> dict[Card, Literal]:
        """For each card: it is played in a trick that counts."""
        known = self._won.get(tally)
        if known is None:
            cards = sorted(tally.cards or ())
            won = self._won_by_seats if self._is_plain(tally) else self._won_in_marks
            known = self._won[tally] = {card: won(tally, card) for card in cards}
        return known

    def _is_plain(self, tally: Tally) -> bool:
        """Whether all tricks count, of any kind."""
        return tally.pattern == Pattern(frozenset(self.play.tricks))

    def _won_by_seats(self, tally: Tally, card: Card) -> Literal:
        return self.formula.some(self._winner(card)[seat] for seat in tally.seats)

    def _won_in_marks(self, tally: Tally, card: Card) -> Literal:
        won = self.formula.variable()
        self._said_by_trick(won, card, self.marks(tally))
        return won

    def _winner(self, card: Card) -> list[Literal]:
        """For each seat: it wins this card."""
        known = self.winners.get(card)
        if known is None:
            play = self.play
            known = self.winners[card] = [self.formula.variable() for _ in play.everyone]
            self.formula.at_most_one(known)
            for seat, won in enumerate(known):
                self._said_by_trick(won, card, [FALSE, *(play.wins(seat, trick) for trick in play.tricks)])
        return known

    def _said_by_trick(self, won: Literal, card: Card, marks: list[Literal]) -> None:
        """The card is won if the trick in which it is played is marked."""
        add, played = self.formula.add, self.play.played[card]
        add(-won, self.play.before[card][self.play.total + 1])
        for trick in self.play.tricks:
            add(-played[trick], -marks[trick], won)
            add(-played[trick], marks[trick], -won)

    def amount(self, tally: Tally, after: int, limit: int | None = None) -> UnaryNumber:
        """The tally after so many tricks, counted up to the limit."""
        if limit is not None and limit > 1 and not tally.summed and self._is_whole_suit(tally):
            limit = None
        key = (tally, after, limit)
        known = self.amounts.get(key)
        if known is None:
            counted = self.counted(tally, after)
            known = self._sum(counted, limit) if tally.summed else count(self.formula, counted, limit)
            self.amounts[key] = known
            if after == self.play.total and tally.cards is not None and not tally.summed and self._is_plain(tally):
                self._fill_tricks(tally, known)
        return known

    def _sum(self, counted: list[Literal], limit: int | None) -> UnaryNumber:
        """Each literal counts as often as it is listed. Added pairwise, so that the numbers stay small."""
        worth = Counter(literal for literal in counted if literal != FALSE)
        numbers = [UnaryNumber(), *(UnaryNumber((literal,) * times) for literal, times in worth.items())]
        while len(numbers) > 1:
            odd = [UnaryNumber()] if len(numbers) % 2 else []
            pairs = zip(numbers[::2], numbers[1::2] + odd, strict=True)
            numbers = [added(self.formula, one, other, limit) for one, other in pairs]
        return UnaryNumber(numbers[0].strokes[:limit])

    def _fill_tricks(self, tally: Tally, won: UnaryNumber) -> None:
        """Every trick holds as many cards as there are seats.

        This bounds the number of tricks that a number of cards takes, from both sides. It is redundant, but can be
        derived only by counting, at which SAT solvers are bad.
        """
        play, cards = self.play, tally.cards or ()
        tricks = self.amount(Tally(tally.seats, tally.pattern), play.total)
        for least in range(1, won.most + 1):
            self.formula.add(-won.at_least(least), tricks.at_least(-(-least // play.seats)))
        for most in range(won.most):
            room = (len(play.cards) - len(cards) + most) // play.seats
            self.formula.add(won.at_least(most + 1), tricks.at_most(room))

    def _is_whole_suit(self, tally: Tally) -> bool:
        return tally.cards is not None and any(tally.cards == frozenset(cards) for cards in self.play.suits.values())

    def keep_books(self) -> None:
        """Over all suits, the cards a seat wins add up to the cards of its tricks; the tricks of all seats add up to
        all tricks.

        This is redundant, too, and only helps where the deal is open: then there are many more ways to fail, most of
        them for the same simple reason.
        """
        pattern = Pattern(frozenset(self.play.tricks))
        of_all = UnaryNumber()
        for seat in self.play.everyone:
            seats = frozenset({seat})
            total = UnaryNumber()
            for cards in self.play.suits.values():
                suit = self.amount(Tally(seats, pattern, frozenset(cards)), self.play.total)
                total = added(self.formula, total, suit)
            won = self.amount(Tally(seats, pattern), self.play.total)
            of_all = added(self.formula, of_all, won, self.play.total + 1)
            self._equal(total, won.times(self.play.seats))
        self.formula.add(of_all.at_least(self.play.total))
        self.formula.add(of_all.at_most(self.play.total))

    def balance(self, mine: Tally, theirs: Tally) -> None:
        """If cards of two kinds are compared, these and all others add up to the cards of the tricks won.

        Redundant as well: for as many cards of one kind as of the other it says that the others are an even number
        where four play, which no solver finds by itself.
        """
        if mine.cards is None or theirs.cards is None or mine.cards & theirs.cards or mine.seats != theirs.seats:
            return
        if mine.summed or theirs.summed:
            return
        if not self._is_plain(mine) or not self._is_plain(theirs):
            return
        rest = Tally(mine.seats, mine.pattern, frozenset(self.play.cards) - mine.cards - theirs.cards)
        total = UnaryNumber()
        for part in (mine, theirs, rest):
            total = added(self.formula, total, self.amount(part, self.play.total))
        self._equal(total, self.amount(Tally(mine.seats, mine.pattern), self.play.total).times(self.play.seats))

    def _equal(self, one: UnaryNumber, other: UnaryNumber) -> None:
        for amount in range(1, max(one.most, other.most) + 1):
            self.formula.add(-one.at_least(amount), other.at_least(amount))
            self.formula.add(one.at_least(amount), -other.at_least(amount))

    def growth(self, tally: Tally, after: int) -> UnaryNumber:
        """Upper bound on how much the tally can still grow, from the cards and tricks left that it counts."""
        coming = sum(trick > after for trick in tally.pattern.tricks)
        if not coming or not tally.seats:
            return UnaryNumber()
        # What is left is left for everybody, so whoever wins it, it is counted once.
        key = replace(tally, seats=frozenset()), after
        known = self._growth.get(key)
        if known is None:
            known = self._growth[key] = self._most_growth(tally, after, coming)
        return known

    def _most_growth(self, tally: Tally, after: int, coming: int) -> UnaryNumber:
        pattern = tally.pattern
        bounds = [constant(coming)]
        for cards in (pattern.won_with, pattern.led_with, pattern.closed_with):
            if cards is not None:
                bounds.append(self._left(cards, after))
        if pattern.only is not None:
            bounds.append(self._left(pattern.only, after).divided_by(self.play.seats))
        for held in pattern.holds:
            if held.span.least:
                bounds.append(self._left(held.cards, after).divided_by(held.span.least))
        tricks = smallest(self.formula, bounds)
        if tally.cards is None:
            return tricks
        room = tricks.times(self.play.seats)
        if not tally.summed:
            return smallest(self.formula, [self._left(tally.cards, after), room])
        # The highest cards that fit: of each value or higher there are no more than are left, and than there is room.
        total = UnaryNumber()
        for value in range(1, max((card.value for card in tally.cards), default=0) + 1):
            higher = frozenset(card for card in tally.cards if card.value >= value)
            total = added(self.formula, total, smallest(self.formula, [self._left(higher, after), room]))
        return total

    def _left(self, cards: frozenset[Card], after: int) -> UnaryNumber:
        """How many of these cards are still in the hands after so many tricks."""
        return count(self.formula, [-self.play.before[card][after + 1] for card in sorted(cards)])
