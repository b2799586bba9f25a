"""Sizes of printed pieces are known.

A piece is printed in one of the sizes, and every size has a layout for each paper. Of board tiles there is a size for
each shape: tile-4x4, tile-2x2 and so on.

good::

    # file: content/print/cards.yaml
    bleed: 3
    safe: 2.5
    gap: 6
    marks: {distance: 3.5, length: 3}
    edge: 4.6
    sizes: [{id: task, width: 44, height: 68}]
    layouts:
      a4: {task: {columns: 4, rows: 3}}
      letter: {task: {columns: 4, rows: 3}}
    pieces: {task-card: {set: tasks, size: task}}
    type: {task: {largest: 10, smallest: 6, leading: 1.2}}

bad::

    # file: content/print/cards.yaml
    bleed: 3
    safe: 2.5
    gap: 6
    marks: {distance: 3.5, length: 3}
    edge: 4.6
    sizes: [{id: task, width: 44, height: 68}]
    layouts:
      a4: {task: {columns: 4, rows: 3}}
      letter: {}
    pieces: {task-card: {set: tasks, size: tusk}}
    type: {task: {largest: 10, smallest: 6, leading: 1.2}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.document import Document
from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean

RULE = rule_id(__name__)
FILE = "content/print/cards.yaml"
_FIELDS = ("sizes", "layouts", "pieces")


def check(library: Library) -> Iterator[Problem]:
    document = library.documents.get(FILE)
    # A file that its schema refuses has problems of its own.
    if document and isinstance(document.data, dict) and all(document.data.get(field) for field in _FIELDS):
        sizes = [size["id"] for size in document.data["sizes"]]
        yield from _pieces(document, sizes)
        yield from _layouts(document, sizes)


def _pieces(document: Document, sizes: list[str]) -> Iterator[Problem]:
    for component, piece in document.data["pieces"].items():
        wanted = piece["size"]
        if wanted not in sizes and not any(size.startswith(f"{wanted}-") for size in sizes):
            hint = did_you_mean(wanted, sizes) or f"there are {', '.join(sizes)}"
            yield document.problem(("pieces", component, "size"), RULE, f"there is no size {wanted}", hint)


def _layouts(document: Document, sizes: list[str]) -> Iterator[Problem]:
    for paper, layouts in document.data["layouts"].items():
        for size in layouts:
            if size not in sizes:
                hint = did_you_mean(size, sizes) or f"there are {', '.join(sizes)}"
                yield document.problem(("layouts", paper, size), RULE, f"there is no size {size}", hint, key=True)
        for size in sizes:
            if size not in layouts:
                message = f"size {size} has no layout for {paper}"
                yield document.problem(("layouts", paper), RULE, message, "say how many columns and rows", key=True)
