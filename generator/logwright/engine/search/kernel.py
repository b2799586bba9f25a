"""The search kernel: a WebAssembly module with memory of fixed size."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, IntFlag
from functools import cache
from importlib import resources
from struct import Struct
from typing import NamedTuple

from logwright.engine.search.answer import Found
from logwright.engine.search.machine import Machine, machine_for

MAX_SLOTS = 48
MAX_SEATS = 5
MAX_TRICKS = 20
MAX_BUDGET = (1 << 31) - 1


class Skill(IntFlag):
    """What the kernel may use. Without any it plays depth-first, keeps to the rules and sees a failure at once."""

    REMEMBER = 1
    RESTART = 2
    LOOK_AHEAD = 4
    MERGE = 8
    LEARN = 16
    ALL = 31


class Outcome(IntEnum):
    TOO_LARGE = 0
    SOLVABLE = 1
    UNSOLVABLE = 2
    UNDECIDED = 3


_OUTCOMES = tuple(Outcome)
_HEAD = Struct("<Q4B")
"""How an answer begins: the steps, the outcome, the token plan, how many tricks and slots there are."""


class Reply(NamedTuple):
    """What the kernel wrote about one question."""

    outcome: Outcome
    steps: int
    found: Found | None


class Kernel:
    """One instance of the kernel. It is not shared between threads."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.request = machine.call("question_area")
        self._answers = machine.call("answer_area")
        self._answer_size = machine.call("answer_size")
        self.room = 4 * machine.call("question_words")
        self.most_questions = machine.call("max_answers")

    def solve(
        self, questions: Sequence[bytes], seats: Sequence[int], budget: int, skills: Skill, seed: int
    ) -> list[Reply]:
        """The kernel's replies to questions that fit in its room."""
        self.machine.write(self.request, b"".join(questions))
        self.machine.call("solve", len(questions), min(budget, MAX_BUDGET), int(skills), seed)
        size = self._answer_size
        raw = self.machine.read(self._answers, size * len(questions))
        return [_reply(raw, size * index, count) for index, count in enumerate(seats)]


def _reply(raw: bytes, start: int, seats: int) -> Reply:
    steps, outcome, token_plan, tricks, slots = _HEAD.unpack_from(raw, start)
    if outcome != Outcome.SOLVABLE:
        return Reply(_OUTCOMES[outcome], steps, None)
    first_owner = start + _HEAD.size
    first_winner = first_owner + MAX_SLOTS
    first_card = first_winner + MAX_TRICKS
    end = first_card + MAX_SEATS * tricks
    owners, winners = raw[first_owner : first_owner + slots], raw[first_winner : first_winner + tricks]
    turns = [raw[first_card + turn : end : MAX_SEATS] for turn in range(seats)]
    return Reply(Outcome.SOLVABLE, steps, Found(owners, token_plan, turns, winners))


@cache
def kernel() -> Kernel:
    """The kernel that comes with the package."""
    module = resources.files("logwright.engine.kernel").joinpath("kernel.wasm")
    return Kernel(machine_for(module.read_bytes()))
