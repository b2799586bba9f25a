"""What is counted: tricks of a kind that somebody wins, or cards in them, and how many can still come."""

from __future__ import annotations

from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.trick import Trick
from tests.engine.oracle.seen import Group, Seen, best
from tests.engine.oracle.words import number, tricks

Kind = dict[str, Any]


def kind_of(said: Any) -> Kind:
    """A kind of trick; a mere position is one, too."""
    return said if isinstance(said, dict) else {"which": said}


class Count:
    """Tricks of a kind won by a group; or, if `cards` are named, those cards in such tricks."""

    def __init__(self, seen: Seen, group: Group, said: Any = None, cards: Any = None) -> None:
        self.seen, self.group = seen, group
        self.kind = {} if said is None else kind_of(said)
        self.cards = None if cards is None else seen.cards(cards)
        self.summed = False
        self.numbers = tricks(self.kind["which"], seen.total) if "which" in self.kind else set(range(1, seen.total + 1))

    def of(self, place: int, trick: Trick) -> int:
        """What one trick counts."""
        if trick.winner not in self.group or place not in self.numbers or not self.is_of_kind(trick):
            return 0
        if self.cards is None:
            return 1
        return sum(card.value if self.summed else 1 for card in trick.cards if card in self.cards)

    def each(self) -> list[int]:
        return [self.of(place, trick) for place, trick in enumerate(self.seen.tricks, 1)]

    def now(self) -> int:
        return sum(self.each())

    def more(self) -> int:
        """At most so many can still come: docs/en/objectives.md, "When a task is fulfilled"."""
        if not self.group or self.leaders() == set():
            return 0
        left = self.seen.left
        most = [len(self.numbers & self.seen.coming)]
        most += [len(cards & left) // each for cards, each in self.needed()]
        if self.cards is None:
            return min(most)
        fitting = sorted((card.value if self.summed else 1 for card in self.cards & left), reverse=True)
        return sum(fitting[: min(most) * self.seen.seats])

    def needed(self) -> list[tuple[frozenset[Card], int]]:
        """The cards without which no such trick can come, and how many each trick takes."""
        named = [
            (self.seen.cards(self.kind[key]), 1)
            for key in ("led_with", "won_with", "closed_with", "beats")
            if key in self.kind
        ]
        if "only" in self.kind:
            named.append((self.seen.cards(self.kind["only"]), self.seen.seats))
        for cards, says in self.holdings():
            least = next(n for n in range(100) if says(n) or n == 99)
            if least:
                named.append((cards, least))
        return named

    def holdings(self) -> list[tuple[frozenset[Card], Any]]:
        said = self.kind.get("holds", [])
        several = said if isinstance(said, list) and any(isinstance(item, dict) for item in said) else [said]
        found = []
        for item in several if said != [] else []:
            asked = item if isinstance(item, dict) else {"cards": item}
            cards = self.seen.cards(asked["cards"])
            found.append((cards, number(asked.get("count", "1+"), self.seen.seats, len(cards))))
        return found

    def leaders(self) -> set[int] | None:
        """Who may lead such a trick; None if that does not matter."""
        if "led_by" not in self.kind:
            return None
        return {seat for group in self.seen.groups(self.kind["led_by"]) for seat in group}

    def is_of_kind(self, trick: Trick) -> bool:
        return all(self._is(key, said, trick) for key, said in self.kind.items())

    def _is(self, key: str, said: Any, trick: Trick) -> bool:
        cards, seen = trick.cards, self.seen
        colours = [card for card in cards if not card.is_trump]
        match key:
            case "led_by":
                return trick.leader in (self.leaders() or ())
            case "led_with":
                return cards[0] in seen.cards(said)
            case "won_with":
                return best(trick) in seen.cards(said)
            case "closed_with":
                return cards[-1] in seen.cards(said)
            case "only":
                return set(cards) <= seen.cards(said)
            case "holds":
                return all(says(len(named & set(cards))) for named, says in self.holdings())
            case "none":
                return not set(cards) & seen.cards(said)
            case "beats":
                return bool((set(cards) - {best(trick)}) & seen.cards(said))
            case "equal":
                one, other = (len(seen.cards(side) & set(cards)) for side in said)
                return one == other and one > 0
            case "sum":
                return number(said, seen.seats, 0)(sum(card.value for card in cards))
            case "colours":
                every = {card.suit for card in seen.deck if not card.is_trump}
                return number(said, seen.seats, len(every))(len({card.suit for card in colours}))
            case "values":
                return number(said, seen.seats, seen.seats)(len({card.value for card in colours}))
        return True

    def meaning(self) -> tuple[object, ...]:
        """The same for two counts that look for the same tricks, whatever their numbers."""
        seen, plain = self.seen, ("led_with", "won_with", "closed_with", "only")
        found: list[object] = [self.group, frozenset(self.leaders() or ()), "led_by" in self.kind]
        found += [(key, seen.cards(self.kind[key])) for key in plain if key in self.kind]
        held = [(cards, tuple(map(says, range(seen.seats + 1)))) for cards, says in self.holdings()]
        found += [("holds", *each) for each in held]
        found += [(key, seen.cards(self.kind[key])) for key in ("none", "beats") if key in self.kind]
        found += [tuple(map(seen.cards, self.kind["equal"]))] if "equal" in self.kind else []
        for key in ("sum", "colours", "values"):
            if key in self.kind:
                every = len({card.suit for card in seen.deck if not card.is_trump}) if key == "colours" else seen.seats
                found.append((key, tuple(map(number(self.kind[key], seen.seats, every), range(60)))))
        return tuple(found)


def apart(one: Count, other: Count) -> None:
    """Leave out what counts on both sides: it never changes the difference."""
    if one.meaning() != other.meaning():
        return
    if one.cards is not None and other.cards is not None and one.numbers == other.numbers:
        one.cards, other.cards = one.cards - other.cards, other.cards - one.cards
    elif one.cards == other.cards:
        one.numbers, other.numbers = one.numbers - other.numbers, other.numbers - one.numbers
