"""The state of an attempt: everything that is true at the table, and the phase it is in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open
from logwright.engine.attempts.public import Announced, Public, Showing, Spoken
from logwright.engine.attempts.view import View, seen_by
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.play import Hands
from logwright.engine.missions.allocation import Owners
from logwright.engine.missions.certificate import Certificate, HandOver, PassedCards, Passing
from logwright.engine.missions.choices import Tokens
from logwright.engine.missions.clock import Clock
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import Standing, Status

T = TypeVar("T", Public, "TableState")


class Distress(StrEnum):
    """What may be done about distress in an attempt (p9-140 to p9-157).

    None: nothing. Offered: the crew may send the signal. Active: it was sent in an earlier attempt, and the crew may
    pass cards again (p9-153). Sent: it is decided that cards are passed.
    """

    NONE = "none"
    OFFERED = "offered"
    ACTIVE = "active"
    SENT = "sent"


class Phase(ABC):
    """A part of an attempt in which something is to be decided."""

    @abstractmethod
    def opens(self, state: TableState) -> tuple[Open, ...]:
        """What may be decided, and by whom. Never empty."""

    @abstractmethod
    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        """The state after one of these decisions. Without a phase, the next part of the attempt begins."""


@dataclass(frozen=True)
class TableState:
    """One moment of an attempt, with all hands. What a seat may know of it is its view.

    `deal` is as it is played: in mission 12 cards that lie open go to the end of the orders in which cards are drawn.
    `hands` are as they were when the trick began. `tokens` lie on all tasks, covered ones included. `part` counts the
    parts of an attempt that are over. `standing` is there once everything before the first trick is settled.
    """

    mission: Mission
    deal: Deal
    public: Public
    hands: Hands
    distress: Distress
    tokens: Tokens
    given: tuple[tuple[Announced, ...], ...]
    foretold: tuple[tuple[Seat, int], ...] = ()
    over: HandOver | None = None
    passing: Passing | None = None
    passed: PassedCards | None = None
    clock: Clock | None = None
    standing: Standing | None = None
    time_is_up: bool = False
    part: int = 0
    phase: Phase | None = None

    @property
    def status(self) -> Status:
        """Open, met or failed: the mission, as early as the rules say (ds-081, ds-083, ds-153)."""
        if self.time_is_up:
            return Status.FAILED
        return self.standing.mission if self.standing else Status.OPEN

    @cached_property
    def opens(self) -> tuple[Open, ...]:
        """What may be decided now, and by whom. Asked more than once for each decision."""
        return self.phase.opens(self) if self.phase else ()

    @property
    def is_over(self) -> bool:
        return self.phase is None

    @property
    def played_cards(self) -> int:
        return len(self.public.played)

    def look(self, seat: Seat) -> View:
        """What this seat knows."""
        return seen_by(self.public, self.hands, self.given, self.foretold, seat)

    def with_public(self, **changes: object) -> TableState:
        """The state with other public knowledge."""
        return _with(self, public=_with(self.public, **changes))

    def heard(self, kind: DecisionKind, seat: Seat, yes: bool, about: str | int | None = None) -> TableState:
        """Everybody hears an answer."""
        return self.with_public(answers=(*self.public.answers, Spoken(kind, seat, yes, about)))

    def in_phase(self, phase: Phase | None) -> TableState:
        return _with(self, phase=phase)

    def next_part(self) -> TableState:
        """This part of the attempt is over."""
        return _with(self, part=self.part + 1, phase=None)

    @property
    def columns(self) -> tuple[Showing, ...]:
        """The automaton's row as everybody sees it."""
        return tuple(Showing(column.up, column.down is not None) for column in self.hands.columns)

    @property
    def owners(self) -> Owners:
        """All owners, once everybody knows them."""
        owners = tuple(owner for owner in self.public.owners if owner is not None)
        assert len(owners) == len(self.deal.tasks), "a task has no owner"
        return owners

    @property
    def certificate(self) -> Certificate:
        """What the crew decided and the tricks it played, for the referee. A trick in progress is left out."""
        public = self.public
        return Certificate(
            owners=self.owners,
            tricks=public.tricks,
            tokens=None if self.tokens == self.deal.tokens else self.tokens,
            chosen=public.chosen,
            predictions=tuple(sorted(self.foretold)),
            hand_over=self.over,
            distress=self.passing,
            passed=self.passed,
            picked=public.picked,
        )


def _with(record: T, **changes: object) -> T:
    """As dataclasses.replace, but faster, because neither class checks or converts what it is given. What a property
    has remembered is left behind."""
    changed: T = object.__new__(type(record))
    kept = vars(record)
    vars(changed).update({name: kept[name] for name in record.__dataclass_fields__})
    assert changes.keys() <= vars(changed).keys(), changes
    vars(changed).update(changes)
    return changed
