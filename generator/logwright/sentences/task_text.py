"""A task card in words: what its owner must do, and what else is printed on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from logwright.engine.cards.card import Card, Suit
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.selector import Pick, Selector, card_selector
from logwright.engine.objectives.subject import COMMANDER
from logwright.sentences.clause import sentence
from logwright.sentences.message import Said
from logwright.sentences.noun import CardWords, subject_word
from logwright.sentences.tongue import Tongue


def task_text(task: Task, tongue: Tongue, trumps: int, seats: int | None = None) -> str:
    """Everything a task card says; `trumps` is how many the deck has."""
    return " ".join((sentence(task.objective, tongue, seats), *task_notes(task, tongue, trumps)))


def task_notes(task: Task, tongue: Tongue, trumps: int) -> Iterator[str]:
    """Who may not take the card (D9), and which hands make a deal void (B39)."""
    if said := barred(task, tongue):
        yield said
    yield from void_hands(task, tongue, trumps)


def barred(task: Task, tongue: Tongue) -> str:
    """The note that the card is not for the commander, if so."""
    if task.commander_may_own:
        return ""
    return tongue.sentence(tongue.say("task.not_commander", {"commander": subject_word(tongue, COMMANDER)}))


def void_hands(task: Task, tongue: Tongue, trumps: int) -> Iterator[str]:
    """One sentence for each hand that makes the deal void."""
    for hand in task.redeals:
        cards = CardWords(tongue, _selector(hand, trumps)).form("all")
        yield tongue.sentence(tongue.say("task.redeal", {"cards": Said(cards)}))


def _selector(cards: Collection[Card], trumps: int) -> Selector:
    """The cards one by one, trumps first; if all trumps are there, as a suit."""
    ordered = sorted(cards, key=lambda card: (not card.is_trump, card.suit, card.value))
    picks = [pick for card in ordered for pick in card_selector(card).picks]
    if sum(card.is_trump for card in ordered) == trumps:
        picks = [Pick(Suit.TRUMP), *(pick for pick in picks if pick.suit is not Suit.TRUMP)]
    return Selector(tuple(picks))
