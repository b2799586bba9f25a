"""A deal for display: the hands and, if it was won, every trick with the cards that could have been played instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.passing import hands_at_first
from logwright.engine.cards.play import Hands, dealt
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.publish.views.book import Book
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.played_line import PlayedLine, table_words
from logwright.publish.views.replay import ReplayTable
from logwright.sentences.clause import sentence


class DealView:
    def __init__(self, book: Book, game: str, mission: Mission, deal: Deal, certificate: Certificate | None) -> None:
        self.book, self.game, self.mission, self.deal, self.certificate = book, game, mission, deal, certificate
        self.trump = deal.table.deck.trump
        line = certificate.to_data(self.trump) if certificate else {}
        self.replay = ReplayTable(MarkdownRenderer(book, game, ""), deal, line)

    def data(self) -> dict[str, Any]:
        seats = range(self.deal.seats)
        return {
            "seats": [self.replay.seat(seat) for seat in seats],
            "hands": self._held(dealt(self.deal)),
            "names": {card.spelled(self.trump): self.book.card_name(self.game, card) for card in self.deal.table.deck},
            "laying": self.deal.automaton is None,
            "tasks": list(self._tasks()),
            "choices": list(self.replay.choices()) if self.certificate else [],
            "tricks": list(self._tricks(self.certificate)) if self.certificate else [],
            "line": self._line(self.certificate) if self.certificate else None,
        }

    def _line(self, certificate: Certificate) -> dict[str, Any]:
        """The winning line, for the drawn table."""
        names = tuple(self.replay.seat(seat) for seat in range(self.deal.seats))
        line = PlayedLine(self.book, self.game, self.mission, self.deal, certificate, names)
        return line.data() | {"words": table_words(self.book)}

    def _tasks(self) -> Iterator[dict[str, str]]:
        if self.certificate:
            for said, sign, owner in self.replay.tasks():
                yield {"words": said, "token": sign, "owner": owner}
            return
        tongue = self.book.tongue(self.game)
        for task in self.deal.tasks:
            said = sentence(task.objective, tongue, self.deal.seats)
            yield {"words": said, "token": task.token.sign if task.token else "", "owner": ""}

    def _tricks(self, certificate: Certificate) -> Iterator[dict[str, Any]]:
        hands, total = hands_at_first(self.deal, certificate), self.deal.table.tricks
        for number, trick in enumerate(certificate.tricks, start=1):
            yield {
                "leader": trick.leader,
                "winner": trick.winner,
                "cards": [card.spelled(self.trump) for card in trick.cards],
                "hands": self._held(hands),
                "legal": [self._spelled(self._legal(hands, seat, trick)) for seat in range(self.deal.seats)],
            }
            hands = hands.after(trick)
            if number == self.mission.draw_after_trick and number < total:
                hands = hands.after_draw(self.deal.draws)

    def _legal(self, hands: Hands, seat: int, trick: Trick) -> list[Card]:
        return hands.legal(seat, None if seat == trick.leader else trick.led)

    def _held(self, hands: Hands) -> list[list[str]]:
        return [self._spelled(hand) for hand in hands.held]

    def _spelled(self, cards: Iterable[Card]) -> list[str]:
        return [card.spelled(self.trump) for card in sorted(cards)]
