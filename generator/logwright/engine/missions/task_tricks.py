"""Objectives that ask in which trick a task is fulfilled: tasks that wait for other tasks.

Such an objective is never met if no task bears the token it names, nor if it leads back to its own task: a task that
waits for itself can never be fulfilled. The remaining tasks can be put in an order in which all can be judged.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from logwright.engine.missions.mission import Token
from logwright.engine.missions.resolved import AllMet, AnyMet, Condition, Negated, TaskDone

NEVER: Final = AnyMet(())


def tokens_named(condition: Condition) -> Iterator[str]:
    """The tokens of the tasks that a condition asks about."""
    match condition:
        case TaskDone(token):
            yield token
        case AllMet(parts) | AnyMet(parts):
            for part in parts:
                yield from tokens_named(part)
        case Negated(part):
            yield from tokens_named(part)


def answerable(condition: Condition, tokens: Collection[str]) -> Condition:
    """The condition, with every question about a task that bears none of these tokens replaced by NEVER."""
    match condition:
        case TaskDone(token) if token not in tokens:
            return NEVER
        case AllMet(parts):
            return AllMet(tuple([answerable(part, tokens) for part in parts]))
        case AnyMet(parts):
            return AnyMet(tuple([answerable(part, tokens) for part in parts]))
        case Negated(part):
            return Negated(answerable(part, tokens))
    return condition


class Waiting:
    """Which tasks wait for which, for one placement of the tokens. `named` has the tokens each task asks about."""

    def __init__(self, named: Sequence[Collection[str]], tokens: Sequence[Token | None]) -> None:
        self.bearers = {token.value: task for task, token in enumerate(tokens) if token}
        self._named = named
        self._ahead = [self._reached(task) for task in range(len(named))]

    def answers_to(self, task: int) -> frozenset[str]:
        """The tokens this task may ask about: they lie on the table and do not lead back to it."""
        return frozenset(token for token, other in self.bearers.items() if task not in self._ahead[other] | {other})

    def order(self) -> list[int]:
        """All tasks, each after those it waits for."""
        return sorted(range(len(self._named)), key=lambda task: len(self._ahead[task] - self._circle(task)))

    def _circle(self, task: int) -> set[int]:
        """The tasks in a cycle with this one: they wait for each other and do not count."""
        return {other for other in self._ahead[task] if task in self._ahead[other]}

    def _reached(self, task: int) -> set[int]:
        """Every task it waits for, directly or indirectly."""
        reached: set[int] = set()
        left = [task]
        while left:
            for token in self._named[left.pop()]:
                other = self.bearers.get(token)
                if other is not None and other not in reached:
                    reached.add(other)
                    left.append(other)
        return reached
