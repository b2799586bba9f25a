"""Who sits where: people, programs and members of a crew, as the command line says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say
from logwright.engine.attempts.record import PERSON, PROGRAM
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.dealing import AUTOMATON_SEAT
from logwright.engine.missions.mission import seats_for


@dataclass(frozen=True)
class Seats:
    """`sitting` has a word for each seat, `programs` their commands."""

    sitting: tuple[str, ...]
    programs: dict[Seat, str]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, who in enumerate(self.sitting) if who == PERSON)


def seats_of(wanted: Sequence[str], players: int, known: Sequence[str] | None, level: str) -> Seats:
    """The seats of a new attempt, or those `known` from a record, whose programs must be named again."""
    count = seats_for(players)
    sitting = list(known) if known else [level] * count
    programs: dict[Seat, str] = {}
    for text in wanted:
        number, _, command = text.partition("=")
        if not number.isascii() or not number.isdecimal():
            raise UsageError(say("play.bad-seat", found=text))
        seat = int(number[:6])
        if seat >= count:
            raise UsageError(say("play.no-seat", seat=seat, last=count - 1))
        if players < count and seat == AUTOMATON_SEAT:
            raise UsageError(say("play.automaton-seat", seat=seat))
        sitting[seat] = PROGRAM if command else PERSON
        if command:
            programs[seat] = command
    if lacking := [seat for seat, who in enumerate(sitting) if who == PROGRAM and seat not in programs]:
        raise UsageError(say("play.which-program", seat=lacking[0]))
    return Seats(tuple(sitting), programs)
