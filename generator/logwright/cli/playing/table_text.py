"""The table as one seat sees it, and what happens at it, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.cli.colour import bold, green
from logwright.cli.playing.card_signs import CardSigns
from logwright.cli.speech import number, say, titled
from logwright.engine.attempts import DecisionKind, MemberDecision, SeatView, TableState, cards_to_pass, decisions
from logwright.engine.attempts.decision import QUESTIONS
from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.communication import CardMessage
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.certificate import HandOver
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.referee import Status
from logwright.sentences.message import capital
from logwright.sentences.noun import subject_word
from logwright.sentences.task_text import task_text
from logwright.sentences.tongue import Tongue
from logwright.sentences.turned_up import turned_up


class TableText:
    """Texts of one game in one language; `mine` are the seats of the person who reads."""

    def __init__(self, signs: CardSigns, tongue: Tongue, mine: Sequence[Seat]) -> None:
        self.signs, self.tongue, self.mine = signs, tongue, mine

    def who(self, seat: Seat) -> str:
        name = say("play.seat", seat=seat)
        return say("play.you", seat=name) if seat in self.mine else name

    def terrain(self, deal: Deal) -> Iterator[str]:
        """Which card decided how the crew may communicate, and what, where one does."""
        if deal.terrain is not None:
            yield titled(*turned_up(self.tongue, deal, self.signs.shown(deal.terrain)))

    def member(self, name: str) -> str:
        """What the rules of a mission call a member who is chosen."""
        return subject_word(self.tongue, Subject(Role.CHOSEN, name)).form("")

    def cards(self, cards: Sequence[Card], legal: Sequence[Card] | None = None) -> str:
        """Cards in a row, suit by suit; legal ones in brackets, where some are not."""
        marked = legal is not None and len(legal) < len(cards)
        ordered = sorted(cards, key=lambda card: self.signs.suits.cards.index(card))
        return " ".join(
            f"[{self.signs.shown(card)}]" if marked and legal and card in legal else self.signs.shown(card)
            for card in ordered
        )

    def suit(self, suit: Suit) -> str:
        return self.tongue.say(f"site.suit.{suit}")

    def task(self, task: Task, seats: int) -> str:
        token = f"({task.token.sign}) " if task.token else ""
        return token + task_text(task, self.tongue, self.signs.suits.trumps, seats)

    def table(self, seen: SeatView, legal: Sequence[Card] | None = None) -> Iterator[str]:
        """Everything a person needs to decide."""
        view, public = seen.view, seen.view.public
        yield ""
        if seen.standing:
            heading = say("play.trick-number", n=public.number, of=public.table.tricks)
            yield bold(f"{heading} · {say('play.leads', who=self.who(public.leader))}")
        yield from self._tasks(seen)
        for past in public.said:
            if past.message.card not in public.played:
                yield f"  {self._said(past.seat, past.message)}"
        if public.columns:
            row = " ".join(self.signs.shown(column.up) + ("/▒" if column.covers else "") for column in public.columns)
            yield titled(say("play.row"), row)
        if public.lying:
            order = public.from_(public.leader)
            laid = zip(order, public.lying, strict=False)
            cards = (f"{self.who(seat)} {self.signs.shown(card)}" for seat, card in laid)
            yield titled(say("play.lying"), "  ".join(cards))
        yield titled(say("play.hand"), self.cards(sorted(view.hand), legal))

    def _tasks(self, seen: SeatView) -> Iterator[str]:
        public = seen.view.public
        owners = public.owners or (None,) * len(public.tasks)
        for number_, (task, owner) in enumerate(zip(public.tasks, owners, strict=True)):
            status = seen.standing.tasks[number_] if seen.standing else Status.OPEN
            mark = green("✓") if status is Status.MET else str(number_ + 1)
            whose = f" → {self.who(owner)}" if owner is not None else ""
            yield f"  {mark} {self.task(task, public.seats)}{whose}"
        if public.covered_tasks:
            yield f"  {say('play.covered', n=public.covered_tasks)}"

    def _said(self, seat: Seat, message: CardMessage) -> str:
        who, card = self.who(seat), self.signs.shown(message.card)
        return say(f"play.tell.show-{message.mark}" if message.mark else "play.tell.show", who=who, card=card)

    def told(self, before: TableState, decision: MemberDecision, after: TableState) -> Iterator[str]:
        """What everybody notices of a decision."""
        who, value = self.who(decision.seat), decision.value
        match decision.kind:
            case DecisionKind.MEMBERS if isinstance(value, tuple):
                for name, seat in after.public.chosen:
                    yield say("play.tell.members", name=capital(self.member(name)), who=self.who(seat))
            case DecisionKind.TOKENS:
                signs = (token.sign if token else "–" for token in after.tokens)
                yield say("play.tell.tokens", tokens=" ".join(signs))
            case DecisionKind.TASK:
                yield say("play.tell.passes", who=who) if value is None else self._takes(decision.seat, value)
            case DecisionKind.OWNER if isinstance(value, int):
                task = decisions(before)[0].task
                taker = self.who(value)
                yield say("play.tell.owner-of-all", who=taker) if task is None else self._takes(value, task)
            case DecisionKind.OFFER if isinstance(value, HandOver):
                yield say("play.tell.offer", who=who, task=value.task + 1, taker=self.who(value.taker))
            case DecisionKind.DISTRESS:
                yield say("play.tell.distress" if value else "play.tell.no-distress")
            case DecisionKind.COLOUR if isinstance(value, Suit):
                yield say("play.tell.colour", colour=self.suit(value))
            case DecisionKind.NUMBER if isinstance(value, int):
                yield say("play.tell.number", n=value)
            case DecisionKind.SIDE:
                yield say(f"play.tell.side-{value}", n=cards_to_pass(before))
            case DecisionKind.PASS:
                yield say("play.tell.picked", who=who)
            case DecisionKind.PREDICT:
                said = dict(after.public.noted).get(decision.seat)
                yield say("play.tell.noted", who=who) if said is None else say("play.tell.predicts", who=who, n=said)
            case DecisionKind.SHOW if isinstance(value, CardMessage):
                yield self._said(decision.seat, value)
            case DecisionKind.PLAY if isinstance(value, Card):
                yield say("play.tell.plays", who=who, card=self.signs.shown(value))
            case kind if kind in QUESTIONS:
                asked = question(before, self)
                yield say("play.tell.says-yes" if value else "play.tell.says-no", who=who, question=asked)
        yield from self._followed(before, after)

    def _takes(self, seat: Seat, task: object) -> str:
        assert isinstance(task, int)
        return say("play.tell.takes", who=self.who(seat), task=task + 1)

    def _followed(self, before: TableState, after: TableState) -> Iterator[str]:
        tricks = after.public.tricks
        if len(tricks) > len(before.public.tricks):
            yield say("play.tell.won-trick", who=self.who(tricks[-1].winner), n=len(tricks))
        if after.public.drawn and not before.public.drawn:
            yield say("play.tell.drawn")
        if after.clock and not before.clock:
            yield say("play.tell.clock", seconds=number(after.clock.seconds))


def question(state: TableState, text: TableText) -> str:
    """What is asked now, as a short question."""
    asked = decisions(state)[0]
    task = None if asked.task is None else asked.task + 1
    match asked.kind:
        case DecisionKind.READY:
            return say("play.ask.ready", name=text.member(asked.name))
        case DecisionKind.WANTED | DecisionKind.ACCEPT:
            return say(f"play.ask.{asked.kind}", task=task or 0)
        case DecisionKind.OWNER if task is not None:
            return say("play.ask.owner", task=task)
        case DecisionKind.OWNER:
            return say("play.ask.owner-of-all")
        case DecisionKind.PASS:
            return say(f"play.ask.pass-{asked.to}", who=text.who(asked.seat))
        case DecisionKind.PLAY:
            return say("play.ask.play", who=text.who(asked.seat))
        case DecisionKind.PREDICT:
            return say("play.ask.predict", who=text.who(asked.seat))
    return say(f"play.ask.{asked.kind}")
