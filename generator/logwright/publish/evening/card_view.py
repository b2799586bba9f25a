"""Task cards as the page At the table shows them."""

from __future__ import annotations

from typing import Any

from logwright.content.model.library import Library
from logwright.engine.missions.mission import Task
from logwright.publish.figures import DeckLook, task_card
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.sentences.clause import sentence
from logwright.sentences.task_text import barred, void_hands


def card_picture(library: Library, game: str, task: Task) -> str:
    look = look_of(library, game)
    assert isinstance(look, DeckLook)
    return task_card(task, look).icon()


def card_words(book: Book, game: str, task: Task, seats: int | None = None) -> dict[str, Any]:
    """What the card asks for at a table of this size, who may not take it, and hands for which the deal is void
    (ruling B39)."""
    tongue = book.tongue(game)
    return {
        "words": sentence(task.objective, tongue, seats),
        "note": barred(task, tongue),
        "redeals": list(void_hands(task, tongue, book.library.games[game].trumps)),
    }


def pile_words(book: Book, game: str, players: int) -> dict[str, Any]:
    """The words of all cards of a game, by id."""
    seats = book.library.games[game].table(players).seats
    return {card.task.id: card_words(book, game, card.task, seats) for card in book.library.pile(game)}


def pile_pictures(library: Library, game: str) -> dict[str, str]:
    return {card.task.id: card_picture(library, game, card.task) for card in library.pile(game)}
