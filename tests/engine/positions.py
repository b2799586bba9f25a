"""Small random positions: every phrase, token, allocation and choice occurs among them.

They are drawn by a number, so that a position that once made trouble can be named and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, highest_trump_holder
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Allocation, Mission, Token, TokenChange
from tests.engine.crew_suits import COLOURS
from tests.engine.told import Told, as_read

WAYS = ("rising", "falling", "up-and-down", "even-steps")
TASK_ALLOCATIONS = [allocation for allocation in Allocation if allocation not in (Allocation.NONE, Allocation.DEALT)]
Said = dict[str, Any]


LATER = 20_900
"""What the language learnt after the oracle's verdicts were found is drawn from this number on, so that those stay."""


def small_told(number: int, tricks: Sequence[int] = (2, 3)) -> Told:
    """The position of this number as plain data; `tricks` are the hand sizes to choose from."""
    draw = Draw(Random(number), number >= LATER)
    return draw.position(draw.random.choice(tricks))


def small_position(number: int, tricks: Sequence[int] = (2, 3)) -> tuple[Mission, Deal]:
    return as_read(small_told(number, tricks))


class Draw:
    def __init__(self, random: Random, later: bool = True) -> None:
        self.random = random
        self.later = later
        self.cards: list[Card] = []
        self.seats = 0

    def position(self, tricks: int) -> Told:
        random = self.random
        # Every line of five or six tricks can only be played with few hands.
        seats = self.seats = random.choice((3, 3, 3, 4, 4, 5)) if tricks < 5 else 3
        with_row = seats == 3 and random.random() < 0.3
        extra = seats == 3 and not with_row and random.random() < 0.3
        self.cards = self.deck(seats * tricks + extra)
        hands = [tuple(self.cards[seat::seats]) for seat in range(seats)]
        row = self.row(_spelled(hands[2])) if with_row else None
        held = highest_trump_holder(hands)
        commander = random.randrange(2 if with_row else seats) if held is None else held
        tasks = self._tasks(random.choice((0, 1, 2, 2, 3, 3, 4) if seats == 3 else (0, 1, 2, 2, 3)))
        fixed = bool(tasks) and random.random() < 0.2
        draws = random.random() < 0.15
        told: Told = {
            "hands": [_spelled(hand) for hand in hands[: 2 if with_row else seats]],
            "commander": commander,
            "leader": commander if random.random() < 0.8 else random.randrange(seats),
            "tasks": tasks,
        }
        if row:
            told["automaton"] = row
        if fixed:
            for task in tasks:
                task["owner"] = random.randrange(seats)
        if draws:
            told["draws"] = [_spelled(random.sample(self.cards, len(self.cards))) for _ in hands]
        names = random.sample(["sick", "mute"], random.choice((0, 0, 0, 1, 2)))
        subjects: list[Any] = ["crew", "commander", "everyone", "first-winner", {"holder": self.card()}]
        subjects += [{"left_of": "commander"}, {"right_of": {"holder": self.card()}}]
        subjects += [{"chosen": name} for name in names] * 3
        rules = [
            self._rule(random.choice(subjects)) for _ in range(random.choice((0, 1, 1, 2) if tasks else (1, 2, 2)))
        ]
        return told | {
            "allocation": random.choice(TASK_ALLOCATIONS).value
            if tasks and not fixed
            else "fixed"
            if fixed
            else "none",
            "volunteers": random.choice((1, 2)),
            "choose": [{"member": name, "commander_allowed": random.random() < 0.5} for name in names],
            "objectives": rules,
            "change_tokens": random.choice((None, None, *(change.value for change in TokenChange))),
            "draw_after_trick": random.choice((1, 2)) if draws else 0,
            "five_player_rule": random.random() < 0.5,
            "passing": random.random() < 0.5,
        }

    def deck(self, size: int) -> list[Card]:
        """A few colours and values close together, so that members often have to follow and can win."""
        suits = self.random.sample(COLOURS, self.random.choice((2, 3, 4)))
        low = self.random.choice((1, 1, 3, 5))
        cards = [Card(suit, value) for suit in suits for value in range(low, 10)]
        trumps = [Card(Suit.TRUMP, value) for value in self.random.sample(range(1, 5), self.random.randrange(4))]
        while len(cards) + len(trumps) < size:
            cards += [Card(suit, value) for suit in suits for value in range(1, low)]
            cards += [Card(suit, value) for suit in COLOURS if suit not in suits for value in range(1, 10)]
        return self.random.sample(self.random.sample(cards, size - len(trumps)) + trumps, size)

    def row(self, cards: Sequence[str]) -> list[list[str]]:
        """Some cards lie alone, the others one on top of another."""
        covered = self.random.randrange(len(cards) // 2 + 1)
        pairs = [[cards[2 * place], cards[2 * place + 1]] for place in range(covered)]
        return [*pairs, *([card] for card in cards[2 * covered :])]

    def _tasks(self, count: int) -> list[Said]:
        colour_cards = [card for card in self.cards if not card.is_trump]
        if self.random.random() < 0.5:
            named = self.random.sample(colour_cards, min(count, len(colour_cards)))
            tokens = self._tokens(len(named))
            said: list[Said] = [{"win": card.spelled("rocket")} for card in named]
        else:
            tokens = [None] * count
            said = [self.objective() for _ in range(count)]
        return [self._task(objective, token) for objective, token in zip(said, tokens, strict=True)]

    def _task(self, objective: Said, token: str | None) -> Said:
        # As hard at this table as the third of three numbers; the others keep the numbers of old positions.
        hard = [self.random.choice((1, 2, 3)) for _ in (3, 4, 5)]
        task = {
            "objective": objective,
            "difficulty": hard[self.seats - 3],
            "commander_may_own": self.random.random() < 0.85,
        }
        return task | ({"token": token} if token else {})

    def _tokens(self, tasks: int) -> list[str | None]:
        numbers = list(NUMBER_TOKENS[: self.random.randrange(tasks + 1)])
        arrows = list(ARROW_TOKENS[: self.random.randrange(tasks + 1)])
        chosen: list[Token] = self.random.choice(([], numbers, arrows, [Token.OMEGA], [*numbers, Token.OMEGA]))
        return [*(token.value for token in chosen[:tasks]), *[None] * (tasks - len(chosen))]

    def card(self) -> str:
        return self.random.choice(self.cards).spelled("rocket")

    def _set(self) -> Any:
        """Some way to name cards that are in the game."""
        suit = self.random.choice(self.cards).suit
        value = self.random.choice(self.cards).value
        options: list[Callable[[], Any]] = [
            self.card,
            lambda: [self.card(), self.card()],
            lambda: "rocket" if suit is Suit.TRUMP else str(suit),
            lambda: str(value),
            lambda: self.random.choice(("odd", "even", "rocket", "colour")),
            lambda: f">{self.random.randrange(1, 8)}",
        ]
        return self.random.choice(options)()

    def _count(self) -> Any:
        return self.random.choice(("none", 1, 2, "1+", "2+", "..1", "1..2", {3: 1, 4: "1+", 5: "..1"}))

    def _which(self) -> Any:
        known: list[Any] = ["first", "last", 2, "1..2", "first 2", "last 2", "first half", "odd", ["first", "last"]]
        return self.random.choice([*known, *(("2+", "middle") if self.later else ())])

    def _kind(self) -> Said:
        options: list[Callable[[], Said]] = [
            lambda: {"which": self._which()},
            lambda: {"led_by": self.random.choice(("commander", {"holder": self.card()}))},
            lambda: {"led_with": self._set()},
            lambda: {"won_with": self._set()},
            lambda: {"closed_with": self._set()},
            lambda: {"only": self._set()},
            lambda: {"holds": {"cards": self._set(), "count": self.random.choice((1, "1+", "2+", "..1"))}},
            lambda: {"none": self._set()},
            lambda: {"beats": self._set()},
            lambda: {"equal": [self._set(), self._set()]},
            lambda: {"sum": self.random.choice((">=15", "<15", "10..20"))},
            lambda: {"colours": self.random.choice((1, "2+"))},
            lambda: {"values": self.random.choice(("..2", "3+", "all"))},
        ]
        kind: Said = {}
        for option in self.random.sample(options, self.random.choice((1, 1, 2))):
            kind |= option()
        return kind

    def _rule(self, who: Any) -> Said:
        return {"who": who} | self.objective(everybody=who == "crew")

    def objective(self, everybody: bool = False, depth: int = 1) -> Said:
        """One phrase of the objective language, any of them."""
        random = self.random
        rival = random.choice(("commander", "each-other", "others", {"holder": self.card()}))
        options: list[Callable[[], Said]] = [
            lambda: {"win": self._set()},
            lambda: {"win_no": self._set()},
            lambda: {"cards": {"of": self._set(), "count": self._count()}},
            lambda: {"cards": {"of": self._set(), "count": self._count(), "in": self._kind()}},
            lambda: {"win_only": {"cards": self.card(), "of": self._set()}},
            lambda: {"all_of_one": [self._set(), self._set()]},
            lambda: {"one_of_each": [self._set(), self._set()]},
            lambda: {"more_cards": {"of": self._set(), "than": self._set()}},
            lambda: {"as_many_cards": {"of": self._set(), "as": self._set()}},
            lambda: {"keep": self._set()},
            lambda: {"tricks": self._kind() | {"count": self._count()}},
            lambda: {"tricks": {"which": self._which(), "count": "all"}},
            lambda: {"no_trick": self._kind()},
            lambda: {"every_trick": self._kind()},
            lambda: {"only_tricks": self._which()},
            lambda: {"win_with": self._set()},
            lambda: {"capture": {"cards": self._set(), "with": self._set()}},
            lambda: {"each_wins": self._set()},
            lambda: {"never_open": self._set()},
            lambda: {"predict": random.choice(("open", "secret"))},
            lambda: {"in_a_row": 2},
            lambda: {"exactly_in_a_row": 2},
            lambda: {"never_in_a_row": 2},
            lambda: {"more_tricks_than": rival},
            lambda: {"fewer_tricks_than": rival},
            lambda: {"as_many_tricks_as": rival},
            lambda: {"always_ahead_of": rival},
            lambda: {"nobody_ahead": {"by": random.choice((1, 2))}},
            lambda: {"nobody_ahead": {"by": 2, "cards": self._set()}},
            lambda: {
                "compare": {
                    "cards": self._set(),
                    "than": rival,
                    "than_cards": self._set(),
                    "difference": "0..2",
                }
            },
            lambda: {
                "compare": {
                    "tricks": self._kind(),
                    "than_tricks": self._kind(),
                    "difference": "1+",
                    "always": True,
                }
            },
            lambda: {"in_order": [self.card(), self.card()]},
            lambda: {"win_in_order": [self._set(), self._set()]},
            lambda: {"order": [self._kind(), self._kind()]},
            lambda: {"task_in": {"token": random.choice(("1", "omega", ">")), "which": self._which()}},
        ]
        if self.later:
            options += [
                lambda: {"win_first": self._set()},
                lambda: {"win_last": self._set()},
                lambda: {"tasks_together": random.sample(("1", "2", "omega", ">"), 2)},
                lambda: {"tasks_in_a_row": random.sample(("1", "2", "omega", ">"), 2)},
                lambda: {"total": {"sum": random.choice((">20", "<15", "10..20", {3: "<9", 4: ">9", 5: "8+"}))}},
                lambda: {"total": {"of": self._set(), "sum": random.choice((">9", "<9", 7)), "in": self._kind()}},
                lambda: {random.choice(("higher_total_than", "lower_total_than", "same_total_as")): rival},
                lambda: {"winning_values": {"go": random.choice(WAYS)}},
                lambda: {"winning_values": {"go": random.choice(WAYS), "in": self._kind()}},
            ]
        if depth:
            inner = partial(self.objective, everybody, depth - 1)
            options += [
                lambda: {"all_of": [inner(), inner()]},
                lambda: {"any_of": [inner(), inner()]},
                lambda: {"not": inner()},
            ] * 2
        return random.choice(options)()


def _spelled(cards: Sequence[Card]) -> list[str]:
    return [card.spelled("rocket") for card in cards]
