"""Resolves the objective language for one table: who is meant, which cards and tricks, and how many."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from logwright.engine.cards.card import Card, Deck
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.table import Table
from logwright.engine.missions.resolved import (
    AllMet,
    AnyMet,
    Climbing,
    Condition,
    Foretold,
    Held,
    InRange,
    InSequence,
    Negated,
    Pattern,
    Run,
    Tally,
    TaskDone,
)
from logwright.engine.objectives import core
from logwright.engine.objectives.count import Count, Span
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Role, Side, Subject
from logwright.engine.objectives.trick_kind import Holding, TrickKind

Group = frozenset[Seat]


class Cast(NamedTuple):
    """Who fills the roles that an objective mentions. `owner` is the owner of the task it belongs to."""

    deal: Deal
    owner: Seat | None = None
    chosen: tuple[tuple[str, Seat], ...] = ()
    first_winner: Seat | None = None
    each: Seat | None = None
    """The member that `everyone` stands for, where each member is judged alone."""


class _FirstWinnerUnknown(Exception):
    """The objective depends on who wins the first trick."""


class _HoldersUnknown(Exception):
    """The objective depends on who holds which cards."""


def condition(objective: Phrase, cast: Cast) -> Condition:
    """What an objective asks for at this table; cached, as most deals of a mission ask for the same."""
    known: dict[Hashable, Condition | None] = objective.at_tables
    where = (cast.deal.table, cast.deal.commander, cast.owner, cast.chosen)
    try:
        found = known[where]
    except KeyError:
        found = known[where] = _remembered(objective, *where)
    return found or resolve(objective.core(), cast)


@lru_cache(maxsize=4096)
def _remembered(
    objective: Phrase, table: Table, commander: Seat, owner: Seat | None, chosen: tuple[tuple[str, Seat], ...]
) -> Condition | None:
    """None if it depends on who holds which cards."""
    before_the_deal = Deal(table, hands=(), commander=commander, leader=commander)
    try:
        return resolve(objective.core(), Cast(before_the_deal, owner, chosen))
    except _HoldersUnknown:
        return None


def resolve(objective: core.Objective, cast: Cast) -> Condition:
    """The objective at this table.

    Who wins the first trick is not known beforehand: anything about that member becomes a choice between the seats.
    """
    match objective:
        case core.AllOf(parts):
            return _every(resolve(part, cast) for part in parts)
        case core.AnyOf(parts):
            return _some(resolve(part, cast) for part in parts)
        case core.Not(part):
            return Negated(resolve(part, cast))
    try:
        return _condition(objective, cast)
    except _FirstWinnerUnknown:
        return AnyMet(
            tuple(
                AllMet((_wins_first(seat), _condition(objective, cast._replace(first_winner=seat))))
                for seat in range(cast.deal.seats)
            )
        )


def _wins_first(seat: Seat) -> Condition:
    return InRange(Tally(frozenset({seat}), Pattern(frozenset({1}))), Span(1, None))


def _condition(objective: core.Objective, cast: Cast) -> Condition:
    match objective:
        case core.Comparison():
            return _comparison(objective, cast)
        case core.Order():
            return _order(objective, cast)
        case core.Streak(tricks, longest):
            span = _span(longest, cast, cast.deal.table.tricks)
            return _every(Run(_tally(tricks, group, cast), span) for group in groups(tricks.by, cast))
        case core.Climb(tricks, way):
            return _every(Climbing(_tally(tricks, group, cast), way) for group in groups(tricks.by, cast))
        case core.Prediction(tricks):
            seats = [seat for group in groups(tricks.by, cast) for seat in sorted(group)]
            return _every(Foretold(seat, _tally(tricks, frozenset({seat}), cast)) for seat in seats)
        case core.TaskTrick(token, which):
            return TaskDone(token, which.tricks(cast.deal.table.tricks))
        case core.EachMember(part):
            return _every(_condition(part, cast._replace(each=seat)) for seat in range(cast.deal.seats))
        case core.AllOf(parts):
            return _every(_condition(part, cast) for part in parts)
        case core.AnyOf(parts):
            return _some(_condition(part, cast) for part in parts)
        case core.Not(part):
            return Negated(_condition(part, cast))


def _every(parts: Iterable[Condition]) -> Condition:
    """All parts, or the part itself if there is only one."""
    several = tuple(parts)
    return several[0] if len(several) == 1 else AllMet(several)


def _some(parts: Iterable[Condition]) -> Condition:
    """At least one part, without those about tricks that this table does not play."""
    return AnyMet(tuple(part for part in parts if not _is_unplayed(part)))


def _is_unplayed(condition: Condition) -> bool:
    match condition:
        case TaskDone(_, tricks):
            return not tricks
        case InRange(tally, Span(int(least)), None):
            return least > 0 and not tally.pattern.tricks
        case AllMet(parts):
            return any(_is_unplayed(part) for part in parts)
    return False


def _comparison(objective: core.Comparison, cast: Cast) -> Condition:
    by, minus = objective.counter.by, objective.minus
    parts: list[Condition] = []
    for group in groups(by, cast):
        tally = _tally(objective.counter, group, cast)
        span = _span(objective.count, cast, _all_of(objective.counter, tally))
        if minus is None:
            parts.append(InRange(tally, span, always=objective.always))
            continue
        # "Everyone … each other": the others are relative to the member being compared with them.
        rivals = _seen_from(group, minus.by.role, cast) if minus.by.base == by else groups(minus.by, cast)
        for rival in rivals:
            left, right = _cancelled(tally, _tally(minus, rival, cast))
            parts.append(InRange(left, span, right, objective.always))
    return _every(parts)


def _order(objective: core.Order, cast: Cast) -> Condition:
    subjects = list(dict.fromkeys(step.by for step in objective.steps))
    parts: list[Condition] = []
    for chosen in product(*(groups(subject, cast) for subject in subjects)):
        group_of = dict(zip(subjects, chosen, strict=True))
        steps = (_tally(step, group_of[step.by], cast) for step in objective.steps)
        # In the challenge for three rocket 1 is not in the game and need not win (p9-243).
        parts.append(InSequence(tuple(step for step in steps if not _names_missing_cards(step.pattern))))
    return _every(parts)


def groups(subject: Subject, cast: Cast) -> tuple[Group, ...]:
    """The groups of seats meant: what is said holds for each of them, and a group counts together."""
    seats = range(cast.deal.seats)
    if subject.role is Role.EVERYONE:
        found: tuple[Group, ...] = tuple(frozenset({seat}) for seat in seats if cast.each in (None, seat))
    elif subject.role is Role.CREW:
        found = (frozenset(seats),)
    elif subject.role in (Role.OTHERS, Role.EACH_OTHER):
        assert subject.base is not None, "others are the others of somebody"
        bases = groups(subject.base, cast)
        found = tuple(group for base in bases for group in _seen_from(base, subject.role, cast))
    else:
        seat = _member(subject, cast)
        found = () if seat is None else (frozenset({seat}),)
    if subject.side is None:
        return found
    step = 1 if subject.side is Side.LEFT else -1
    return tuple(frozenset((seat + step) % cast.deal.seats for seat in group) for group in found)


def _seen_from(base: Group, role: Role, cast: Cast) -> tuple[Group, ...]:
    others = frozenset(range(cast.deal.seats)) - base
    return (others,) if role is Role.OTHERS else tuple(frozenset({seat}) for seat in sorted(others))


def _member(subject: Subject, cast: Cast) -> Seat | None:
    """The seat of a single member; None for the holder of a card that is not in the game."""
    match subject.role:
        case Role.OWNER:
            assert cast.owner is not None, "only a task has an owner"
            return cast.owner
        case Role.COMMANDER:
            return cast.deal.commander
        case Role.CHOSEN:
            return dict(cast.chosen)[subject.name]
        case Role.HOLDER:
            assert subject.card is not None
            if not cast.deal.hands and subject.card in cast.deal.table.deck:
                raise _HoldersUnknown
            # As dealt: the holder announces it before any cards are passed (ruling B14).
            return cast.deal.holder(subject.card)
        case _:
            if cast.first_winner is None:
                raise _FirstWinnerUnknown
            return cast.first_winner


def _tally(counter: core.Counter, group: Group, cast: Cast) -> Tally:
    pattern = _pattern(counter.kind, cast)
    if isinstance(counter, core.Cards):
        return Tally(group, pattern, _cards(counter.cards, cast.deal.table.deck), counter.summed)
    return Tally(group, pattern)


def _cancelled(tally: Tally, minus: Tally) -> tuple[Tally, Tally | None]:
    """The same difference without what both sides count: "no tricks but the first" becomes a single tally."""
    if tally.seats != minus.seats:
        return tally, minus
    if tally.cards is not None and minus.cards is not None and tally.pattern == minus.pattern:
        left, right = tally.cards - minus.cards, minus.cards - tally.cards
        return replace(tally, cards=left), replace(minus, cards=right) if right else None
    mine, theirs = tally.pattern, minus.pattern
    if tally.cards == minus.cards and replace(mine, tricks=theirs.tricks) == theirs:
        first, second = mine.tricks - theirs.tricks, theirs.tricks - mine.tricks
        rest = replace(minus, pattern=replace(theirs, tricks=second)) if second else None
        return replace(tally, pattern=replace(mine, tricks=first)), rest
    return tally, minus


def _pattern(kind: TrickKind, cast: Cast) -> Pattern:
    pattern = _pattern_at(kind, cast.deal.table)
    if kind.led_by is None:
        return pattern
    leaders = frozenset[Seat]().union(*groups(kind.led_by, cast))
    # A trick that nobody leads never happens.
    return replace(pattern, led_by=leaders, tricks=pattern.tricks if leaders else frozenset())


@lru_cache(maxsize=4096)
def _pattern_at(kind: TrickKind, table: Table) -> Pattern:
    """The pattern without its leader. Cached: every deal of a mission asks for the same few kinds."""
    deck, seats = table.deck, table.seats
    every = frozenset(range(1, table.tricks + 1))
    colours = len({card.suit for card in deck.colour_cards()})

    def cards(selector: Selector | None) -> frozenset[Card] | None:
        return None if selector is None else selector.cards(deck)

    return Pattern(
        tricks=kind.which.tricks(table.tricks) & every if kind.which else every,
        led_with=cards(kind.led_with),
        won_with=cards(kind.won_with),
        closed_with=cards(kind.closed_with),
        only=cards(kind.only),
        holds=tuple(_held(holding, table) for holding in kind.holds),
        equal=(kind.equal.left.cards(deck), kind.equal.right.cards(deck)) if kind.equal else None,
        sum=kind.sum.at(seats, 0) if kind.sum else None,
        colours=kind.colours.at(seats, colours) if kind.colours else None,
        values=kind.values.at(seats, seats) if kind.values else None,
    )


def _held(holding: Holding, table: Table) -> Held:
    cards = holding.cards.cards(table.deck)
    return Held(cards, holding.count.at(table.seats, len(cards)), holding.beaten)


@lru_cache(maxsize=4096)
def _cards(selector: Selector, deck: Deck) -> frozenset[Card]:
    return selector.cards(deck)


def _span(count: Count, cast: Cast, total: int) -> Span:
    return count.at(cast.deal.seats, total)


def _all_of(counter: core.Counter, tally: Tally) -> int:
    """The number that `all` stands for: every card of the set; every trick named; else each card that has to win
    one."""
    if tally.cards is not None:
        return len(tally.cards)
    pattern = tally.pattern
    named = [cards for cards in (pattern.won_with, pattern.led_with, pattern.closed_with) if cards is not None]
    if counter.kind.which is None and named:
        return min(len(cards) for cards in named)
    return len(pattern.tricks)


def _names_missing_cards(pattern: Pattern) -> bool:
    """Some card the pattern asks for is not in the game."""
    named = (pattern.won_with, pattern.led_with, pattern.closed_with, pattern.only)
    asked = [held.cards for held in pattern.holds if held.span.least]
    return any(cards is not None and not cards for cards in (*named, *asked))
