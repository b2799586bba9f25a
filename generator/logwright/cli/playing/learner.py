"""A guided first mission at the terminal: the others do what the lesson says, and the learner is told what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.cli.colour import bold
from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import chosen_game
from logwright.cli.playing.ending import ending
from logwright.cli.playing.person import QUIT
from logwright.cli.playing.player import AttemptPlayer
from logwright.cli.speech import say
from logwright.content.lesson import Lesson, Scripted
from logwright.content.model.library import Library
from logwright.engine.attempts import MemberDecision, Open, Refusal, after


def chosen_lesson(library: Library, game: str | None) -> Lesson:
    """The lesson of a game. Raises UsageError if it has none."""
    wanted = chosen_game(library, game).id
    if wanted not in library.lessons:
        raise UsageError(say("play.no-lesson", game=wanted))
    return library.lessons[wanted]


class LessonPlayer(AttemptPlayer):
    """Goes through `script`; `words` are the texts of the lesson."""

    def __init__(self, *table: Any, lesson: Lesson, script: Sequence[Scripted], words: Mapping[str, str]) -> None:
        super().__init__(*table)
        self.lesson, self.script, self.words = lesson, script, words

    def play(self) -> bool:
        for each in self.script:
            if each.step is None:
                self._take(each.decision)
            elif not self._taught(each, each.step):
                return False
        for line in ending(self.sitting, self.text):
            self.person.tell(line)
        self.person.tell(say("play.lesson.done"))
        return True

    def _taught(self, due: Scripted, number: int) -> bool:
        """Asks until the learner decides what the lesson wants; whether they stay."""
        step, state = self.lesson.steps[number], self.sitting.state
        heading = say("play.lesson.step", n=number + 1, all=len(self.lesson.steps))
        rule = self.title_of(step.rule) if self.rulebook and step.rule in self.rulebook.sections else step.rule
        self.person.tell(f"\n{bold(heading)} · {rule}\n{self.words[f'steps.{step.id}.text']}")
        asked = next(each for each in self.sitting.open_now if _is_of(each, due))
        while True:
            said = self.person.answer(state, asked)
            if said == due.decision:
                self._take(due.decision)
                return True
            if said == QUIT:
                return False
            self.person.tell(self._corrected(said, self.words[f"steps.{step.id}.wrong"]))

    def _corrected(self, said: MemberDecision | str, wrong: str) -> str:
        """Why not this: the rule that forbids it, or what the lesson says."""
        if isinstance(said, MemberDecision):
            try:
                after(self.sitting.state, said)
            except Refusal as refusal:
                return self._why(refusal)
        return wrong


def _is_of(asked: Open, due: Scripted) -> bool:
    return (asked.kind, asked.seat) == (due.decision.kind, due.decision.seat)
