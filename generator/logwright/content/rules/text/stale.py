"""A translation follows its source.

The English text has changed since it was translated. Look at both, then run logwright translations confirm.

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
    made_from: {story: '00000000'}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for state in library.due_translations:
        document = library.locales[state.lang].files.get(state.place)
        for key in state.stale if document else ():
            assert document is not None
            yield document.problem(key_path(key), RULE, text=key, lang=state.lang)
