"""Links lead somewhere.

A link names a section of the same rules ([[trump]]), a mission of the same game ([[mission-13|mission 13]]) or a
section of another game ([[deep-sea/draft|draft]]).

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: trump, see: [trick]}
      - {id: trick}
    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: 'Rockets win every [[trick]].'}
    trick: {title: Trick, text: Everyone plays one card.}

bad::

    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: trump}
      - {id: trick}
    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: 'Rockets win every [[tricks]].'}
    trick: {title: Trick, text: Everyone plays one card.}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.marked_text import marked_texts
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.rulebook import Rulebook
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        for section in rulebook.walk():
            for index, target in enumerate(section.see):
                if target not in rulebook.sections:
                    path = (*section.path, "see", index)
                    yield rulebook.document.problem(
                        path, RULE, target=target, hint=did_you_mean(target, rulebook.sections)
                    )
    for faq in library.faqs.values():
        if read_on := library.rulebooks.get(faq.game):
            for number, question in enumerate(faq.questions):
                for index, target in enumerate(question.sections):
                    if target not in read_on.sections:
                        path = ("questions", number, "sections", index)
                        yield faq.document.problem(
                            path, RULE, target=target, hint=did_you_mean(target, read_on.sections)
                        )
    targets = {game: _targets(library, rulebook) for game, rulebook in library.rulebooks.items()}
    for text in marked_texts(library):
        # Without rules there is nothing to link to yet.
        known = targets.get(text.game)
        for mark in text.marks() if known else ():
            if mark.kind is MarkKind.LINK and known and mark.value not in known:
                yield text.problem(mark.at, RULE, target=mark.value, hint=did_you_mean(mark.value, known))


def _targets(library: Library, own: Rulebook) -> set[str]:
    """All possible link targets in texts of a game."""
    missions = {mission.text_key for mission in library.all_missions if mission.official and mission.game == own.game}
    others = {f"{other.game}/{section}" for other in library.rulebooks.values() for section in other.sections}
    return {*own.sections, *missions, *others}
