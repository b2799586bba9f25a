"""Decides every pair of task cards, and shows how both are met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from logwright.content.model.task_pairs import TaskPairs, Two
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.dealing import must_redeal
from logwright.engine.cards.shorthand import read_line, write_line
from logwright.engine.cards.table import Table
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.core import Prediction
from logwright.engine.objectives.walk import inside
from logwright.engine.referee import RefereeScene, Sheet, Status, judge
from logwright.engine.second_opinion.pairs import Pair, Pairs, Witness


class Undecided(Exception):
    """A pair that was given up: neither met nor proved impossible."""


def work_out(pile: Sequence[Task], table: Table, on_pair: Callable[[str], None] = lambda _: None) -> TaskPairs:
    """Every pair of a pile at one table, by the second opinion."""
    pairs = Pairs(pile, table)
    met: list[Pair] = []
    never: dict[bool, set[Two]] = {False: set(), True: set()}
    for answer in pairs.answers():
        pair = answer.pair
        one, other = pile[pair.one].id, pile[pair.other].id
        if answer.possible is None:
            raise Undecided(f"{one} + {other} with {table.seats} players")
        if answer.possible:
            met.append(pair)
        else:
            never[pair.one_owner].add(frozenset({one, other}))
        on_pair(f"{one} + {other} with {table.seats} players")
    shown = _fewest(pairs.witnesses, met)
    lines = tuple(write_line(witness.deal, witness.tricks) for witness in shown)
    return TaskPairs(table.seats, frozenset(never[False]), frozenset(never[True]), lines)


def _fewest(witnesses: Iterable[Witness], pairs: Iterable[Pair]) -> list[Witness]:
    """A small set of witnesses that covers all pairs, chosen greedily."""
    left = {witness: {pair for pair in pairs if witness.owners(pair)} for witness in witnesses}
    chosen = []
    while any(left.values()):
        best = max(left, key=lambda witness: len(left[witness]))
        shown = left.pop(best)
        chosen.append(best)
        left = {witness: rest - shown for witness, rest in left.items()}
    return chosen


class ShownLine:
    """A stored line of play, judged by the referee for every task."""

    def __init__(self, text: str, table: Table) -> None:
        self.deal, self.tricks = read_line(text, table)
        # A member who has to predict a number of tricks notes the one that comes true.
        won = Counter(trick.winner for trick in self.tricks)
        self.predictions = tuple((seat, won[seat]) for seat in range(table.seats))
        self.sheet = Sheet(table, self.tricks)

    def met_by(self, task: Task) -> list[Seat]:
        """The seats that may own the task here and meet it."""
        if must_redeal([task], self.deal.hands):
            return []
        barred = None if task.commander_may_own else self.deal.commander
        return [
            seat
            for seat in range(self.deal.seats)
            if seat != barred and judge(task.objective, self._scene(seat)) is Status.MET
        ]

    def _scene(self, owner: Seat) -> RefereeScene:
        return RefereeScene(self.deal, self.sheet, {}, dict(self.predictions), owner)

    def owners(self, one: Task, other: Task, one_owner: bool) -> tuple[Seat, Seat] | None:
        others = self.met_by(other)
        return next(((p, q) for p in self.met_by(one) for q in others if (p == q) is one_owner), None)

    def position(self, tasks: tuple[Task, Task], owners: tuple[Seat, Seat]) -> tuple[Deal, Certificate]:
        asked = {owner for task, owner in zip(tasks, owners, strict=True) if _asks_to_predict(task)}
        predictions = tuple((seat, number) for seat, number in self.predictions if seat in asked)
        deal = replace(self.deal, tasks=tasks, owners=owners)
        return deal, Certificate(owners, self.tricks, predictions=predictions)


def show(pairs: TaskPairs, table: Table, one: Task, other: Task, *, one_owner: bool) -> tuple[Deal, Certificate] | None:
    """The two tasks on the table with their owners, and how both are met; None if they never are."""
    if not pairs.is_possible(one.id, other.id, one_owner=one_owner):
        return None
    for text in pairs.lines:
        line = ShownLine(text, table)
        if owners := line.owners(one, other, one_owner):
            return line.position((one, other), owners)
    return None


def _asks_to_predict(task: Task) -> bool:
    return any(inside(task.objective.core(), Prediction))
