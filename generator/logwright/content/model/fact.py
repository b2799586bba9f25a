"""The facts of a checklist: a game's rules, one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.content.read.document import Document


@dataclass(frozen=True)
class WorkedExample:
    """A claim that the engine can check: its kind, and cases of that kind."""

    kind: str
    cases: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True)
class Fact:
    """One atomic rule, such as p9-047. `forbids` names the refusals of the engine that it is the reason for, `decides`
    what wins a trick by it."""

    id: str
    says: str
    rulings: tuple[str, ...]
    example: WorkedExample | None
    forbids: tuple[str, ...] = ()
    decides: tuple[str, ...] = ()


def read_facts(document: Document) -> dict[str, Fact]:
    """The facts of a checklist that its schema accepts, by id."""
    return {
        entry["id"]: Fact(
            entry["id"],
            entry["fact"],
            tuple(entry.get("rulings", ())),
            read_example(entry["example"]) if "example" in entry else None,
            tuple(entry.get("forbids", ())),
            tuple(entry.get("decides", ())),
        )
        for entry in document.data["facts"]
    }


def read_example(data: Mapping[str, Any]) -> WorkedExample:
    return WorkedExample(data["kind"], tuple(data["cases"]))
