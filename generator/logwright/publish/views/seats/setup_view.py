"""How a puzzle is set up: who takes which cards, and who owns which task if the puzzle says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.card import Card, Suits
from logwright.engine.missions.mission import NamedTasks
from logwright.publish.views.book import Book
from logwright.publish.views.seats.seat_name import seat_name
from logwright.sentences.clause import sentence


@dataclass(frozen=True)
class SetupSeat:
    """`suits` has the cards of the hand, suit by suit; `tasks` are sentences."""

    name: str
    suits: tuple[tuple[Card, ...], ...]
    tasks: tuple[str, ...] = ()


def setup_seats(book: Book, mission: LoggedMission) -> tuple[SetupSeat, ...]:
    """The seats of a puzzle, clockwise, the commander first; none if the mission is no puzzle."""
    laid = mission.laid
    if laid is None:
        return ()
    seats, suits = len(laid.hands), book.library.games[mission.game].suits
    return tuple(
        SetupSeat(
            seat_name(book, mission.game, seat, laid.commander),
            tuple(tuple(cards) for _, cards in groupby(in_suits(laid.hands[seat], suits), lambda card: card.suit)),
            tuple(_owned(book, mission, seat)),
        )
        for seat in ((laid.commander + turn) % seats for turn in range(seats))
    )


def in_suits(hand: Iterable[Card], suits: Suits) -> list[Card]:
    """In the order of the game's suits, the trumps last."""
    order = [suit for suit, _ in suits.all]
    return sorted(hand, key=lambda card: (order.index(card.suit), card.value))


def _owned(book: Book, mission: LoggedMission, seat: int) -> Iterator[str]:
    laid, plan, tongue = mission.laid, mission.rules.tasks, book.tongue(mission.game)
    if laid and laid.owners and isinstance(plan, NamedTasks):
        for task, owner in zip(plan.tasks, laid.owners, strict=True):
            if owner == seat:
                yield tongue.smooth(sentence(task.objective, tongue, len(laid.hands)))


def setup_lines(book: Book, mission: LoggedMission) -> Iterator[str]:
    """The same as plain lines, one per seat."""
    for seat in setup_seats(book, mission):
        cards = ", ".join(book.card_name(mission.game, card) for suit in seat.suits for card in suit)
        yield book.titled(seat.name, cards)
        for task in seat.tasks:
            yield book.titled(seat.name, task)
