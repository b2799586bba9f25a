"""All that one seat may know of an attempt, and what it may decide: for people and programs that take a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from logwright.engine.attempts.decision import DecisionKind, Open
from logwright.engine.attempts.machine import decisions
from logwright.engine.attempts.phases.passing_cards import PassingCards
from logwright.engine.attempts.plain_data import open_data
from logwright.engine.attempts.public import Announced
from logwright.engine.attempts.table_state import Distress, TableState
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.choices import Tokens
from logwright.engine.referee import Standing, Status


@dataclass(frozen=True)
class SeatView:
    """What a seat sees and hears.

    `asked` is what it may decide now; `waiting` are all seats that something is to be decided for, and what, as
    everybody sees. `held` counts the cards that every seat has left. `picked` are the cards it has picked to pass.
    `seconds` is the limit of a clock that runs.
    """

    view: View
    asked: tuple[Open, ...]
    waiting: tuple[tuple[Seat, DecisionKind], ...]
    held: tuple[int, ...]
    tokens: Tokens
    status: Status
    standing: Standing | None
    distress: Distress
    picked: tuple[Card, ...] = ()
    seconds: int | None = None
    time_is_up: bool = False

    def to_data(self) -> dict[str, Any]:
        """Plain data for JSON. Two states that the seat cannot tell apart give the same."""
        view, public = self.view, self.view.public
        suits = public.table.deck.suits
        spelled = suits.spelled
        standing = self.standing
        return {
            "seat": view.seat,
            "seats": public.seats,
            "commander": public.commander,
            "automaton": public.automaton,
            "columns": [{"up": spelled(column.up), "covers": column.covers} for column in public.columns],
            "hand": [spelled(card) for card in sorted(view.hand)],
            "held": list(self.held),
            "announced": [_held_data(said, spelled) for said in public.announced],
            "given": [_held_data(said, spelled) for said in sorted(view.given)],
            "tasks": [
                {
                    "id": task.id,
                    "token": task.token and task.token.value,
                    "owner": owner,
                    "status": standing.tasks[number].name.lower() if standing else "open",
                }
                for number, (task, owner) in enumerate(zip(public.tasks, self._owners, strict=True))
            ],
            "covered": public.covered_tasks,
            "tokens": [token and token.value for token in self.tokens],
            "objectives": [state.name.lower() for state in standing.objectives] if standing else [],
            "chosen": dict(public.chosen),
            "picked_cards": {what.value: value for what, value in public.picked},
            "answers": [[said.kind.value, said.seat, said.yes, said.about] for said in public.answers],
            "taken": [[taken.task, taken.seat] for taken in public.taken],
            "volunteers": list(public.ready),
            "predictions": {str(seat): number for seat, number in sorted(view.noted.items())},
            "distress": self.distress.value,
            "passed": public.passed and public.passed.value,
            "picked": [spelled(card) for card in self.picked],
            "drawn": public.drawn,
            "signal": public.radio.signal.value if public.radio else None,
            "shown": [
                {
                    "seat": past.seat,
                    "card": spelled(past.message.card),
                    "mark": past.message.mark and past.message.mark.value,
                    "trick": past.before_trick,
                }
                for past in public.said
            ],
            "tricks": [_trick_data(trick, spelled) for trick in public.tricks],
            "leader": public.leader,
            "lying": [spelled(card) for card in public.lying],
            "clock": self.seconds,
            "time_is_up": self.time_is_up,
            "status": {Status.OPEN: "open", Status.MET: "won", Status.FAILED: "lost"}[self.status],
            "waiting": [[seat, kind.value] for seat, kind in self.waiting],
            "asked": [open_data(each, suits) for each in self.asked],
        }

    @property
    def _owners(self) -> tuple[Seat | None, ...]:
        public = self.view.public
        return public.owners or (None,) * len(public.tasks)


def view(state: TableState, seat: Seat) -> SeatView:
    """Exactly what this seat may know."""
    open_now = decisions(state)
    picked = state.phase.picked[seat] if isinstance(state.phase, PassingCards) else ()
    public = state.public
    gone = [0] * public.seats
    for _, player, _, _ in public.plays():
        gone[player] += 1
    return SeatView(
        view=state.look(seat),
        asked=tuple(each for each in open_now if each.decider == seat),
        waiting=tuple((each.seat, each.kind) for each in open_now),
        held=tuple(size - played for size, played in zip(public.sizes, gone, strict=True)),
        tokens=state.tokens,
        status=state.status,
        standing=state.standing,
        distress=state.distress,
        picked=picked,
        seconds=state.clock.seconds if state.clock and state.clock.running else None,
        time_is_up=state.time_is_up,
    )


def _held_data(said: Announced, spelled: Any) -> dict[str, Any]:
    return {"card": spelled(said.card), "seat": said.seat}


def _trick_data(trick: Trick, spelled: Any) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [spelled(card) for card in trick.cards], "winner": trick.winner}
