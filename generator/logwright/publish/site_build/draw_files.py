"""Files from which the page At the table draws task cards: piles, their words and pictures, and the search kernel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources
from typing import Any

from logwright.content.model.library import Library
from logwright.publish.evening.card_view import pile_pictures, pile_words
from logwright.publish.evening.task_pile import pile_tables
from logwright.publish.views.book import Book

FOLDER = "draw"
KERNEL = "kernel.wasm"


def draw_files(library: Library, langs: Sequence[str]) -> dict[str, bytes]:
    """Everything by its path on the site; nothing if no mission draws by difficulty."""
    files: dict[str, bytes] = {}
    for game, players, pile in pile_tables(library):
        files[f"{game}-{players}.json"] = _json(pile)
        files[f"{game}.json"] = _json(pile_pictures(library, game))
        files |= {
            f"{lang}/{game}-{players}.json": _json(pile_words(Book(library, lang), game, players)) for lang in langs
        }
    if files:
        files[KERNEL] = resources.files("logwright.engine.kernel").joinpath(KERNEL).read_bytes()
    return {f"{FOLDER}/{name}": raw for name, raw in files.items()}


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
