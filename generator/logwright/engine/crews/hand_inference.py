"""Infers hands from what others chose freely: all members decide alike, so a choice makes some hands likelier.

A member who shows a card had nothing better to show, and one who takes a task holds cards that help with it. This rules
out no hand, but makes some less likely.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from logwright.engine.attempts.public import Public, Taken
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card, Suits
from logwright.engine.cards.communication import CardMessage, Mark, Shown
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.programs import table_deal
from logwright.engine.crews.wanted import WORTH_A_TOKEN, message_worth, wanted_cards
from logwright.engine.missions.mission import Signal
from logwright.engine.search.cardset import numbering
from logwright.engine.search.known import CardSet, HandEvidence, Talk, TaskPick
from logwright.engine.search.question import plain_cards
from logwright.engine.search.words import NO_CARD

SURPRISE = 48
"""Evidence against a hand, in sixteenths of a bit, if a different card should have been shown."""
# How strongly the cards of a hand favour taking a task, in the same unit; fitted to the choices of club crews.
ITSELF = (-70, -70, -68, -62, -45, -19, 5, 38, 78)
"""Weight of holding the task's own card, by its value."""
ABOVE = (0, -8, -8, -8, 1, 3, 10, 20, 33)
"""Weight of a card that can win the task's card, by its value."""
BELOW = -10
"""Weight of any other card of the suit."""


@dataclass
class Heard:
    """What was inferred earlier in the same attempt: from what was said, and from the turns of a draft."""

    talks: dict[Hashable, Talk] = field(default_factory=dict)
    picks: dict[tuple[Taken, ...], tuple[TaskPick, ...]] = field(default_factory=dict)


def hand_evidence(view: View, heard: Heard) -> HandEvidence:
    """What this member infers from the others' messages, silence and picks."""
    public = view.public
    # After passing or drawing cards picks say less.
    if public.passed or public.drawn:
        picks: tuple[TaskPick, ...] = ()
    else:
        if public.taken not in heard.picks:
            heard.picks[public.taken] = tuple(_picks(public))
        picks = tuple(pick for pick in heard.picks[public.taken] if pick.seat != view.seat)
    return HandEvidence(tuple(_talks(view, heard.talks)), picks)


def _talks(view: View, heard: dict[Hashable, Talk]) -> Iterator[Talk]:
    public = view.public
    for past in public.said:
        if past.seat != view.seat and public.still_binds(past.before_trick):
            if past not in heard:
                heard[past] = _talk(public, past)
            yield heard[past]
    # If the crew shares a few tokens, nobody has to speak, so silence says something; otherwise all speak as soon as
    # they may.
    if public.radio and public.radio.signal is Signal.RAPTURE:
        for seat in public.people:
            if seat != view.seat and public.radio.may_speak(seat, public.number):
                if (seat, public.number) not in heard:
                    heard[seat, public.number] = _silence(public, seat)
                yield heard[seat, public.number]


def _talk(public: Public, past: Shown) -> Talk:
    """Evidence from a shown card: the cards that would have been shown instead."""
    then = replace(public, tricks=public.tricks[: past.before_trick - 1], lying=())
    limit = message_worth(past.message, past.seat, list(wanted_cards(then)))
    return _surprise(then, past.seat, lambda worth: worth > limit, hidden=past.message.mark is None)


def _silence(public: Public, seat: Seat) -> Talk:
    """Evidence from silence: a member who has not spoken held nothing worth a token."""
    return _surprise(replace(public, lying=()), seat, lambda worth: worth >= WORTH_A_TOKEN)


def _surprise(then: Public, seat: Seat, better: Callable[[float], bool], *, hidden: bool = False) -> Talk:
    wanted = list(wanted_cards(then))
    allowed = then.radio.allowed if then.radio else None
    cards = [card for card in then.table.deck if not card.is_trump and (allowed is None or card in allowed)]

    def telling(mark: Mark) -> CardSet:
        said = None if hidden else mark
        return then.numbers.set(card for card in cards if better(message_worth(CardMessage(card, said), seat, wanted)))

    gone = then.numbers.set(card for _, who, card, _ in then.plays() if who == seat)
    return Talk(seat, SURPRISE, gone, telling(Mark.ONLY), telling(Mark.HIGHEST), telling(Mark.LOWEST))


def _picks(public: Public) -> Iterator[TaskPick]:
    """Turns of the draft with a choice between plain cards."""
    lying = dict(enumerate(plain_cards(table_deal(public))))
    if NO_CARD in lying.values():
        return
    for task, seat in public.taken:
        taken = lying.pop(task)
        if seat != public.automaton and lying:
            yield TaskPick(
                seat, tuple(worth_of_cards(each, public.table.deck.suits) for each in (taken, *lying.values()))
            )


@cache
def worth_of_cards(task: int, suits: Suits) -> tuple[int, ...]:
    """How strongly each card of a hand favours taking the task to win this card."""
    cards = numbering(suits).cards
    return tuple(_worth(cards[task], card, suits.highest(cards[task].suit)) for card in cards)


def _worth(task: Card, card: Card, highest: int) -> int:
    if card.suit is not task.suit:
        return 0
    # Fitted to suits of nine cards: what matters is the distance from the highest card.
    if card is task:
        return ITSELF[task.value - highest - 1]
    return ABOVE[card.value - highest - 1] if card.value > task.value else BELOW
