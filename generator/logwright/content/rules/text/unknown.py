"""A translation has no texts of its own.

A key that the English words do not have is never shown; usually it was renamed.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/fr/grammar.yaml
    name: français
    plurals: {one: 'n = 0,1'}
    # file: content/locales/en/interface.yaml
    story: Story
    # file: content/locales/fr/interface.yaml
    story: Histoire
    made_from: {story: cf09e628}

bad::

    # file: content/locales/en/interface.yaml
    story: Story
    # file: content/locales/fr/interface.yaml
    story: Histoire
    storry: Conte
    made_from: {story: cf09e628}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.locale import SOURCE, key_path
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for state in library.translations:
        document = library.locales[state.lang].files.get(state.place)
        for key in state.unknown if document else ():
            assert document is not None
            known = library.locales[SOURCE].words(state.place)
            hint = did_you_mean(key, known) or "delete it, or add it to the English words"
            yield document.problem(key_path(key), RULE, f"the English words have no {key}", hint, key=True)
