"""Pairs of task cards: which two are incompatible, and lines of play that demonstrate the others."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from logwright.cache.revision import checksum
from logwright.content.model.task_set import TaskCard
from logwright.content.read.document import Document

Two = frozenset[str]
"""The ids of two task cards."""


@dataclass(frozen=True)
class PairProof:
    """A checked proof that two cards are incompatible: the checksum of its formula, and its length."""

    formula: str
    steps: int


@dataclass(frozen=True)
class TaskPairs:
    """What is known at one table, by the ids of the cards.

    `lines` are lines of play in shorthand; every pair that is not listed as impossible is met in one of them. `proofs`
    list the impossible pairs, and whether one member owns both, for which a proof was checked.
    """

    seats: int
    never_by_two: frozenset[Two] = frozenset()
    never_by_one: frozenset[Two] = frozenset()
    lines: tuple[str, ...] = ()
    proofs: Mapping[tuple[Two, bool], PairProof] = field(default_factory=dict)

    def is_possible(self, one: str, other: str, *, one_owner: bool) -> bool:
        """Whether both can be met in one deal, by one member or by two."""
        return frozenset({one, other}) not in self._never(one_owner)

    def never_with(self, card: str, *, one_owner: bool) -> list[str]:
        """The cards that are incompatible with this one."""
        return sorted(other for two in self._never(one_owner) if card in two for other in two - {card})

    def proof(self, one: str, other: str, *, one_owner: bool) -> PairProof | None:
        return self.proofs.get((frozenset({one, other}), one_owner))

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
            proofs=dict(_proofs(data)),
        )
        for data in document.data["tables"]
    }


def written_pairs(game: str, cards: Iterable[TaskCard], tables: Mapping[int, TaskPairs]) -> str:
    """The text of the file that stores them."""
    lines = [
        "# yaml-language-server: $schema=../../schemas/pairs.schema.json",
        "# Which two task cards can never both be met in one deal, by two members or by one, and lines of play in",
        "# which all other pairs are met. Made by `logwright pairs --make`; change the task cards, never this file.",
        "# Behind a pair stand the checksum of a formula and the steps of its refutation, made and checked by",
        "# scripts/proofs.py; `logwright prove CARD CARD` writes it again.",
        f"game: {game}",
        f"made_from: {fingerprint(cards)}",
        "tables:",
    ]
    for seats, pairs in sorted(tables.items()):
        lines.append(f"  - players: {seats}")
        for name, content in (
            ("never_by_two", sorted(_written(two, pairs.proofs.get((two, False))) for two in pairs.never_by_two)),
            ("never_by_one", sorted(_written(two, pairs.proofs.get((two, True))) for two in pairs.never_by_one)),
            ("lines", sorted(pairs.lines)),
        ):
            lines += (f"    {name}: |", *(f"      {line}" for line in content))
    return "\n".join(lines) + "\n"


def fingerprint(cards: Iterable[TaskCard]) -> str:
    """Changes whenever the objective of a card does; its difficulty does not matter."""
    asked = [{**card.document.data["tasks"][card.path[-1]], "difficulty": None} for card in cards]
    return checksum(json.dumps(asked, sort_keys=True).encode(), 8)


def _proofs(table: Mapping[str, Any]) -> Iterator[tuple[tuple[Two, bool], PairProof]]:
    for name, one_owner in (("never_by_two", False), ("never_by_one", True)):
        for line in table[name].splitlines():
            _, found, proof = line.partition(": ")
            if found:
                formula, steps = proof.split()
                yield (_two(line), one_owner), PairProof(formula, int(steps))


def _two(line: str) -> Two:
    return frozenset(line.partition(": ")[0].split(" + "))


def _written(two: Two, proof: PairProof | None) -> str:
    return " + ".join(sorted(two)) + (f": {proof.formula} {proof.steps}" if proof else "")
