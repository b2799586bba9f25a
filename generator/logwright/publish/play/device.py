"""A device at the table: a sitting in which some seats belong to the people there, and a crew takes the others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from logwright.engine.attempts import DecisionKind, MemberDecision, Open, TableState, decisions
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.level import Level
from logwright.engine.crews.sitting import Sitting
from logwright.engine.crews.thinking_ahead import ThinkingAhead

SECRET = (DecisionKind.PASS, DecisionKind.PREDICT)
"""What a member decides unseen by the others."""


@dataclass
class Device:
    """`people` are the seats of this device; `level` is that of the others."""

    sitting: Sitting
    people: Collection[Seat]
    level: Level

    def __post_init__(self) -> None:
        self.ahead = ThinkingAhead(self.sitting, self.level)

    @property
    def state(self) -> TableState:
        return self.sitting.state

    @property
    def states(self) -> list[TableState]:
        return self.sitting.states

    @property
    def decisions(self) -> tuple[MemberDecision, ...]:
        return self.sitting.record.decisions

    def next_open(self) -> Open | None:
        """What is decided next. Where several may, the crew is first: people see what it shows before they answer."""
        return self._first_open(self.state)

    def _first_open(self, state: TableState) -> Open | None:
        open_now = decisions(state)
        crew = [asked for asked in open_now if asked.decider not in self.people]
        return next(iter((*crew, *open_now)), None)

    @property
    def asked(self) -> Open | None:
        """What somebody here has to decide now. Nobody is asked for decisions that make no difference."""
        asked = self.next_open()
        return asked if asked and asked.decider in self.people and not _is_idle(asked) else None

    def go_on(self) -> MemberDecision | None:
        """Lets the crew make the next decision; None if it is somebody else's turn, or all is over."""
        asked = self.next_open()
        if asked is None or self.asked:
            return None
        if asked.decider in self.people or len(asked.options) == 1:
            decision = asked.decision(asked.options[-1])
        else:
            decision = self.sitting.thought_of(asked, self.level)
        self.sitting.take(decision)
        return decision

    def think_ahead(self) -> bool:
        """Lets the crew think about one decision that may come next; whether it is worth asking again."""
        return self.ahead.think(self.asked, self._crews_turn)

    def _crews_turn(self, state: TableState) -> Open | None:
        asked = self._first_open(state)
        return asked if asked and asked.decider not in self.people else None

    def back_to(self, trick: int) -> None:
        """Takes back everything since the beginning of a trick; 0 is before anything was decided."""
        places = (place for place, state in enumerate(self.states) if self._begins(place, state, trick))
        self.sitting.take_back(next(places))

    def own_decision_until(self, place: int) -> int:
        """The last decision up to this one that was made here; the crew would only do the same again."""
        return self._last_own(place) or 0

    def tricks_to_go_back_to(self) -> list[int]:
        """The tricks since whose beginning something was decided here: going back to them changes something."""
        last, found = self._last_own(len(self.decisions) - 1), list[int]()
        for place, state in enumerate(self.states[:-1]):
            trick = len(state.public.tricks) + 1 if state.standing else 0
            if last is not None and last >= place and self._begins(place, state, trick):
                found.append(trick)
        return found

    def _last_own(self, until: int) -> int | None:
        """The last decision up to this one that somebody here was really asked for."""
        places = range(until, -1, -1)
        return next((at for at in places if _asks(self.states[at], self.decisions[at], self.people)), None)

    def _begins(self, place: int, state: TableState, trick: int) -> bool:
        if trick == 0:
            return place == 0 and not state.standing
        before = self.states[place - 1] if place else None
        number = len(state.public.tricks) + 1
        fresh = before is None or not before.standing or len(before.public.tricks) + 1 != number
        return state.standing is not None and number == trick and fresh

    def known_decisions(self) -> list[MemberDecision | None]:
        """All decisions as this device may know them: without those that others made unseen."""
        return [each if each.kind not in SECRET or self._is_seen(each) else None for each in self.decisions]

    def _is_seen(self, decision: MemberDecision) -> bool:
        public = self.state.public
        if public.decider(decision.seat) in self.people:
            return True
        return decision.kind is DecisionKind.PREDICT and (decision.seat, decision.value) in public.noted

    def resume(self, known: Iterable[MemberDecision | None]) -> None:
        """Makes all these decisions again; the crew makes anew those that are not known. Raises Refusal."""
        for decision in known:
            if decision is not None:
                self.sitting.take(decision)
            elif self.go_on() is None:
                return

    def moves(self) -> Iterator[tuple[TableState, MemberDecision, TableState]]:
        """Every decision, with the states before and after it."""
        yield from zip(self.states, self.decisions, self.states[1:], strict=False)


def _is_idle(asked: Open) -> bool:
    """Whether nobody needs to be asked: there is nothing to choose, and no card to lay down."""
    return asked.kind is not DecisionKind.PLAY and len(asked.options) == 1


def _asks(state: TableState, decision: MemberDecision, people: Collection[Seat]) -> bool:
    """Whether somebody of these was really asked for this decision."""
    return any(
        (asked.kind, asked.seat) == (decision.kind, decision.seat) and asked.decider in people and not _is_idle(asked)
        for asked in decisions(state)
    )
