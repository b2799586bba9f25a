"""Small random positions in which everything the objective language can say occurs."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from logwright.engine.card import COLOURS, Card, Suit
from logwright.engine.deal import Automaton, Column, Deal, highest_trump_holder, position_table
from logwright.engine.mission import (
    ARROW_TOKENS,
    NUMBER_TOKENS,
    Allocation,
    ChosenMember,
    Mission,
    Task,
    Token,
    TokenChange,
)
from logwright.engine.objectives import core
from logwright.engine.objectives.count import ALL, Count, Span
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.objectives.position import Place, Stretch
from logwright.engine.objectives.position import Position as Which
from logwright.engine.objectives.selector import Parity, Pick, Selector, card_selector
from logwright.engine.objectives.subject import (
    COMMANDER,
    CREW,
    EVERYONE,
    OWNER,
    Role,
    Side,
    Subject,
    each_other_of,
    others_of,
)
from logwright.engine.objectives.trick_kind import ANY_TRICK, Balance, Holding, TrickKind
from logwright.engine.search.position import Position

Random = random.Random


@dataclass(frozen=True)
class Said(Phrase):
    """A phrase that is its own core."""

    name: ClassVar[str] = "said"
    meaning: core.Objective

    def core(self) -> core.Objective:
        return self.meaning


def random_position(chance: Random, tricks: int | None = None) -> Position:
    automaton = chance.random() < 0.15
    seats = 3 if automaton else chance.choice((3, 3, 4, 5))
    tricks = tricks or chance.choice({3: (3, 3, 4), 4: (2, 3), 5: (2,)}[seats])
    long_hand = chance.random() < 0.4 or automaton
    cards = chance.sample(_small_deck(chance), seats * tricks + long_hand)
    hands = [tuple(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(seats)]
    row = None
    if automaton:
        hands[2] += (cards[-1],)
        columns = [Column(*hands[2][index : index + 2]) for index in range(0, len(hands[2]), 2)]
        row = Automaton(2, tuple(columns))
    elif long_hand:
        hands[(longest := chance.randrange(seats))] += (cards[-1],)
        del longest
    commander = highest_trump_holder(hands)
    if commander is None:
        commander = chance.randrange(seats)
    table = position_table(hands, "rocket")
    draw = chance.random() < 0.15
    deal = Deal(
        table,
        tuple(hands),
        commander,
        commander if chance.random() < 0.8 else chance.randrange(seats),
        automaton=row,
        draws=tuple(tuple(chance.sample(cards, len(cards))) for _ in range(seats)) if draw else (),
    )
    chosen = chance.sample(("sick", "lucky"), chance.choice((0, 0, 0, 1, 1, 2)))
    wishes = _Wishes(chance, tuple(chosen), [card for hand in hands for card in hand], tricks)
    tasks = wishes.tasks(chance.choice((0, 1, 1, 2, 2, 3, 4)))
    allocation = chance.choice([kind for kind in Allocation if (kind is Allocation.NONE) == (not tasks)])
    owners = None
    if tasks and chance.random() < 0.15:
        owners = tuple(chance.randrange(seats) for _ in tasks)
    mission = Mission(
        players=(seats,),
        allocation=allocation,
        volunteers=chance.choice((1, 2)),
        chosen=tuple(
            ChosenMember(name, commander_allowed=chance.random() < 0.5, automaton_allowed=chance.random() < 0.7)
            for name in chosen
        ),
        objectives=tuple(
            Said(CREW, wishes.objective(False)) for _ in range(chance.choice((0, 1, 1, 2) if tasks else (1, 2)))
        ),
        token_change=chance.choice((None, None, *TokenChange)),
        draw_after_trick=chance.choice((1, 2)) if draw else 0,
        hand_over=chance.random() < 0.5,
        passing=chance.random() < 0.3,
    )
    return Position(mission, replace(deal, tasks=tuple(tasks), owners=owners))


def _small_deck(chance: Random) -> list[Card]:
    """Few colours and high values make suits long enough to be followed."""
    colours = chance.sample(COLOURS, chance.choice((2, 3, 4)))
    highest = chance.choice((6, 9)) if len(colours) > 2 else 9
    return [
        *(Card(suit, value) for suit in colours for value in range(1, highest + 1)),
        *(Card(Suit.TRUMP, value) for value in range(1, chance.choice((1, 2, 4)) + 1)),
    ]


@dataclass
class _Wishes:
    """Random objectives about these cards."""

    chance: Random
    chosen: tuple[str, ...]
    cards: list[Card]
    tricks: int

    def tasks(self, count: int) -> list[Task]:
        plain = self.chance.random() < 0.5
        tokens = self._tokens(count) if plain or self.chance.random() < 0.15 else [None] * count
        wanted = self.chance.sample(self.cards, count)
        hard = [self.chance.randrange(1, 4) for _ in range(count)]
        return [
            Task(
                f"task {index}",
                Win(OWNER, card_selector(wanted[index]))
                if plain or self.chance.random() < 0.3
                else Said(OWNER, self.objective(True)),
                token=tokens[index],
                difficulty=tuple((seats, hard[index]) for seats in (3, 4, 5)),
                commander_may_own=self.chance.random() < 0.85,
            )
            for index in range(count)
        ]

    def _tokens(self, count: int) -> list[Token | None]:
        pick = self.chance.random()
        bearers = self.chance.randint(0, count)
        tokens: list[Token] = []
        if pick < 0.35:
            tokens = list(NUMBER_TOKENS[:bearers])
        elif pick < 0.6:
            tokens = list(ARROW_TOKENS[:bearers])
        elif pick < 0.7:
            tokens = self.chance.sample(NUMBER_TOKENS, bearers)
        elif pick < 0.8:
            tokens = [Token.OMEGA] * min(count, 1)
        elif pick < 0.9:
            tokens = [Token.ONE, Token.OMEGA, *ARROW_TOKENS][:count]
        self.chance.shuffle(tokens)
        return [*tokens, *[None] * (count - len(tokens))]

    def objective(self, task: bool, depth: int = 0) -> core.Objective:
        choice = self.chance.random()
        if depth < 2 and choice < 0.12:
            kind: Callable[..., core.Objective] = self.chance.choice((core.AllOf, core.AnyOf))
            return kind(tuple(self.objective(task, depth + 1) for _ in range(self.chance.choice((2, 2, 3)))))
        if depth < 2 and choice < 0.2:
            return core.Not(self.objective(task, depth + 1))
        if choice < 0.26:
            return core.Streak(self._tricks(task), self._count(3))
        if choice < 0.34:
            steps = self.chance.choice((1, 2, 2, 3))
            return core.Order(tuple(self._tricks(task) for _ in range(steps)))
        if choice < 0.38:
            return core.Prediction(core.Tricks(self._member(task)), secret=False)
        if choice < 0.42 and not task:
            return core.TaskTrick(self.chance.choice((*NUMBER_TOKENS[:2], Token.OMEGA)).value, self._which())
        counter = self._counter(task)
        if self.chance.random() < 0.65:
            return core.Comparison(counter, self._count(4), always=self.chance.random() < 0.15)
        minus = self._counter(task)
        if self.chance.random() < 0.6:
            rival = self.chance.choice((each_other_of(counter.by), others_of(counter.by)))
            minus = replace(counter, by=rival)
        low = self.chance.randint(-2, 1)
        span = self.chance.choice((Span(low, None), Span(None, low + 1), Span(low, low + 2)))
        return core.Comparison(counter, Count(span), minus, self.chance.random() < 0.3)

    def _count(self, limit: int) -> Count:
        low = self.chance.randint(0, limit - 1)
        choice = self.chance.random()
        if choice < 0.1:
            return ALL
        if choice < 0.4:
            return Count(Span(low + 1, None))
        if choice < 0.7:
            return Count(Span(low, low))
        return Count(Span(None if choice < 0.8 else min(low, 1), low))

    def _counter(self, task: bool) -> core.Counter:
        if self.chance.random() < 0.5:
            return self._tricks(task)
        return core.Cards(self._subject(task), self._selector(), self._kind(task, 0.25))

    def _tricks(self, task: bool) -> core.Tricks:
        return core.Tricks(self._subject(task), self._kind(task, 0.6))

    def _member(self, task: bool) -> Subject:
        members = [OWNER] * 4 if task else []
        members += [COMMANDER, Subject(Role.HOLDER, card=self.chance.choice(self.cards))]
        members += [Subject(Role.CHOSEN, name=name) for name in self.chosen for _ in range(3)]
        members += [Subject(Role.FIRST_WINNER)]
        member = self.chance.choice(members)
        return replace(member, side=self.chance.choice(list(Side))) if self.chance.random() < 0.15 else member

    def _subject(self, task: bool) -> Subject:
        choice = self.chance.random()
        if choice < 0.65:
            return self._member(task)
        if choice < 0.8:
            return self.chance.choice((CREW, EVERYONE))
        base = self._member(task)
        return others_of(base) if choice < 0.9 else each_other_of(base)

    def _selector(self) -> Selector:
        return Selector(tuple(self._pick() for _ in range(self.chance.choice((1, 1, 1, 2)))))

    def _pick(self) -> Pick:
        choice = self.chance.random()
        card = self.chance.choice(self.cards)
        if choice < 0.35:
            return Pick(card.suit, card.value, card.value)
        if choice < 0.6:
            return Pick(card.suit, 1, 4 if card.is_trump else 9)
        if choice < 0.75:
            return Pick(None, 1, 9, self.chance.choice(list(Parity)))
        low = self.chance.randint(1, 7)
        return Pick(None, low, self.chance.randint(low, 9))

    def _which(self) -> Which:
        places = [
            Place(Stretch.FIRST, high=self.chance.choice((1, 2))),
            Place(Stretch.LAST, high=self.chance.choice((1, 2))),
            Place(Stretch.FIRST_HALF),
            Place(Stretch.SECOND_HALF),
            Place(Stretch.ODD),
            Place(Stretch.EVEN),
            Place(Stretch.NUMBERS, 2, 2),
        ]
        return Which(tuple(self.chance.sample(places, self.chance.choice((1, 1, 2)))))

    def _kind(self, task: bool, likely: float) -> TrickKind:
        if self.chance.random() > likely:
            return ANY_TRICK
        made: dict[str, Callable[[], object]] = {
            "which": self._which,
            "led_by": lambda: self._subject(task),
            "led_with": self._selector,
            "won_with": self._selector,
            "closed_with": self._selector,
            "only": self._selector,
            "holds": lambda: tuple(
                Holding(self._selector(), self._count(3), self.chance.random() < 0.3)
                for _ in range(self.chance.choice((1, 1, 2)))
            ),
            "equal": lambda: Balance(self._selector(), self._selector()),
            "sum": lambda: Count(
                Span(None, self.chance.randint(8, 20)) if self.chance.random() < 0.5 else Span(12, None)
            ),
            "colours": lambda: self._count(3),
            "values": lambda: self._count(3),
        }
        names = self.chance.sample(list(made), self.chance.choice((1, 1, 1, 2)))
        return TrickKind(**{name: made[name]() for name in names})  # type: ignore[arg-type]
