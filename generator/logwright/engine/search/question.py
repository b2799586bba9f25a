"""From a position to the questions put to the kernel.

One question covers nearly all choices of the crew at once: a task is followed for every member that could
own it, a chosen member is a role that somebody has to fill, and several ways to lay the tokens stand side by
side. Only where an objective ties such choices together is each combination a question of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from logwright.engine.allocation import sharing
from logwright.engine.deal import Deal
from logwright.engine.mission import DrawnTasks, Mission, Task
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.search.cardset import card_number, card_set
from logwright.engine.search.frame import Frame, Wish, frames
from logwright.engine.search.mentioned import holders
from logwright.engine.search.words import NO_CARD, NOBODY, Words, sets_to_bytes, to_bytes

MAX_DRAWS = 20
"""Cards of a draw order that the kernel takes: no hand is longer."""
_NUMBERS = [to_bytes([number]) for number in range(NO_CARD + 1)]


class Question(NamedTuple):
    """What the kernel is asked about a deal; it is solvable if one of its questions is."""

    words: bytes
    deal: Deal
    frame: Frame


class Asking:
    """Puts the deals of one mission into words."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self._goals = [objective.core() for objective in mission.objectives]
        self._holders = sorted({card for goal in self._goals for card in holders(goal)})
        self._draws_cards = isinstance(mission.tasks, DrawnTasks | None)
        self._frames: dict[Hashable, list[Frame]] = {}

    def questions(self, deal: Deal) -> list[Question]:
        cards = plain_cards(deal)
        table = table_words(self.mission, deal)
        return [Question(in_words(table, cards, frame), deal, frame) for frame in self._frames_of(deal, cards)]

    def _frames_of(self, deal: Deal, cards: list[int]) -> list[Frame]:
        if NO_CARD in cards or not self._draws_cards:
            return self._made(deal, cards)
        # The task cards of Planet Nine differ in nothing but their cards, so one frame fits all of them.
        key = (
            deal.table,
            deal.commander,
            deal.automaton and deal.automaton.seat,
            deal.owners,
            deal.tokens,
            *[deal.holder(card) for card in self._holders],
        )
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = self._made(deal, cards)
        return found

    def _made(self, deal: Deal, cards: list[int]) -> list[Frame]:
        other = {index: deal.tasks[index].objective.core() for index, card in enumerate(cards) if card == NO_CARD}
        return list(frames(Wish(self.mission, deal, sharing(self.mission, deal), self._goals, other)))


def in_words(table: bytes, cards: Sequence[int], frame: Frame) -> bytes:
    """The whole question, with the number of its words in front."""
    parts = [table, frame.objectives]
    for card, task in zip(cards, frame.tasks, strict=True):
        parts += (_NUMBERS[card], task)
    whole = b"".join((*parts, frame.ending))
    return to_bytes([len(whole) // len(_NUMBERS[0]) + 1]) + whole


def table_words(mission: Mission, deal: Deal) -> bytes:
    start = to_bytes([deal.seats, deal.table.tricks, deal.leader])
    return start + sets_to_bytes([card_set(hand) for hand in deal.hands]) + to_bytes(_special_words(mission, deal))


def _special_words(mission: Mission, deal: Deal) -> Words:
    """The automaton's row, and the cards to be drawn."""
    if deal.automaton is None:
        words = [NOBODY, 0]
    else:
        pairs = [(column.up, column.down) for column in deal.automaton.columns if column.down is not None]
        words = [deal.automaton.seat, len(pairs), *(card_number(card) for pair in pairs for card in pair)]
    words.append(mission.draw_after_trick)
    if mission.draw_after_trick:
        for seat, order in enumerate(deal.draws):
            neighbour = {card_number(card) for card in deal.hands[seat - 1]}
            drawn = [number for number in map(card_number, order) if number in neighbour]
            words += drawn + [0] * (MAX_DRAWS - len(drawn))
    return words


def plain_cards(deal: Deal) -> list[int]:
    """For each task the one card its owner has to win, NO_CARD if it asks for something else."""
    cards = [_plain_card(task, deal) for task in deal.tasks]
    # The kernel finds a task by its card, so a card that is asked for twice is no plain task.
    if len(set(cards)) == len(cards):
        return cards
    return [card if cards.count(card) == 1 else NO_CARD for card in cards]


def _plain_card(task: Task, deal: Deal) -> int:
    card = task.objective.owners_card if isinstance(task.objective, Win) else None
    return NO_CARD if card is None or card not in deal.table.deck.cards else card_number(card)
