"""Every text is translated.

A key of the English words is missing in a language, or is still a gap. Until it is filled the English text is shown.

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
    story:
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, key_path
from logwright.content.problem import Problem, of_rule
from logwright.content.registry import PAGES
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for state in library.due_translations if library.asks_all else ():
        document = library.locales[state.lang].files.get(state.place)
        for key in state.missing if document else ():
            assert document is not None
            yield document.problem(
                key_path(key),
                RULE,
                "text",
                text=key,
            )
        place = f"locales/{state.lang}/{state.place}"
        # A file with problems of its own exists, although its texts are unknown.
        if not document and not library.has_file(place):
            file = f"{PAGES}{state.lang}/{state.place.removeprefix(PAGES)}"
            file = file if state.place.startswith(PAGES) else f"content/{place}"
            yield Problem(file, 1, 1, RULE, of_rule(RULE, "file", {}))
    yield from _missions_without_words(library)


def _missions_without_words(library: Library) -> Iterator[Problem]:
    """Official missions need a title and a story in the source language."""
    for mission in library.missions_in_question if SOURCE in library.locales else ():
        words = library.locales[SOURCE].words(f"{mission.game}/missions.yaml")
        if mission.official and words and f"{mission.text_key}.title" not in words:
            yield mission.document.problem(
                ("number",),
                RULE,
                "title",
                mission=mission.text_key,
                file=f"content/locales/{SOURCE}/{mission.game}/missions.yaml",
            )
