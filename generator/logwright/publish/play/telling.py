"""What happened, in words for everybody at the device: nothing here is known to one person only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.engine.attempts import DecisionKind, MemberDecision, TableState, cards_to_pass
from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.communication import CardMessage
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.certificate import HandOver
from logwright.engine.referee import Standing, Status
from logwright.publish.play.table_words import TableWords


@dataclass(frozen=True)
class Telling:
    words: TableWords

    def begun(self, state: TableState) -> str:
        return self.words.say("said.dealt", seat=self.words.seat(state.public.commander))

    def step(self, before: TableState, decision: MemberDecision, now: TableState) -> list[str]:
        """What everybody saw and heard of a decision and of what followed from it."""
        return [*self._decided(before, decision, now), *self._followed(before, now)]

    def _decided(self, before: TableState, decision: MemberDecision, now: TableState) -> Iterator[str]:
        say, seat, value = self.words.say, self.words.seat(decision.seat), decision.value
        match decision.kind, value:
            case DecisionKind.PLAY, Card():
                yield say("said.played", seat=seat, card=self.words.card(value))
            case DecisionKind.SHOW, CardMessage():
                mark = say(f"mark.{value.mark or 'beside'}")
                yield say("said.shown", seat=seat, card=self.words.card(value.card), mark=mark)
            case DecisionKind.TASK, int():
                yield say("said.task", seat=seat, task=self._task(before, value))
            case DecisionKind.TASK, None:
                yield say("said.no_task", seat=seat)
            case DecisionKind.OWNER, int():
                yield from self._given(before, now, value)
            case DecisionKind.OFFER, HandOver(task, giver, taker):
                people = {"giver": self.words.seat(giver), "taker": self.words.seat(taker)}
                yield say("said.over", task=self._task(before, task), **people)
            case DecisionKind.DISTRESS, bool():
                yield say("said.distress" if value else "said.no_distress")
            case DecisionKind.COLOUR, Suit():
                yield say("said.colour", colour=self.words.suit(value))
            case DecisionKind.NUMBER, int():
                yield say("said.number", n=value)
            case DecisionKind.SIDE, _:
                yield say(f"said.{value}", n=cards_to_pass(before))
            case DecisionKind.PASS, _:
                yield say("said.passed", seat=seat)
            case DecisionKind.PREDICT, int() if (decision.seat, value) in now.public.noted:
                yield say("said.predicted", seat=seat, n=value)
            case DecisionKind.PREDICT, _:
                yield say("said.noted", seat=seat)
            case DecisionKind.TOKENS, _ if before.tokens != now.tokens:
                yield say("said.tokens")
            case DecisionKind.MEMBERS, _:
                for name, member in now.public.chosen:
                    yield say("said.role", role=self.words.role(name), seat=self.words.seat(member))
            case DecisionKind.TIME, _:
                yield say("said.time")
            case _, bool():
                yield say("said.yes" if value else "said.no", seat=seat)

    def _given(self, before: TableState, now: TableState, owner: Seat) -> Iterator[str]:
        """The tasks that got an owner, told as one if it was all of them."""
        old = before.public.owners or (None,) * len(now.public.tasks)
        new = [
            place
            for place, each in enumerate(now.public.owners)
            if each is not None and old[place : place + 1] != (each,)
        ]
        if len(new) > 1 and len(new) == len(now.public.tasks):
            yield self.words.say("said.all_tasks", seat=self.words.seat(owner))
            return
        for place in new:
            yield self.words.say("said.task", seat=self.words.seat(owner), task=self._task(now, place))

    def _followed(self, before: TableState, now: TableState) -> Iterator[str]:
        say = self.words.say
        if len(now.public.tricks) > len(before.public.tricks):
            number = len(now.public.tricks)
            yield say("table.trick_won", n=number, seat=self.words.seat(now.public.tricks[-1].winner))
            yield from self._changed(before.standing, now)
        if now.public.drawn and not before.public.drawn:
            yield say("said.drawn")

    def _changed(self, before: Standing | None, now: TableState) -> Iterator[str]:
        """Tasks that are done or failed since. What rests on a secret number is told when all is over."""
        if before is None or now.standing is None:
            return
        for place, (old, new) in enumerate(zip(before.tasks, now.standing.tasks, strict=True)):
            task = now.public.tasks[place]
            if old is not new and new is not Status.OPEN and not self.words.is_secret(task.objective):
                yield self.words.say("said.met" if new is Status.MET else "said.failed", task=self.words.task(task))

    def _task(self, state: TableState, number: int) -> str:
        return self.words.task(state.public.tasks[number])
