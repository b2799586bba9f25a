"""A sitting: one attempt at a table where some seats belong to people and a crew takes the others.

Everything is kept as the decisions that were made, so that a sitting can be taken back, resumed and looked at again.
The crew's chance depends on the seed and the number of the decision: whoever resumes meets the same crew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

from logwright.engine.attempts import (
    DecisionKind,
    MemberDecision,
    Open,
    TableState,
    Value,
    after,
    begin,
    decisions,
)
from logwright.engine.attempts.table_state import Distress
from logwright.engine.attempts.view import View
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.level import Level
from logwright.engine.crews.member import decide
from logwright.engine.crews.programs import Programs
from logwright.engine.missions.mission import Mission

_CHANCE = 1_000_000
"""Decisions draw from other numbers than deals do."""
SECRET = (DecisionKind.PASS, DecisionKind.PREDICT)
"""What a member decides unseen by the others."""

Crew = Callable[[View, Open, DecisionMaker], Value]


@dataclass
class Sitting:
    """`people` are the seats of this device. `states` has one state before each of the `decisions`, and the last."""

    mission: Mission
    deal: Deal
    people: Collection[Seat]
    level: Level
    seed: int
    distress: Distress = Distress.OFFERED
    crew: Crew = decide
    decisions: list[MemberDecision] = field(default_factory=list)
    states: list[TableState] = field(init=False)
    programs: Programs = field(default_factory=Programs)

    def __post_init__(self) -> None:
        self.states = [begin(self.mission, self.deal, distress=self.distress)]

    @property
    def state(self) -> TableState:
        return self.states[-1]

    def next_open(self) -> Open | None:
        """What is decided next. Where several may, the crew is first: people see what it shows before they answer."""
        open_now = decisions(self.state)
        crew = [asked for asked in open_now if asked.decider not in self.people]
        return next(iter((*crew, *open_now)), None)

    @property
    def asked(self) -> Open | None:
        """What somebody at this device has to decide now. What makes no difference nobody is asked."""
        asked = self.next_open()
        return asked if asked and asked.decider in self.people and not _is_idle(asked) else None

    def take(self, decision: MemberDecision) -> None:
        """Raises Refusal if the decision may not be made."""
        self.states.append(after(self.state, decision))
        self.decisions.append(decision)

    def go_on(self) -> MemberDecision | None:
        """Lets the crew make the next decision; None if it is somebody else's turn, or all is over."""
        asked = self.next_open()
        if asked is None or self.asked:
            return None
        decision = asked.decision(self.crew_value(asked))
        self.take(decision)
        return decision

    def crew_value(self, asked: Open) -> Value:
        """What a member of the crew decides here."""
        if asked.decider in self.people or len(asked.options) == 1:
            return asked.options[-1]
        return self.crew(self.state.look(asked.decider), asked, self.mind(self.level))

    def mind(self, level: Level) -> DecisionMaker:
        return DecisionMaker(level, Chance(self.seed, _CHANCE + len(self.decisions)), self.programs)

    def back_to(self, trick: int) -> None:
        """Takes back everything since the beginning of a trick; 0 is before anything was decided."""
        self.back_before(next(place for place, state in enumerate(self.states) if self._begins(place, state, trick)))

    def back_before(self, place: int) -> None:
        """Takes back a decision and all that came after it."""
        del self.states[place + 1 :], self.decisions[place:]

    def own_decision_until(self, place: int) -> int:
        """The last decision up to this one that was made here; the crew would only do the same again."""
        here = [at for at in range(place + 1) if _asks(self.states[at], self.decisions[at], self.people)]
        return here[-1] if here else 0

    def tricks_to_go_back_to(self) -> list[int]:
        """The tricks before which something was decided here since: going back to them changes something."""
        found = []
        for place, state in enumerate(self.states[:-1]):
            trick = len(state.public.tricks) + 1 if state.standing else 0
            if self._begins(place, state, trick) and self._was_decided_here(place):
                found.append(trick)
        return found

    def _begins(self, place: int, state: TableState, trick: int) -> bool:
        if trick == 0:
            return place == 0 and not state.standing
        before = self.states[place - 1] if place else None
        number = len(state.public.tricks) + 1
        fresh = before is None or not before.standing or len(before.public.tricks) + 1 != number
        return state.standing is not None and number == trick and fresh

    def _was_decided_here(self, place: int) -> bool:
        later = zip(self.states[place:], self.decisions[place:], strict=False)
        return any(_asks(state, decision, self.people) for state, decision in later)

    def known_decisions(self) -> list[MemberDecision | None]:
        """All decisions as this device may know them: without those that others made unseen."""
        return [
            None if decision.kind in SECRET and not self._is_seen(decision) else decision for decision in self.decisions
        ]

    def _is_seen(self, decision: MemberDecision) -> bool:
        public = self.state.public
        return public.decider(decision.seat) in self.people or (
            decision.kind is DecisionKind.PREDICT and (decision.seat, decision.value) in public.noted
        )

    def resume(self, known: Sequence[MemberDecision | None]) -> None:
        """Makes all these decisions again; the crew makes anew those that are not known."""
        for decision in known:
            if decision is not None:
                self.take(decision)
            elif self.go_on() is None:
                return

    def moves(self) -> Iterator[tuple[TableState, MemberDecision, TableState]]:
        yield from zip(self.states, self.decisions, self.states[1:], strict=False)


def _is_idle(asked: Open) -> bool:
    """Whether nobody needs to be asked: there is nothing to choose, and no card to lay down."""
    return asked.kind is not DecisionKind.PLAY and len(asked.options) == 1


def _asks(state: TableState, decision: MemberDecision, people: Collection[Seat]) -> bool:
    return any(
        (asked.kind, asked.seat) == (decision.kind, decision.seat) and asked.decider in people and not _is_idle(asked)
        for asked in decisions(state)
    )
