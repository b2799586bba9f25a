"""Dealing: hands, task cards, tokens and terrain of a mission, drawn by a seed.

The order in which random numbers are drawn is part of the format, so that every program gives the same deal for the
same seed: terrain (if the mission has it), task cards, hands, draws (if the mission has them). Cards are drawn from the
order of the game's suits, each from 1 up, the trumps last. Who is dealt which task comes after all of that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import lru_cache

from logwright.engine.cards.card import Card, Deck
from logwright.engine.cards.deal import Automaton, Column, Deal, Seat
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import dealt_out, sharing
from logwright.engine.missions.mission import (
    Allocation,
    DrawnTasks,
    Mission,
    NamedTasks,
    Signal,
    Task,
    TasksByDifficulty,
    Terrain,
    Token,
)
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.objectives.selector import card_selector
from logwright.engine.objectives.subject import OWNER
from logwright.saying import Told, saying

AUTOMATON_SEAT = 2
"""The crew fixes its seat (p9-223); as either player may command, it sits on either side of the commander."""
PATIENCE = 1000
"""Number of times a void deal or pile is redrawn before we give up."""

Hand = tuple[Card, ...]
Pairs = Collection[frozenset[str]]


class NoDeal(Told):
    """The mission cannot be dealt: the pile cannot supply the tasks it asks for, or every deal is void."""


def deal_mission(
    mission: Mission,
    table: Table,
    chance: Chance,
    *,
    pile: Sequence[Task] = (),
    impossible_pairs: Pairs = (),
) -> Deal:
    """One deal of a mission.

    `pile` holds all task cards of the game, for missions that draw by difficulty. `impossible_pairs` names,
    by their ids, tasks that two different members can never both meet.
    """
    signal, terrain = mission.communication.signal, None
    if signal is Signal.TERRAIN:
        terrain = turn_up_terrain(table.deck, chance)
        signal = terrain_signal(terrain, mission.communication.terrain)
    tasks = drawn_tasks(mission, table, chance, pile, impossible_pairs)
    hands, row = _hands(table, tasks, chance)
    draws: tuple[Hand, ...] = ()
    if mission.draw_after_trick:
        draws = tuple(tuple(chance.shuffled(in_order(table.deck))) for _ in range(table.seats))
    commander, owners = _commander(table.deck, hands), None
    if mission.allocation is Allocation.DEALT:
        owners = dealt_out(tasks, chance.shuffled(range(len(tasks))), table.seats, commander)
    return Deal(table, hands, commander, commander, tasks, owners, row, signal, terrain, draws)


@lru_cache(maxsize=16)
def in_order(deck: Deck) -> tuple[Card, ...]:
    return tuple(card for card in deck.suits.cards if card in deck.cards)


@lru_cache(maxsize=256)
def card_tasks(deck: Deck, token: Token | None = None) -> tuple[Task, ...]:
    """Task cards that name a card to win: one for every colour card (p9-022), each with this token on it."""
    return tuple(replace(task_for(card), token=token) for card in in_order(deck) if not card.is_trump)


@lru_cache(maxsize=256)
def _marked_piles(deck: Deck, count: int, tokens: tuple[Token, ...]) -> list[tuple[Task, ...]]:
    """For each task card to be drawn, all tasks it can be, with the token that will lie on it."""
    return [card_tasks(deck, token) for token in (*tokens[:count], *[None] * (count - len(tokens)))]


def task_for(card: Card) -> Task:
    """A task card that names a card: its owner must win it (p9-097)."""
    return Task(card.spelled(), Win(OWNER, card_selector(card)))


def turn_up_terrain(deck: Deck, chance: Chance) -> Card:
    """Turn up cards until one is not a trump; all of them go back before the deal (ds-145 to ds-148)."""
    return next(card for card in chance.shuffled(in_order(deck)) if not card.is_trump)


def terrain_signal(card: Card, terrain: Terrain) -> Signal:
    return next(signal for low, high, signal in terrain if low <= card.value <= high)


def draw_by_difficulty(pile: Sequence[Task], difficulty: int, seats: int) -> list[Task] | None:
    """Take cards off the pile until they add up; one that overshoots is skipped (ds-062, ds-063)."""
    taken: list[Task] = []
    for task in pile:
        if difficulty == 0:
            break
        if task.difficulty_at(seats) <= difficulty:
            taken.append(task)
            difficulty -= task.difficulty_at(seats)
    return taken if difficulty == 0 else None


def must_redeal(tasks: Sequence[Task], hands: Sequence[Collection[Card]]) -> bool:
    """Whether one hand holds cards that make a task hopeless. Then the deal is void (ds-101, ruling B39)."""
    void = [cards for task in tasks for cards in task.redeals]
    return any(cards.issubset(hand) for cards in void for hand in hands)


def drawn_tasks(
    mission: Mission, table: Table, chance: Chance, pile: Sequence[Task], impossible: Pairs
) -> tuple[Task, ...]:
    """The task cards of a mission, drawn or named. Raises NoDeal if the pile cannot supply them."""
    match mission.tasks:
        case DrawnTasks(count, tokens):
            piles = _marked_piles(table.deck, count, tokens)
            drawn = chance.drawn(range(len(card_tasks(table.deck))), count)
            if len(drawn) < count:
                raise NoDeal(saying("deals.too-few-cards", tasks=count, there=len(drawn)))
            return tuple([pile[number] for number, pile in zip(drawn, piles, strict=True)])
        case TasksByDifficulty(difficulty):
            return _by_difficulty(mission, table, chance, pile, difficulty, impossible)
        case NamedTasks(tasks):
            return tasks
    return ()


def _by_difficulty(
    mission: Mission, table: Table, chance: Chance, pile: Sequence[Task], difficulty: int, impossible: Pairs
) -> tuple[Task, ...]:
    for _ in range(PATIENCE):
        shuffled = chance.shuffled(pile)
        taken = draw_by_difficulty(shuffled, difficulty, table.seats)
        if taken is not None and (fit := _exchanged(mission, table, taken, shuffled, impossible)) is not None:
            return tuple(fit)
    raise NoDeal(saying("deals.no-sum", difficulty=difficulty))


def _exchanged(
    mission: Mission, table: Table, taken: list[Task], pile: Sequence[Task], impossible: Pairs
) -> list[Task] | None:
    """Replaces tasks that are bound to fail by others of the same difficulty (ds-096, rulings B37, B38).

    None if the pile has no replacement.
    """
    spare = [task for task in pile if task not in taken]
    while (newest := _unfit(mission, table, taken, impossible)) is not None:
        hard = taken[newest].difficulty_at(table.seats)
        other = next((task for task in spare if task.difficulty_at(table.seats) == hard), None)
        if other is None:
            return None
        spare.remove(other)
        del taken[newest]
        taken.append(other)
    return taken


def _unfit(mission: Mission, table: Table, taken: Sequence[Task], impossible: Pairs) -> int | None:
    """The most recently drawn task that must be replaced, if any. Who commands makes no difference, so seat 0 is
    assumed."""
    ways = sharing(mission, Deal(table, (), commander=0, leader=0, tasks=tuple(taken)))
    if not ways.is_possible:
        return max(index for index, task in enumerate(taken) if not task.commander_may_own)
    clashing = (
        later
        for later in range(len(taken))
        for earlier in range(later)
        if frozenset({taken[earlier].id, taken[later].id}) in impossible and not ways.may_share(earlier, later)
    )
    return max(clashing, default=None)


def _hands(table: Table, tasks: tuple[Task, ...], chance: Chance) -> tuple[tuple[Hand, ...], Automaton | None]:
    for _ in range(PATIENCE):
        hands, row = _with_automaton(table, chance) if table.columns else (_without_automaton(table, chance), None)
        if not must_redeal(tasks, hands):
            return hands, row
    raise NoDeal(saying("deals.void"))


def _without_automaton(table: Table, chance: Chance) -> tuple[Hand, ...]:
    """Cards go round from a random seat, which with three players gets one card more (ruling B1)."""
    seats, deck = table.seats, in_order(table.deck)
    first = chance.below(seats)
    cards = _shuffled_numbers(len(deck), chance)
    return tuple([_hand(deck, cards[(seat - first) % seats :: seats]) for seat in range(seats)])


def _with_automaton(table: Table, chance: Chance) -> tuple[tuple[Hand, ...], Automaton]:
    """The automaton gets its double row before the highest trump joins the pack (p9-216 to p9-218)."""
    deck = in_order(table.deck)
    highest = len(deck) - 1
    cards = _shuffled_numbers(highest, chance)
    count = table.columns
    covered, covering, rest = cards[:count], cards[count : 2 * count], cards[2 * count :]
    columns = tuple(Column(deck[up], deck[down]) for up, down in zip(covering, covered, strict=True))
    row = Automaton(AUTOMATON_SEAT, columns)
    rest = chance.shuffled([*rest, highest])
    people = [seat for seat in range(table.seats) if seat != row.seat]
    held = {seat: _hand(deck, rest[turn :: len(people)]) for turn, seat in enumerate(people)}
    return tuple(held.get(seat, row.cards) for seat in range(table.seats)), row


def _shuffled_numbers(count: int, chance: Chance) -> list[int]:
    """Shuffled cards as their places in the deck: numbers sort much faster than cards."""
    return chance.shuffled(range(count))


def _hand(deck: Sequence[Card], numbers: Sequence[int]) -> Hand:
    return tuple(map(deck.__getitem__, sorted(numbers)))


def _commander(deck: Deck, hands: Sequence[Sequence[Card]]) -> Seat:
    """The holder of the highest trump, which is the last card of the deck and of its hand (p9-106)."""
    highest = in_order(deck)[-1]
    assert highest.is_trump, "a deck to deal from has trumps"
    return [hand[-1] for hand in hands].index(highest)
