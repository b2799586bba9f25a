"""References in a mission or a position to members, tasks and tokens that do not exist."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from logwright.content.model.task_set import TaskCard
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Path
from logwright.content.read.located_values import located_values
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.walk import inside
from logwright.saying import Saying, listed, saying

RULE = "reference/game"


def unknown_game(document: Document, games: Iterable[str], files: Collection[str]) -> Problem:
    """The problem of an unknown game. `games` could be read; `files` are the places of all existing files."""
    name, known = document.data["game"], sorted(games)
    broken = sorted(file for file in files if file.startswith(f"{name}/") and file.count("/") == 1)
    if broken:
        return document.problem(("game",), RULE, "broken", game=name)
    if known:
        return document.problem(
            ("game",), RULE, "unread", game=name, known=listed(known), hint=did_you_mean(name, known)
        )
    return document.problem(("game",), RULE, "none", game=name)


class MissingReference(NamedTuple):
    """A reference to something that does not exist: where, the message, and the hint."""

    path: Path
    said: Saying
    hint: Saying | None = None


def unknown_members(
    document: Document, chosen: Collection[str], cards: Mapping[str, TaskCard]
) -> Iterator[MissingReference]:
    """Members that are never chosen, named in the file itself or by its task cards."""
    for path, name in _members(document, cards):
        if name not in chosen:
            yield MissingReference(path, saying("gaps.member", name=name), did_you_mean(name, chosen))


def repeated_members(names: Sequence[str]) -> Iterator[MissingReference]:
    """Members that are chosen under a name already in use."""
    for index, name in enumerate(names):
        if name in names[:index]:
            yield MissingReference(("choose", index, "member"), saying("gaps.chosen-twice", name=name))


def missing_owners(document: Document) -> Iterator[MissingReference]:
    """References to an owner in objectives that belong to no task."""
    for path, value in located_values(document, "objectives"):
        if value == "owner" and path[-1] != "chosen":
            yield MissingReference(path, saying("gaps.owner"))


def missing_tokens(document: Document, tokens: Collection[str]) -> Iterator[MissingReference]:
    """References to tokens that no task has."""
    for part in ("objectives", "tasks"):
        for path, value in located_values(document, part):
            if _is_token_asked_about(path) and value not in tokens:
                yield MissingReference(path, saying("gaps.token", token=value))


def _members(document: Document, cards: Mapping[str, TaskCard]) -> Iterator[tuple[Path, str]]:
    for part in ("communication", "tasks", "objectives"):
        for path, value in located_values(document, part):
            if path[-1] in ("chosen", "silent", "speaker"):
                yield path, str(value)
    for path, value in located_values(document, "tasks"):
        if _is_task_id(path) and (card := cards.get(str(value))):
            for subject in inside(card.task.objective, Subject):
                if subject.role is Role.CHOSEN:
                    yield path, subject.name


def _is_token_asked_about(path: Path) -> bool:
    return path[-2:] == ("task_in", "token") or path[-2] in ("tasks_together", "tasks_in_a_row")


def _is_task_id(path: Path) -> bool:
    """Whether a path is a task id: in missions under tasks.cards, as text or as task: …; in positions only the
    latter.
    """
    return path[-1] == "task" or (len(path) == 3 and path[1] == "cards")
