"""Pairs of Deep Sea's task cards: which two can never both be met, and lines of play that show the others."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b

from logwright.content.document import Document
from logwright.content.task_set import TaskCard

Two = frozenset[str]
"""The ids of two task cards."""


@dataclass(frozen=True)
class TaskPairs:
    """What is known at one table, by the ids of the cards.

    `lines` are lines of play in shorthand; every pair that is not called impossible is met in one of them.
    """

    seats: int
    never_by_two: frozenset[Two]
    never_by_one: frozenset[Two]
    lines: tuple[str, ...]

    def is_possible(self, one: str, other: str, *, one_owner: bool) -> bool:
        """Can both be met in one deal, by one member or by two?"""
        return frozenset({one, other}) not in self._never(one_owner)

    def never_with(self, card: str, *, one_owner: bool) -> list[str]:
        """The cards that can never be met together with this one."""
        return sorted(other for two in self._never(one_owner) if card in two for other in two - {card})

    def _never(self, one_owner: bool) -> frozenset[Two]:
        return self.never_by_one if one_owner else self.never_by_two


def read_task_pairs(document: Document) -> dict[int, TaskPairs]:
    """The tables by their seats."""
    return {
        data["players"]: TaskPairs(
            seats=data["players"],
            never_by_two=frozenset(map(_two, data["never_by_two"].splitlines())),
            never_by_one=frozenset(map(_two, data["never_by_one"].splitlines())),
            lines=tuple(data["lines"].splitlines()),
        )
        for data in document.data["tables"]
    }


def written_pairs(cards: Iterable[TaskCard], tables: Mapping[int, TaskPairs]) -> str:
    """The file that keeps them."""
    lines = [
        "# yaml-language-server: $schema=../../schemas/pairs.schema.json",
        "# Which two task cards can never both be met in one deal, by two members or by one, and lines of play in",
        "# which all other pairs are met. Made by `logwright pairs --make`; change the task cards, never this file.",
        "game: deep-sea",
        f"made_from: {fingerprint(cards)}",
        "tables:",
    ]
    for seats, pairs in sorted(tables.items()):
        lines.append(f"  - players: {seats}")
        for field, content in (
            ("never_by_two", sorted(map(_written, pairs.never_by_two))),
            ("never_by_one", sorted(map(_written, pairs.never_by_one))),
            ("lines", sorted(pairs.lines)),
        ):
            lines += (f"    {field}: |", *(f"      {line}" for line in content))
    return "\n".join(lines) + "\n"


def fingerprint(cards: Iterable[TaskCard]) -> str:
    """Changes whenever a card asks for something else; how difficult it is does not matter."""
    asked = [{**card.document.data["tasks"][card.path[-1]], "difficulty": None} for card in cards]
    return blake2b(json.dumps(asked, sort_keys=True).encode(), digest_size=8).hexdigest()


def _two(line: str) -> Two:
    return frozenset(line.split(" + "))


def _written(two: Two) -> str:
    return " + ".join(sorted(two))
