"""A line of play on a page: a table that reads by itself, which a script turns into a replay to click through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.engine.deal import Deal
from logwright.engine.mission import Token
from logwright.engine.objectives.subject import Role, Subject
from logwright.publish.book import Book
from logwright.publish.markdown import blocks, boxed, flowing, listing, plain, styled, table
from logwright.publish.setter import Setter
from logwright.sentences.clause import sentence
from logwright.sentences.noun import subject_word

LEADS, WINS = "→", "★"


class Replay:
    """One won deal of a game: who owns what, what the crew chose, and every trick."""

    def __init__(self, setter: Setter, deal: Deal, line: dict[str, Any]) -> None:
        self.setter, self.book, self.game = setter, setter.book, setter.game
        self.deal, self.line = deal, line

    def text(self) -> str:
        return blocks(
            self._tasks(),
            listing(plain(choice) for choice in self.choices()),
            boxed(
                self._tricks(),
                "replay",
                data_trick=self.book.say("site.replay.trick", n="{n}", all="{all}"),
                data_first=self.book.say("site.replay.first"),
                data_back=self.book.say("site.replay.back"),
                data_on=self.book.say("site.replay.on"),
                data_all=self.book.say("site.replay.all"),
            ),
            plain(self.book.say("site.replay.legend", leads=LEADS, wins=WINS)),
        )

    def tasks(self) -> Iterator[tuple[str, str, str]]:
        """Every task in words, its token and who owns it, as they lie when the first trick begins."""
        tongue = self.book.tongue(self.game)
        tokens = self.line["choices"].get("tokens") or [task.token for task in self.deal.tasks]
        for task, owner, token in zip(self.deal.tasks, self.line["owners"], tokens, strict=True):
            said = sentence(task.objective, tongue, self.deal.seats)
            yield said, Token(token).sign if token else "", self.seat(owner)

    def _tasks(self) -> str:
        if not self.deal.tasks:
            return ""
        rows = [
            (plain(said), styled(plain(sign), "token") if sign else "", plain(owner))
            for said, sign, owner in self.tasks()
        ]
        has_tokens = any(sign for _, sign, _ in rows)
        head = [self.book.say("site.replay.task"), self.book.say("tokens"), self.book.say("site.replay.owner")]
        return table(
            [plain(word) for column, word in enumerate(head) if has_tokens or column != 1],
            ([cell for column, cell in enumerate(row) if has_tokens or column != 1] for row in rows),
        )

    def choices(self) -> Iterator[str]:
        """What the crew decided besides, as sentences."""
        choices, say = self.line["choices"], self.book.say
        tongue = self.book.tongue(self.game)
        for name, seat in choices.get("chosen", {}).items():
            member = subject_word(tongue, Subject(Role.CHOSEN, name)).form("")
            yield say("site.replay.chosen", member=member, seat=self.seat(seat))
        for seat, number in choices.get("predictions", {}).items():
            yield say("site.replay.predicts", seat=self.seat(int(seat)), n=number)
        if over := choices.get("hand_over"):
            giver, taker = self.seat(over["from"]), self.seat(over["to"])
            yield say("site.replay.hand_over", n=over["task"] + 1, giver=giver, taker=taker)
        if passed := choices.get("distress"):
            cards = ", ".join(self._card_name(card) for card in passed["cards"] if card)
            yield say(f"site.replay.distress.{passed['side']}", cards=cards)

    def _tricks(self) -> str:
        seats = range(self.deal.seats)
        head = [plain(self.book.say("site.replay.number")), *(plain(self.seat(seat)) for seat in seats)]
        rows = []
        for number, trick in enumerate(self.line["tricks"], start=1):
            cells = [""] * self.deal.seats
            for turn, card in enumerate(trick["cards"]):
                seat = (trick["leader"] + turn) % self.deal.seats
                cells[seat] = self._cell(card, leads=turn == 0, wins=seat == trick["winner"])
            rows.append((str(number), *cells))
        return table(head, rows)

    def _cell(self, card: str, leads: bool, wins: bool) -> str:
        """A card, with its colour in words that a narrow screen shows as a symbol only."""
        suit, _, value = card.rpartition(" ")
        before, _, after = self.book.say(f"site.card.{suit}", value="\0").partition("\0")
        chip = styled(f"{_word(before)}{value}{_word(after)}", "card", suit)
        return f"{f'{LEADS} ' if leads else ''}{chip}{f' {WINS}' if wins else ''}"

    def _card_name(self, card: str) -> str:
        suit, _, value = card.rpartition(" ")
        return self.book.say(f"site.card.{suit}", value=value)

    def seat(self, seat: int) -> str:
        """Who sits there: the commander and the automaton by name, the others by number, clockwise."""
        if self.deal.automaton and self.deal.automaton.seat == seat:
            return self.book.say("automaton", self.game)
        if seat == self.deal.commander:
            return _capital(self.book.name(self.game, "terms.commander"))
        return self.book.say("site.replay.seat", n=seat + 1)


def _word(text: str) -> str:
    """A part of a card's name, with the space beside the value."""
    return f'<span class="word">{flowing(text)}</span>' if text else ""


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def replay(book: Book, game: str, here: str, deal: Deal, line: dict[str, Any]) -> str:
    return Replay(Setter(book, game, here), deal, line).text()
