"""Gaps are the same in every language.

A translation prints the same numbers, cards and names as the English text, in any order and form.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/fr/grammar.yaml
    name: français
    plurals: {one: 'n = 0,1'}
    # file: content/locales/en/interface.yaml
    hello: Mission {n}
    # file: content/locales/fr/interface.yaml
    hello: Mission {n}
    made_from: {hello: 0a8638c6}

bad::

    # file: content/locales/en/interface.yaml
    hello: Mission {n}
    # file: content/locales/fr/interface.yaml
    hello: Mission {m}
    made_from: {hello: 0a8638c6}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.differences import differences
from logwright.content.loading.message_files import message_files
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, in_forms, key_path, plain
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.sentences.message import MessageError, parse_message

RULE = rule_id(__name__)
# Gaps that belong to grammar: verbs that include their subject, the subject itself, and spelled-out numbers.
GRAMMATICAL = frozenset({"who", "word", "suits", "win", "open", "member", "commander"})


def check(library: Library) -> Iterator[Problem]:
    if SOURCE not in library.locales:
        return
    for place, document, words in message_files(library):
        source = {plain(key): text for key, text in library.locales[SOURCE].words(place).items()}
        for key, text in words.items():
            if plain(key) in source and not in_forms(key):
                wanted, found = _gaps(source[plain(key)]), _gaps(text)
                # A message that cannot be parsed is reported separately.
                if wanted is not None and found is not None and wanted != found:
                    faults = differences({f"{{{gap}}}" for gap in wanted}, {f"{{{gap}}}" for gap in found})
                    yield document.problem(key_path(key), RULE, text=key, faults=faults)


def _gaps(text: str) -> frozenset[str] | None:
    """The data that a message shows. Verbs and subjects may differ between languages."""
    try:
        message = parse_message(text)
    except MessageError:
        return None
    numbers = {name for name, by_number, _ in message.choices() if by_number}
    return (frozenset(message.gaps()) | numbers) - GRAMMATICAL
