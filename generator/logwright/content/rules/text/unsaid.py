"""Every language has the words for every mission.

The rule text of a mission is put together from messages. If one of them is missing in the source language, too, nobody
can read the mission.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/sentences.yaml
    mission:
      tasks: {count: 'Draw {n, plural, one {# task} other {# tasks}}.'}
      allocation: {draft: ''}
      communication: {normal: ''}
    # file: content/custom/example.yaml
    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/sentences.yaml
    mission:
      tasks: {none: There are no task cards.}
    # file: content/custom/example.yaml
    game: planet-nine
    id: example
    tasks: {count: 3}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.sentences.message import MessageError
from logwright.sentences.plural import PluralRuleError
from logwright.sentences.tongue import MissingWordError

RULE = rule_id(__name__)
_WORDS = "sentences.yaml"


def check_sound(library: Library, missions: Iterable[LoggedMission]) -> Iterator[Problem]:
    source = library.locales.get(SOURCE)
    # Without any sentences there is nothing to report yet.
    langs = library.languages if source and _WORDS in source.files else []
    for mission in missions:
        for lang in langs:
            try:
                library.rule_lines(mission, lang)
            except (PluralRuleError, MessageError):
                # text/plural and text/message report them.
                continue
            except MissingWordError as missing:
                yield mission.document.problem(
                    (), RULE, words=missing.key, lang=missing.lang, file=f"locales/{SOURCE}/{_WORDS}"
                )
