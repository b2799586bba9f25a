"""What everybody at the table sees and hears: the part that all members know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from logwright.engine.attempts.decision import DecisionKind
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import Radio, Shown
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.choices import Chosen, Picked, Tokens
from logwright.engine.missions.mission import Mission, PassTo, Task
from logwright.engine.search.cardset import Numbering, numbering


class Showing(NamedTuple):
    """A column of the automaton as everybody sees it: its face-up card, and whether a covered one lies below."""

    up: Card
    covers: bool


class Announced(NamedTuple):
    """Somebody announced that they hold this card: the commander, and in mission 46 the holder of pink 9."""

    card: Card
    seat: Seat


class Spoken(NamedTuple):
    """Somebody answered yes or no, and everybody heard it. `about` is the role or the task in question, if any."""

    kind: DecisionKind
    seat: Seat
    yes: bool
    about: str | int | None = None


class Taken(NamedTuple):
    """A turn of a draft: somebody took this task, after those taken before it."""

    task: int
    seat: Seat


@dataclass(frozen=True)
class Public:
    """The public state of a mission in progress.

    `sizes` are the cards dealt to each seat. `tasks` are the ones turned up so far, with their tokens as they lie now;
    `covered_tasks` more lie face down. `owners` has None for a task nobody owns yet; `taken` are the turns of a draft
    in order. `noted` are the public predictions. `lying` are the cards of the trick in progress, opened by `leader`.
    `passed` says where cards were passed, on distress or because the mission says so; `drawn` that they were drawn from
    neighbours (mission 12). `answers` is what members were asked and said, in order; `ready` are the volunteers so far;
    `picked` are the colour and the number that were chosen.
    """

    mission: Mission
    table: Table
    sizes: tuple[int, ...]
    commander: Seat
    leader: Seat
    announced: tuple[Announced, ...] = ()
    tasks: tuple[Task, ...] = ()
    covered_tasks: int = 0
    owners: tuple[Seat | None, ...] = ()
    taken: tuple[Taken, ...] = ()
    chosen: Chosen = ()
    noted: tuple[tuple[Seat, int], ...] = ()
    radio: Radio | None = None
    tricks: tuple[Trick, ...] = ()
    lying: tuple[Card, ...] = ()
    automaton: Seat | None = None
    columns: tuple[Showing, ...] = ()
    passed: PassTo | None = None
    drawn: bool = False
    answers: tuple[Spoken, ...] = ()
    ready: tuple[Seat, ...] = ()
    picked: Picked = ()

    @property
    def seats(self) -> int:
        return self.table.seats

    @cached_property
    def numbers(self) -> Numbering:
        """The cards as the kernel counts them."""
        return numbering(self.table.deck.suits)

    @property
    def people(self) -> list[Seat]:
        """Everybody but the automaton, from the commander on."""
        return [seat for seat in self.from_(self.commander) if seat != self.automaton]

    def from_(self, first: Seat) -> list[Seat]:
        """All seats in order of play, beginning here."""
        return [(first + turn) % self.seats for turn in range(self.seats)]

    @property
    def opener(self) -> Seat:
        """Who opened the first trick, or will."""
        return self.tricks[0].leader if self.tricks else self.leader

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return (self.leader + len(self.lying)) % self.seats

    def answered(self, kind: DecisionKind, about: str | int | None = None) -> dict[Seat, bool]:
        """What members said to a question."""
        return {said.seat: said.yes for said in self.answers if (said.kind, said.about) == (kind, about)}

    def decider(self, seat: Seat) -> Seat:
        """Who decides for a seat: the commander for the automaton (p9-225)."""
        return self.commander if seat == self.automaton else seat

    @property
    def number(self) -> int:
        """The number of the trick in progress, counted from 1."""
        return len(self.tricks) + 1

    @property
    def tokens(self) -> Tokens:
        return tuple(task.token for task in self.tasks)

    @property
    def said(self) -> tuple[Shown, ...]:
        return self.radio.said if self.radio else ()

    @property
    def sure(self) -> list[Announced]:
        """Announced cards that are certainly still held: others may have been passed or drawn since; trumps are never
        passed (p9-147)."""
        return [said for said in self.announced if not self.drawn and (not self.passed or said.card.is_trump)]

    def still_binds(self, before_trick: int) -> bool:
        """Whether what was seen then still holds. A draw from neighbours invalidates it."""
        return not self.drawn or before_trick > self.mission.draw_after_trick

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards played, in order."""
        return (*(card for trick in self.tricks for card in trick.cards), *self.lying)

    @property
    def played_numbers(self) -> list[int]:
        """All cards played, as the kernel's numbers."""
        return [*map(self.numbers.number.__getitem__, self.played)]

    def plays(self) -> tuple[tuple[int, Seat, Card, Card], ...]:
        """Every card played: the number of its trick, who played it, the card, and the card that was led."""
        return self._plays

    @cached_property
    def _plays(self) -> tuple[tuple[int, Seat, Card, Card], ...]:
        return tuple(self._each_play())

    def _each_play(self) -> Iterator[tuple[int, Seat, Card, Card]]:
        for number, trick in enumerate(self.tricks, start=1):
            for turn, card in enumerate(trick.cards):
                yield number, (trick.leader + turn) % self.seats, card, trick.cards[0]
        for turn, card in enumerate(self.lying):
            yield self.number, (self.leader + turn) % self.seats, card, self.lying[0]
