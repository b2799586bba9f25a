"""What a seat is called: the commander and the automaton by name, the others by number, clockwise."""

from __future__ import annotations

from logwright.engine.cards.deal import Seat
from logwright.publish.views.book import Book
from logwright.sentences.message import capital


def seat_name(book: Book, game: str, seat: Seat, commander: Seat, automaton: Seat | None = None) -> str:
    if seat == automaton:
        return book.say("automaton", game)
    if seat == commander:
        return capital(book.name(game, "terms.commander"))
    return book.say("site.replay.seat", n=seat + 1)
