"""The rule text of a mission: everything a crew must know beyond the rules of the game, line by line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from logwright.engine.missions.mission import (
    Allocation,
    CardChoice,
    ChosenMember,
    CommanderQuestion,
    Communication,
    DrawnTasks,
    Mission,
    NamedTasks,
    Signal,
    TasksByDifficulty,
    Untimed,
    seats_for,
)
from logwright.engine.objectives.subject import COMMANDER, Role, Subject
from logwright.sentences.clause import clause, sentence
from logwright.sentences.message import Arguments, Number, Said
from logwright.sentences.noun import CardWords, Several, subject_word
from logwright.sentences.tongue import Tongue


def mission_lines(
    mission: Mission,
    tongue: Tongue,
    everybody: Collection[int],
    players: int | None = None,
    *,
    is_laid: bool = False,
) -> list[str]:
    """The lines of the rule text, for one number of players or for all; `everybody` has the numbers of players of the
    game. A puzzle `is_laid`: nobody shuffles."""
    text = MissionText(mission, tongue, everybody, players, is_laid=is_laid)
    return [tongue.smooth(line) for line in text if line]


class MissionText:
    """Puts one mission into words of one language."""

    def __init__(
        self,
        mission: Mission,
        tongue: Tongue,
        everybody: Collection[int],
        players: int | None,
        *,
        is_laid: bool = False,
    ) -> None:
        self.mission, self.tongue, self.everybody, self.players = mission, tongue, set(everybody), players
        self.is_laid = is_laid
        self.seats = seats_for(players) if players else None
        self.commander = subject_word(tongue, COMMANDER)

    def __iter__(self) -> Iterator[str]:
        mission = self.mission
        if self.is_laid:
            yield self._say("puzzle.hands", {"n": _number(max(mission.players))})
        elif self.players is None and set(mission.players) != self.everybody:
            counts = self.tongue.both([str(count) for count in sorted(mission.players)])
            yield self._say("players", {"players": Said(counts), "n": _number(max(mission.players))})
        yield from self._tasks()
        for choice in mission.card_choices:
            highest = Number(choice.most, str(choice.most))
            words: Arguments = {"least": _number(choice.least), "most": highest, "range": Said(_range(choice))}
            yield self._say(f"choose_cards.{choice.what}.{'commander' if choice.by_commander else 'crew'}", words)
        for alike, members in groupby(mission.chosen, lambda member: (member.by_commander, member.question)):
            yield from self._chosen(*alike, tuple(members))
        if mission.token_change:
            yield self._say(f"change_tokens.{mission.token_change}")
        if self.is_laid and mission.allocation is Allocation.DEALT:
            yield self._say("puzzle.owners")
        elif mission.allocation is not Allocation.NONE:
            yield self._say(f"allocation.{mission.allocation}", {"n": _number(mission.volunteers)})
        if mission.hand_over and self.players in (None, 5):
            yield self._say("five_player_rule")
        if rule := mission.pass_cards:
            when = "before" if rule.before_tasks and mission.tasks else "after"
            yield self._say("pass_cards", {"n": _number(rule.count), "to": Said(rule.to), "when": Said(when)})
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

    def _chosen(
        self, by_commander: bool, question: CommanderQuestion, members: Sequence[ChosenMember]
    ) -> Iterator[str]:
        """Members chosen in the same way are mentioned together."""
        by = "commander" if by_commander else "crew"
        named = [subject_word(self.tongue, Subject(Role.CHOSEN, member.name)) for member in members]
        yield self._say(f"choose.{by}.{question}", {"member": Several(self.tongue, tuple(named))})
        if not any(member.commander_allowed for member in members):
            yield self._say("choose.not_commander")

    def _communication(self, communication: Communication) -> Iterator[str]:
        number: Arguments = {"n": _number(communication.from_trick)}
        yield self._say(f"communication.{communication.signal}", number)
        if communication.from_trick > 1 and communication.signal is not Signal.DISRUPTION:
            yield self._say("communication.from_trick", number)
        if communication.silent:
            member = subject_word(self.tongue, Subject(Role.CHOSEN, communication.silent))
            yield self._say("communication.silent", {"member": member})
        if communication.speaker:
            speaker = subject_word(self.tongue, Subject(Role.CHOSEN, communication.speaker))
            yield self._say("communication.speaker", {"member": speaker})
        if communication.until_trick:
            yield self._say("communication.until_trick", {"n": _number(communication.until_trick)})
        if communication.cards:
            yield self._say("communication.cards", {"cards": CardWords(self.tongue, communication.cards)})
        if communication.messages > 1:
            yield self._say("communication.messages", {"n": _number(communication.messages)})
        if communication.only_before_first_trick:
            yield self._say("communication.only_before_first_trick")

    def _timer(self) -> Iterator[str]:
        timer = self.mission.timer
        if not timer:
            return
        yield self._say("timer", {"time": Said(f"{timer.seconds // 60}:{timer.seconds % 60:02}")})
        if untimed := timer.untimed:
            words: Arguments = {
                "n": _number(untimed.difficulty),
                "communication": Said(self._say(f"communication.{untimed.signal}")),
            }
            yield self._say(f"untimed.{self._untimed_change(untimed)}", words)

    def _untimed_change(self, untimed: Untimed) -> str:
        """What a crew without a clock has to know: only the differences from the mission with it."""
        harder = self.mission.tasks != TasksByDifficulty(untimed.difficulty)
        if untimed.signal is self.mission.communication.signal:
            return "difficulty" if harder else "same"
        kind = "normal" if untimed.signal is Signal.NORMAL else "signal"
        return f"{kind}_and_difficulty" if harder else kind

    def _say(self, key: str, words: Arguments | None = None) -> str:
        return self.tongue.say(f"mission.{key}", {"commander": self.commander, **(words or {})})


def _range(choice: CardChoice) -> str:
    """Which limits a number has."""
    return "between" if choice.most else "above" if choice.least > 1 else "any"


def _number(value: int) -> Number:
    return Number(value, str(value))
