"""A person at the terminal: shows the options of a decision, and reads which one is meant."""

from __future__ import annotations

from collections.abc import Callable

from logwright.cli.playing.card_signs import CardSigns
from logwright.cli.playing.table_text import TableText, question
from logwright.cli.speech import say, titled
from logwright.engine.attempts import DecisionKind, MemberDecision, Open, TableState, Value, view
from logwright.engine.attempts.decision import QUESTIONS
from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.communication import CardMessage
from logwright.engine.missions.certificate import HandOver
from logwright.engine.objectives.subject import Side

Ask = Callable[[str], str]
HINT, BACK, WAIT, QUIT, HELP = "?", "u", "w", "q", "h"
KEYS = (HINT, BACK, WAIT, QUIT, HELP)


class Person:
    """Asks until an answer is understood. What the rules forbid is passed on, so that they can say why."""

    def __init__(self, text: TableText, signs: CardSigns, ask: Ask, tell: Callable[[str], None]) -> None:
        self.text, self.signs, self.ask, self.tell = text, signs, ask, tell

    def answer(self, state: TableState, asked: Open) -> MemberDecision | str:
        """The decision, or one of the keys for something else."""
        legal = [option for option in asked.options if isinstance(option, Card)]
        own = asked.seat == asked.decider and asked.kind in (DecisionKind.PLAY, DecisionKind.PASS)
        for line in self.text.table(view(state, asked.decider), legal if own else None):
            self.tell(line)
        for place, option in enumerate(asked.options, start=1):
            if not isinstance(option, Card):
                self.tell(f"  {place}  {self.option(state, asked, option)}")
        while True:
            said = self.ask(f"{question(state, self.text)} [{HELP}] ").strip().lower()
            if said in KEYS:
                return said
            try:
                return asked.decision(self._meant(asked, said))
            except ValueError:
                self.tell(say("play.not-understood"))

    def option(self, state: TableState, asked: Open, option: Value) -> str:
        """An option in words."""
        match option:
            case None:
                return say("play.option.pass" if asked.kind is DecisionKind.TASK else "play.option.nothing")
            case bool():
                return say("play.option.say-yes" if option else "play.option.say-no")
            case Card():
                return self.signs.shown(option)
            case CardMessage(card, mark):
                shown = self.signs.shown(card)
                return say(f"play.option.show-{mark}", card=shown) if mark else shown
            case HandOver(task, _, taker):
                return say("play.option.offer", task=task + 1, taker=self.text.who(taker))
            case Suit():
                return self.text.suit(option)
            case Side():
                return say(f"play.option.{option.value}")
            case tuple() if asked.kind is DecisionKind.MEMBERS:
                roles = ((self.text.member(name), self.text.who(seat)) for name, seat in option)  # type: ignore[misc, arg-type]
                return ", ".join(titled(role, who) for role, who in roles)
            case tuple():
                return " ".join("–" if token is None else token.sign for token in option)  # type: ignore[union-attr]
            case int() if asked.kind is DecisionKind.OWNER:
                return self.text.who(option)
            case int() if asked.kind is DecisionKind.TASK:
                return self.text.task(state.public.tasks[option], state.public.seats)
        return str(option)

    def _meant(self, asked: Open, said: str) -> Value:
        if asked.kind in (DecisionKind.PLAY, DecisionKind.PASS):
            card = self.signs.read(said)
            if card is None:
                raise ValueError(said)
            return card
        if asked.kind is DecisionKind.SHOW:
            # A card alone is enough: what its token says follows from the hand.
            card = self.signs.read(said)
            if card is not None:
                messages = (option for option in asked.options if isinstance(option, CardMessage))
                return next((message for message in messages if message.card == card), CardMessage(card, None))
        yes, no = list(say("play.option.yes-or-no-keys"))
        if (asked.kind in QUESTIONS or asked.kind is DecisionKind.DISTRESS) and said[:1] in (yes, no):
            return said[0] == yes
        if asked.kind is DecisionKind.PREDICT:
            return int(said)
        if said == "" and None in asked.options:
            return None
        if not said.isascii() or not said.isdecimal() or not 1 <= int(said[:6]) <= len(asked.options):
            raise ValueError(said)
        return asked.options[int(said) - 1]
