"""A ruling that is stated or cited exists, and is stated once.

Where the printed rules are unclear, a section states our ruling and why. Each ruling has one home among the rules of
a game; other texts of that game point to it.

good::

    # file: content/planet-nine/rulings.yaml
    game: planet-nine
    rulings:
      - id: B13
        games: [planet-nine]
        topic: five-players
        question: What happens to the token?
        ruling: It goes with the card.
        why: Taking a task takes its token.
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: hand-over, rulings: [B13]}

bad::

    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: hand-over, rulings: [B13]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.marked_text import marked_texts
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.rulebook import Rulebook
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Origin
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        yield from _stated(library, rulebook)
    for faq in library.faqs.values():
        for number, question in enumerate(faq.questions):
            for index, cited in enumerate(question.cites):
                if "-" not in cited and cited not in library.rulings:
                    path = ("questions", number, "cites", index)
                    yield faq.document.problem(
                        path, RULE, "unknown", ruling=cited, hint=did_you_mean(cited, library.rulings)
                    )
    for text in marked_texts(library):
        pointed_at = library.rulebooks.get(text.game)
        for mark in text.marks() if pointed_at else ():
            if mark.kind is MarkKind.RULING and pointed_at and mark.value not in pointed_at.homes:
                yield text.problem(mark.at, RULE, "unstated", ruling=mark.value)


def _stated(library: Library, rulebook: Rulebook) -> Iterator[Problem]:
    homes: dict[str, str] = {}
    for section in rulebook.walk():
        for index, ruling in enumerate(section.rulings):
            path = (*section.path, "rulings", index)
            if ruling not in library.rulings:
                yield rulebook.document.problem(
                    path, RULE, "unknown", ruling=ruling, hint=did_you_mean(ruling, library.rulings)
                )
            elif rulebook.game not in _games(library, ruling):
                if (ruled := library.rulings[ruling]).origin is Origin.OWN:
                    # The rules are as they come; the ruling that a project put in the place of theirs is not.
                    at = ("rulings", ruled.data["rulings"].index(library.ruling(ruling)), "games")
                    yield ruled.problem(at, RULE, "own-elsewhere", ruling=ruling, game=rulebook.game)
                else:
                    yield rulebook.document.problem(path, RULE, "elsewhere", ruling=ruling, game=rulebook.game)
            elif ruling in homes:
                yield rulebook.document.problem(path, RULE, "twice", ruling=ruling, section=homes[ruling])
            homes.setdefault(ruling, section.id)


def _games(library: Library, ruling: str) -> list[str]:
    games: list[str] = library.ruling(ruling)["games"]
    return games
