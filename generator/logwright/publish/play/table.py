"""The table as the page hears of it: scenes, questions, refusals and what was said, for the people at one device."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from logwright.engine.attempts import DecisionKind, MemberDecision, Open, Refusal, after, view
from logwright.engine.attempts.plain_data import decision_data
from logwright.engine.cards.communication import CardMessage
from logwright.engine.cards.deal import Seat
from logwright.engine.referee import Status
from logwright.publish.figures import DeckLook
from logwright.publish.play.asking import DecisionWords
from logwright.publish.play.device import Device
from logwright.publish.play.refused import refusal_data
from logwright.publish.play.scene import SceneMaker
from logwright.publish.play.table_words import TableWords
from logwright.publish.play.telling import Telling
from logwright.publish.views.game_style import look_of
from logwright.publish.views.table_pictures import task_key, task_picture
from logwright.sentences.speech import Speech


@dataclass
class TableTeller:
    """`viewer` is the seat whose hand the page shows."""

    words: TableWords
    speech: Speech
    viewer: Seat = field(init=False)
    drawn: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.viewer = self.words.mine[0]

    def begun(self, device: Device) -> list[str]:
        """What happened so far, which is all that a new attempt or a resumed one has to tell."""
        telling = Telling(self.words)
        begun = [telling.begun(device.states[0]), *self.words.terrain(device.state.deal)]
        return [*begun, *(said for move in device.moves() for said in telling.step(*move))]

    def decide(self, device: Device, decision: MemberDecision) -> list[str]:
        device.sitting.take(decision)
        return self._told(device)

    def go_on(self, device: Device) -> list[str]:
        return self._told(device) if device.go_on() else []

    def time_is_up(self, device: Device) -> list[str]:
        return self.decide(device, MemberDecision(DecisionKind.TIME, self.viewer))

    def _told(self, device: Device) -> list[str]:
        """What the last decision led to."""
        said = Telling(self.words).step(device.states[-2], device.decisions[-1], device.state)
        return [*said, *([self._ended(device)] if device.state.is_over else [])]

    def scene(self, device: Device) -> dict[str, Any]:
        """The table as the person at the device sees it, with what may be decided now."""
        state, asked = device.state, device.asked
        if asked:
            self.viewer = asked.decider
        seen = view(state, self.viewer)
        waiting = device.next_open()
        made = SceneMaker(self.words).scene(seen.view, seen.standing, state.is_over)
        made["terrain"] = "".join(self.words.terrain(state.deal))
        return made | {
            "ask": self._asked(device, asked) if asked else None,
            "turn": waiting.seat if waiting else None,
            "over": {"won": state.status is Status.MET, "words": self._ended(device)} if state.is_over else None,
            "back": device.tricks_to_go_back_to(),
            "seconds": seen.seconds,
        }

    def _asked(self, device: Device, asked: Open) -> dict[str, Any]:
        asking = DecisionWords(self.words, device.state.public)
        return {
            "kind": asked.kind.value,
            "seat": asked.seat,
            "question": asking.question(asked),
            "options": asking.options(asked),
            "refused": self._refused(device, asked),
        }

    def _refused(self, device: Device, asked: Open) -> dict[str, Any]:
        """Why each other card of the hand may not be chosen now."""
        state = device.state
        allowed = {value.card if isinstance(value, CardMessage) else value for value in asked.options}
        found = {}
        if asked.kind not in (DecisionKind.PLAY, DecisionKind.PASS, DecisionKind.SHOW):
            return {}
        for card in sorted(state.look(asked.decider).hand - allowed):
            value = CardMessage(card, None) if asked.kind is DecisionKind.SHOW else card
            try:
                after(state, asked.decision(value))
            except Refusal as refusal:
                found[self.words.spelled(card)] = refusal_data(refusal, self.words, self.speech)
        return found

    def _ended(self, device: Device) -> str:
        """How it ended, and what it failed at."""
        say, state = self.words.say, device.state
        if state.status is Status.MET:
            return say("said.won")
        if state.time_is_up:
            return say("said.time")
        standing = state.standing
        assert standing is not None, "an attempt ends after its last trick at the latest"
        unmet = [
            *(
                self.words.task(task)
                for task, status in zip(state.public.tasks, standing.tasks, strict=True)
                if status is Status.FAILED
            ),
            *([say("goal.order")] if standing.order is Status.FAILED else []),
            *(
                self.words.objective(objective)
                for objective, status in zip(state.mission.objectives, standing.objectives, strict=True)
                if status is Status.FAILED
            ),
        ]
        return say("said.lost_to", task=" ".join(unmet)) if unmet else say("said.lost")

    def new_pictures(self, device: Device) -> dict[str, str]:
        """Drawings of the tasks that were turned up since they were last asked for."""
        look = look_of(self.words.book.library, self.words.game)
        assert isinstance(look, DeckLook)
        fresh = {task_key(task): task for task in device.state.public.tasks if task_key(task) not in self.drawn}
        self.drawn |= fresh.keys()
        return {key: task_picture(task, look).icon() for key, task in fresh.items()}

    def kept_decisions(self, device: Device) -> list[Any]:
        suits = device.state.deal.table.deck.suits
        return [None if each is None else decision_data(each, suits) for each in device.known_decisions()]
