"""Plays an attempt at the terminal: people, programs and members of a crew decide in turn until it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from logwright.cli.playing.ending import ending
from logwright.cli.playing.hints import hint_lines
from logwright.cli.playing.person import BACK, HELP, HINT, QUIT, WAIT, Person
from logwright.cli.playing.table_text import TableText
from logwright.cli.speech import say, titled, words_of
from logwright.content.model.rulebook import Rulebook
from logwright.engine.attempts import DecisionKind, MemberDecision, Open, Refusal
from logwright.engine.attempts.record import PERSON
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.sitting import Sitting
from logwright.verdicts.attempts.program import Misbehaved, Misconduct, SeatProgram


class AttemptPlayer:
    """`keep` is called after every decision. `title_of` names the section of the rules that states a fact."""

    def __init__(
        self,
        sitting: Sitting,
        person: Person,
        programs: Mapping[Seat, SeatProgram],
        keep: Callable[[], None],
        rulebook: Rulebook | None,
        title_of: Callable[[str], str],
    ) -> None:
        self.sitting, self.person, self.programs, self.keep = sitting, person, programs, keep
        self.rulebook, self.title_of = rulebook, title_of
        self.text: TableText = person.text
        self._waiting = -1
        self._holder: Seat | None = None
        self._started: float | None = None

    def play(self) -> bool:
        """Whether the attempt was played to its end; a person may leave, and resume it later."""
        while self.sitting.open_now:
            asked = self._next()
            level = self.sitting.level_of(asked)
            if self._time_is_up():
                self._take(MemberDecision(DecisionKind.TIME, asked.seat))
            elif level:
                self._take(self.sitting.thought_of(asked, level))
            elif asked.decider in self.programs:
                self._take_of_program(asked, self.programs[asked.decider])
            elif asked.is_forced:
                self._take(asked.decision(asked.options[0]))
            elif not self._person(asked):
                return False
        for line in ending(self.sitting, self.text):
            self.person.tell(line)
        for seat, program in self.programs.items():
            program.over(self.sitting.state, seat)
        return True

    def _next(self) -> Open:
        """Who is asked next. Where several may act, a person may wait for the others."""
        open_now = self.sitting.open_now
        if self._waiting == len(self.sitting.state.public.tricks):
            others = [asked for asked in open_now if self.sitting.record.seats[asked.decider] != PERSON]
            return (others or open_now)[0]
        return open_now[0]

    def _person(self, asked: Open) -> bool:
        """Asks a person; whether it stays."""
        self._hand_on(asked.decider)
        state = self.sitting.state
        said = self.person.answer(state, asked)
        if isinstance(said, MemberDecision):
            # Thinking takes time, too.
            if self._time_is_up():
                said = MemberDecision(DecisionKind.TIME, asked.seat)
            try:
                self._take(said)
            except Refusal as refusal:
                self.person.tell(self._why(refusal))
        elif said == QUIT:
            return False
        elif said == HELP:
            self.person.tell(say("play.keys", key=self.text.signs.key()))
        elif said == HINT:
            look, seed = state.look(asked.decider), self.sitting.record.seed
            for line in hint_lines(look, asked, seed, self.text, lambda value: self.person.option(state, asked, value)):
                self.person.tell(line)
        elif said == WAIT and asked.kind is DecisionKind.SHOW:
            self._waiting = len(state.public.tricks)
        elif said == BACK:
            self._take_back()
        return True

    def _take(self, decision: MemberDecision) -> None:
        before = self.sitting.state
        self.sitting.take(decision)
        after = self.sitting.state
        if after.clock and self._started is None:
            self._started = time.monotonic()
        for line in self.text.told(before, decision, after):
            self.person.tell(line)
        self.keep()

    def _take_of_program(self, asked: Open, program: SeatProgram) -> None:
        try:
            self._take(program.decide(self.sitting.state, asked))
        except Refusal as refusal:
            raise Misbehaved(Misconduct.ILLEGAL, program.command, refusal.said) from None

    def _take_back(self) -> None:
        """Back to the person's own decision before this one."""
        sitting = self.sitting
        mine = [
            number
            for number, decision in enumerate(sitting.record.decisions)
            if sitting.record.seats[sitting.states[number].public.decider(decision.seat)] == PERSON
            and not _forced(sitting, number, decision)
        ]
        if not mine:
            self.person.tell(say("play.nothing-to-take-back"))
            return
        sitting.take_back(mine[-1])
        self._waiting = -1
        self.person.tell(say("play.taken-back"))
        self.keep()

    def _time_is_up(self) -> bool:
        clock = self.sitting.state.clock
        return bool(clock and self._started is not None and clock.is_over(time.monotonic() - self._started))

    def _hand_on(self, seat: Seat) -> None:
        """Where several people share a terminal, nobody sees the hand of another."""
        if self._holder not in (None, seat):
            self.person.tell("\n" * 40)
            self.person.ask(f"{say('play.hand-on', seat=seat)} ")
        self._holder = seat

    def _why(self, refusal: Refusal) -> str:
        said = words_of(refusal.said)
        found = self.rulebook.forbidding.get(refusal.rule) if self.rulebook else None
        return f"{said} ({titled(found[0].id, self.title_of(found[1].id))})" if found else said


def _forced(sitting: Sitting, number: int, decision: MemberDecision) -> bool:
    phase = sitting.states[number].phase
    asked = phase.opens(sitting.states[number]) if phase else ()
    return any(each.seat == decision.seat and each.is_forced for each in asked)
