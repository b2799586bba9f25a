"""The task cards that a mission can name, to be picked by picture and sentence."""

from __future__ import annotations

from typing import Any

from logwright.content.crew_game import CrewGame
from logwright.engine.mission import SEATS
from logwright.publish.book import Book
from logwright.publish.figures import DeckLook, task_card
from logwright.publish.looks import look_of
from logwright.sentences.clause import sentence


def task_offers(book: Book, game: CrewGame) -> list[dict[str, Any]]:
    look = look_of(book.library, game.id)
    assert isinstance(look, DeckLook)
    tongue = book.tongue(game.id)
    return [
        {
            "id": card.id,
            "sentence": sentence(card.task.objective, tongue),
            "picture": task_card(card.task, look).icon(),
            "levels": [card.task.difficulty_at(seats) for seats in SEATS],
        }
        for card in book.library.all_tasks
        if card.game == game.id
    ]
