"""Sections, examples, figures and questions have names of their own.

The id of a section is its address on the site. Examples and figures need their own names inside a section, because
their words are found by them.

good::

    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: trump}
      - {id: trick}

bad::

    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: trump}
      - {id: trump}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        document = rulebook.document
        yield from _repeated(document, ((section.path, section.id) for section in rulebook.walk()))
        for section in rulebook.walk():
            examples = enumerate(section.examples)
            yield from _repeated(document, (((*section.path, "examples", index), item.id) for index, item in examples))
            figures = enumerate(section.figures)
            yield from _repeated(document, (((*section.path, "figures", index), item.id) for index, item in figures))
    for faq in library.faqs.values():
        questions = enumerate(faq.questions)
        yield from _repeated(faq.document, ((("questions", index), question.id) for index, question in questions))


def _repeated(document: Document, named: Iterable[tuple[Path, str]]) -> Iterator[Problem]:
    seen: set[str] = set()
    for path, name in named:
        if name in seen:
            yield document.problem((*path, "id"), RULE, id=name)
        seen.add(name)
