"""Habits: what the others did of their own will tells about their hands, because all members of a crew act alike.

Who shows a card had nothing better to show, and who takes a task holds cards that help with it. No hand is ruled out by
that; some become less likely.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache

from logwright.engine.communication import Mark, Message, Shown
from logwright.engine.crews.programs import table_deal
from logwright.engine.crews.public import Public
from logwright.engine.crews.view import View
from logwright.engine.crews.wanted import WORTH_A_TOKEN, message_worth, wanted_cards
from logwright.engine.deal import Seat
from logwright.engine.mission import Signal
from logwright.engine.search.cardset import CARDS, card_set
from logwright.engine.search.known import CardSet, Habits, Pick, Talk
from logwright.engine.search.question import plain_cards
from logwright.engine.search.words import NO_CARD

SURPRISE = 48
"""How much it speaks against a hand, in sixteenths of a bit, that something else should have been shown."""
# How much the cards of a hand speak for taking a task, in the same measure. It was learnt from what club crews took.
ITSELF = (-70, -70, -68, -62, -45, -19, 5, 38, 78)
"""How much the card of a task in one's own hand speaks for taking the task, by value."""
ABOVE = (0, -8, -8, -8, 1, 3, 10, 20, 33)
"""How much a card that can win it does, by value."""
BELOW = -10
"""How much any other of its suit does."""


def habits(view: View, heard: dict[Hashable, Talk]) -> Habits:
    """What others' talk, silence and picks tell this member. `heard` keeps what was thought of before."""
    return Habits(tuple(_talks(view, heard)), tuple(_picks(view)))


def _talks(view: View, heard: dict[Hashable, Talk]) -> Iterator[Talk]:
    public = view.public
    for past in public.said:
        if past.seat != view.seat and public.still_binds(past.before_trick):
            if past not in heard:
                heard[past] = _talk(public, past)
            yield heard[past]
    # Where all share a few tokens, nobody has to speak; elsewhere all do as soon as they may.
    if public.radio and public.radio.signal is Signal.RAPTURE:
        for seat in public.people:
            if seat != view.seat and public.radio.may_speak(seat, public.number):
                if (seat, public.number) not in heard:
                    heard[seat, public.number] = _silence(public, seat)
                yield heard[seat, public.number]


def _talk(public: Public, past: Shown) -> Talk:
    """Somebody showed a card: what would rather have been shown."""
    then = replace(public, tricks=public.tricks[: past.before_trick - 1], lying=())
    limit = message_worth(past.message, past.seat, list(wanted_cards(then)))
    return _surprise(then, past.seat, lambda worth: worth > limit, hidden=past.message.mark is None)


def _silence(public: Public, seat: Seat) -> Talk:
    """Nobody who has not spoken held what is worth a token."""
    return _surprise(replace(public, lying=()), seat, lambda worth: worth >= WORTH_A_TOKEN)


def _surprise(then: Public, seat: Seat, better: Callable[[float], bool], *, hidden: bool = False) -> Talk:
    wanted = list(wanted_cards(then))
    cards = [card for card in then.table.deck if not card.is_trump]

    def telling(mark: Mark) -> CardSet:
        said = None if hidden else mark
        return card_set(card for card in cards if better(message_worth(Message(card, said), seat, wanted)))

    gone = card_set(card for _, who, card, _ in then.plays() if who == seat)
    return Talk(seat, SURPRISE, gone, telling(Mark.ONLY), telling(Mark.HIGHEST), telling(Mark.LOWEST))


def _picks(view: View) -> Iterator[Pick]:
    """Goes of the draft in which there was a choice between plain cards. Later passing or drawing blurs them."""
    public = view.public
    if public.passed or public.drawn:
        return
    lying = dict(enumerate(plain_cards(table_deal(public))))
    if NO_CARD in lying.values():
        return
    for task, seat in public.taken:
        taken = lying.pop(task)
        if seat not in (view.seat, public.automaton) and lying:
            yield Pick(seat, tuple(map(worth_of_cards, (taken, *lying.values()))))


@cache
def worth_of_cards(task: int) -> tuple[int, ...]:
    """How much each card of a hand speaks for taking the task to win this one."""
    return tuple(_worth(task, card) for card in range(len(CARDS)))


def _worth(task: int, card: int) -> int:
    if card // 9 != task // 9:
        return 0
    if card == task:
        return ITSELF[task % 9]
    return ABOVE[card % 9] if card > task else BELOW
