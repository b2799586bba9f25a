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

from logwright.content.library import Library
from logwright.content.locale import SOURCE, key_path
from logwright.content.message_files import message_files
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.translation import in_forms, plain
from logwright.sentences.message import MessageError, parse_message

RULE = rule_id(__name__)
# Gaps of grammar: verbs that carry their subject, the subject itself, and numbers spelled out.
GRAMMATICAL = frozenset({"who", "word", "win", "open", "member", "commander"})


def check(library: Library) -> Iterator[Problem]:
    if SOURCE not in library.locales:
        return
    for place, document, words in message_files(library):
        source = {plain(key): text for key, text in library.locales[SOURCE].words(place).items()}
        for key, text in words.items():
            if plain(key) in source and not in_forms(key):
                wanted, found = _gaps(source[plain(key)]), _gaps(text)
                if wanted != found:
                    yield document.problem(key_path(key), RULE, *_difference(key, wanted, found))


def _gaps(text: str) -> frozenset[str]:
    """The data a message prints. Verbs and subjects differ between languages as grammar wants."""
    try:
        message = parse_message(text)
    except MessageError:
        return frozenset()
    numbers = {name for name, by_number, _ in message.choices() if by_number}
    return (frozenset(message.gaps()) | numbers) - GRAMMATICAL


def _difference(key: str, wanted: frozenset[str], found: frozenset[str]) -> tuple[str, str]:
    lost, extra = sorted(wanted - found), sorted(found - wanted)
    said = [f"lacks {{{name}}}" for name in lost] + [f"has {{{name}}} of its own" for name in extra]
    return f"{key} {' and '.join(said)}", "print the same gaps as the English text"
