"""What somebody is asked, in words: the question and everything that may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from logwright.engine.attempts import DecisionKind, Open, Value
from logwright.engine.attempts.public import Public
from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.communication import CardMessage
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.certificate import HandOver
from logwright.engine.objectives.subject import Side
from logwright.publish.play.table_words import TableWords

_ABOUT_A_TASK = (DecisionKind.WANTED, DecisionKind.OWNER)


@dataclass(frozen=True)
class DecisionWords:
    """Puts what is open to a seat into words."""

    words: TableWords
    public: Public

    def question(self, asked: Open) -> str:
        say, kind = self.words.say, asked.kind
        for_other = asked.seat != asked.decider
        match kind:
            case DecisionKind.READY:
                return say("asks.ready", role=self.words.role(asked.name))
            case DecisionKind.WANTED | DecisionKind.OWNER if asked.task is not None:
                return say(f"asks.{kind}", task=self._task(asked.task))
            case DecisionKind.OWNER:
                return say("asks.owner_all")
            case DecisionKind.ACCEPT if asked.offer:
                return say("asks.accept", task=self._task(asked.offer.task))
            case DecisionKind.PASS:
                return say(f"asks.pass_{asked.to}", n=asked.rest)
            case DecisionKind.SIDE:
                return say("asks.side", n=asked.rest)
            case DecisionKind.PREDICT | DecisionKind.PLAY if for_other:
                return say(f"asks.{kind}_for", seat=self.words.seat(asked.seat))
        return say(f"asks.{kind}")

    def options(self, asked: Open) -> list[dict[str, Any]]:
        return [{"id": place, **self._option(asked, value)} for place, value in enumerate(asked.options)]

    def _option(self, asked: Open, value: Value) -> dict[str, Any]:
        words, say = self.words, self.words.say
        match asked.kind, value:
            case _, Card():
                return {"words": words.card(value), "card": words.spelled(value)}
            case _, CardMessage():
                mark = say(f"mark.{value.mark or 'beside'}")
                shown = say("options.show", card=words.card(value.card), mark=mark)
                return {"words": shown, "card": words.spelled(value.card)}
            case _, HandOver():
                moved = say("options.over", seat=words.seat(value.taker), task=self._task(value.task))
                return {"words": moved, "task": value.task}
            case _, Suit():
                return {"words": words.suit(value)}
            case _, Side():
                return {"words": say(f"options.{value}")}
            case _, bool():
                return {"words": say("yes" if value else "no")}
            case DecisionKind.TASK, int():
                return {"words": self._task(value), "task": value}
            case DecisionKind.OWNER, int():
                return {"words": words.seat(value), "seat": value}
            case DecisionKind.PREDICT | DecisionKind.NUMBER, int():
                return {"words": str(value)}
            case DecisionKind.MEMBERS, tuple():
                members: dict[str, Seat] = dict(value)  # type: ignore[arg-type]
                pairs = (words.book.titled(words.role(name), words.seat(seat)) for name, seat in members.items())
                return {"words": " · ".join(pairs)}
            case DecisionKind.TOKENS, tuple():
                return {"words": " · ".join(self._moved(value)) or say("options.as_they_lie")}
        return {"words": say(_NOTHING[asked.kind])}

    def _task(self, number: int) -> str:
        return self.words.task(self.public.tasks[number])

    def _moved(self, tokens: tuple[Any, ...]) -> Iterator[str]:
        """Every task whose token changes, with the token it gets."""
        for place, (task, token) in enumerate(zip(self.public.tasks, tokens, strict=False)):
            if task.token is not token and token is not None:
                yield f"{token.sign} → {self._task(place)}"


_NOTHING = {DecisionKind.TASK: "options.pass", DecisionKind.OFFER: "options.keep", DecisionKind.SHOW: "options.nothing"}
"""What it is called to decide for nothing."""
