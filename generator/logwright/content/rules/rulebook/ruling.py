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

from logwright.content.library import Library
from logwright.content.marked_text import marked_texts
from logwright.content.markup_line import MarkKind
from logwright.content.problem import Problem
from logwright.content.rulebook import Rulebook
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        yield from _stated(library, rulebook)
    for faq in library.faqs.values():
        for number, question in enumerate(faq.questions):
            for index, cited in enumerate(question.cites):
                if "-" not in cited and cited not in library.rulings:
                    path = ("questions", number, "cites", index)
                    hint = did_you_mean(cited, library.rulings) or "see rulings.yaml"
                    yield faq.document.problem(path, RULE, f"there is no ruling {cited}", hint)
    for text in marked_texts(library):
        pointed_at = library.rulebooks.get(text.game)
        for mark in text.marks() if pointed_at else ():
            if mark.kind is MarkKind.RULING and pointed_at and mark.value not in pointed_at.homes:
                message = f"no section states ruling {mark.value}"
                yield text.problem(mark.at, RULE, message, "name it under rulings in rules.yaml")


def _stated(library: Library, rulebook: Rulebook) -> Iterator[Problem]:
    homes: dict[str, str] = {}
    for section in rulebook.walk():
        for index, ruling in enumerate(section.rulings):
            path = (*section.path, "rulings", index)
            if ruling not in library.rulings:
                hint = did_you_mean(ruling, library.rulings) or "see rulings.yaml"
                yield rulebook.document.problem(path, RULE, f"there is no ruling {ruling}", hint)
            elif rulebook.game not in _games(library, ruling):
                message = f"ruling {ruling} does not concern {rulebook.game}"
                yield rulebook.document.problem(path, RULE, message, "leave it out")
            elif ruling in homes:
                message = f"ruling {ruling} is stated in section {homes[ruling]} already"
                yield rulebook.document.problem(path, RULE, message, f"point to it with {{ruling:{ruling}}}")
            homes.setdefault(ruling, section.id)


def _games(library: Library, ruling: str) -> list[str]:
    entries = library.rulings[ruling].data["rulings"]
    games: list[str] = next(entry["games"] for entry in entries if entry["id"] == ruling)
    return games
