"""The mission designer: what it offers, and the place where a script opens it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from logwright.publish.address import DESIGNER
from logwright.publish.book import Book
from logwright.publish.markdown import attribute, blocks, plain
from logwright.publish.page import Page

NAME = "designer"
# What the script says before Python is there; afterwards Python brings all words.
_SCRIPT_WORDS = ("open", "loading", "failed", "from_disk")


def pages(book: Book) -> Iterator[Page]:
    body = blocks(plain(book.say("designer.intro")), plain(book.say("designer.offer")), _opening(book))
    title, short = book.say("designer.title"), book.say("designer.short")
    yield Page(DESIGNER, title, body, short=short, kind=NAME, script=NAME, style=NAME)


def _opening(book: Book) -> str:
    """Where the script puts the designer, or a word that there is none."""
    if not book.python_size:
        return plain(book.say("designer.left_out"))
    words = {name: book.say(f"designer.{name}") for name in _SCRIPT_WORDS}
    words["size"] = book.say("designer.size", n=round(book.python_size / 1e6))
    data = {"words": words}
    return f'<div class="designer" data-designer="{attribute(json.dumps(data, ensure_ascii=False))}"></div>'
