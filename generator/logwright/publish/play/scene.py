"""A scene: the table as one seat sees it, as plain data for the page that draws it.

It is made from the view of that seat and from what everybody can work out, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from logwright.engine.attempts.view import View
from logwright.engine.cards.communication import rapture_pool
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.dealing import in_order
from logwright.engine.missions.mission import Signal
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.referee import Standing, Status
from logwright.publish.play.table_words import TableWords
from logwright.publish.views.table_pictures import task_key

_STATES = {Status.OPEN: "open", Status.MET: "met", Status.FAILED: "failed"}


@dataclass(frozen=True)
class SceneMaker:
    """Draws up scenes of one attempt in one language."""

    words: TableWords

    def scene(self, view: View, standing: Standing | None, over: bool = False) -> dict[str, Any]:
        """The table as this seat sees it. `standing` says how all tasks stand; what a seat cannot know is left out."""
        public, spelled = view.public, self.words.spelled
        last = public.tricks[-1] if public.tricks else None
        return {
            "viewer": view.seat,
            "seats": [self._seat(view, seat) for seat in range(public.seats)],
            "hand": [spelled(card) for card in in_order(public.table.deck) if card in view.hand],
            "leader": public.leader,
            "lying": [spelled(card) for card in public.lying],
            "last": last and {"leader": last.leader, "cards": [*map(spelled, last.cards)], "winner": last.winner},
            "trick": public.number,
            "tricks": public.table.tricks,
            "tasks": list(self._tasks(view, standing, over)),
            "covered": public.covered_tasks,
            "goals": list(self._goals(view, standing, over)),
        }

    def _seat(self, view: View, seat: Seat) -> dict[str, Any]:
        public = view.public
        played = {card for _, player, card, _ in public.plays() if player == seat}
        return {
            "name": self.words.seat(seat),
            "mine": seat in self.words.mine,
            "automaton": seat == public.automaton,
            "commander": seat == public.commander,
            "count": public.sizes[seat] - len(played),
            "won": sum(trick.winner == seat for trick in public.tricks),
            "radio": self._radio(view, seat),
            "shown": [
                {"card": self.words.spelled(past.message.card), "mark": past.message.mark or "beside"}
                for past in public.said
                if past.seat == seat and past.message.card not in public.played
            ],
            "columns": [
                {"up": self.words.spelled(column.up), "covers": column.covers}
                for column in (public.columns if seat == public.automaton else ())
            ],
            "notes": list(self._notes(view, seat)),
        }

    def _radio(self, view: View, seat: Seat) -> str:
        """The side of the token before the seat: red once it is spent (p9-077); none while it lies on a shown card."""
        public, radio = view.public, view.public.radio
        if public.mission.communication.signal is Signal.NONE or seat == public.automaton:
            return ""
        if radio is None:
            return "green"
        if radio.signal is Signal.NONE or seat in radio.silent:
            return ""
        if radio.signal is Signal.RAPTURE:
            return "green" if len(radio.said) < rapture_pool(public.seats) else "red"
        if radio.said and radio.has_token(seat):
            return "green"
        gone = {past.message.card for past in radio.said if past.seat == seat}
        if not gone:
            return "green"
        return "red" if radio.signal.hides_meaning or gone & set(public.played) else ""

    def _notes(self, view: View, seat: Seat) -> Iterator[str]:
        """Roles and predictions that this view knows of, and the cards it gave to this seat, until they are played."""
        yield from (self.words.role(name) for name, member in view.public.chosen if member == seat)
        if seat in view.noted:
            yield self.words.say("note.predicts", n=view.noted[seat])
        played = view.public.played
        if given := [self.words.card(card) for card, taker in view.given if taker == seat and card not in played]:
            yield self.words.say("note.given", cards=", ".join(given))

    def _tasks(self, view: View, standing: Standing | None, over: bool) -> Iterator[dict[str, Any]]:
        public = view.public
        owners = public.owners or (None,) * len(public.tasks)
        for place, task in enumerate(public.tasks):
            status = standing.tasks[place] if standing else Status.OPEN
            yield {
                "picture": task_key(task),
                "words": self.words.task(task),
                "token": task.token.sign if task.token else "",
                "owner": owners[place],
                "state": _STATES[status] if over or self._is_public(view, task.objective, owners[place]) else "open",
            }

    def _goals(self, view: View, standing: Standing | None, over: bool) -> Iterator[dict[str, Any]]:
        """What the mission demands besides tasks, and the order of the tokens."""
        public = view.public
        if any(task.token for task in public.tasks):
            order = standing.order if standing else Status.OPEN
            yield {"words": self.words.say("goal.order"), "state": _STATES[order]}
        for place, objective in enumerate(public.mission.objectives):
            status = standing.objectives[place] if standing else Status.OPEN
            known = over or self._is_public(view, objective, None)
            yield {"words": self.words.objective(objective), "state": _STATES[status] if known else "open"}

    def _is_public(self, view: View, objective: Phrase, owner: Seat | None) -> bool:
        """Whether this view can tell how the objective stands: not if it rests on a number it does not know."""
        secret = self.words.is_secret(objective)
        return not secret or (owner is not None and owner in view.noted)
