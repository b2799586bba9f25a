"""Worlds: deals that fit what one seat knows, drawn by the kernel, and what can still be won in each of them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from logwright.engine.allocation import Sharing
from logwright.engine.choices import Chosen
from logwright.engine.deal import Deal, Seat
from logwright.engine.mission import Mission
from logwright.engine.search.conditions import TooMuch
from logwright.engine.search.frame import Wish, frames
from logwright.engine.search.kernel import Kernel, Outcome, Skill, kernel
from logwright.engine.search.known import CardSet, Known
from logwright.engine.search.question import MAX_DRAWS, in_words, plain_cards, table_words
from logwright.engine.search.words import NO_CARD, NOBODY, Words

MAX_SEATS = 5
MAX_COLUMNS = 7
NOTHING: Mapping[Seat, int] = MappingProxyType({})
SKILLS = Skill.REMEMBER | Skill.RESTART | Skill.LOOK_AHEAD | Skill.MERGE
"""A short search gains nothing from clauses."""


class World(NamedTuple):
    """One deal: all hands with the cards played from them, and the automaton's covered cards in order of columns."""

    hands: tuple[CardSet, ...]
    down: tuple[int, ...] = ()
    draws: tuple[tuple[int, ...], ...] = ()


class Candidate(NamedTuple):
    """Something a seat could do: play a card, or settle who may own some tasks, as bits."""

    card: int = NO_CARD
    owners: tuple[tuple[int, int], ...] = ()


class Prospect(NamedTuple):
    """What one candidate leads to in one world, how long it took to find out, and in which trick all would be won."""

    outcome: Outcome
    steps: int
    trick: int


@dataclass(frozen=True)
class Program:
    """What is asked of the crew, whoever holds which cards: one question for every choice that is tied to others."""

    questions: tuple[bytes, ...]


def program(
    mission: Mission, deal: Deal, sharing: Sharing, chosen: Chosen = (), noted: Mapping[Seat, int] = NOTHING
) -> Program:
    """The program of a deal of which only what everybody knows counts: where the cards lie does not matter.

    `chosen` are the members chosen already, `noted` the numbers predicted; what is not settled is up to the crew.
    """
    cards = plain_cards(deal)
    other = {index: deal.tasks[index].objective.core() for index, card in enumerate(cards) if card == NO_CARD}
    goals = [objective.core() for objective in mission.objectives]
    wish = Wish(mission, deal, sharing, goals, other, noted)
    table = table_words(mission, deal)
    return Program(tuple(in_words(table, cards, frame) for frame in frames(wish, chosen)))


class Weighing:
    """The worlds of one decision. They lie in the kernel, so that only one of these is in use at a time."""

    def __init__(self, known: Known, machine: Kernel | None = None) -> None:
        self._kernel = machine or kernel()
        self._known = known
        self.count = 0

    def draw(self, worlds: int, seed: int) -> int:
        """Draw so many worlds, each as likely as the others; fewer if hardly any fits."""
        machine = self._kernel.machine
        machine.write(self._kernel.request, array("I", self._known.words(worlds)).tobytes())
        self.count = machine.call("draw_worlds", _signed(seed), _signed(seed >> 32))
        return self.count

    def worlds(self) -> list[World]:
        """The worlds that were drawn."""
        size, start = _world_size(self._kernel), self._kernel.machine.call("world_area")
        raw = self._kernel.machine.read(start, size * self.count)
        return [self._read(raw[size * index : size * (index + 1)]) for index in range(self.count)]

    def put(self, worlds: Sequence[World]) -> None:
        """Weigh by these worlds instead."""
        size, start = _world_size(self._kernel), self._kernel.machine.call("world_area")
        self._kernel.machine.write(start, b"".join(_written(world).ljust(size, b"\0") for world in worlds))
        self.count = len(worlds)

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

        `leader` is who would open the next trick, if it were not the one who won the last.
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
        """In how many worlds each candidate wins, if from then on all members play from what they see themselves.

        `rumours` has for every card the seats that may hold it, as far as everybody knows, as bits.
        """
        chances = self._ask(self._task(played, None, rumours), candidates, asked, budget=budget, seed=seed)
        won = [chance & 3 == Outcome.SOLVABLE for chance in chances]
        return [sum(won[index :: len(candidates)]) for index in range(len(candidates))]

    def _task(self, played: Sequence[int], leader: Seat | None, rumours: Sequence[int] = ()) -> Words:
        known = self._known
        return [
            self.count,
            NOBODY if leader is None else leader,
            len(played),
            *played,
            len(known.columns),
            *known.columns,
            known.draws,
            bool(rumours),
            *rumours,
        ]

    def _ask(
        self, task: Words, candidates: Sequence[Candidate], asked: Program, *, budget: int, seed: int = 1
    ) -> array[int]:
        """What the kernel finds for every world and candidate."""
        machine, words = self._kernel.machine, [*task, len(candidates)]
        for candidate in candidates:
            words += (candidate.card, len(candidate.owners))
            for limit in candidate.owners:
                words += limit
        words.append(len(asked.questions))
        machine.write(self._kernel.request, array("I", words).tobytes() + b"".join(asked.questions))
        if not machine.call("weigh", budget, int(SKILLS), _signed(seed)):
            raise TooMuch("more objectives, tasks or candidates than the kernel has room for")
        chances = array("I")
        chances.frombytes(machine.read(machine.call("chance_area"), 4 * self.count * len(candidates)))
        return chances

    def _read(self, raw: bytes) -> World:
        seats, known = len(self._known.held), self._known
        hands = array("Q", raw[: 8 * seats])
        down, draws = raw[8 * MAX_SEATS :], raw[8 * MAX_SEATS + MAX_COLUMNS :]
        return World(
            tuple(hands),
            tuple(down[: len(known.columns)]),
            tuple(
                tuple(draws[MAX_DRAWS * seat : MAX_DRAWS * seat + hands[seat - 1].bit_count()]) for seat in range(seats)
            )
            if known.draws
            else (),
        )


_OUTCOMES = tuple(Outcome(number) for number in range(4))


def _written(world: World) -> bytes:
    hands = array("Q", [*world.hands, *[0] * (MAX_SEATS - len(world.hands))]).tobytes()
    down = bytes(world.down).ljust(MAX_COLUMNS, b"\0")
    return hands + down + b"".join(bytes(order).ljust(MAX_DRAWS, b"\0") for order in world.draws)


@cache
def _world_size(machine: Kernel) -> int:
    return machine.machine.call("world_size")


def _signed(number: int) -> int:
    """The lower half of a number as the 32 bits that a call takes."""
    low = number & 0xFFFFFFFF
    return low - (1 << 32) if low >> 31 else low
