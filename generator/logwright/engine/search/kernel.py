"""The search kernel: a WebAssembly module with memory of fixed size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from functools import cache
from importlib import resources

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


@dataclass(frozen=True)
class Reply:
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
        return [_reply(raw[size * index : size * (index + 1)], count) for index, count in enumerate(seats)]


def _reply(raw: bytes, seats: int) -> Reply:
    steps = int.from_bytes(raw[:8], "little")
    outcome, token_plan, tricks, slots = Outcome(raw[8]), raw[9], raw[10], raw[11]
    if outcome is not Outcome.SOLVABLE:
        return Reply(outcome, steps, None)
    owners = raw[12 : 12 + slots]
    winners = raw[12 + MAX_SLOTS : 12 + MAX_SLOTS + tricks]
    cards = raw[12 + MAX_SLOTS + MAX_TRICKS :]
    played = [cards[MAX_SEATS * trick : MAX_SEATS * trick + seats] for trick in range(tricks)]
    return Reply(outcome, steps, Found(owners, token_plan, played, winners))


@cache
def kernel() -> Kernel:
    """The kernel that comes with the package."""
    module = resources.files("logwright.engine.kernel").joinpath("kernel.wasm")
    return Kernel(machine_for(module.read_bytes()))
