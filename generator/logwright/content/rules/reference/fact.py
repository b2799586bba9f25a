"""A cited rule exists.

The steps of a game cite rules of the checklist by their id (p9-084), and so do the facts of Deep Sea.

good::

    # file: content/planet-nine/checklist.yaml
    game: planet-nine
    facts:
      - {id: p9-001, topic: overview, fact: The game is cooperative., executable: false, editions: [en]}
    # file: content/deep-sea/checklist.yaml
    game: deep-sea
    facts:
      - {id: ds-001, topic: overview, fact: It is cooperative., executable: false, editions: [fr], same_as: [p9-001]}

bad::

    # file: content/planet-nine/checklist.yaml
    game: planet-nine
    facts:
      - {id: p9-001, topic: overview, fact: The game is cooperative., executable: false, editions: [en]}
    # file: content/deep-sea/checklist.yaml
    game: deep-sea
    facts:
      - {id: ds-001, topic: overview, fact: It is cooperative., executable: false, editions: [fr], same_as: [p9-002]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    # A checklist that cannot be read has its own problems; the facts may well exist.
    games = {fact.partition("-")[0] for fact in library.facts}
    for document, path, cited in _citations(library):
        if cited not in library.facts and cited.partition("-")[0] in games:
            yield document.problem(path, RULE, fact=cited)


def _citations(library: Library) -> Iterator[tuple[Document, Path, str]]:
    for game in library.games.values():
        for step, entry in enumerate(game.document.data["setup"]):
            for index, cited in enumerate(entry.get("cites", [])):
                yield game.document, ("setup", step, "cites", index), cited
    for document in dict.fromkeys(library.facts.values()):
        for number, fact in enumerate(document.data["facts"]):
            for index, cited in enumerate(fact.get("same_as", [])):
                yield document, ("facts", number, "same_as", index), cited
