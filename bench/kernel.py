"""The kernel in WebAssembly against the same C compiled natively, and against the same search in plain Python.

Option: a folder with the C sources of another version (generator/logwright/engine/kernel of another checkout). Then
this version is compared with that one on deals with fixed owners: answers and processor time, both compiled natively.
"""

from __future__ import annotations

import ctypes
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from _deals import random_position

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.objectives.selector import parse_card
from logwright.engine.search import Position
from logwright.engine.search.cardset import numbering
from logwright.engine.search.kernel import WORD, SearchOutcome, Skill, kernel
from logwright.engine.search.question import Asking, KernelQuestion

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "generator/logwright/engine/kernel"
ROUNDS = 5
BUDGET = 1_000_000
PLAIN_BUDGET = 20_000
OPINION = 2_000_000
"""Steps of the kernel before the second opinion is asked."""
HARD = range(200_000, 200_400)
"""Deals on which no setting was chosen."""
STEPS_SIZE = 8
"""Bytes of an answer before its verdict."""
SEED = 1
TRUMPS = 36
SUITS = [511 << 9 * suit for suit in range(4)] + [15 << TRUMPS]


def main() -> None:
    library = load(ROOT)[0]
    if len(sys.argv) > 1:
        against_another(library, Path(sys.argv[1]))
        return
    positions = [
        random_position(library, number, tasks=4 + number % 5, seats=3 + number % 3, fixed=True)
        for number in range(600)
    ]
    plain = [random_position(library, number, tasks=6, seats=4, fixed=True, tokens=False) for number in range(12)]
    with tempfile.TemporaryDirectory() as folder:
        against_native(positions, compiled(Path(folder) / "kernel.so"))
    against_python(plain)


def compiled(library: Path, source: Path = SOURCE) -> ctypes.CDLL:
    command = ["cc", "-O2", "-std=c11", "-shared", "-fPIC", "-I", source, "-o", library, *sorted(source.rglob("*.c"))]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def against_native(positions: list[Position], native: ctypes.CDLL) -> None:
    """The same batch of questions, several times in turn."""
    asked = questions(positions)
    words, seats = [question.words for question in asked], [question.deal.seats for question in asked]
    native.question_area.restype = ctypes.c_void_p
    size = sum(map(len, words))
    ctypes.memmove(native.question_area(), b"".join(words), size)
    machine = kernel()
    ratios = []
    for _ in range(ROUNDS):
        here = timed(lambda: native.solve(size // WORD, len(words), BUDGET, int(Skill.ALL), SEED))
        there = timed(lambda: machine.solve(words, seats, BUDGET, Skill.ALL, SEED))
        ratios.append(here / there)
    print(f"  speed in wasmtime, native = 1: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


def against_another(library: Library, source: Path) -> None:
    """Eight tasks with fixed owners, one question after the other, which both versions answer in turn."""
    with tempfile.TemporaryDirectory() as folder:
        other, this = compiled(Path(folder) / "other.so", source), compiled(Path(folder) / "this.so")
        for seats in (3, 4, 5):
            positions = [random_position(library, number, tasks=8, seats=seats, fixed=True) for number in HARD]
            compare(f"{seats} players", [question.words for question in questions(positions)], other, this)


def compare(name: str, asked: list[bytes], other: ctypes.CDLL, this: ctypes.CDLL) -> None:
    seconds, differing, open_before, open_now = [0.0, 0.0], 0, 0, 0
    for words in asked:
        before, took_before = answered(other, words)
        now, took_now = answered(this, words)
        seconds = [seconds[0] + took_before, seconds[1] + took_now]
        open_before += before == SearchOutcome.UNDECIDED
        open_now += now == SearchOutcome.UNDECIDED
        differing += {before, now} == {SearchOutcome.SOLVABLE, SearchOutcome.UNSOLVABLE}
    print(
        f"  {name}, eight tasks: {seconds[0] / seconds[1]:.2f} times as fast as the other version, "
        f"{1000 * seconds[1] / len(asked):.1f} ms per deal; contradicting verdicts: {differing}; "
        f"undecided: {open_now}, {open_before} by the other"
    )


def answered(native: ctypes.CDLL, words: bytes) -> tuple[int, float]:
    """The verdict on one question, and the processor time it took."""
    native.question_area.restype = native.answer_area.restype = ctypes.c_void_p
    ctypes.memmove(native.question_area(), words, len(words))
    taken = timed(lambda: native.solve(len(words) // WORD, 1, OPINION, int(Skill.ALL), SEED))
    return ctypes.string_at(native.answer_area(), STEPS_SIZE + 1)[STEPS_SIZE], taken


def against_python(positions: list[Position]) -> None:
    """Plain depth-first search, with legality and immediate failure and nothing else: card for card the same."""
    words = [question.words for question in questions(positions)]
    seats = [position.deal.seats for position in positions]
    machine = kernel()
    ratios = []
    for _ in range(ROUNDS):
        start = time.process_time()
        fast = [reply.steps for reply in machine.solve(words, seats, PLAIN_BUDGET, Skill(0), SEED)]
        middle = time.process_time()
        slow = [PlainSearch(position).run() for position in positions]
        end = time.process_time()
        assert fast == slow, "both searches play the same cards"
        ratios.append((end - middle) / (middle - start))
    print(f"  speed, plain Python = 1: {statistics.median(ratios):.0f} ({min(ratios):.0f} to {max(ratios):.0f})")


class PlainSearch:
    """The kernel's search without any skill, in Python: cards are bits, and are tried in an order drawn by chance."""

    def __init__(self, position: Position) -> None:
        deal = position.deal
        assert deal.owners is not None
        self.seats, self.leader, self.nodes = deal.seats, deal.leader, 0
        self.tricks = deal.table.tricks
        suits = deal.table.deck.suits
        card_set = numbering(suits).set
        self.hands = [card_set(hand) for hand in deal.hands]
        self.tasks = [0] * deal.seats
        for task, owner in zip(deal.tasks, deal.owners, strict=True):
            self.tasks[owner] |= card_set([parse_card(task.id, suits)])
        self.state = 0x9E3779B97F4A7C15 ^ SEED

    def run(self) -> int:
        self.trick(0, self.hands, self.leader, sum(self.tasks))
        return self.nodes

    def trick(self, number: int, hands: list[int], leader: int, left: int) -> bool:
        return number < self.tricks and self.play(number, hands, leader, 0, -1, leader, 0, 0, left)

    def play(
        self,
        number: int,
        hands: list[int],
        seat: int,
        count: int,
        best: int,
        winner: int,
        led: int,
        played: int,
        left: int,
    ) -> bool:
        if count == self.seats:
            won = played & left
            if won & ~self.tasks[winner]:
                return False
            left &= ~won
            return not left or self.trick(number + 1, hands, winner, left)
        for card in self.in_order(hands[seat] & led or hands[seat]):
            if self.nodes >= PLAIN_BUDGET:
                return False
            self.nodes += 1
            takes = best < 0 or (card > best and (card >= TRUMPS or card // 9 == best // 9))
            after = hands.copy()
            after[seat] ^= 1 << card
            if self.play(
                number,
                after,
                0 if seat + 1 == self.seats else seat + 1,
                count + 1,
                card if takes else best,
                seat if takes else winner,
                led or SUITS[card // 9],
                played | 1 << card,
                left,
            ):
                return True
        return False

    def in_order(self, choice: int) -> list[int]:
        ranked = []
        while choice:
            card = choice & -choice
            choice ^= card
            ranked.append((-(self.random_number() & 0xFFFF), card.bit_length() - 1))
        ranked.sort()
        return [card for _, card in ranked]

    def random_number(self) -> int:
        state = self.state
        state ^= state << 13 & (1 << 64) - 1
        state ^= state >> 7
        state ^= state << 17 & (1 << 64) - 1
        self.state = state
        return state >> 32


def questions(positions: list[Position]) -> list[KernelQuestion]:
    return [question for each in positions for question in Asking(each.mission).questions(each.deal)]


def timed(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    main()
