"""Plurals have a branch for every category of the language.

Russian needs one, few and many; English and French one; all need other.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/interface.yaml
    players: '{n, plural, one {# player} other {# players}}'

bad::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/interface.yaml
    players: '{n, plural, few {# player} other {# players}}'
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.differences import differences
from logwright.content.grammar_file import GRAMMAR
from logwright.content.loading.message_files import message_files
from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import listed
from logwright.sentences.message import MessageError, parse_message
from logwright.sentences.plural import PluralRuleError, plural_chooser

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for locale in library.locales.values():
        for document in (files[GRAMMAR] for files in (locale.files, locale.own) if GRAMMAR in files):
            for category, rule in document.data.get("plurals", {}).items():
                try:
                    plural_chooser({category: rule})
                except PluralRuleError as error:
                    yield document.problem(("plurals", category), RULE, "rule", rule=error.rule)
    for _, document, words in message_files(library):
        _, lang, *_ = document.place.split("/")
        wanted = list(library.locales[lang].grammar.plurals)
        for key, text in words.items():
            try:
                choices = list(parse_message(text).choices())
            except MessageError:
                continue
            for name, by_number, branches in choices:
                found = {branch for branch in branches if not branch.startswith("=")} - {"other"}
                # A message that only singles out a number (=1), or is the same for all, needs no categories.
                if by_number and found and found != set(wanted):
                    faults, needed = differences(wanted, found), listed([*wanted, "other"])
                    yield document.problem(
                        key_path(key), RULE, "branches", gap=f"{{{name}}}", faults=faults, branches=needed
                    )
