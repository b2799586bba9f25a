"""The draw of task cards, put together from the engine: what the script of the page At the table is compared with."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from logwright.content.model.library import Library
from logwright.engine.cards.dealing import NoDeal, drawn_tasks, must_redeal
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import Mission, Task
from logwright.engine.search.kernel import SearchOutcome, Skill, kernel
from logwright.engine.search.question import Asking
from logwright.publish.evening.task_pile import deals_to_try
from logwright.saying import saying

TRIES, BUDGET = 100, 50_000


class TaskDraw(NamedTuple):
    tasks: tuple[Task, ...]
    reshuffled: bool = False


@dataclass(frozen=True)
class TableDraw:
    """Draws for a mission at a table. Raises NoDeal if even the full pile lacks what the mission needs."""

    library: Library
    game: str
    mission: Mission
    players: int

    def draw(self, out: Collection[str], chance: Chance) -> TaskDraw:
        pile = [card.task for card in self.library.pile(self.game)]
        left = [task for task in pile if task.id not in out]
        try:
            return TaskDraw(self._accepted(left, chance))
        except NoDeal:
            if len(left) == len(pile):
                raise
            return TaskDraw(self._accepted(pile, chance), reshuffled=True)

    def _accepted(self, pile: Sequence[Task], chance: Chance) -> tuple[Task, ...]:
        table = self.library.games[self.game].table(self.players)
        pairs = self.library.pairs_at(self.game, table.seats).never_by_two
        for _ in range(TRIES):
            tasks = drawn_tasks(self.mission, table, chance, pile, pairs)
            if self.is_winnable(tasks):
                return tasks
        raise NoDeal(saying("deals.never-met"))

    def questions(self, tasks: Sequence[Task]) -> list[bytes]:
        """What the kernel is asked about these cards, deal by deal, as the engine asks it."""
        table = self.library.games[self.game].table(self.players)
        # What depends on what is chosen later, a member, a colour or a number, is left aside; so are passed cards.
        asked = replace(self.mission, pass_cards=None)
        if asked.chosen or asked.card_choices:
            asked = replace(asked, objectives=(), chosen=(), card_choices=())
        asking, found = Asking(asked), []
        for deal in deals_to_try(table):
            if not must_redeal(tasks, deal.hands):
                (question,) = asking.questions(replace(deal, tasks=tuple(tasks)))
                found.append(question.words)
        return found

    def is_winnable(self, tasks: Sequence[Task]) -> bool:
        seats = self.library.games[self.game].table(self.players).seats
        return any(
            kernel().solve([words], [seats], BUDGET, Skill.ALL, 1)[0].outcome is SearchOutcome.SOLVABLE
            for words in self.questions(tasks)
        )
