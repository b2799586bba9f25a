"""A line of play on a page: a readable table, which a script turns into an interactive replay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.certificate import read_certificate
from logwright.engine.missions.mission import Mission, Token
from logwright.engine.objectives.selector import ChosenCards
from logwright.engine.objectives.subject import Role, Subject
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, flowing, listing, plain, styled, table
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.played_line import PlayedLine, table_words
from logwright.publish.views.seats.seat_name import seat_name
from logwright.sentences.clause import sentence
from logwright.sentences.noun import subject_word

LEADS, WINS = "→", "★"
STYLES = ("play/table", "play/tasks", "play/open")
"""What a page with a drawn table needs."""


class ReplayTable:
    """One won deal: who owns which task, what the crew chose, and every trick."""

    def __init__(self, renderer: MarkdownRenderer, deal: Deal, line: dict[str, Any]) -> None:
        self.renderer, self.book, self.game = renderer, renderer.book, renderer.game
        self.deal, self.line = deal, line

    def text(self, mission: Mission) -> str:
        """Without a script the table of all tricks, with it the drawn table above it."""
        return blocks(
            self._tasks(),
            listing(plain(choice) for choice in self.choices()),
            boxed(
                blocks(self._drawn(mission), self._tricks()),
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
        """Every task in words, its token and its owner, at the start of the first trick."""
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
        """The crew's other decisions, as sentences."""
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
        for what, value in choices.get("picked", {}).items():
            if what == ChosenCards.NUMBER:
                yield say("site.replay.picked.number", n=value)
            else:
                yield say("site.replay.picked.colour", colour=say(f"site.suit.{value}", self.game))
        if given := choices.get("passed"):
            hands = (", ".join(self.book.card_name(self.game, card) for card in hand) for hand in given["cards"])
            yield say(f"site.replay.passed.{given['to']}", cards="; ".join(hands))
        if passed := choices.get("distress"):
            cards = ", ".join(self.book.card_name(self.game, card) for card in passed["cards"] if card)
            yield say(f"site.replay.distress.{passed['side']}", cards=cards)

    def _drawn(self, mission: Mission) -> str:
        """Where the script draws the table. The table of all tricks says the same in words."""
        # What is kept also says which deal it wins, and where that was found.
        line = {name: part for name, part in self.line.items() if name not in ("deal", "found")}
        certificate = read_certificate(line, self.deal.table.deck.suits)
        names = tuple(self.seat(seat) for seat in range(self.deal.seats))
        drawn = PlayedLine(self.book, self.game, mission, self.deal, certificate, names).data()
        data = json.dumps(drawn | {"words": table_words(self.book)}, ensure_ascii=False, separators=(",", ":"))
        return f'<div class="drawn-line needs-js" data-line="{attribute(data)}"></div>'

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
        """A card whose colour is in words, which narrow screens replace with a symbol."""
        suit, _, value = card.rpartition(" ")
        before, _, after = self.book.card_name(self.game, card).partition(value)
        chip = styled(f"{_word(before)}{value}{_word(after)}", "card", suit)
        return f"{f'{LEADS} ' if leads else ''}{chip}{f' {WINS}' if wins else ''}"

    def seat(self, seat: int) -> str:
        automaton = self.deal.automaton.seat if self.deal.automaton else None
        return seat_name(self.book, self.game, seat, self.deal.commander, automaton)


def _word(text: str) -> str:
    """A part of a card's name, with the space next to the value."""
    return f'<span class="word">{flowing(text)}</span>' if text else ""


def replay(book: Book, game: str, here: str, mission: Mission, deal: Deal, line: dict[str, Any]) -> str:
    return ReplayTable(MarkdownRenderer(book, game, here), deal, line).text(mission)
