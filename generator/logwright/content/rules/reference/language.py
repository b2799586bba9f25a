"""A wanted language exists.

A project names the languages that it is made in. Each has its words in a folder of locales/: those that come with
Logwright, or one of the project's own.

good::

    # file: project/logwright.yaml
    name: Tuesday Crew
    languages: [eo]
    # file: project/locales/eo/grammar.yaml
    name: Esperanto
    plurals: {one: n = 1}

bad::

    # file: project/logwright.yaml
    name: Tuesday Crew
    languages: [eo]
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.settings import FILE
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    document = library.at(FILE)
    if not document or document.file not in library.kinds:
        return
    for index, lang in enumerate(document.data.get("languages", ())):
        known = sorted(library.locales)
        if lang not in known:
            yield document.problem(("languages", index), RULE, "" if known else "none", lang=lang, known=listed(known))
