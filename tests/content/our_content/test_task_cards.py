"""The 96 task cards of Deep Sea: ids and difficulties are locked here, by hand."""

from __future__ import annotations

from collections import Counter

from logwright.content.model.library import Library
from logwright.engine.cards.card import Card, Suit

# id: difficulty with 3, 4 and 5 players
DIFFICULTIES = {
    "win-pink-3": (1, 1, 1),
    "win-yellow-1": (1, 1, 1),
    "win-blue-4": (1, 1, 1),
    "win-green-6": (1, 1, 1),
    "win-submarine-3": (1, 1, 1),
    "win-blue-6-yellow-7": (2, 2, 3),
    "win-pink-5-yellow-6": (2, 2, 3),
    "win-green-5-blue-8": (2, 2, 3),
    "win-pink-8-blue-5": (2, 2, 3),
    "win-pink-9-yellow-8": (2, 3, 3),
    "win-pink-1-green-7": (2, 2, 2),
    "win-yellow-9-blue-7": (2, 3, 3),
    "win-blue-1-2-3": (2, 3, 3),
    "win-green-3-yellow-4-5": (3, 4, 4),
    "win-all-3s": (3, 4, 5),
    "win-all-9s": (4, 5, 6),
    "win-green-2-in-last-trick": (3, 4, 5),
    "win-exactly-two-9s": (2, 3, 3),
    "win-exactly-three-6s": (3, 4, 4),
    "win-exactly-one-pink": (3, 3, 4),
    "win-exactly-two-blue": (3, 4, 4),
    "win-exactly-two-green": (3, 4, 4),
    "win-exactly-one-pink-one-green": (4, 4, 4),
    "win-exactly-one-submarine": (3, 3, 3),
    "win-exactly-two-submarines": (3, 3, 4),
    "win-exactly-three-submarines": (3, 4, 4),
    "win-submarine-1-only": (3, 3, 3),
    "win-submarine-2-only": (3, 3, 3),
    "win-at-least-two-7s": (2, 2, 2),
    "win-at-least-three-5s": (3, 4, 5),
    "win-at-least-three-9s": (3, 4, 5),
    "win-at-least-five-pink": (2, 3, 3),
    "win-at-least-seven-yellow": (3, 3, 3),
    "win-one-of-each-colour": (2, 3, 4),
    "win-all-of-one-colour": (3, 4, 5),
    "win-no-1s": (2, 2, 2),
    "win-no-5s": (1, 2, 2),
    "win-no-9s": (1, 1, 1),
    "win-no-8s-9s": (3, 3, 2),
    "win-no-1s-2s-3s": (3, 3, 3),
    "win-no-pink": (2, 2, 2),
    "win-no-green": (2, 2, 2),
    "win-no-yellow": (2, 2, 2),
    "win-no-pink-blue": (3, 3, 3),
    "win-no-yellow-green": (3, 3, 3),
    "win-no-submarines": (1, 1, 1),
    "win-trick-with-2": (3, 4, 5),
    "win-trick-with-3": (3, 4, 5),
    "win-trick-with-5": (2, 3, 4),
    "win-trick-with-6": (2, 3, 3),
    "win-5-with-7": (1, 2, 2),
    "win-8-with-4": (3, 4, 5),
    "win-6-with-6": (2, 3, 4),
    "win-pink-7-with-submarine": (3, 3, 3),
    "win-green-9-with-submarine": (3, 3, 3),
    "trick-all-below-7": (2, 3, 3),
    "trick-all-above-5": (2, 3, 4),
    "trick-only-even": (2, 5, 6),
    "trick-only-odd": (2, 4, 5),
    "trick-sum-above": (3, 3, 4),
    "trick-sum-below": (3, 3, 4),
    "trick-sum-22-or-23": (3, 3, 4),
    "trick-equal-pink-blue": (2, 3, 3),
    "trick-equal-green-yellow": (2, 3, 3),
    "win-first-trick": (1, 1, 1),
    "win-first-2-tricks": (1, 1, 2),
    "win-first-3-tricks": (2, 3, 4),
    "win-none-of-first-3-tricks": (1, 2, 2),
    "win-none-of-first-4-tricks": (1, 2, 3),
    "win-none-of-first-5-tricks": (2, 3, 3),
    "win-last-trick": (2, 3, 3),
    "win-first-and-last-trick": (3, 4, 4),
    "win-only-first-trick": (4, 3, 3),
    "win-only-last-trick": (4, 4, 4),
    "win-0-tricks": (4, 3, 3),
    "win-exactly-1-trick": (3, 2, 2),
    "win-exactly-2-tricks": (2, 2, 2),
    "win-exactly-4-tricks": (2, 3, 5),
    "predict-tricks-open": (3, 2, 2),
    "predict-tricks-secret": (4, 3, 3),
    "win-2-tricks-in-a-row": (1, 1, 1),
    "win-3-tricks-in-a-row": (2, 3, 4),
    "win-exactly-2-tricks-in-a-row": (3, 3, 3),
    "win-exactly-3-tricks-in-a-row": (3, 3, 4),
    "never-2-tricks-in-a-row": (3, 2, 2),
    "more-tricks-than-each-other": (2, 3, 3),
    "fewer-tricks-than-each-other": (2, 2, 3),
    "more-tricks-than-all-others-together": (3, 4, 5),
    "more-tricks-than-captain": (2, 2, 3),
    "fewer-tricks-than-captain": (2, 2, 2),
    "as-many-tricks-as-captain": (4, 3, 3),
    "more-pink-than-green": (1, 1, 1),
    "more-yellow-than-blue": (1, 1, 1),
    "as-many-pink-as-yellow": (4, 4, 4),
    "never-open-pink-green": (2, 1, 1),
    "never-open-pink-yellow-blue": (4, 3, 3),
}
REDEALS = {
    "win-exactly-one-submarine": ["s1+s2+s3+s4"],
    "win-exactly-two-submarines": ["s2+s3+s4"],
    "win-exactly-three-submarines": ["s1+s2+s3+s4"],
    "win-submarine-1-only": ["s1+s4", "s1+s2+s3"],
    "win-submarine-2-only": ["s2+s4", "s1+s2+s3"],
    "win-pink-7-with-submarine": ["s1+s2+s3+s4+p7"],
    "win-green-9-with-submarine": ["s1+s2+s3+s4+g9"],
}


def test_there_are_exactly_96_cards_with_these_difficulties(library: Library) -> None:
    """ds-019, ds-059; the disputed card as most transcriptions have it (ruling C2)."""
    official = {card.id: card.task for card in library.all_tasks if card.official}
    assert len(official) == 96
    found = {name: tuple(task.difficulty_at(seats) for seats in (3, 4, 5)) for name, task in official.items()}
    assert found == DIFFICULTIES


def test_how_often_each_difficulty_occurs(library: Library) -> None:
    official = [card.task for card in library.all_tasks if card.official]
    assert [Counter(task.difficulty_at(seats) for task in official) for seats in (3, 4, 5)] == [
        {1: 16, 2: 36, 3: 35, 4: 9},
        {1: 13, 2: 21, 3: 41, 4: 19, 5: 2},
        {1: 12, 2: 16, 3: 34, 4: 21, 5: 11, 6: 2},
    ]


def test_three_cards_are_not_for_the_captain(library: Library) -> None:
    """Ruling B37."""
    assert {card.id for card in library.all_tasks if card.official and not card.task.commander_may_own} == {
        "more-tricks-than-captain",
        "fewer-tricks-than-captain",
        "as-many-tricks-as-captain",
    }


def test_which_hands_void_a_deal(library: Library) -> None:
    """ds-101, ds-121 and ruling B39."""
    found = {
        card.id: ["+".join(sorted(map(_short, hand))) for hand in card.task.redeals]
        for card in library.all_tasks
        if card.task.redeals and card.official
    }
    assert found == {name: ["+".join(sorted(hand.split("+"))) for hand in hands] for name, hands in REDEALS.items()}


def _short(card: Card) -> str:
    return ("s" if card.suit is Suit.TRUMP else card.suit[0]) + str(card.value)
