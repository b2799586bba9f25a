"""Finds what no deal can satisfy by counting alone: colours against players, cards against tricks, sums against values.

Looks at one table and at no hands, takes almost no time, and finds only obvious clashes: None proves nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.table import Table
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission, NamedTasks
from logwright.engine.missions.resolve import Cast, resolve
from logwright.engine.missions.resolved import AllMet, AnyMet, Condition, Held, InRange, InSequence, Pattern, Run, Tally
from logwright.engine.objectives.mentioned import chosen_names, holders
from logwright.engine.objectives.settled import unsettled

Bounds = tuple[float, float]


def counted_out(mission: Mission, table: Table) -> Clash | None:
    """Rules of a mission that no deal at this table can satisfy; a minimal set, as far as counting can tell."""
    deal = Deal(table, hands=(), commander=0, leader=0)
    count = _Count(table)
    asked: dict[int, Condition] = {}
    for index, phrase in enumerate(mission.objectives):
        objective = phrase.core()
        # Chosen members, colours and numbers and holders of cards are not known yet.
        if not (chosen_names(objective) or holders(objective) or unsettled(objective)):
            asked[index] = resolve(objective, Cast(deal))
    for index, condition in asked.items():
        if count.never([condition]):
            return Clash(objectives=(index,))
    if count.never(list(asked.values())):
        return Clash(objectives=tuple(_needed(asked, count)))
    for index, task in enumerate(mission.tasks.tasks if isinstance(mission.tasks, NamedTasks) else ()):
        objective = task.objective.core()
        if chosen_names(objective) or holders(objective) or unsettled(objective):
            continue
        if all(count.never([resolve(objective, Cast(deal, seat))]) for seat in range(table.seats)):
            return Clash(tasks=(index,))
    return None


def _needed(asked: dict[int, Condition], count: _Count) -> list[int]:
    """A minimal subset that still clashes: without any one of these the others could hold, as far as counting can
    tell."""
    kept = list(asked)
    for index in asked:
        rest = [other for other in kept if other != index]
        if count.never([asked[other] for other in rest]):
            kept = rest
    return kept


class _Count:
    """Bounds on what can be won at one table, whoever holds which cards."""

    def __init__(self, table: Table) -> None:
        self.seats, self.tricks = table.seats, table.tricks
        self.deck = frozenset(table.deck)
        self.everyone = frozenset(range(table.seats))
        self.unplayed = max(0, len(self.deck) - table.seats * table.tricks)

    def never(self, conditions: Iterable[Condition]) -> bool:
        """Whether these can never hold together."""
        leaves = [leaf for condition in conditions for leaf in _leaves(condition)]
        return any(map(self._fails, leaves)) or self._too_much_in_all(leaves) or self._odd_shares(leaves)

    def _fails(self, leaf: Condition) -> bool:
        match leaf:
            case InRange(tally, span, minus):
                low, high = self._bounds(tally)
                less, more = self._bounds(minus) if minus else (0, 0)
                return _beyond(span.least, high - less) or _beyond(low - more, span.most)
            case Run(tally, span):
                return _beyond(span.least, self._bounds(tally)[1])
            case InSequence(steps):
                return any(self._bounds(step)[1] < 1 for step in steps)
            case AnyMet(parts):
                return all(self.never([part]) for part in parts)
        return False

    def _too_much_in_all(self, leaves: Sequence[Condition]) -> bool:
        """Several members must win the same: together they must win more, or less, than there is."""
        alike: dict[Hashable, list[InRange]] = defaultdict(list)
        for leaf in leaves:
            if isinstance(leaf, InRange) and (leaf.minus is None or leaf.minus.seats == leaf.tally.seats):
                minus = leaf.minus and (leaf.minus.pattern, leaf.minus.cards, leaf.minus.summed)
                alike[leaf.tally.pattern, leaf.tally.cards, leaf.tally.summed, minus].append(leaf)
        return any(self._adds_up_wrong(group) for group in alike.values())

    def _odd_shares(self, leaves: Sequence[Condition]) -> bool:
        """All members must win equally many, and the total cannot be divided evenly."""
        alike: dict[Tally, list[frozenset[Seat]]] = defaultdict(list)
        for leaf in leaves:
            if isinstance(leaf, InRange) and leaf.minus and leaf.span.least == leaf.span.most == 0:
                mine, theirs = leaf.tally, leaf.minus
                whole = replace(mine, seats=self.everyone)
                if len(mine.seats) == len(theirs.seats) == 1 and replace(theirs, seats=self.everyone) == whole:
                    alike[whole].append(mine.seats | theirs.seats)
        for whole, pairs in alike.items():
            low, high = self._bounds(whole)
            if _joined(pairs) == self.everyone and high // self.seats * self.seats < low:
                return True
        return False

    def _adds_up_wrong(self, group: Sequence[InRange]) -> bool:
        apart: dict[frozenset[Seat], InRange] = {}
        for leaf in group:
            if not any(leaf.tally.seats & seats for seats in apart):
                apart[leaf.tally.seats] = leaf
        whole = frozenset[Seat]().union(*apart) == self.everyone
        first = group[0]
        low, high = self._bounds(replace(first.tally, seats=self.everyone))
        least = sum(-_INFINITE if leaf.span.least is None else leaf.span.least for leaf in apart.values())
        most = sum(_INFINITE if leaf.span.most is None else leaf.span.most for leaf in apart.values())
        if first.minus is None:
            return least > high or (whole and most < low)
        if not whole:
            return False
        less, more = self._bounds(replace(first.minus, seats=self.everyone))
        return least > high - less or most < low - more

    def _bounds(self, tally: Tally) -> Bounds:
        """Lower and upper bound of a tally, given that every card played is won by somebody."""
        tricks = self._most_tricks(tally.pattern)
        all_of_it = tally.seats == self.everyone and tally.pattern.only_by_number
        if tally.cards is None:
            return (tricks if all_of_it else 0), tricks
        cards = tally.cards & self.deck
        if tally.pattern.only is not None:
            cards &= tally.pattern.only
        all_of_it = all_of_it and len(tally.pattern.tricks) == self.tricks
        least, most = max(0, len(cards) - self.unplayed) if all_of_it else 0, min(len(cards), tricks * self.seats)
        if not tally.summed:
            return least, most
        values = sorted(card.value for card in cards)
        return sum(values[:least]), sum(values[len(values) - int(most) :])

    def _most_tricks(self, pattern: Pattern) -> int:
        """Upper bound on the number of tricks of this kind."""
        cards = self.deck if pattern.only is None else self.deck & pattern.only
        most = min(len(pattern.tricks), len(cards) // self.seats)
        for named in (pattern.led_with, pattern.won_with, pattern.closed_with, *(pattern.equal or ())):
            if named is not None:
                most = min(most, len(named & cards))
        most = min([most, *(self._most_holding(held, cards) for held in pattern.holds)])
        return most if most > 0 and self._is_possible(pattern, cards) else 0

    def _most_holding(self, held: Held, cards: frozenset[Card]) -> int:
        fitting, least = len(held.cards & cards), held.span.least or 0
        places = self.seats - held.beaten
        if least > min(places, fitting):
            return 0
        if held.span.most is not None and places - held.span.most > len(cards) - fitting:
            return 0
        return fitting // least if least > 0 else self.tricks

    def _is_possible(self, pattern: Pattern, cards: frozenset[Card]) -> bool:
        values = sorted(card.value for card in cards)
        colours = [card for card in cards if not card.is_trump]
        if pattern.sum and (
            _beyond(pattern.sum.least, sum(values[-self.seats :]))
            or _beyond(sum(values[: self.seats]), pattern.sum.most)
        ):
            return False
        if pattern.colours and _beyond(pattern.colours.least, min(self.seats, len({card.suit for card in colours}))):
            return False
        return not (
            pattern.values and _beyond(pattern.values.least, min(self.seats, len({card.value for card in colours})))
        )


_INFINITE = float("inf")


def _leaves(condition: Condition) -> Iterator[Condition]:
    if isinstance(condition, AllMet):
        for part in condition.parts:
            yield from _leaves(part)
    else:
        yield condition


def _joined(pairs: Sequence[frozenset[Seat]]) -> frozenset[Seat]:
    """All that is connected to the first pair through shared members."""
    found = pairs[0]
    while more := [pair for pair in pairs if pair & found and not pair <= found]:
        found = found.union(*more)
    return found


def _beyond(least: float | None, most: float | None) -> bool:
    return least is not None and most is not None and least > most
