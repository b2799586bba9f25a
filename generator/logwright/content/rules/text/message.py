"""Messages can be understood.

Gaps stand in braces; a choice has branches, each in braces, and one of them is other.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/interface.yaml
    players: '{n, plural, one {# player} other {# players}}'

bad::

    # file: content/locales/en/interface.yaml
    players: '{n, plural, one {# player}}'
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.loading.message_files import message_files
from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.sentences.message import MessageError, parse_message

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for _, document, words in message_files(library):
        for key, text in words.items():
            try:
                parse_message(text)
            except MessageError as error:
                yield document.problem(key_path(key), RULE, fault=error.said)
