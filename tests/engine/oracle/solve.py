"""Tries every choice of the crew and every line of play, and judges each line at its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from logwright.engine.cards.trick import Trick
from tests.engine.oracle.choices import HandOver, Owners, Tokens, Ways
from tests.engine.oracle.objective import fate
from tests.engine.oracle.position import Position, read
from tests.engine.oracle.seen import Seen
from tests.engine.oracle.table import Passed, Passing, after_passing, every_line, every_passed, every_passing
from tests.engine.oracle.tokens import in_order

Told = dict[str, Any]
Picked = tuple[tuple[str, str | int], ...]
"""The colour and the number that were chosen."""


@dataclass(frozen=True)
class Choice:
    """Everything the crew settles before the first trick."""

    owners: Owners = ()
    tokens: Tokens = ()
    chosen: tuple[tuple[str, int], ...] = ()
    noted: tuple[tuple[int, int], ...] = ()
    hand_over: HandOver | None = None
    passing: Passing | None = None
    passed: Passed | None = None
    picked: Picked = ()


def solve(told: Told, *, distress: bool = False) -> tuple[Choice, tuple[Trick, ...]] | None:
    """A choice and a line that win, or None if none does."""
    for picked, settled in every_pick(told):
        found = _solve(read(settled), distress)
        if found:
            return replace(found[0], picked=picked), found[1]
    return None


def every_pick(told: Told) -> Iterator[tuple[Picked, Told]]:
    """The position for every colour and number that may be chosen: all that speaks of them now names the cards."""
    colours = ("blue", "green", "pink", "yellow") if "chosen_colour" in told else (None,)
    limits = told.get("chosen_number")
    numbers = range(limits.get("least", 1), limits.get("most", 9) + 1) if limits else (None,)
    for colour, number in product(colours, numbers):
        named = {"colour": colour, "number": number}
        text = json.dumps([told.get("tasks", []), told.get("objectives", [])])
        for what, value in named.items():
            text = text.replace(f"chosen-{what}", str(value))
        tasks, objectives = json.loads(text)
        picked = tuple((what, value) for what, value in named.items() if value is not None)
        yield picked, told | {"tasks": tasks, "objectives": objectives}


def _solve(position: Position, distress: bool) -> tuple[Choice, tuple[Trick, ...]] | None:
    ways = Ways(position)
    for passed, table in every_passed(position):
        for passing in [None, *(every_passing(table) if distress else ())]:
            for tricks in every_line(position, after_passing(table, passing)):
                choice = next(winning_choices(position, ways, tricks), None)
                if choice is not None:
                    return replace(choice, passing=passing, passed=passed), tricks
    return None


def winning_choices(position: Position, ways: Ways, tricks: tuple[Trick, ...]) -> Iterator[Choice]:
    """The choices with which this line, played to its end, wins."""
    for chosen, noted in product(ways.casts, _every_note(position, tricks)):
        judged = Judge(position, tricks, chosen, noted)
        for (owners, over), tokens in product(ways.sharings, ways.layouts):
            if judged.wins(owners, tokens):
                yield Choice(owners, tokens, tuple(chosen.items()), tuple(noted.items()), over)


def _every_note(position: Position, tricks: tuple[Trick, ...]) -> Iterator[dict[int, int]]:
    """What members may predict. Without tokens only whether it comes true matters: a right number and a wrong one."""
    if not any("predict" in json.dumps(said) for said in (position.tasks, position.objectives)):
        yield {}
        return
    options = []
    for seat in range(position.seats):
        won = sum(trick.winner == seat for trick in tricks)
        few = (won, (won + 1) % (position.total + 1))
        options.append(range(position.total + 1) if any("token" in task for task in position.tasks) else few)
    for numbers in product(*options):
        yield dict(enumerate(numbers))


class Judge:
    """One line of play with these members chosen and these numbers noted."""

    def __init__(
        self, position: Position, tricks: tuple[Trick, ...], chosen: dict[str, int], noted: dict[int, int]
    ) -> None:
        self.position = position
        self.seen = Seen(
            tuple(map(frozenset, position.hands)), position.total, position.commander, tricks, None, chosen, noted
        )
        self._met: dict[tuple[int, int], bool] = {}
        self._since: dict[tuple[int, int], int | None] = {}
        self._rules: dict[tuple[tuple[str, int | None], ...], bool] = {}
        self._asked = [sorted(_tokens_in(position.objective(task))) for task in range(len(position.tasks))]

    def wins(self, owners: Owners, tokens: Tokens) -> bool:
        if not any(tokens):
            return all(self._is_met(task, owner) for task, owner in enumerate(owners)) and self._rules_hold({})
        since: list[int | None] = []
        for task, owner in enumerate(owners):
            since.append(self.since(task, owner, owners, tokens))
            if since[-1] is None:
                return False
        done = {token: since[task] for task, token in enumerate(tokens) if token}
        return in_order(tokens, since) and self._rules_hold(done)

    def since(self, task: int, owner: int, owners: Owners, tokens: Tokens) -> int | None:
        """The trick in which the task is fulfilled: from then on it is met and can fail no more."""
        if not self._asked[task]:
            if (task, owner) not in self._since:
                self._since[task, owner] = self._first_sure(task, replace(self.seen, owner=owner))
            return self._since[task, owner]
        done = {}
        for token in self._asked[task]:
            if token in tokens and task not in self._asks(tokens.index(token), tokens):
                other = tokens.index(token)
                done[token] = self.since(other, owners[other], owners, tokens)
        return self._first_sure(task, replace(self.seen, owner=owner, done=done))

    def _asks(self, task: int, tokens: Tokens) -> set[int]:
        """The task, and all tasks that it asks about, those again ask about, and so on."""
        found: set[int] = set()
        ahead = [task]
        while ahead:
            here = ahead.pop()
            if here not in found:
                found.add(here)
                ahead += [tokens.index(token) for token in self._asked[here] if token in tokens]
        return found

    def _first_sure(self, task: int, seen: Seen) -> int | None:
        objective = self.position.objective(task)
        sure = (True, False)
        moments = range(len(seen.tricks) + 1)
        if fate(objective, "owner", seen) != sure:
            return None
        return next(count for count in moments if fate(objective, "owner", seen.until(count)) == sure)

    def _is_met(self, task: int, owner: int) -> bool:
        if (task, owner) not in self._met:
            seen = replace(self.seen, owner=owner)
            self._met[task, owner] = fate(self.position.objective(task), "owner", seen)[0]
        return self._met[task, owner]

    def _rules_hold(self, done: dict[str, int | None]) -> bool:
        known = tuple(sorted(done.items()))
        if known not in self._rules:
            seen = replace(self.seen, done=done)
            self._rules[known] = all(fate(rule, "crew", seen)[0] for rule in self.position.objectives)
        return self._rules[known]


def _tokens_in(said: Any) -> set[str]:
    """The tokens an objective asks about."""
    if isinstance(said, dict):
        inner = set[str]().union(*map(_tokens_in, said.values()))
        several = {token for name in ("tasks_together", "tasks_in_a_row") for token in said.get(name, ())}
        return inner | several | ({said["task_in"]["token"]} if "task_in" in said else set())
    return set[str]().union(*map(_tokens_in, said)) if isinstance(said, list) else set()
