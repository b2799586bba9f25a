"""The place on a page where a script offers what needs Python, or a word that there is none."""

from __future__ import annotations

import json
from typing import Any

from logwright.publish.book import Book
from logwright.publish.markdown import attribute, plain

SCRIPT = "offer"
# What the script says before Python is there; afterwards Python brings all words.
_WORDS = ("open", "loading", "failed", "from_disk")


def offer(book: Book, name: str, view: str, game: str = "", **data: Any) -> str:
    """`name` is where its words stand, `view` the module that shows it, `data` what that module is told."""
    if not book.python_size:
        return plain(book.say(f"{name}.left_out", game))
    words = {key: book.say(f"{name}.{key}", game) for key in _WORDS}
    words["size"] = book.say(f"{name}.size", game, n=round(book.python_size / 1e6))
    told = json.dumps({"words": words, "view": f"{view}.js", **data}, ensure_ascii=False)
    return f'<div class="{name}" data-offer="{attribute(told)}"></div>'
