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

from logwright.content.document import Document, Path
from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for document, path, cited in _citations(library):
        if cited not in library.rulings:
            yield document.problem(
                path,
                RULE,
                f"there is no ruling {cited}",
                did_you_mean(cited, library.rulings) or "see rulings.yaml",
            )


def _citations(library: Library) -> Iterator[tuple[Document, Path, str]]:
    for mission in library.all_missions:
        yield from _cited(mission.document, (), mission.document.data, "rulings")
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
