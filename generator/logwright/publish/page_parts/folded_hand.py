"""A hand of a puzzle, folded away until its player opens it."""

from __future__ import annotations

from logwright.engine.cards.card import Card
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, listing, plain, styled
from logwright.publish.views.seats.setup_view import SetupSeat


def folded_hand(book: Book, game: str, seat: SetupSeat) -> str:
    suits = (", ".join(_card(book, game, card) for card in suit) for suit in seat.suits)
    inside = blocks(listing(suits), listing(plain(task) for task in seat.tasks) if seat.tasks else "")
    return f"<details markdown>\n<summary>{attribute(seat.name)}</summary>\n\n{inside}\n\n</details>"


def _card(book: Book, game: str, card: Card) -> str:
    suit, _, _ = card.spelled(book.library.games[game].trump).partition(" ")
    return styled(plain(book.card_name(game, card)), "card", suit)
