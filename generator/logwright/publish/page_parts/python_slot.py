"""The element of a page where a script loads Python, or a note that this site has none."""

from __future__ import annotations

import json
from typing import Any

from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, plain

# The script's words until Python has loaded; Python supplies all others.
_WORDS = ("open", "loading", "failed", "from_disk")


def python_slot(book: Book, name: str, view: str, game: str = "", like: str = "", **data: Any) -> str:
    """`name` is the key of its words, `view` the script that shows it, `data` the input of that script.

    `like` is another such page whose styles it shares.
    """
    if not book.python_size:
        return plain(book.say(f"{name}.left_out", game))
    words = {key: book.say(f"{name}.{key}", game) for key in _WORDS}
    words["size"] = book.say(f"{name}.size", game, n=round(book.python_size / 1e6))
    told = json.dumps({"words": words, "view": view, **data}, ensure_ascii=False)
    # Here from the beginning, so that nothing below moves when the script comes.
    offer = f'<button type="button" class="open-helper needs-js">{attribute(words["open"])}</button>'
    note = f'<p class="needs-js">{attribute(words["size"])}</p>'
    return f'<div class="{f"{like} {name}".strip()}" data-python-slot="{attribute(told)}">{offer}{note}</div>'
