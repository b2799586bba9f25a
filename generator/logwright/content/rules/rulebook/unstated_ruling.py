"""The rulings behind a fact are stated.

A fact that rests on a ruling is only half the truth without it, so some section of the same rules must state it.

good::

    # file: content/planet-nine/checklist.yaml
    game: planet-nine
    facts:
      - {id: p9-001, topic: tokens, fact: It moves., executable: true, editions: [en], rulings: [B13]}
    # file: content/planet-nine/rulings.yaml
    game: planet-nine
    rulings:
      - id: B13
        games: [planet-nine]
        topic: tokens
        question: What happens to the token?
        ruling: It goes with the card.
        why: Taking a task takes its token.
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: hand-over, covers: [p9-001], rulings: [B13]}

bad::

    # file: content/planet-nine/checklist.yaml
    game: planet-nine
    facts:
      - {id: p9-001, topic: tokens, fact: It moves., executable: true, editions: [en], rulings: [B13]}
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: hand-over, covers: [p9-001]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        for section in rulebook.walk():
            for index, covered in enumerate(section.covers):
                fact = rulebook.facts.get(covered)
                for ruling in fact.rulings if fact else ():
                    if ruling not in rulebook.homes:
                        path = (*section.path, "covers", index)
                        yield rulebook.document.problem(path, RULE, fact=covered, ruling=ruling)
