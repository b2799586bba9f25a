"""The rule text of a mission: everything a crew must know beyond the rules of the game, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.engine.mission import (
    Allocation,
    ChosenMember,
    Communication,
    DrawnTasks,
    Mission,
    NamedTasks,
    Signal,
    TasksByDifficulty,
    seats_for,
)
from logwright.engine.objectives.subject import COMMANDER, Role, Subject
from logwright.sentences.clause import clause, sentence
from logwright.sentences.message import Arguments, Number, Said
from logwright.sentences.noun import subject_word
from logwright.sentences.tongue import Tongue

ALL_PLAYERS = (2, 3, 4, 5)


def mission_lines(mission: Mission, tongue: Tongue, players: int | None = None) -> list[str]:
    """The lines of the rule text, for so many players or for all."""
    return [tongue.smooth(line) for line in MissionText(mission, tongue, players) if line]


class MissionText:
    """Puts one mission into words of one language."""

    def __init__(self, mission: Mission, tongue: Tongue, players: int | None) -> None:
        self.mission, self.tongue, self.players = mission, tongue, players
        self.seats = seats_for(players) if players else None
        self.commander = subject_word(tongue, COMMANDER)

    def __iter__(self) -> Iterator[str]:
        mission = self.mission
        if self.players is None and set(mission.players) != set(ALL_PLAYERS):
            counts = self.tongue.both([str(count) for count in sorted(mission.players)])
            yield self._say("players", {"players": Said(counts), "n": _number(max(mission.players))})
        yield from self._tasks()
        for member in mission.chosen:
            yield from self._chosen(member)
        if mission.token_change:
            yield self._say(f"change_tokens.{mission.token_change}")
        if mission.allocation is not Allocation.NONE:
            yield self._say(f"allocation.{mission.allocation}", {"n": _number(mission.volunteers)})
        if mission.hand_over and self.players in (None, 5):
            yield self._say("five_player_rule")
        for objective in mission.objectives:
            yield sentence(objective, self.tongue, self.seats)
        yield from self._communication(mission.communication)
        if mission.draw_after_trick:
            yield self._say("draw_after_trick", {"n": _number(mission.draw_after_trick)})
        yield from self._timer()
        if mission.rises_by:
            yield self._say("rises_by", {"n": _number(mission.rises_by)})

    def _tasks(self) -> Iterator[str]:
        match self.mission.tasks:
            case None:
                yield self._say("tasks.none")
            case DrawnTasks(count, tokens):
                yield self._say("tasks.count", {"n": _number(count)})
                if tokens:
                    signs = self.tongue.grammar.comma.join(token.sign for token in tokens)
                    yield self._say("tasks.tokens", {"tokens": Said(signs), "n": _number(len(tokens))})
            case TasksByDifficulty(difficulty):
                yield self._say("tasks.difficulty", {"n": _number(difficulty)})
            case NamedTasks(tasks):
                names = []
                for task in tasks:
                    text = self.tongue.smooth(clause(task.objective, self.tongue, self.seats))
                    if task.token:
                        words: Arguments = {"task": Said(text), "token": Said(task.token.sign)}
                        text = self.tongue.say("mission.tasks.with_token", words)
                    names.append(text)
                text = self.tongue.grammar.semicolon.join(names) + "."
                yield self._say("tasks.named", {"n": _number(len(tasks)), "tasks": Said(text)})

    def _chosen(self, member: ChosenMember) -> Iterator[str]:
        by = "commander" if member.by_commander else "crew"
        words: Arguments = {"member": subject_word(self.tongue, Subject(Role.CHOSEN, member.name))}
        yield self._say(f"choose.{by}.{member.question}", words)
        if not member.commander_allowed:
            yield self._say("choose.not_commander")

    def _communication(self, communication: Communication) -> Iterator[str]:
        number: Arguments = {"n": _number(communication.from_trick)}
        yield self._say(f"communication.{communication.signal}", number)
        if communication.from_trick > 1 and communication.signal is not Signal.DISRUPTION:
            yield self._say("communication.from_trick", number)
        if communication.silent:
            member = subject_word(self.tongue, Subject(Role.CHOSEN, communication.silent))
            yield self._say("communication.silent", {"member": member})
        if communication.only_before_first_trick:
            yield self._say("communication.only_before_first_trick")

    def _timer(self) -> Iterator[str]:
        timer = self.mission.timer
        if not timer:
            return
        yield self._say("timer", {"time": Said(f"{timer.seconds // 60}:{timer.seconds % 60:02}")})
        if timer.untimed:
            signal = self._say(f"communication.{timer.untimed.signal}")
            words: Arguments = {"n": _number(timer.untimed.difficulty), "communication": Said(signal)}
            yield self._say("untimed" if signal else "untimed_normal", words)

    def _say(self, key: str, words: Arguments | None = None) -> str:
        return self.tongue.say(f"mission.{key}", {"commander": self.commander, **(words or {})})


def _number(value: int) -> Number:
    return Number(value, str(value))
