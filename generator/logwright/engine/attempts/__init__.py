"""An attempt at a mission, decision by decision: one state machine for everybody who plays, people and programs.

`begin` an attempt, ask which `decisions` are open, and take the state `after` one. A seat knows what its `view` says,
and nothing else. A decision that a rule forbids raises a `Refusal`.
"""

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open, Value
from logwright.engine.attempts.machine import after, begin, decisions
from logwright.engine.attempts.outcome import AttemptOutcome, TimeOut, is_won, outcome
from logwright.engine.attempts.phases.passing_cards import cards_to_pass
from logwright.engine.attempts.refusal import Refusal
from logwright.engine.attempts.seat_view import SeatView, view
from logwright.engine.attempts.table_state import Distress, TableState

__all__ = [
    "AttemptOutcome",
    "DecisionKind",
    "Distress",
    "MemberDecision",
    "Open",
    "Refusal",
    "SeatView",
    "TableState",
    "TimeOut",
    "Value",
    "after",
    "begin",
    "cards_to_pass",
    "decisions",
    "is_won",
    "outcome",
    "view",
]
