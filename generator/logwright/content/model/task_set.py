"""Task cards with texts: those that come with a game, and custom ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.model.game_spec import GameSpec
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Path
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.selector import parse_card
from logwright.engine.objectives.subject import OWNER


@dataclass(frozen=True)
class TaskCard:
    """A task card and its source file."""

    task: Task
    game: str
    document: Document
    path: Path
    official: bool

    @property
    def id(self) -> str:
        return self.task.id


def read_task_set(document: Document, game: GameSpec, official: bool) -> Iterator[TaskCard | Problem]:
    """The cards of a set; an invalid one is reported and does not hide the others."""
    for index, data in enumerate(document.data["tasks"]):
        path: Path = ("tasks", index)
        try:
            task = Task(
                id=data["id"],
                objective=_objective(data, game),
                difficulty=tuple(sorted((int(seats), level) for seats, level in data["difficulty"].items())),
                commander_may_own=data.get("commander_may_own", True),
                redeals=tuple(
                    frozenset(parse_card(card, game.suits) for card in hand)
                    for hand in data.get("redeal_if_one_hand_holds", [])
                ),
            )
        except Mistake as mistake:
            yield document.report((*path, *mistake.path), "objective/meaning", mistake.said)
        else:
            yield TaskCard(task, game.id, document, path, official)


def _objective(data: dict[str, object], game: GameSpec) -> Phrase:
    try:
        return read_objective(data["objective"], OWNER, game.suits)
    except Mistake as mistake:
        raise mistake.under("objective") from None
