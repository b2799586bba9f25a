"""Counting as players do: the tricks of a kind that members win, or the cards of a set in them."""

from __future__ import annotations

from typing import NamedTuple

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Subject
from logwright.engine.objectives.trick_kind import ANY_TRICK, TrickKind
from logwright.engine.referee.names import Cards, NameKind
from logwright.engine.referee.scene import Group, RefereeScene


class RefereeTally(NamedTuple):
    """The count of these members over the tricks of a kind; `cards` None means the tricks themselves."""

    members: Group
    kind: NameKind
    leaders: Group | None
    cards: Cards | None = None

    def gain(self, number: int, trick: Trick) -> int:
        """What this trick adds."""
        if trick.winner not in self.members or not self.fits(number, trick):
            return 0
        return 1 if self.cards is None else len(self.cards.intersection(trick.cards))

    def fits(self, number: int, trick: Trick) -> bool:
        """Whether the trick is of this kind."""
        if number not in self.kind.numbers or (self.leaders is not None and trick.leader not in self.leaders):
            return False
        tests = self.kind.tests
        if not tests:
            return True
        best = winning_card(trick)
        return all(test(trick, best) for test in tests)

    def gains(self, scene: RefereeScene) -> list[int]:
        """What each trick adds."""
        return [self.gain(number, trick) for number, trick in enumerate(scene.sheet.tricks, 1)]

    def now(self, scene: RefereeScene) -> int:
        return sum(self.gains(scene))

    def tricks_to_come(self, scene: RefereeScene) -> int:
        """Upper bound on the tricks of this kind still to come, from the cards and tricks left."""
        sheet = scene.sheet
        if not self.members or self.leaders == frozenset():
            return 0
        played = len(sheet.tricks)
        tricks = sum([number > played for number in self.kind.numbers])
        for cards, each in self.kind.needs:
            tricks = min(tricks, sheet.left(cards) // each)
        return tricks

    def to_come(self, scene: RefereeScene) -> int:
        """Upper bound on what can still be added."""
        tricks = self.tricks_to_come(scene)
        if self.cards is None or not tricks:
            return tricks
        return min(scene.sheet.left(self.cards), tricks * scene.sheet.table.seats)


def winning_card(trick: Trick) -> Card:
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]


def led_by(kind: TrickKind, scene: RefereeScene) -> Group | None:
    return None if kind.led_by is None else _leaders(kind.led_by, scene)


def _leaders(subject: Subject, scene: RefereeScene) -> Group:
    return frozenset[Seat]().union(*scene.groups(subject))


def tally(
    scene: RefereeScene, members: Group, kind: TrickKind = ANY_TRICK, cards: Selector | None = None
) -> RefereeTally:
    found = None if cards is None else scene.names.cards(cards)
    return RefereeTally(members, scene.names.kind(kind), led_by(kind, scene), found)


def without_what_both_count(one: RefereeTally, other: RefereeTally) -> tuple[RefereeTally, RefereeTally]:
    """The same difference, without cards or tricks that count on both sides and so change nothing."""
    if one.members != other.members or one.leaders != other.leaders or one.kind.meaning != other.kind.meaning:
        return one, other
    first, second = one.kind.numbers, other.kind.numbers
    if one.cards is not None and other.cards is not None and first == second:
        return one._replace(cards=one.cards - other.cards), other._replace(cards=other.cards - one.cards)
    if one.cards != other.cards:
        return one, other
    return (
        one._replace(kind=one.kind._replace(numbers=first - second)),
        other._replace(kind=other.kind._replace(numbers=second - first)),
    )
