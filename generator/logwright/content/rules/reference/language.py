"""A wanted language exists.

A project names the languages that it is made in, and the words that a mission, scenario or campaign brings along stand
under theirs. Each language has a folder in locales/: those that come with Logwright, or one of the project's own.

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
    known = sorted(library.locales)
    document = library.at(FILE)
    if document and document.file in library.kinds:
        for index, lang in enumerate(document.data.get("languages", ())):
            if lang not in known:
                place = ("languages", index)
                yield document.problem(place, RULE, "" if known else "none", lang=lang, known=listed(known))
    campaigns = library.all_campaigns if library.asks_all else ()
    for told in (*library.told_in_question, *campaigns):
        for lang in told.own_words:
            # In a library without languages nothing can be said at all.
            if known and lang not in known:
                yield told.document.problem(("text", lang), RULE, lang=lang, known=listed(known), key=True)
