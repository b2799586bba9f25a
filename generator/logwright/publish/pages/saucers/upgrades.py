"""The upgrade cards of Crash & Grab: a gallery that can be filtered by when a card is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.basis import basis_of_file
from logwright.publish.basis_mark import basis_line, basis_mark
from logwright.publish.figures import SaucerLook, upgrade_icon
from logwright.publish.page_parts.filters import Filter, filtered, item
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of
from logwright.publish.views.markdown import blocks, boxed, heading, plain, styled
from logwright.publish.views.page import Page


def pages(book: Book, game: str) -> Iterator[Page]:
    document = book.library.at(f"{game}/upgrades.yaml")
    if not document:
        return
    cards = document.data["upgrades"]
    title, here = book.say("site.upgrades.title"), game_page(game, "upgrades")
    body = blocks(
        plain(book.say("site.upgrades.intro", n=len(cards))),
        basis_line(book, game, here, basis_of_file(book.library, f"{game}/upgrades.yaml"), "upgrades"),
        filtered(book, blocks(*(_entry(book, game, card) for card in cards)), _filters(book, game, cards)),
    )
    yield Page(here, book.of_game(title, game), body, short=title, kind="upgrades")


def _entry(book: Book, game: str, card: Any) -> str:
    words = book.upgrade_words(card["id"])
    players = list(card["players"])
    timing, limit = book.name(game, f"timings.{card['timing']}"), book.name(game, f"limits.{card['limit']}")
    name = item(plain(words.name), timing=[card["timing"]], limit=[card["limit"]], players=players)
    notes = [styled(plain(timing), "badge"), styled(plain(limit), "badge")]
    if len(players) < len(book.library.data(f"{game}/game.yaml")["players"]):
        counts = book.tongue().either([str(count) for count in players])
        notes.append(styled(plain(book.say("site.mission.players", players=counts, n=players[-1])), "badge"))
    if basis := basis_of_file(book.library, f"{game}/upgrades.yaml"):
        notes.append(basis_mark(book, game, game_page(game, "upgrades"), basis))
    number = styled(str(card["number"]), "number")
    look = look_of(book.library, game)
    assert isinstance(look, SaucerLook)
    data = (look_key(book.library, game), "upgrade", card["id"])
    sign = book.drawings.icon(lambda: upgrade_icon(look.upgrade(card["id"]), look), data)
    picture = f'<div class="drawing">{sign}</div>'
    return boxed(
        blocks(heading(2, f"{number} {name}", card["id"]), picture, plain(words.effect), " ".join(notes)), "upgrade"
    )


def _filters(book: Book, game: str, cards: list[Any]) -> Iterator[Filter]:
    for key in ("timing", "limit"):
        values = dict.fromkeys(card[key] for card in cards)
        yield Filter(
            key, book.say(f"site.upgrades.{key}"), [(value, book.name(game, f"{key}s.{value}")) for value in values]
        )
