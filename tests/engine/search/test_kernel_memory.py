"""Nothing that is asked makes the kernel read or write beyond its tables, and nothing it fails at stays behind.

The kernel is compiled once more, with a check at every step that stops it.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path

import pytest

from logwright.engine.cards.card import Suit, SuitCards, Suits
from logwright.engine.machines.machine import Machine, machine_for
from logwright.engine.search import Position, room, solve
from logwright.engine.search.cardset import numbering
from logwright.engine.search.kernel import Kernel, KernelFault, SearchOutcome, Skill, kernel
from logwright.engine.search.known import HandEvidence, HolderLimit, Known, Promise, Reading, Talk, TaskPick
from logwright.engine.search.room import KernelFull
from logwright.engine.search.words import NO_CARD, NOBODY, halves, to_bytes
from logwright.engine.search.worlds import Candidate, Program, Weighing, World
from tests.engine.crew_suits import NUMBERS, card_set
from tests.engine.notation import cards
from tests.engine.search.native.requests import Asked, Request, damaged, played, searched
from tests.engine.search.oracle_verdicts import kept_position
from tests.words import raises_saying

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "generator/logwright/engine/kernel"
COMMITTED = resources.files("logwright.engine.kernel").joinpath("kernel.wasm").read_bytes()
LARGE = numbering(Suits(tuple(SuitCards(Suit(name), 9) for name in "abcdef"), "trump", 6))
DAMAGED = 4000
BUDGET = 2000


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Machine]:
    built = tmp_path_factory.mktemp("kernel") / "checked.wasm"
    subprocess.run([ROOT / "scripts/kernel.sh", built], env={**os.environ, "CHECKED": "yes"}, check=True)
    module = built.read_bytes()
    assert len(module) > len(COMMITTED), "the checks take room"
    return lambda: machine_for(module)


@pytest.fixture(scope="module")
def requests(checked: Callable[[], Machine]) -> list[Request]:
    """What is asked about positions of the oracle, and by members of a crew."""
    asked = played(checked, ("planet-nine/12", "planet-nine/46"))
    return [*searched(range(0, 20_000, 100), checked), *asked[:: max(1, len(asked) // 100)]]


@pytest.mark.parametrize("skills", [Skill.ALL, Skill.LEARN], ids=["all", "clauses"])
def test_the_checks_find_nothing_and_change_nothing(checked: Callable[[], Machine], skills: Skill) -> None:
    positions = [Position(*kept_position(number)) for number in range(0, 20_000, 50)]
    watched = solve(positions, machine=Kernel(checked), skills=skills, budget=20_000)
    plain = solve(positions, skills=skills, budget=20_000)
    assert watched == plain


def ask(machine: Kernel, request: Request) -> int:
    """Put a request to the kernel as it is."""
    if request.world_count:
        machine._machine.write(machine._worlds, request.worlds)
    values = {
        Asked.SOLVE: (1, BUDGET, Skill.ALL.value, 1),
        Asked.DRAW_WORLDS: (1, 2),
        Asked.WEIGH: (100, (Skill.ALL & ~Skill.LEARN).value, 1),
        Asked.RACE: (100, (Skill.ALL & ~Skill.LEARN).value, 1, 2),
    }[request.asked]
    return machine._ask(request.asked.name.lower(), request.words, *values)


def test_whatever_is_damaged_stays_without_consequences(
    checked: Callable[[], Machine], requests: list[Request]
) -> None:
    """A request that makes no sense is refused; one that happens to make sense is answered."""
    chance, machine = random.Random(5), Kernel(checked)
    for _ in range(DAMAGED):
        request = chance.choice(requests)
        for _ in range(chance.choice((1, 1, 1, 3))):
            request = damaged(request, chance)
        ask(machine, request)
    assert machine.begun == 1


def test_the_tables_are_as_large_as_they_are_said_to_be() -> None:
    sizes = {name: int(size) for name, size in re.findall(r"(MAX_\w+) = (\d+)", (SOURCE / "question.h").read_text())}
    said = {name: size for name, size in vars(room).items() if name.startswith("MAX_")}
    assert said.pop("MAX_BYTES") == kernel().room
    assert said.items() <= sizes.items()


HANDS = ("pink 9, blue 1", "pink 2, blue 2", "pink 3, blue 3")
EVERYTHING = (1 << 40) - 1
PATTERN = [0xFFFFF, 7, *halves(EVERYTHING) * 4, 0, 0, 0, 0, 0, *(0, 255) * 3]


def question(
    *,
    patterns: int = 1,
    holdings: int = 0,
    tallies: int = 1,
    conditions: Sequence[Sequence[int]] = ((1, 0, 0xFFFF, 1, 1000, 0, 0),),
    objectives: int = 1,
    roles: int = 0,
    ways: int = 1,
    forced: int = 0,
    token_plans: int = 1,
) -> bytes:
    """A question with so many rows in the tables: somebody has to win a trick."""
    words = [*NUMBERS.words, 3, 2, 0, *(half for hand in HANDS for half in halves(card_set(cards(hand)))), NOBODY, 0, 0]
    words += [patterns, *PATTERN, holdings, *[*halves(EVERYTHING), 0, 255, 0] * holdings]
    words += [*PATTERN, 0] * (patterns - 1)
    words += [tallies, *[7, 0, 0, 0, 0] * tallies]
    words += [len(conditions), *(number for row in conditions for number in row)]
    last = len(conditions) - 1
    words += [objectives, *[last, last] * objectives]
    words += [1 + roles, 0, 0, 7, *[NO_CARD, 1, 7, *(last, last) * 3] * roles, 0, 0]
    words += [ways, *[*(0, 1) * 3, forced, *(0, 7) * forced] * ways]
    words += [token_plans, *[*(NOBODY,) * 5, 0, 0] * token_plans]
    return to_bytes([len(words) + 1, *(word & 0xFFFFFFFF for word in words)])


TRICK_WON = (1, 0, 0xFFFF, 1, 1000, 0, 0)


def nested(depth: int) -> list[tuple[int, ...]]:
    """A condition that stands within so many others."""
    return [TRICK_WON, *((8, 0xFFFF, 0xFFFF, 0, 0, 0, 1, part) for part in range(depth))]


def with_parts(parts: int) -> list[tuple[int, ...]]:
    return [TRICK_WON, (8, 0xFFFF, 0xFFFF, 0, 0, 0, parts, *(0,) * parts)]


def sequence(steps: int) -> list[tuple[int, ...]]:
    return [(5, 0xFFFF, 0xFFFF, 0, 0, 0, steps, *(0,) * steps)]


FULL = {
    "patterns": lambda more: question(patterns=room.MAX_PATTERNS + more),
    "holdings": lambda more: question(holdings=room.MAX_HOLDINGS + more),
    "tallies": lambda more: question(tallies=room.MAX_TALLIES + more),
    "conditions": lambda more: question(conditions=[TRICK_WON] * (room.MAX_CONDITIONS + more)),
    "parts": lambda more: question(conditions=with_parts(room.MAX_PARTS + more)),
    "steps": lambda more: question(conditions=sequence(room.MAX_STEPS + more)),
    "depth": lambda more: question(conditions=nested(room.MAX_DEPTH + more)),
    "objectives": lambda more: question(objectives=room.MAX_OBJECTIVES + more),
    "slots": lambda more: question(roles=room.MAX_SLOTS - 1 + more),
    "ways": lambda more: question(ways=room.MAX_WAYS + more),
    "forced owners": lambda more: question(forced=2 + more),
    "token plans": lambda more: question(token_plans=room.MAX_TOKEN_PLANS + more),
}


@pytest.mark.parametrize("table", FULL)
def test_a_full_table_is_used_and_one_row_more_is_too_much(checked: Callable[[], Machine], table: str) -> None:
    machine = Kernel(checked)
    for skills in (Skill.ALL, Skill.LEARN):
        words = [FULL[table](0), FULL[table](1), question()]
        outcomes = [reply.outcome for reply in machine.solve(words, [3, 3, 3], BUDGET, skills, 1)]
        assert outcomes[0] in (SearchOutcome.SOLVABLE, SearchOutcome.UNSOLVABLE, SearchOutcome.UNDECIDED)
        assert outcomes[1:] == [SearchOutcome.TOO_LARGE, SearchOutcome.SOLVABLE]
    assert machine.begun == 1


KNOWN = Known(
    NUMBERS, held=(card_set(cards("pink 9")), 0, 0), room=(0, 1, 1), unknown=card_set(cards("blue 1, blue 2"))
)
TALK = Talk(1, 16, 0, 0, 0, 0)
NOTHING_SAID = Reading()


def crowded(
    *, readings: int = 1, promises: int = 0, never: int = 0, talks: int = 0, picks: int = 0, tasks: int = 0
) -> Known:
    promise = Promise(1, KNOWN.unknown)
    return Known(
        NUMBERS,
        KNOWN.held,
        KNOWN.room,
        KNOWN.unknown,
        never=(EVERYTHING,) * never,
        readings=(Reading((), (promise,) * promises),) * readings,
        evidence=HandEvidence((TALK,) * talks, (TaskPick(1, ((0,) * 40,) * tasks),) * picks),
    )


@pytest.mark.parametrize(
    ("full", "beyond"),
    [
        (crowded(readings=64), crowded(readings=65)),
        (crowded(promises=25), crowded(promises=26)),
        (crowded(never=256), crowded(never=257)),
        (crowded(talks=64), crowded(talks=65)),
        (crowded(picks=48, tasks=1), crowded(picks=49, tasks=1)),
        (crowded(picks=1, tasks=48), crowded(picks=1, tasks=49)),
    ],
    ids=["readings", "promises", "never", "talks", "picks", "tasks to pick from"],
)
def test_a_member_may_know_so_much_and_no_more(checked: Callable[[], Machine], full: Known, beyond: Known) -> None:
    machine = Kernel(checked)
    assert Weighing(full, machine).draw(5, 1) == 5
    with pytest.raises(KernelFull):
        Weighing(beyond, machine).draw(5, 1)
    assert Weighing(KNOWN, machine).draw(5, 1) == 5


def test_more_hands_than_can_be_counted_are_too_much(checked: Callable[[], Machine]) -> None:
    """Where nobody sees a hand of sixty cards, and none of them may lie just anywhere."""
    limits = (HolderLimit(LARGE.all, 0b111110), HolderLimit(1, 0b111111))
    known = Known(LARGE, (0,) * 6, (10,) * 6, LARGE.all, readings=(Reading(limits),))
    with pytest.raises(KernelFull):
        Weighing(known, Kernel(checked)).draw(5, 1)


def test_promises_that_cannot_be_counted_are_kept(checked: Callable[[], Machine]) -> None:
    unknown = LARGE.all & ~((1 << 10) - 1)
    promises = tuple(Promise(seat, unknown & 0xFF << 8 * seat) for seat in range(1, 6))
    known = Known(LARGE, ((1 << 10) - 1, *(0,) * 5), (0, *(10,) * 5), unknown, readings=(Reading((), promises),))
    weighing = Weighing(known, Kernel(checked))
    assert weighing.draw(50, 1) == 50
    worlds = weighing.worlds()
    assert all(world.hands[promise.seat] & promise.cards for world in worlds for promise in promises)
    assert all(sum(world.hands) == LARGE.all for world in worlds)


def test_worlds_and_candidates_are_counted_before_they_are_written(checked: Callable[[], Machine]) -> None:
    machine = Kernel(checked)
    hands = tuple(card_set(cards(hand)) for hand in HANDS)
    weighing, asked = Weighing(Known(NUMBERS, hands, (0, 0, 0), 0), machine), Program((question(),))
    with pytest.raises(KernelFull):
        weighing.put([World(hands)] * (machine.most_worlds + 1))
    weighing.put([World(hands)] * machine.most_worlds)
    assert len(weighing.weigh(asked, [Candidate()] * 64, budget=10)) == 64
    with pytest.raises(KernelFull):
        weighing.weigh(asked, [Candidate()] * 65, budget=10)


def test_many_questions_about_a_world_are_asked_in_several_goes() -> None:
    hands = tuple(card_set(cards(hand)) for hand in HANDS)
    weighing, large = Weighing(Known(NUMBERS, hands, (0, 0, 0), 0)), question(patterns=room.MAX_PATTERNS)
    weighing.put([World(hands)])
    lost = question(conditions=[(1, 0, 0xFFFF, 100, 1000, 0, 0)])
    count = 2 * kernel().room // len(large)
    found = weighing.weigh(Program((lost,) * count + (large,)), [Candidate()], budget=1000)
    assert found[0][0].outcome is SearchOutcome.SOLVABLE
    found = weighing.weigh(Program((lost,) * (count * len(large) // len(lost))), [Candidate()], budget=1000)
    assert found[0][0].outcome is SearchOutcome.UNSOLVABLE


def test_nothing_is_written_that_does_not_fit() -> None:
    machine = Kernel(lambda: machine_for(COMMITTED))
    before = machine._machine.read(0, machine._machine.call("answer_area"))
    with raises_saying(KernelFull, r"it takes 4,194,308 bytes at a time, and the search has room for 4,194,304"):
        machine.solve([bytes(machine.room + 4)], [3], BUDGET, Skill.ALL, 1)
    assert machine._machine.read(0, len(before)) == before
    with pytest.raises(IndexError):
        machine._machine.write(63 << 20, bytes(1 << 20))


class Failing:
    """A machine that fails at every search."""

    def __init__(self) -> None:
        self.real = machine_for(COMMITTED)

    def call(self, function: str, *values: int) -> int:
        if function == "solve":
            raise RuntimeError("out of bounds memory access")
        return self.real.call(function, *values)

    def read(self, start: int, size: int) -> bytes:
        return self.real.read(start, size)

    def write(self, start: int, raw: bytes) -> None:
        self.real.write(start, raw)


def test_after_a_failure_the_kernel_begins_anew() -> None:
    machines: list[Machine] = [machine_for(COMMITTED), Failing()]
    machine = Kernel(machines.pop)
    position = Position(*kept_position(4))
    with pytest.raises(KernelFault, match="out of bounds memory access"):
        solve([position], machine=machine)
    assert machine.begun == 2
    assert solve([position], machine=machine) == solve([position])


def test_worlds_that_went_with_a_failure_are_not_weighed() -> None:
    machine = Kernel(lambda: machine_for(COMMITTED))
    hands = tuple(card_set(cards(hand)) for hand in HANDS)
    weighing = Weighing(Known(NUMBERS, hands, (0, 0, 0), 0), machine)
    weighing.put([World(hands)])
    with pytest.raises(KernelFault, match="makes no sense"):
        machine.solve([to_bytes([8, *NUMBERS.words, 9])], [3], BUDGET, Skill.ALL, 1)
    with pytest.raises(KernelFault, match="worlds went"):
        weighing.weigh(Program((question(),)), [Candidate()], budget=10)


def test_a_card_that_nobody_holds_is_not_played(checked: Callable[[], Machine]) -> None:
    machine = Kernel(checked)
    hands = tuple(card_set(cards(hand)) for hand in HANDS)
    weighing = Weighing(Known(NUMBERS, hands, (0, 0, 0), 0), machine)
    weighing.put([World(hands)])
    with pytest.raises(KernelFault, match="makes no sense"):
        weighing.weigh(Program((question(),)), [Candidate(39)], budget=10)
    assert machine.begun == 2
