"""Task cards: the 96 of Deep Sea, and those people invent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.crew_game import CrewGame
from logwright.content.document import Document, Path
from logwright.content.problem import Problem
from logwright.engine.mission import Task
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.selector import parse_card
from logwright.engine.objectives.subject import OWNER


@dataclass(frozen=True)
class TaskCard:
    """A task card and where it is written."""

    task: Task
    game: str
    document: Document
    path: Path
    official: bool

    @property
    def id(self) -> str:
        return self.task.id


def read_task_set(document: Document, game: CrewGame, official: bool) -> Iterator[TaskCard | Problem]:
    """The cards of a set; one that makes no sense is a problem and does not hide the others."""
    for index, data in enumerate(document.data["tasks"]):
        path: Path = ("tasks", index)
        try:
            task = Task(
                id=data["id"],
                objective=_objective(data, game),
                difficulty=tuple((seats, data["difficulty"][str(seats)]) for seats in (3, 4, 5)),
                commander_may_own=data.get("commander_may_own", True),
                redeals=tuple(
                    frozenset(parse_card(card, game.trump) for card in hand)
                    for hand in data.get("redeal_if_one_hand_holds", [])
                ),
            )
        except Mistake as mistake:
            yield document.problem((*path, *mistake.path), "objective/meaning", mistake.message, mistake.hint)
        else:
            yield TaskCard(task, game.id, document, path, official)


def _objective(data: dict[str, object], game: CrewGame) -> Phrase:
    try:
        return read_objective(data["objective"], OWNER, game.trump)
    except Mistake as mistake:
        raise mistake.under("objective") from None
