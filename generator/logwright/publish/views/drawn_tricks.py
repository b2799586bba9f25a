"""The tricks of a line of play as cards on a table, one trick at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute


def drawn_tricks(book: Book, game: str, names: Sequence[str], tricks: Sequence[dict[str, Any]]) -> str:
    """As HTML. Without a script only the first is shown."""
    shown = "".join(_trick(book, game, names, number, trick) for number, trick in enumerate(tricks, start=1))
    return f'<ol class="tricks">{shown}</ol>'


def _trick(book: Book, game: str, names: Sequence[str], number: int, trick: dict[str, Any]) -> str:
    """Who plays what, in the order of play."""
    cards = []
    for turn, card in enumerate(trick["cards"]):
        seat = (trick["leader"] + turn) % len(names)
        suit, _, value = card.rpartition(" ")
        wins = " wins" if seat == trick["winner"] else ""
        name = attribute(book.card_name(game, card))
        cards.append(
            f'<li class="seat-{seat}{wins}"><small>{attribute(names[seat])}</small> '
            f'<span class="card {attribute(suit)}" title="{name}"><span class="unseen">{name}</span>'
            f'<b aria-hidden="true">{attribute(value)}</b></span></li>'
        )
    title = attribute(f"{book.say('site.replay.number')} {number}")
    return f"<li{' class=now' if number == 1 else ''}><strong>{title}</strong><ul>{''.join(cards)}</ul></li>"
