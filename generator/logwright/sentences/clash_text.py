"""Why a mission or a deal cannot be won, in words: the rules that clash, each as a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission, NamedTasks, seats_for
from logwright.engine.objectives.subject import COMMANDER
from logwright.sentences.clause import clause, sentence
from logwright.sentences.message import Arguments, Number, Said
from logwright.sentences.noun import subject_word
from logwright.sentences.tongue import Tongue


@dataclass(frozen=True)
class ClashText:
    """A sentence that says what is wrong, and the rules it is about."""

    head: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.head, *self.rules))


def clash_text(mission: Mission, clash: Clash, tongue: Tongue, players: int, *, is_laid: bool = False) -> ClashText:
    """Of a mission that no deal can satisfy; a puzzle `is_laid` and has no other deal."""
    if is_laid:
        return lost_text(mission, clash, tongue, players)
    rules = tuple(tongue.smooth(rule) for rule in _rules(mission, clash, tongue, players, "drawn"))
    head = ("nothing", "one", "several")[min(clash.size, 2)]
    return ClashText(tongue.smooth(_say(tongue, head, n=_number(clash.size))), rules)


def lost_text(mission: Mission, clash: Clash, tongue: Tongue, players: int) -> ClashText:
    """Of lost deals."""
    rules = tuple(tongue.smooth(rule) for rule in _rules(mission, clash, tongue, players, "lost.drawn"))
    head = ("lost.nothing", "lost.one", "lost.several")[min(clash.size, 2)]
    return ClashText(tongue.smooth(_say(tongue, head)), rules)


def _rules(mission: Mission, clash: Clash, tongue: Tongue, players: int, drawn: str) -> Iterator[str]:
    seats = seats_for(players)
    if isinstance(mission.tasks, NamedTasks):
        for index in clash.tasks:
            task = mission.tasks.tasks[index]
            text = tongue.smooth(clause(task.objective, tongue, seats))
            if clash.tokens and task.token:
                text = tongue.say("mission.tasks.with_token", {"task": Said(text), "token": Said(task.token.sign)})
            yield _say(tongue, "task", task=Said(text))
    elif clash.tasks:
        yield _say(tongue, drawn, n=_number(len(clash.tasks)))
    if clash.tokens:
        yield _say(tongue, "tokens")
    if clash.sharing:
        words: Arguments = {"commander": subject_word(tongue, COMMANDER), "n": _number(mission.volunteers)}
        # The rulebook explains the draft, so missions need not mention it.
        yield tongue.say(f"mission.allocation.{mission.allocation}", words) or _say(tongue, "draft")
    for index in clash.objectives:
        yield sentence(mission.objectives[index], tongue, seats)


def _say(tongue: Tongue, key: str, **words: Number | Said) -> str:
    return tongue.say(f"mission.clash.{key}", words)


def _number(value: int) -> Number:
    return Number(value, str(value))
