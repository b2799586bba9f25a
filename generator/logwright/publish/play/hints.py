"""A hint: for each option the share of deals that can be won with it, among those that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from logwright.engine.attempts import DecisionKind, Open, Value
from logwright.engine.attempts.view import View
from logwright.engine.crews.hint import MessageHint, card_hints, message_hints, option_hints
from logwright.engine.crews.level import CLUB
from logwright.publish.play.asking import DecisionWords
from logwright.publish.play.device import Device
from logwright.publish.play.table import TableTeller
from logwright.publish.play.table_words import TableWords


def hint(device: Device, teller: TableTeller) -> dict[str, Any]:
    """Bars for options, or what a club player would decide. It rests on the view of the seat alone."""
    asked = device.asked
    if asked is None:
        return {"bars": [], "told": teller.words.say("hint.nothing")}
    options = DecisionWords(teller.words, device.state.public).options(asked)
    made = HintWords(teller.words, asked, [option["words"] for option in options])
    view, seed = device.state.look(asked.decider), len(device.states)
    if asked.kind is DecisionKind.PLAY:
        cards = card_hints(view, asked, seed)
        return made.bars(((each.card, each.share) for each in cards), worlds=cards[0].worlds)
    if asked.kind is DecisionKind.SHOW and (messages := message_hints(view, asked)):
        return made.messages(messages, view)
    if found := option_hints(view, asked, seed):
        return made.bars(((each.value, each.share) for each in found), worlds=found[0].worlds)
    return made.advice(device.sitting.thought_of(asked, CLUB).value)


@dataclass(frozen=True)
class HintWords:
    """What a hint says about the options of a question, each of which has its words."""

    words: TableWords
    asked: Open
    options: list[str]

    def bars(self, shares: Iterable[tuple[Value, float]], worlds: int) -> dict[str, Any]:
        return {"bars": self._bars(shares), "told": self.words.say("hint.told", n=worlds)}

    def messages(self, found: list[MessageHint], view: View) -> dict[str, Any]:
        """How much each card would tell, and what the others would learn from it."""
        most = max(each.worth for each in found)
        shares = [(each.message, max(0.0, each.worth) / most if most > 0 else 0.0) for each in found]
        notes = [{"option": self._place(each.message), "words": " ".join(self._learnt(each, view))} for each in found]
        return {"bars": self._bars(shares), "told": self.words.say("hint.messages"), "notes": notes}

    def advice(self, value: Value) -> dict[str, Any]:
        place = self._place(value)
        return {"bars": [], "advised": place, "told": self.words.say("hint.club", option=self.options[place])}

    def _learnt(self, hint: MessageHint, view: View) -> Iterable[str]:
        card, mark = self.words.card(hint.message.card), hint.message.mark or "beside"
        yield self.words.say(f"hint.tells.{mark}", card=card)
        for task in hint.tasks:
            yield self.words.say("hint.tells.about", task=self.words.task(view.public.tasks[task]))

    def _bars(self, shares: Iterable[tuple[Value, float]]) -> list[dict[str, Any]]:
        return [
            {"option": place, "words": self.options[place], "share": share}
            for value, share in shares
            for place in (self._place(value),)
        ]

    def _place(self, value: Value) -> int:
        return self.asked.options.index(value)
