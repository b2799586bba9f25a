"""Worlds: deals that fit what one seat knows, drawn by the kernel, and what can still be won in each of them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from struct import Struct
from types import MappingProxyType
from typing import NamedTuple

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.allocation import Sharing
from logwright.engine.missions.choices import Chosen
from logwright.engine.missions.mission import Mission
from logwright.engine.search.frame import DealDemands, frames
from logwright.engine.search.kernel import WORD, Kernel, KernelFault, RaceResult, SearchOutcome, Skill, batches, kernel
from logwright.engine.search.known import CardSet, Known
from logwright.engine.search.question import in_words, plain_cards, table_words
from logwright.engine.search.room import MAX_DRAWS, MAX_SEATS
from logwright.engine.search.words import NO_CARD, NOBODY, Words, to_bytes

MAX_COLUMNS = 10
MOST_WAYS = 12
"""Limit on combinations of linked choices that members consider; those considered are a mixed sample."""
NOTHING: Mapping[Seat, int] = MappingProxyType({})
SKILLS = Skill.REMEMBER | Skill.RESTART | Skill.LOOK_AHEAD | Skill.MERGE
"""Everything but clauses: they do not pay off in a short search."""
SHORT = 200
"""Up to this budget, in cards, it takes longer to recognize lost positions than to search the few that come again."""


class World(NamedTuple):
    """One deal: all hands with the cards played from them, and the automaton's covered cards below the face-up ones."""

    hands: tuple[CardSet, ...]
    up: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    draws: tuple[tuple[int, ...], ...] = ()


class Candidate(NamedTuple):
    """Something a seat could do: play a card, or settle who may own some tasks, as bits."""

    card: int = NO_CARD
    owners: tuple[tuple[int, int], ...] = ()


class Weights(NamedTuple):
    """What a world counts in which something wins: 1, less `ease` for each doubling of the steps it took to find the
    win and `haste` for each trick until then; where nothing was found or ruled out `undecided`, less `ease`."""

    ease: float
    haste: float
    undecided: float


class Prospect(NamedTuple):
    """The outcome of one candidate in one world, the steps it took, and the trick in which everything would be won."""

    outcome: SearchOutcome
    steps: int
    trick: int


@dataclass(frozen=True)
class Program:
    """What is asked of the crew, independent of the hands: one question for every combination of linked choices."""

    questions: tuple[bytes, ...]


def program(
    mission: Mission, deal: Deal, sharing: Sharing, chosen: Chosen = (), noted: Mapping[Seat, int] = NOTHING
) -> Program:
    """The program of a deal; only its public part counts, not where the cards lie.

    `chosen` are the members chosen already, `noted` the numbers predicted; the crew may choose the rest.
    """
    cards = plain_cards(deal)
    other = {index: deal.tasks[index].objective.core() for index, card in enumerate(cards) if card == NO_CARD}
    goals = [objective.core() for objective in mission.objectives]
    wish = DealDemands(mission, deal, sharing, goals, other, noted)
    table = table_words(mission, deal)
    thought_of = islice(frames(wish, chosen), MOST_WAYS)
    return Program(tuple(in_words(table, cards, frame) for frame in thought_of))


class Weighing:
    """The worlds of one decision. They live in the kernel, so only one weighing can be in use at a time."""

    def __init__(self, known: Known, machine: Kernel | None = None) -> None:
        self._kernel = machine or kernel()
        self._known = known
        self.count = self._begun = 0

    def draw(self, worlds: int, seed: int) -> int:
        """Draw so many worlds, all equally likely; fewer if hardly any fit."""
        worlds = min(worlds, self._kernel.most_worlds)
        self.count = self._kernel.draw_worlds(to_bytes(self._known.words(worlds)), seed)
        self._begun = self._kernel.begun
        return self.count

    def race(
        self,
        asked: Program,
        candidates: Sequence[Candidate],
        played: Sequence[int],
        *,
        worlds: int,
        at_once: int,
        weights: Weights,
        budget: int,
        seed: int,
    ) -> list[RaceResult]:
        """Compare the candidates in as many worlds as it takes to tell them apart, at most so many; the first
        comparison is made after those weighed `at_once`."""
        self.count = min(worlds, self._kernel.most_worlds)
        words = [*self._known.words(self.count), at_once, *(round(1000 * weight) for weight in weights)]
        words += (*self._task(played, None), *_candidate_words(candidates), len(asked.questions))
        request = b"".join((to_bytes(words), *asked.questions))
        return self._kernel.race(request, len(candidates), budget, _skills(budget), seed)

    def worlds(self) -> list[World]:
        """The worlds that were drawn."""
        self._check_worlds()
        size, raw = self._kernel.world_size, self._kernel.worlds(self.count)
        return [self._read(raw[size * index : size * (index + 1)]) for index in range(self.count)]

    def put(self, worlds: Sequence[World]) -> None:
        """Use these worlds instead."""
        self._kernel.put_worlds([_written(world) for world in worlds])
        self.count, self._begun = len(worlds), self._kernel.begun

    def weigh(
        self,
        asked: Program,
        candidates: Sequence[Candidate],
        played: Sequence[int] = (),
        *,
        budget: int,
        leader: Seat | None = None,
    ) -> list[list[Prospect]]:
        """For each candidate its prospects in every world, after these cards were played.

        `leader` opens the next trick, if not the winner of the last.
        """
        chances = self._ask(self._task(played, leader), candidates, asked, budget=budget)
        found = [Prospect(_OUTCOMES[chance & 3], chance >> 7, chance >> 2 & 31) for chance in chances]
        return [found[index :: len(candidates)] for index in range(len(candidates))]

    def rehearse(
        self,
        asked: Program,
        candidates: Sequence[Candidate],
        played: Sequence[int],
        rumours: Sequence[int],
        *,
        budget: int,
        seed: int,
    ) -> list[int]:
        """In how many worlds each candidate wins if all members then play on from their own views.

        `rumours` has for every card the seats that may hold it by public knowledge, as bits.
        """
        chances = self._ask(self._task(played, None, rumours), candidates, asked, budget=budget, seed=seed)
        won = [chance & 3 == SearchOutcome.SOLVABLE for chance in chances]
        return [sum(won[index :: len(candidates)]) for index in range(len(candidates))]

    def _task(self, played: Sequence[int], leader: Seat | None, rumours: Sequence[int] = ()) -> Words:
        return [
            self.count,
            NOBODY if leader is None else leader,
            len(played),
            *played,
            self._known.draws,
            bool(rumours),
            *rumours,
        ]

    def _ask(
        self, task: Words, candidates: Sequence[Candidate], asked: Program, *, budget: int, seed: int = 1
    ) -> array[int]:
        """The kernel's result for every world and candidate."""
        self._check_worlds()
        words = [*self._known.numbers.words, *task, *_candidate_words(candidates)]
        head, found = to_bytes(words), array("I")
        for batch in batches(asked.questions, self._kernel.room - len(head) - WORD):
            request = b"".join((head, to_bytes([len(batch)]), *batch))
            chances = array("I")
            chances.frombytes(self._kernel.weigh(request, self.count * len(candidates), budget, _skills(budget), seed))
            found = array("I", map(_better, found, chances)) if found else chances
        return found

    def _check_worlds(self) -> None:
        if self._begun != self._kernel.begun:
            raise KernelFault("these worlds went with the kernel's memory")

    def _read(self, raw: bytes) -> World:
        seats, known = len(self._known.held), self._known
        hands = array("Q", raw[: 8 * seats])
        _, columns, up, down, draws = _PARTS.unpack_from(raw)
        rows = [draws[MAX_DRAWS * seat : MAX_DRAWS * (seat + 1)] for seat in range(seats if known.draws else 0)]
        orders = tuple(tuple(row[: hands[seat - 1].bit_count()]) for seat, row in enumerate(rows))
        return World(tuple(hands), tuple(up[:columns]), tuple(down[:columns]), orders)


_OUTCOMES = tuple(SearchOutcome(number) for number in range(4))
_PARTS = Struct(f"<{8 * MAX_SEATS}sB{MAX_COLUMNS}s{MAX_COLUMNS}s{MAX_SEATS * MAX_DRAWS}s")
"""A world in the kernel's memory: hands, columns with face-up and covered cards, cards to be drawn."""
_RANK = (0, 2, 0, 1)
"""Ranks of the outcomes, for `_better`."""


def _skills(budget: int) -> Skill:
    return SKILLS & ~Skill.REMEMBER if budget <= SHORT else SKILLS


def _candidate_words(candidates: Sequence[Candidate]) -> Words:
    words = [len(candidates)]
    for candidate in candidates:
        words += (candidate.card, len(candidate.owners))
        for limit in candidate.owners:
            words += limit
    return words


def _written(world: World) -> bytes:
    hands = array("Q", [*world.hands, *[0] * (MAX_SEATS - len(world.hands))]).tobytes()
    draws = b"".join(bytes(order).ljust(MAX_DRAWS, b"\0") for order in world.draws)
    return _PARTS.pack(hands, len(world.up), bytes(world.up), bytes(world.down), draws)


def _better(one: int, other: int) -> int:
    """The better of two results: several questions about one world are alternatives, so one win is enough."""
    kept = one if _RANK[one & 3] >= _RANK[other & 3] else other
    return ((one >> 7) + (other >> 7)) << 7 & 0xFFFFFFFF | kept & 127
