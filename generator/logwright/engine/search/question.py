"""From a position to the questions put to the kernel.

One question covers nearly all choices of the crew at once: a task is followed for every member that could
own it, a chosen member is a role that somebody has to fill, and several ways to lay the tokens stand side by
side. Only where an objective ties such choices together is each combination a question of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from logwright.engine.allocation import sharing
from logwright.engine.deal import Deal
from logwright.engine.mission import DrawnTasks, Mission, Task
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.objectives.subject import Role
from logwright.engine.search.cardset import card_number, card_set
from logwright.engine.search.frame import Frame, Wish, frames
from logwright.engine.search.mentioned import holders
from logwright.engine.search.position import Position
from logwright.engine.search.words import NO_CARD, NOBODY, Words, halves, to_bytes

MAX_DRAWS = 20
"""Cards of a draw order that the kernel takes: no hand is longer."""


@dataclass(frozen=True)
class Question:
    """What the kernel is asked about a position; it is solvable if one of its questions is."""

    words: bytes
    position: Position
    frame: Frame


class Asking:
    """Puts the deals of one mission into words."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self._goals = [objective.core() for objective in mission.objectives]
        self._holders = sorted({card for goal in self._goals for card in holders(goal)})
        self._frames: dict[Hashable, list[Frame]] = {}

    def questions(self, deal: Deal) -> list[Question]:
        cards = plain_cards(deal)
        position = Position(self.mission, deal)
        table = table_words(self.mission, deal)
        return [
            Question(to_bytes(table, frame.objectives, slot_words(cards, frame), frame.ending), position, frame)
            for frame in self._frames_of(deal, cards)
        ]

    def _frames_of(self, deal: Deal, cards: list[int]) -> list[Frame]:
        if NO_CARD in cards or not isinstance(self.mission.tasks, DrawnTasks | None):
            return self._made(deal, cards)
        # The task cards of Planet Nine differ in nothing but their cards, so one frame fits all of them.
        key = (
            deal.table,
            deal.commander,
            deal.automaton and deal.automaton.seat,
            deal.owners,
            deal.tokens,
            *(deal.holder(card) for card in self._holders),
        )
        if key not in self._frames:
            self._frames[key] = self._made(deal, cards)
        return self._frames[key]

    def _made(self, deal: Deal, cards: list[int]) -> list[Frame]:
        other = {index: deal.tasks[index].objective.core() for index, card in enumerate(cards) if card == NO_CARD}
        return list(frames(Wish(self.mission, deal, sharing(self.mission, deal), self._goals, other)))


def table_words(mission: Mission, deal: Deal) -> Words:
    words = [deal.seats, deal.table.tricks, deal.leader]
    for hand in deal.hands:
        words += halves(card_set(hand))
    if deal.automaton is None:
        words += (NOBODY, 0)
    else:
        pairs = [(column.up, column.down) for column in deal.automaton.columns if column.down is not None]
        words += (deal.automaton.seat, len(pairs))
        words += (card_number(card) for pair in pairs for card in pair)
    words.append(mission.draw_after_trick)
    if mission.draw_after_trick:
        for seat, order in enumerate(deal.draws):
            neighbour = {card_number(card) for card in deal.hands[seat - 1]}
            drawn = [number for number in map(card_number, order) if number in neighbour]
            words += drawn + [0] * (MAX_DRAWS - len(drawn))
    return words


def slot_words(cards: Sequence[int], frame: Frame) -> Words:
    words: Words = []
    for card, task in zip(cards, frame.tasks, strict=True):
        words.append(card)
        words += task
    return words


def plain_cards(deal: Deal) -> list[int]:
    """For each task the one card its owner has to win, NO_CARD if it asks for something else."""
    cards = [_plain_card(task, deal) for task in deal.tasks]
    # The kernel finds a task by its card, so a card that is asked for twice is no plain task.
    return [card if cards.count(card) == 1 else NO_CARD for card in cards]


def _plain_card(task: Task, deal: Deal) -> int:
    objective = task.objective
    if not isinstance(objective, Win) or objective.who.role is not Role.OWNER or objective.who.side:
        return NO_CARD
    card = objective.cards.one_card
    return NO_CARD if card is None or card not in deal.table.deck else card_number(card)
