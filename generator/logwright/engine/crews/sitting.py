"""A sitting: an attempt of people, programs and members of crews, with take-backs, that can be resumed at any time."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace

from logwright.engine.attempts import MemberDecision, Open, TableState, Value, after, decisions
from logwright.engine.attempts.record import AttemptRecord, TakenBack, replayed
from logwright.engine.cards.deal import Deal
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import MINDS_APART, CrewGivesUp, DecisionMaker
from logwright.engine.crews.level import LEVELS, Level
from logwright.engine.crews.member import decide
from logwright.engine.crews.programs import Programs
from logwright.engine.missions.mission import Mission


@dataclass
class Sitting:
    """The table during an attempt. `states` are all since the deal; the last one counts.

    What a member of a crew decides depends on its view, the seed of the record and the number of decisions before, so
    that an attempt goes on alike after it was resumed.
    """

    mission: Mission
    record: AttemptRecord
    states: list[TableState]
    _programs: Programs = field(default_factory=Programs)
    _thoughts: dict[Hashable, Value] = field(default_factory=dict)

    @property
    def state(self) -> TableState:
        return self.states[-1]

    @property
    def open_now(self) -> tuple[Open, ...]:
        return decisions(self.state)

    def level_of(self, asked: Open) -> Level | None:
        """The level of the member who decides; None for a person or a program."""
        return LEVELS.get(self.record.seats[asked.decider])

    def take(self, decision: MemberDecision) -> None:
        """Goes on with a decision. Raises Refusal if the rules forbid it."""
        self.states.append(after(self.state, decision))
        self.record = replace(self.record, decisions=(*self.record.decisions, decision))

    def thought_of(self, asked: Open, level: Level, coming: tuple[MemberDecision, ...] = ()) -> MemberDecision:
        """What a member of this level decides, also after decisions that are still to come. It is thought of once."""
        made = (*self.record.decisions, *coming)
        key = (made, asked.kind, asked.seat, level.name)
        if key not in self._thoughts:
            state = self.state
            for decision in coming:
                state = after(state, decision)
            chance = Chance(self.record.seed + MINDS_APART, len(made) + 1)
            self._thoughts[key] = _decided(state, asked, DecisionMaker(level, chance, self._programs))
        return asked.decision(self._thoughts[key])

    def take_back(self, to: int) -> None:
        """Back to the state after so many decisions; the record keeps what was taken back."""
        dropped = self.record.decisions[to:]
        if dropped:
            back = (*self.record.taken_back, TakenBack(to, dropped))
            self.record = replace(self.record, decisions=self.record.decisions[:to], taken_back=back)
            del self.states[to + 1 :]


def _decided(state: TableState, asked: Open, mind: DecisionMaker) -> Value:
    try:
        return decide(state.look(asked.decider), asked, mind)
    except CrewGivesUp:
        # People do not wait that long; any option is better than none.
        return asked.options[0]


def sit_down(record: AttemptRecord, mission: Mission, deal: Deal) -> Sitting:
    """The table as the record left it. Raises Mistake if the rules forbid something in it."""
    return Sitting(mission, record, replayed(record, mission, deal))
