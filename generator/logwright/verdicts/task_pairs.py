"""Works out every pair of task cards, and shows how two of them are met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from logwright.content.task_pairs import TaskPairs, Two
from logwright.engine.card import Card
from logwright.engine.certificate import Certificate
from logwright.engine.deal import Deal, Seat
from logwright.engine.dealing import must_redeal
from logwright.engine.line import Line
from logwright.engine.meaning import Status, status
from logwright.engine.mission import Task
from logwright.engine.objectives.core import Prediction
from logwright.engine.objectives.walk import inside
from logwright.engine.resolve import Cast, condition
from logwright.engine.second_opinion.pairs import Pair, Pairs, Witness
from logwright.engine.shorthand import read_line, write_line
from logwright.engine.table import Table
from logwright.engine.trick import Trick


class Undecided(Exception):
    """A pair that was given up: neither met nor proved to be impossible."""


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
    """A few witnesses that show all pairs: always the one next that shows most of what is left."""
    left = {witness: {pair for pair in pairs if witness.owners(pair)} for witness in witnesses}
    chosen = []
    while any(left.values()):
        best = max(left, key=lambda witness: len(left[witness]))
        shown = left.pop(best)
        chosen.append(best)
        left = {witness: rest - shown for witness, rest in left.items()}
    return chosen


class ShownLine:
    """A kept line of play, judged by the referee's understanding of every task."""

    def __init__(self, text: str, table: Table) -> None:
        self.deal, self.tricks = read_line(text, table)
        # Whoever has to predict a number of tricks notes the one that comes true.
        won = Counter(trick.winner for trick in self.tricks)
        self.predictions = tuple((seat, won[seat]) for seat in range(table.seats))
        self.line = Line(
            table.seats, table.tricks, self.tricks, _unplayed(self.deal, self.tricks), dict(self.predictions)
        )

    def met_by(self, task: Task) -> list[Seat]:
        """Who may own the task here and meets it."""
        if must_redeal([task], self.deal.hands):
            return []
        barred = None if task.commander_may_own else self.deal.commander
        return [
            seat
            for seat in range(self.deal.seats)
            if seat != barred and status(condition(task.objective, Cast(self.deal, seat)), self.line) is Status.MET
        ]

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


def _unplayed(deal: Deal, tricks: Iterable[Trick]) -> frozenset[Card]:
    played = {card for trick in tricks for card in trick.cards}
    return frozenset(card for hand in deal.hands for card in hand if card not in played)
