"""From a position to the questions put to the kernel.

One question covers nearly all choices of the crew at once: a task is followed for every member that could own it, a
chosen member is a role that somebody has to fill, and alternative token placements are listed. Only where an objective
links such choices is each combination a question of its own; and so is every way to pass cards.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple, TypeVar

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.passing import deal_after, every_passing
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.certificate import PassedCards
from logwright.engine.missions.choices import Picked, card_choices, settled_deal, settled_mission
from logwright.engine.missions.mission import CardPassing, DrawnTasks, Mission, Task
from logwright.engine.objectives.mentioned import holders
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.search.cardset import numbering
from logwright.engine.search.frame import DealDemands, Frame, eased, frames
from logwright.engine.search.room import MAX_DRAWS, KernelFull, check_room
from logwright.engine.search.words import NO_CARD, NOBODY, Words, sets_to_bytes, to_bytes

MOST_FRAMES = 20_000
"""Limit on combinations of linked choices that are tried one by one."""
MOST_RELAXED = 8
T = TypeVar("T")
_NUMBERS = [to_bytes([number]) for number in range(NO_CARD + 1)]


class KernelQuestion(NamedTuple):
    """The kernel's input for one deal, with what is needed to read the answer; a deal is solvable if one of its
    questions is."""

    words: bytes
    deal: Deal
    frame: Frame
    passed: PassedCards | None = None
    picked: Picked = ()


class Asking:
    """Encodes the deals of one mission as questions."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self._goals = [objective.core() for objective in mission.objectives]
        self._holders = sorted({card for goal in self._goals for card in holders(goal)})
        self._draws_cards = isinstance(mission.tasks, DrawnTasks | None)
        self._frames: dict[Hashable, _Unfolding] = {}
        self._askings: list[tuple[Picked, Asking]] = []

    def questions(self, deal: Deal) -> list[KernelQuestion]:
        """All questions about a deal; raises if there are too many."""
        return few(self.ways(deal))

    def ways(self, deal: Deal) -> Iterator[KernelQuestion]:
        """The questions, generated lazily: encoding one takes a while, and there may be very many."""
        if self.mission.card_choices:
            return self._by_choice(deal)
        cards = plain_cards(deal)
        if self.mission.pass_cards:
            return self._after_passing(deal, cards, self.mission.pass_cards)
        table = table_words(self.mission, deal)
        return (KernelQuestion(in_words(table, cards, frame), deal, frame) for frame in self._frames_of(deal, cards))

    def _by_choice(self, deal: Deal) -> Iterator[KernelQuestion]:
        """The questions for every colour and number that the crew may choose, in turn."""
        streams = [(picked, asking.ways(settled_deal(deal, picked))) for picked, asking in self._settled(deal)]
        while streams:
            for picked, stream in list(streams):
                question = next(stream, None)
                if question is None:
                    streams.remove((picked, stream))
                else:
                    yield question._replace(picked=picked)

    def _settled(self, deal: Deal) -> list[tuple[Picked, Asking]]:
        """This mission for each choice, as one that leaves nothing to choose."""
        if not self._askings:
            bare = replace(self.mission, card_choices=())
            every = card_choices(self.mission, deal.table.deck.suits)
            self._askings = [(picked, Asking(settled_mission(bare, picked))) for picked in every]
        return self._askings

    def _after_passing(self, deal: Deal, cards: list[int], rule: CardPassing) -> Iterator[KernelQuestion]:
        """Roles and owners are as dealt; only the hands are others."""
        unfolding = _Unfolding(iter(self._frames_of(deal, cards)))
        for passed in every_passing(rule, deal):
            table = table_words(self.mission, deal_after(deal, passed))
            for frame in unfolding:
                yield KernelQuestion(in_words(table, cards, frame), deal, frame, passed)

    def relaxed(self, deal: Deal) -> list[KernelQuestion]:
        """Fewer and easier questions: if none of them can be won, none of the others can. May be empty."""
        if self.mission.pass_cards or self.mission.card_choices:
            return []
        cards = plain_cards(deal)
        easier = eased(self._wish(deal, cards))
        if easier is None:
            return []
        table = table_words(self.mission, deal)
        try:
            found = list(islice(frames(easier), MOST_RELAXED + 1))
        except KernelFull:
            # An easier question may be the larger one: it asks for everything that any of the others asks for.
            return []
        return [
            KernelQuestion(in_words(table, cards, frame), deal, frame) for frame in found if len(found) <= MOST_RELAXED
        ]

    def first_question(self, deal: Deal) -> KernelQuestion | None:
        """One of the questions: all are about the same size. None if the tasks cannot be shared out at all."""
        if self.mission.card_choices:
            picked, asking = self._settled(deal)[0]
            return asking.first_question(settled_deal(deal, picked))
        cards = plain_cards(deal)
        frame = next(self._made(deal, cards), None)
        return KernelQuestion(in_words(table_words(self.mission, deal), cards, frame), deal, frame) if frame else None

    def _frames_of(self, deal: Deal, cards: list[int]) -> Iterable[Frame]:
        if NO_CARD in cards or not self._draws_cards:
            return self._made(deal, cards)
        # Task cards drawn from the deck differ only in their cards, so one frame fits all of them.
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
            found = self._frames[key] = _Unfolding(self._made(deal, cards))
        return found

    def _made(self, deal: Deal, cards: list[int]) -> Iterator[Frame]:
        return frames(self._wish(deal, cards))

    def _wish(self, deal: Deal, cards: list[int]) -> DealDemands:
        other = {index: deal.tasks[index].objective.core() for index, card in enumerate(cards) if card == NO_CARD}
        return DealDemands(self.mission, deal, sharing(self.mission, deal), self._goals, other)


class _Unfolding:
    """Frames that are made on demand and cached."""

    def __init__(self, made: Iterator[Frame]) -> None:
        self._made, self._kept = made, list[Frame]()

    def __iter__(self) -> Iterator[Frame]:
        yield from self._kept
        seen = len(self._kept)
        while True:
            if seen == len(self._kept):
                frame = next(self._made, None)
                if frame is None:
                    return
                self._kept.append(frame)
            yield self._kept[seen]
            seen += 1


def few(made: Iterable[T]) -> list[T]:
    """All items as a list; raises if there are too many to be tried one by one."""
    found = list(islice(made, MOST_FRAMES + 1))
    check_room("choices to be tried one by one", len(found), MOST_FRAMES)
    return found


def in_words(table: bytes, cards: Sequence[int], frame: Frame) -> bytes:
    """The whole question, prefixed with the number of its words."""
    parts = [table, frame.objectives]
    for card, task in zip(cards, frame.tasks, strict=True):
        parts += (_NUMBERS[card], task)
    whole = b"".join((*parts, frame.ending))
    return to_bytes([len(whole) // len(_NUMBERS[0]) + 1]) + whole


def table_words(mission: Mission, deal: Deal) -> bytes:
    numbers = numbering(deal.table.deck.suits)
    card_set = numbers.set
    start = to_bytes([*numbers.words, deal.seats, deal.table.tricks, deal.leader])
    return start + sets_to_bytes([card_set(hand) for hand in deal.hands]) + to_bytes(_special_words(mission, deal))


def _special_words(mission: Mission, deal: Deal) -> Words:
    """The automaton's row, and the cards to be drawn."""
    number = numbering(deal.table.deck.suits).number
    if deal.automaton is None:
        words = [NOBODY, 0]
    else:
        pairs = [(column.up, column.down) for column in deal.automaton.columns if column.down is not None]
        words = [deal.automaton.seat, len(pairs), *(number[card] for pair in pairs for card in pair)]
    words.append(mission.draw_after_trick)
    if mission.draw_after_trick:
        for seat, order in enumerate(deal.draws):
            neighbour = set(deal.hands[seat - 1])
            drawn = [number[card] for card in order if card in neighbour]
            check_room("cards in a hand to draw from", len(drawn), MAX_DRAWS)
            words += drawn + [0] * (MAX_DRAWS - len(drawn))
    return words


def plain_cards(deal: Deal) -> list[int]:
    """For each task the one card its owner has to win; NO_CARD if it asks for something else."""
    number = numbering(deal.table.deck.suits).number
    cards = [_plain_card(task, deal, number) for task in deal.tasks]
    # The kernel finds a task by its card, so a card that occurs twice cannot be a plain task.
    if len(set(cards)) == len(cards):
        return cards
    return [card if cards.count(card) == 1 else NO_CARD for card in cards]


def _plain_card(task: Task, deal: Deal, number: Mapping[Card, int]) -> int:
    card = task.objective.owners_card if isinstance(task.objective, Win) else None
    return NO_CARD if card is None or card not in deal.table.deck.cards else number[card]
