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

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)
PLACE = "print/cards.yaml"


def check(library: Library) -> Iterator[Problem]:
    if document := library.at(PLACE):
        sizes = [size["id"] for size in document.data["sizes"]]
        yield from _pieces(document, sizes)
        yield from _layouts(document, sizes)


def _pieces(document: Document, sizes: list[str]) -> Iterator[Problem]:
    for component, piece in document.data["pieces"].items():
        wanted = piece["size"]
        if wanted not in sizes and not any(size.startswith(f"{wanted}-") for size in sizes):
            yield document.problem(
                ("pieces", component, "size"),
                RULE,
                "no-size",
                size=wanted,
                known=listed(sizes),
                hint=did_you_mean(wanted, sizes),
            )


def _layouts(document: Document, sizes: list[str]) -> Iterator[Problem]:
    for paper, layouts in document.data["layouts"].items():
        for size in layouts:
            if size not in sizes:
                yield document.problem(
                    ("layouts", paper, size),
                    RULE,
                    "no-size",
                    size=size,
                    known=listed(sizes),
                    hint=did_you_mean(size, sizes),
                    key=True,
                )
        for size in sizes:
            if size not in layouts:
                yield document.problem(("layouts", paper), RULE, "no-layout", size=size, paper=paper, key=True)
