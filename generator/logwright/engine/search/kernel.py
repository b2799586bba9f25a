"""The search kernel: a WebAssembly module with memory of fixed size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum, IntFlag
from functools import cache
from importlib import resources
from struct import Struct
from typing import NamedTuple

from logwright.engine.machines.machine import Machine, machine_for
from logwright.engine.search.answer import Found
from logwright.engine.search.room import MAX_SEATS, MAX_SLOTS, MAX_TRICKS, UNNAMED, KernelFull, check_room

MAX_BUDGET = (1 << 31) - 1
WORD = 4
"""Bytes per number in a request."""


class KernelFault(Exception):
    """The kernel failed or rejected a request: a bug of ours."""


class Skill(IntFlag):
    """Techniques the kernel may use. Without any it searches depth-first, keeps the rules and stops at a failure."""

    REMEMBER = 1
    RESTART = 2
    LOOK_AHEAD = 4
    MERGE = 8
    LEARN = 16
    ALL = 31


class SearchOutcome(IntEnum):
    TOO_LARGE = 0
    SOLVABLE = 1
    UNSOLVABLE = 2
    UNDECIDED = 3
    NO_QUESTION = 4


class Trouble(IntEnum):
    """What the kernel may find wrong with a request."""

    NONE = 0
    TOO_MUCH = 1
    SENSELESS = 2


_OUTCOMES = tuple(SearchOutcome)
_HEAD = Struct("<Q4B")
"""Header of an answer: the steps, the outcome, the token plan, the number of tricks and slots."""


class Reply(NamedTuple):
    """The kernel's answer to one question."""

    outcome: SearchOutcome
    steps: int
    found: Found | None


class RaceResult(NamedTuple):
    """How a candidate did in a race: its value, how much it is behind the best, the worlds it was evaluated in, and the
    steps that took."""

    value: float
    behind: float
    worlds: int
    steps: int


_STANDING = Struct("<2d2I")


class Kernel:
    """The kernel at work. It is not shared between threads.

    Request sizes are checked before anything is written. After any failure its memory is discarded, so that the next
    call starts fresh; `begun` counts how often that happened.
    """

    def __init__(self, start: Callable[[], Machine]) -> None:
        self._start = start
        self.begun = 0
        self._begin()

    def _begin(self) -> None:
        self._machine = machine = self._start()
        self.begun += 1
        self._request = machine.call("question_area")
        self._answers = machine.call("answer_area")
        self._answer_size = machine.call("answer_size")
        self._worlds = machine.call("world_area")
        self._chances = machine.call("chance_area")
        self._standings = machine.call("standing_area")
        self.room = WORD * machine.call("question_words")
        self.most_questions = machine.call("max_answers")
        self.world_size = machine.call("world_size")
        self.most_worlds = machine.call("max_worlds")
        self.most_chances = machine.call("max_chances")

    def solve(
        self, questions: Sequence[bytes], seats: Sequence[int], budget: int, skills: Skill, seed: int
    ) -> list[Reply]:
        """The kernel's replies to questions that fit in its memory."""
        count = len(questions)
        check_room("questions at a time", count, self.most_questions)
        answered = self._ask("solve", b"".join(questions), count, min(budget, MAX_BUDGET), int(skills), seed)
        if answered != count:
            raise self._failed(f"it answered {answered} of {count} questions")
        size = self._answer_size
        raw = self._machine.read(self._answers, size * count)
        return [self._reply(raw, size * index, each) for index, each in enumerate(seats)]

    def draw_worlds(self, known: bytes, seed: int) -> int:
        """Draw worlds from what is known; returns how many were drawn."""
        drawn = self._ask("draw_worlds", known, _signed(seed), _signed(seed >> 32))
        self._check(Trouble(max(0, -drawn)))
        return drawn

    def worlds(self, count: int) -> bytes:
        """The first of the worlds that were drawn or put."""
        return self._machine.read(self._worlds, self.world_size * count)

    def put_worlds(self, worlds: Sequence[bytes]) -> None:
        check_room("worlds at a time", len(worlds), self.most_worlds)
        self._machine.write(self._worlds, b"".join(world.ljust(self.world_size, b"\0") for world in worlds))

    def weigh(self, task: bytes, chances: int, budget: int, skills: Skill, seed: int) -> bytes:
        """The kernel's result for every world and candidate, in four bytes each."""
        check_room("worlds and candidates at a time", chances, self.most_chances)
        self._check(Trouble(self._ask("weigh", task, min(budget, MAX_BUDGET), int(skills), _signed(seed))))
        return self._machine.read(self._chances, WORD * chances)

    def race(self, request: bytes, candidates: int, budget: int, skills: Skill, seed: int) -> list[RaceResult]:
        """Draw worlds and compare the candidates in as many of them as it takes."""
        limits = min(budget, MAX_BUDGET), int(skills)
        self._check(Trouble(self._ask("race", request, *limits, _signed(seed), _signed(seed >> 32))))
        raw = self._machine.read(self._standings, _STANDING.size * candidates)
        return [RaceResult(*row) for row in _STANDING.iter_unpack(raw)]

    def _ask(self, function: str, request: bytes, *values: int) -> int:
        check_room("bytes at a time", len(request), self.room)
        try:
            self._machine.write(self._request, request)
            return self._machine.call(function, len(request) // WORD, *values)
        except Exception as error:
            raise self._failed(str(error)) from error
        except BaseException:
            self._begin()
            raise

    def _check(self, trouble: Trouble) -> None:
        if trouble is Trouble.TOO_MUCH:
            self._begin()
            raise KernelFull(UNNAMED)
        if trouble is Trouble.SENSELESS:
            raise self._failed("it was asked what makes no sense")

    def _failed(self, why: str) -> KernelFault:
        self._begin()
        return KernelFault(f"the search kernel failed: {why}")

    def _reply(self, raw: bytes, start: int, seats: int) -> Reply:
        steps, number, token_plan, tricks, slots = _HEAD.unpack_from(raw, start)
        outcome = _OUTCOMES[number]
        if outcome is SearchOutcome.NO_QUESTION:
            raise self._failed("a question makes no sense")
        if outcome is not SearchOutcome.SOLVABLE:
            return Reply(outcome, steps, None)
        first_owner = start + _HEAD.size
        first_winner = first_owner + MAX_SLOTS
        first_card = first_winner + MAX_TRICKS
        end = first_card + MAX_SEATS * tricks
        owners, winners = raw[first_owner : first_owner + slots], raw[first_winner : first_winner + tricks]
        turns = [raw[first_card + turn : end : MAX_SEATS] for turn in range(seats)]
        return Reply(SearchOutcome.SOLVABLE, steps, Found(owners, token_plan, turns, winners))


def batches(questions: Sequence[bytes], room: int, most: int | None = None) -> Iterator[Sequence[bytes]]:
    """Batches of as many questions as fit."""
    first = used = 0
    for index, question in enumerate(questions):
        check_room("bytes at a time", len(question), room)
        if used + len(question) > room or index - first == most:
            yield questions[first:index]
            first, used = index, 0
        used += len(question)
    if first < len(questions):
        yield questions[first:]


def _signed(number: int) -> int:
    """The lower half of a number as a signed 32-bit argument."""
    low = number & 0xFFFFFFFF
    return low - (1 << 32) if low >> 31 else low


@cache
def kernel() -> Kernel:
    """The shared kernel of this process."""
    module = resources.files("logwright.engine.kernel").joinpath("kernel.wasm").read_bytes()
    return Kernel(lambda: machine_for(module))
