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

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, key_path, leaves, message_of
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.handbook_page import page_key
from logwright.content.registry import PAGES, words_kind
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for state in library.translations:
        locale, known = library.locales[state.lang], library.locales[SOURCE].words(state.place)
        for key in state.unknown:
            if document := locale.holder(state.place, key):
                yield document.problem(
                    key_path(key), RULE, "translation", text=key, hint=did_you_mean(key, known), key=True
                )
    yield from _pages(library)
    yield from _never_asked_for(library)


def _pages(library: Library) -> Iterator[Problem]:
    """Pages of the handbook that English does not have, or that are for programmers and not translated."""
    known = library.locales[SOURCE].files if SOURCE in library.locales else {}
    pages = [page_key(place.removeprefix(PAGES)) for place in known if place.startswith(PAGES)]
    for locale in library.locales.values():
        for place, document in locale.files.items():
            if place.startswith(PAGES) and place not in known:
                key = page_key(place.removeprefix(PAGES))
                yield document.problem((), RULE, "translation", text=key, hint=did_you_mean(key, pages))


def _never_asked_for(library: Library) -> Iterator[Problem]:
    """A project's English texts without a counterpart in the base are never used."""
    source = library.locales.get(SOURCE)
    for place, document in source.own.items() if source else ():
        assert source is not None
        kind = words_kind(place)
        base = {message_of(key): key for key, _ in leaves(source.files[place].data)}
        for key, _ in leaves(document.data) if kind and kind.holds_messages else ():
            if message_of(key) not in base:
                yield document.problem(
                    key_path(key), RULE, "own", text=key, hint=did_you_mean(key, base.values()), key=True
                )
