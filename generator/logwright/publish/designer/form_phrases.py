"""The phrases of the objective language as sentences to choose from, and what an objective says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from logwright.content.crew_game import CrewGame
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.publish.book import Book
from logwright.publish.designer.form_cards import with_trumps
from logwright.publish.pages.tasks import KINDS
from logwright.sentences.clause import sentence

PLACES = {"mission": CREW, "task": OWNER}
"""Whom an objective means that names nobody, by the place where it stands."""


def phrase_offers(book: Book, game: CrewGame, schema: Mapping[str, Any], who: Any, place: str) -> list[dict[str, Any]]:
    """Every phrase that can be said of `who` in this game: an example of its schema, to be changed afterwards."""
    found = []
    for group, name in _names():
        # Nobody wins more tricks than themselves.
        for sample in sorted(schema["properties"][name]["examples"], key=lambda sample: sample == who):
            objective = ({} if who is None else {"who": who}) | {name: with_trumps(sample, game.trump)}
            if words := said(book, game, objective, place):
                found.append(
                    {
                        "name": name,
                        "group": book.say(f"site.tasks.kinds.{group}"),
                        "sentence": words,
                        "objective": objective,
                    }
                )
                break
    return found


def said(book: Book, game: CrewGame, objective: Any, place: str) -> str | None:
    """What an objective says, or nothing if it cannot be read."""
    try:
        return sentence(read_objective(objective, PLACES[place], game.trump), book.tongue(game.id))
    # What a half-finished objective holds may be anything at all; `look` explains what is wrong with it.
    except (Mistake, ValueError, TypeError, KeyError, RecursionError):
        return None


def _names() -> Iterator[tuple[str, str]]:
    for group, module in KINDS.items():
        for phrase in module.PHRASES:
            yield group, phrase.name
