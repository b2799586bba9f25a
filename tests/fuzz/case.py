"""One case of a subject: what was tried, what was seen, and what must not be.

A subject is a module here with `SECONDS`, the processor time that none of its cases may take, and a function
`attempt(number, case)`. The number draws everything, so that a case can be tried again.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol, cast

SUBJECTS = (
    "missions",
    "files",
    "links",
    "stores",
    "certificates",
    "deals",
    "positions",
    "crews",
    "races",
    "worker_cuts",
)


@dataclass
class Case:
    """`shown` are the files that show it again; a subject puts them here before it tries them."""

    seen: Counter[str] = field(default_factory=Counter)
    said: list[str] = field(default_factory=list)
    shown: dict[str, bytes] = field(default_factory=dict)

    def expect(self, holds: bool, otherwise: str) -> None:
        """Notes a finding unless something holds."""
        if not holds:
            self.said.append(otherwise)


class Subject(Protocol):
    """A module of this folder."""

    SECONDS: float

    def attempt(self, number: int, case: Case) -> None: ...


def subject(name: str) -> Subject:
    return cast(Subject, import_module(f"tests.fuzz.{name}"))


def tried(asked: Subject, number: int) -> Case:
    """The case of this number. An exception is a finding, and so is one that takes too long."""
    case, start = Case(), time.process_time()
    try:
        asked.attempt(number, case)
    except Exception:
        case.said.append(traceback.format_exc())
    taken = time.process_time() - start
    case.expect(taken <= asked.SECONDS, f"took {taken:.1f} s, and {asked.SECONDS} s are allowed")
    return case
