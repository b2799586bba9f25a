"""The rules of a mission one by one, and the mission without each of them: the difference is what a rule costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from logwright.content.model.game_spec import GameSpec
from logwright.engine.missions.mission import Token
from logwright.publish.designer.form import said
from logwright.publish.designer.form_options import card_names, task_offers
from logwright.publish.views.book import Book

_OPTIONS = {
    "allocation": "designer.fields.allocation",
    "volunteers": "designer.fields.volunteers",
    "choose": "designer.fields.choose",
    "change_tokens": "designer.fields.change_tokens",
    "chosen_colour": "designer.fields.chosen_colour",
    "chosen_number": "designer.fields.chosen_number",
    "pass_cards": "designer.fields.pass_cards",
    "draw_after_trick": "designer.fields.draw_after_trick",
    "five_player_rule": "designer.fields.five_player_rule",
}
"""Fields that change which deals can be won, and can be left out; and the words of each."""

_AMOUNTS = {"count": "designer.fields.tasks-count", "difficulty": "designer.fields.difficulty"}
"""The fields that say how much is drawn."""

_WITHOUT_SAYING = {"allocation": "draft"}


class MissionPart(NamedTuple):
    """`denied` is the mission with the rule's contrary: if nobody can win it, the rule follows from the others."""

    path: tuple[str | int, ...]
    label: str
    without: dict[str, Any]
    denied: dict[str, Any] | None = None


def mission_parts(book: Book, document: dict[str, Any]) -> Iterator[MissionPart]:
    """The document has to be valid; of the missions made from it some are not."""
    game = book.library.games[document["game"]]
    yield from _objectives(book, game, document)
    tasks = document.get("tasks", {})
    for number, token in enumerate(tasks.get("tokens", ())):
        yield _left_out(document, ("tasks", "tokens", number), _token(book, token))
    for number, card in enumerate(tasks.get("cards", ())):
        yield _left_out(document, ("tasks", "cards", number), _task(book, game, card))
        if isinstance(card, dict) and "token" in card:
            yield _left_out(document, ("tasks", "cards", number, "token"), _token(book, card["token"]))
    for key, name in _AMOUNTS.items():
        if tasks.get(key, 0) > 1:
            fewer = deepcopy(document)
            fewer["tasks"][key] -= 1
            words = f"{tasks[key]} → {tasks[key] - 1}"
            yield MissionPart(("tasks", key), book.titled(book.say(name), words), fewer)
    for key, name in _OPTIONS.items():
        if key in document and document[key] != _WITHOUT_SAYING.get(key):
            yield _left_out(document, (key,), book.say(name))


def _objectives(book: Book, game: GameSpec, document: dict[str, Any]) -> Iterator[MissionPart]:
    for number, objective in enumerate(document.get("objectives", ())):
        label = said(book, game, objective, "mission") or ""
        denied = deepcopy(document)
        denied["objectives"][number] = {"not": objective}
        yield _left_out(document, ("objectives", number), label)._replace(denied=denied)


def _left_out(document: dict[str, Any], path: Sequence[str | int], label: str) -> MissionPart:
    """The mission without what lies at a path, and without the groups that this empties."""
    left = deepcopy(document)
    for length in range(len(path), 0, -1):
        inside: Any = left
        for key in path[: length - 1]:
            inside = inside[key]
        del inside[path[length - 1]]
        if inside:
            break
    return MissionPart(tuple(path), label, left)


def _task(book: Book, game: GameSpec, task: Any) -> str:
    if isinstance(task, dict) and "objective" in task:
        return said(book, game, task["objective"], "task") or ""
    name = task if isinstance(task, str) else task.get("card", task.get("task"))
    cards = {spelled: words for spelled, (words, _) in card_names(book, game).items()}
    return cards.get(name) or next((one["sentence"] for one in task_offers(book, game) if one["id"] == name), name)


def _token(book: Book, token: str) -> str:
    return book.titled(book.say("designer.fields.token"), Token(token).sign)
