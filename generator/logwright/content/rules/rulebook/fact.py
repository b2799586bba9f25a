"""A fact that is covered, cited or shown exists.

Sections cover facts of the checklist of their own game. An example that is taken from a fact needs one that has an
example. Answers to questions cite facts.

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
      - {id: overview, covers: [p9-001, p9-999]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.rulebook import Rulebook
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        if rulebook.facts:
            yield from _in_rulebook(rulebook)
    for faq in library.faqs.values():
        for number, question in enumerate(faq.questions):
            for index, cited in enumerate(question.cites):
                if "-" in cited and library.facts and cited not in library.facts:
                    path = ("questions", number, "cites", index)
                    yield faq.document.problem(path, RULE, "unknown", fact=cited)


def _in_rulebook(rulebook: Rulebook) -> Iterator[Problem]:
    for section in rulebook.walk():
        for index, covered in enumerate(section.covers):
            if covered not in rulebook.facts:
                yield rulebook.document.problem(
                    (*section.path, "covers", index), RULE, "not-here", game=rulebook.game, fact=covered
                )
        for index, example in enumerate(section.examples):
            if not example.shows:
                path = (*section.path, "examples", index, "fact")
                yield rulebook.document.problem(path, RULE, "no-example", game=rulebook.game, fact=example.fact)
