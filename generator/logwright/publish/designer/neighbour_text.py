"""What changes from a mission to one next to it, in words."""

from __future__ import annotations

from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.engine.missions.mission import Token
from logwright.publish.designer.form import said
from logwright.publish.designer.form_options import Options
from logwright.publish.views.book import Book
from logwright.suggestions.nearby import Neighbour, StepKind


def neighbour_text(book: Book, game: GameSpec, neighbour: Neighbour) -> str:
    was, now = neighbour.was, neighbour.now
    match neighbour.step:
        case StepKind.AMOUNT:
            counted = "count" in neighbour.document["tasks"]
            field = book.say("designer.fields.tasks-count") if counted else book.say("designer.fields.difficulty")
            return book.titled(field, f"{was} → {now}")
        case StepKind.ALLOCATION:
            return book.titled(book.say("designer.fields.allocation"), _named(book, game, "allocation", was, now))
        case StepKind.COMMUNICATION:
            return book.titled(book.say("designer.fields.communication"), _named(book, game, "mode", was, now))
        case StepKind.FEWER_TOKENS | StepKind.MORE_TOKENS:
            words = book.titled(book.say("designer.fields.token"), Token(was or now).sign)
        case _:
            words = said(book, game, was or now, "mission") or ""
    return book.titled(book.say("designer.advice.without") if now is None else book.say("designer.advice.also"), words)


def _named(book: Book, game: GameSpec, key: str, *values: Any) -> str:
    return " → ".join(option["label"] for option in Options(book, game).named(key, values))
