"""A cited ruling exists.

Missions, task cards, facts and other rulings cite rulings by their id (B15).

good::

    game: planet-nine
    id: example
    tasks: {count: 3}
    rulings: [B1]
    # file: content/planet-nine/rulings.yaml
    game: planet-nine
    rulings:
      - id: B1
        games: [planet-nine]
        topic: setup
        question: Who gets the extra card?
        ruling: Anyone.
        why: The rules are silent.

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    rulings: [B99]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for document, path, cited in _citations(library):
        if cited not in library.rulings:
            yield document.problem(path, RULE, ruling=cited, hint=did_you_mean(cited, library.rulings))


def _citations(library: Library) -> Iterator[tuple[Document, Path, str]]:
    for mission in library.missions_in_question:
        yield from _cited(mission.document, (), mission.document.data, "rulings")
    if not library.asks_all:
        return
    for card in library.all_tasks:
        _, index = card.path
        yield from _cited(card.document, card.path, card.document.data["tasks"][index], "rulings")
    for document in dict.fromkeys(library.facts.values()):
        for index, fact in enumerate(document.data["facts"]):
            yield from _cited(document, ("facts", index), fact, "rulings")
    for document in dict.fromkeys(library.rulings.values()):
        for index, ruling in enumerate(document.data["rulings"]):
            yield from _cited(document, ("rulings", index), ruling, "same_as")


def _cited(document: Document, path: Path, entry: Any, field: str) -> Iterator[tuple[Document, Path, str]]:
    for index, cited in enumerate(entry.get(field, [])):
        yield document, (*path, field, index), cited
