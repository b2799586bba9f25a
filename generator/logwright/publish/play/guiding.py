"""A guided first mission on the page Play: the others do what the lesson says, and the learner is told what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.content.lesson import Lesson, Scripted, lesson_deal, lesson_record, lesson_words, scripted
from logwright.content.model.library import Library
from logwright.engine.attempts import MemberDecision, Open
from logwright.engine.crews.level import CLUB
from logwright.engine.crews.sitting import sit_down
from logwright.publish.play.device import Device
from logwright.publish.views.book import Book


@dataclass
class LessonDevice(Device):
    """A device at which everything is decided as in the lesson. `is_wrong` after the learner chose something else."""

    lesson: Lesson
    script: tuple[Scripted, ...]
    is_wrong: bool = False

    @property
    def next_scripted(self) -> Scripted | None:
        """What the lesson says comes next."""
        place = len(self.decisions)
        return self.script[place] if place < len(self.script) else None

    def next_open(self) -> Open | None:
        due = self.next_scripted
        if due is None:
            return None
        wanted = (due.decision.kind, due.decision.seat)
        return next((each for each in self.sitting.open_now if (each.kind, each.seat) == wanted), None)

    @property
    def asked(self) -> Open | None:
        due = self.next_scripted
        return self.next_open() if due and due.step is not None else None

    def go_on(self) -> MemberDecision | None:
        due = self.next_scripted
        if due is None or due.step is not None:
            return None
        self.sitting.take(due.decision)
        return due.decision

    def accepts(self, decision: MemberDecision) -> bool:
        """Whether the learner chose what the lesson wants."""
        due = self.next_scripted
        self.is_wrong = due is not None and decision != due.decision
        return not self.is_wrong

    def guidance(self, book: Book) -> dict[str, Any]:
        """What the learner is told now: nothing while the others decide."""
        due, steps = self.next_scripted, self.lesson.steps
        if due is None or due.step is None:
            return {"text": None, "over": due is None}
        step, words = steps[due.step], lesson_words(book.library, self.lesson, book.lang)
        return {
            "n": due.step + 1,
            "all": len(steps),
            "text": words[f"steps.{step.id}.text"],
            "wrong": words[f"steps.{step.id}.wrong"] if self.is_wrong else "",
            "rule": rule_name(self.lesson.game, step.rule),
            "over": False,
        }


def rule_name(game: str, rule: str) -> str:
    """The name under which the page finds the address of a rule that a step is about."""
    return f"{game}/#{rule}"


def lesson_device(library: Library, lesson: Lesson) -> LessonDevice:
    """The table of a lesson before anything is decided."""
    suits, mission = library.games[lesson.game].suits, library.missions[lesson.mission]
    record = lesson_record(lesson, suits)
    sitting = sit_down(record, mission.rules, lesson_deal(library, lesson))
    return LessonDevice(sitting, [lesson.seat], CLUB, lesson, tuple(scripted(lesson, suits)))


def lesson_wish(lesson: Lesson) -> Mapping[str, Any]:
    """What the page asks for to begin the lesson."""
    named = {"lesson": lesson.game, "mission": lesson.mission, "players": lesson.players, "seed": lesson.seed}
    return {**named, "level": CLUB.name, "seats": [lesson.seat], "distress": True}
