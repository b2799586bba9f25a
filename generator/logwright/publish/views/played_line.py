"""A line of play for the drawn table: all hands, the tasks with the trick in which each is met, and the tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import in_order
from logwright.engine.cards.passing import hands_at_first
from logwright.engine.cards.play import Hands
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import Replay, Standing, Status
from logwright.publish.figures import DeckLook
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.table_pictures import game_pictures, task_key, task_picture
from logwright.sentences.clause import sentence

_WORDS = (
    *(f"table.{part}" for part in ("others", "trick", "cards", "won", "commander")),
    *(f"state.{state}" for state in ("open", "met", "failed")),
)


def table_words(book: Book) -> dict[str, str]:
    """What the drawn table says besides the line."""
    return {name: book.say(f"play.{name}", n="{n}") for name in _WORDS}


@dataclass(frozen=True)
class PlayedLine:
    """`names` are those of the seats."""

    book: Book
    game: str
    mission: Mission
    deal: Deal
    certificate: Certificate
    names: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        """It ends with the trick that wins the mission, whatever is played afterwards."""
        deal, book = self.deal, self.book
        pictures = {task_key(task): task_picture(task, self._look).icon() for task in deal.tasks}
        known = game_pictures(book.library, self.game)
        return {
            "game": self.game,
            "scene": self._look.scene.value,
            "seats": [
                {
                    "name": name,
                    "commander": seat == deal.commander,
                    "automaton": bool(deal.automaton and deal.automaton.seat == seat),
                }
                for seat, name in enumerate(self.names)
            ],
            "hands": list(self._hands()),
            "tasks": list(self._tasks()),
            "tricks": [
                {"leader": trick.leader, "cards": [*map(self._spelled, trick.cards)], "winner": trick.winner}
                for trick in self.certificate.tricks[: self.length]
            ],
            "all": deal.table.tricks,
            "names": {self._spelled(card): book.card_name(self.game, card) for card in deal.table.deck},
            "pictures": {key: drawn for key, drawn in pictures.items() if key not in known},
        }

    @cached_property
    def _standings(self) -> list[Standing]:
        """How everything stands before the first trick and after each one."""
        made = self.certificate
        tokens = made.tokens or tuple(task.token for task in self.deal.tasks)
        choices = (made.owners, tokens, dict(made.chosen), dict(made.predictions))
        line = Replay(self.mission, self.deal, *choices, made.tricks, made.picked)
        return [line.standing(number) for number in range(len(made.tricks) + 1)]

    @property
    def length(self) -> int:
        """The number of tricks until the mission is won."""
        met = (number for number, standing in enumerate(self._standings) if standing.mission is Status.MET)
        return max(1, next(met, len(self.certificate.tricks)))

    @cached_property
    def _look(self) -> DeckLook:
        look = look_of(self.book.library, self.game)
        assert isinstance(look, DeckLook)
        return look

    def _tasks(self) -> Iterator[dict[str, Any]]:
        made, tongue = self.certificate, self.book.tongue(self.game)
        tokens = made.tokens or tuple(task.token for task in self.deal.tasks)
        for place, (task, token, owner) in enumerate(zip(self.deal.tasks, tokens, made.owners, strict=True)):
            met = (number for number, each in enumerate(self._standings) if each.tasks[place] is Status.MET)
            yield {
                "picture": task_key(task),
                "words": sentence(task.objective, tongue, self.deal.seats),
                "token": token.sign if token else "",
                "owner": owner,
                "met": next(met, None),
            }

    def _hands(self) -> Iterator[dict[str, Any]]:
        """The hands at the start, and once more where cards are drawn in between."""
        hands = hands_at_first(self.deal, self.certificate)
        yield {"before": 1, "held": self._held(hands)}
        for number, trick in enumerate(self.certificate.tricks[: self.length], start=1):
            hands = hands.after(trick)
            if number == self.mission.draw_after_trick and number < self.deal.table.tricks:
                hands = hands.after_draw(self.deal.draws)
                yield {"before": number + 1, "held": self._held(hands)}

    def _held(self, hands: Hands) -> list[list[str]]:
        order = in_order(self.deal.table.deck)
        return [[self._spelled(card) for card in order if card in held] for held in hands.held]

    def _spelled(self, card: Any) -> str:
        return str(card.spelled(self.deal.table.deck.trump))
