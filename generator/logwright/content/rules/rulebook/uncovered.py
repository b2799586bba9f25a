"""Every fact of the checklist is covered by a section.

The rules of a game are complete when each atomic rule of its checklist is stated somewhere.
A section names the facts its text states.

good::

    # file: content/planet-nine/checklist.yaml
    game: planet-nine
    facts:
      - {id: p9-001, topic: overview, fact: The game is cooperative., executable: false, editions: [en]}
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: overview, covers: [p9-001]}

bad::

    # file: content/planet-nine/checklist.yaml
    game: planet-nine
    facts:
      - {id: p9-001, topic: overview, fact: The game is cooperative., executable: false, editions: [en]}
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: overview}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        covered = {fact for section in rulebook.walk() for fact in section.covers}
        for fact in rulebook.facts.values():
            if fact.id not in covered:
                yield rulebook.document.problem(("sections",), RULE, fact=fact.id, says=fact.says)
