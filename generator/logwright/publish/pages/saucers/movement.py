"""The page of the movement helper of Crash & Grab: a readable example, which a script turns into the helper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from logwright.publish.figures import SaucerLook
from logwright.publish.movement.desk import MovementDesk
from logwright.publish.movement.example import EXAMPLE
from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.markdown import blocks, heading, listing, plain
from logwright.publish.views.page import Page
from logwright.sentences.saucer_story import SaucerStory

NAME = "movement"


def pages(book: Book, game: str) -> Iterator[Page]:
    look = look_of(book.library, game)
    if not isinstance(look, SaucerLook):
        return
    shown = MovementDesk(look, SaucerStory(book.tongue(game), look.box.cards, {})).answer(EXAMPLE)
    title = book.say("movement.title", game)
    told: dict[str, Any] = {
        "data": f"{NAME}-{book.lang}.json",
        "asked": EXAMPLE,
        "loaded": book.say("movement.loaded", game),
    }
    body = blocks(
        plain(book.say("movement.intro", game)),
        plain(book.say("movement.limits", game)),
        python_slot(book, NAME, "movement/form.js", game, **told),
        '<div class="movement-example" markdown>',
        _example(book, game, shown["before"], shown["after"]),
        heading(3, plain(book.say("movement.story", game)), "story"),
        listing((plain(line) for line in shown["story"]), numbered=True),
        "</div>",
    )
    here = game_page(game, NAME)
    yield Page(here, book.of_game(title, game), body, short=title, kind=NAME)


def _example(book: Book, game: str, before: str, after: str) -> str:
    pictures = (
        f'<figure><div class="drawing">{picture}</div><figcaption>{escape(book.say(name, game))}</figcaption></figure>'
        for name, picture in (("movement.before", before), ("movement.after", after))
    )
    title = heading(2, plain(book.say("movement.example", game)), "example")
    marks = plain(book.say("movement.crash_marks", game))
    return blocks(title, f'<div class="before-after">{"".join(pictures)}</div>', marks)
