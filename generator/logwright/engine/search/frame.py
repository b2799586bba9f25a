"""The part of a question that does not depend on who holds which cards.

All deals of a mission that draws plain task cards share a few frames, one for each commander; the deals differ
only in hands and task cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice, product
from math import gcd, prod
from typing import Any, Final, TypeVar

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.allocation import Owners, Sharing
from logwright.engine.missions.choices import Chosen, Tokens, eligible_seats, member_choices, token_placements
from logwright.engine.missions.mission import ChosenMember, Mission
from logwright.engine.missions.resolve import Cast, resolve
from logwright.engine.missions.resolved import AllMet, AnyMet, Condition, Foretold, Negated
from logwright.engine.missions.task_tricks import Waiting, answerable, tokens_named
from logwright.engine.objectives import core
from logwright.engine.objectives.mentioned import chosen_names, speaks_of_task
from logwright.engine.search.cardset import bits, numbering
from logwright.engine.search.conditions import Conditions, Extent
from logwright.engine.search.room import MAX_OBJECTIVES, MAX_SLOTS, MAX_TOKEN_PLANS, MAX_WAYS, check_room
from logwright.engine.search.token_plan import TokenPlan, token_plan
from logwright.engine.search.ways import Way, ways
from logwright.engine.search.words import NO_CARD, Words, to_bytes

T = TypeVar("T")
ANYTHING: Final = core.AllOf(())
MOST_OWNERS = 20_001
GOLDEN = 0.618
_NO_CONDITIONS = (0, 0, 0, 0)
"""No patterns, tallies, conditions or objectives."""
BySeat = Mapping[Seat, Condition]
"""What an objective asks for, by the member it could be about: a task by owner, a role by member."""


@dataclass(frozen=True)
class Frame:
    """A question without hands and plain task cards, and what is needed to read its answer.

    The kernel's slots are the tasks and after them the `roles`; members already `chosen` are fixed. `tasks` has for
    every task the words that follow its card. Words are stored as the bytes sent to the kernel.
    """

    objectives: bytes
    tasks: tuple[bytes, ...]
    ending: bytes
    sharing: Sharing
    placements: tuple[Tokens, ...]
    roles: tuple[str, ...]
    chosen: Chosen
    foretold: Mapping[Seat, bool]
    noted: Mapping[Seat, int]


@dataclass(frozen=True)
class DealDemands:
    """What a mission asks for in one deal: further objectives, and the tasks that are more than a card to win."""

    mission: Mission
    deal: Deal
    sharing: Sharing
    goals: Sequence[core.Objective]
    tasks: Mapping[int, core.Objective]
    noted: Mapping[Seat, int] = field(default_factory=dict)
    """Numbers predicted already; other predictions are left open."""

    @property
    def by_the_book(self) -> bool:
        """Whether it matters in which trick a task is met that is more than a card to win."""
        return bool(self.tasks) and any(self.deal.tokens)


def frames(wish: DealDemands, settled: Chosen = ()) -> Iterator[Frame]:
    """The frames of a deal, one for each combination of choices that cannot share a question.

    `settled` are members chosen already; all others are left open.
    """
    if not (settled or wish.goals or wish.tasks or wish.mission.chosen):
        yield from _plain_frames(wish)
        return
    members = [settled] if settled else _chosen(wish)
    for chosen, placements, owners in mixed(members, _placements(wish), _owners(wish)):
        yield from _framed(wish, chosen, placements, owners)


def _plain_frames(wish: DealDemands) -> Iterator[Frame]:
    """If nothing is asked for but cards to be won, there are no conditions to encode. The same frames as `_framed`."""
    eligible = wish.sharing.eligible
    check_room("tasks and chosen members", len(eligible), MAX_SLOTS)
    slots = tuple([_slot_words(seats) for seats in eligible])
    placements = token_placements(wish.mission, wish.deal)
    plans = [(placement, plan) for placement in placements if (plan := token_plan(placement))]
    start = to_bytes([*_NO_CONDITIONS, len(slots)])
    for laid, ending in _endings(wish, plans):
        yield Frame(start, slots, to_bytes(ending), wish.sharing, laid, (), (), {}, {})


@lru_cache(maxsize=256)
def _slot_words(seats: frozenset[Seat]) -> bytes:
    """The words that follow the card of a task that one of these seats owns."""
    return to_bytes([0, bits(seats)])


def eased(wish: DealDemands) -> DealDemands | None:
    """A relaxation: only what does not depend on choices that are tried one by one; None if nothing depends on them."""
    goals = [goal for goal in wish.goals if not (speaks_of_task(goal) or len(chosen_names(goal)) > 1)]
    tied = {index for index, task in wish.tasks.items() if speaks_of_task(task) or chosen_names(task)}
    tasks = {index: ANYTHING if index in tied else task for index, task in wish.tasks.items()}
    easier = replace(wish, goals=goals, tasks=tasks)
    if wish.by_the_book:
        bare = tuple(replace(task, token=None) for task in wish.deal.tasks)
        return replace(easier, deal=replace(wish.deal, tasks=bare))
    return None if len(goals) == len(wish.goals) and tasks == wish.tasks else easier


def mixed(*choices: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Every combination once, each far from the one before, so that the first few are a varied sample."""
    total = prod(map(len, choices))
    step = next((step for step in range(int(total * GOLDEN), total) if gcd(step, total) == 1), 1)
    for turn in range(total):
        place, picked = turn * step % total, []
        for choice in choices:
            place, index = divmod(place, len(choice))
            picked.append(choice[index])
        yield tuple(picked)


def _chosen(wish: DealDemands) -> Sequence[Chosen]:
    """Members to be tried one by one: only if an objective mentions two of them, or a task one."""
    tied = any(chosen_names(task) for task in wish.tasks.values())
    if tied or any(len(chosen_names(goal)) > 1 for goal in wish.goals):
        return list(member_choices(wish.mission, wish.deal))
    return [()]


def _placements(wish: DealDemands) -> Sequence[tuple[Tokens, ...]]:
    """Token placements to be tried one by one: only if an objective mentions the task that bears a token."""
    placements = token_placements(wish.mission, wish.deal)
    if any(speaks_of_task(objective) for objective in (*wish.goals, *wish.tasks.values())):
        return [(placement,) for placement in placements]
    return [tuple(placements)]


def _owners(wish: DealDemands) -> Sequence[Owners | None]:
    """Owners to be tried one by one: only if the trick in which a task is met depends on the owner."""
    return _some_owners(wish.sharing) if wish.by_the_book else [None]


@lru_cache(maxsize=64)
def _some_owners(sharing: Sharing) -> Sequence[Owners]:
    """Capped: with this many combinations the search reports too much, or has long given up."""
    return list(islice(sharing.all_owners(), MOST_OWNERS))


def _framed(
    wish: DealDemands, chosen: Chosen, placements: tuple[Tokens, ...], owners: Owners | None
) -> Iterator[Frame]:
    deal = wish.deal
    members = () if chosen else wish.mission.chosen
    names = frozenset(member.name for member in members)
    eligible = [frozenset({owner}) for owner in owners] if owners else wish.sharing.eligible
    goals = [resolve(goal, Cast(deal, chosen=chosen)) for goal in wish.goals if not names & chosen_names(goal)]
    roles = [_by_member(member, wish) for member in members]
    tasks: dict[int, BySeat] = {
        index: {seat: resolve(task, Cast(deal, seat, chosen)) for seat in eligible[index]}
        for index, task in wish.tasks.items()
    }
    waiting = Waiting([_tokens_named(tasks.get(index, {})) for index in range(len(eligible))], placements[0])
    goals = [answerable(goal, waiting.bearers) for goal in goals]
    roles = [_answerable(role, waiting.bearers) for role in roles]
    tasks = {index: _answerable(task, waiting.answers_to(index)) for index, task in tasks.items()}
    check_room("tasks and chosen members", len(eligible) + len(members), MAX_SLOTS)
    check_room("objectives", len(goals), MAX_OBJECTIVES)
    plans = [(placement, plan) for placement in placements if (plan := token_plan(placement))]
    everything = [*goals, *(part for each in (*tasks.values(), *roles) for part in each.values())]
    for foretold, noted in _ways_to_foretell(everything, wish):
        conditions = Conditions(
            numbers=numbering(deal.table.deck.suits),
            everyone=(1 << deal.seats) - 1,
            tasks_by_token=waiting.bearers,
            foretold=foretold,
            noted={**wish.noted, **noted},
            by_the_book=wish.by_the_book,
        )
        extents = [conditions.add(goal) for goal in goals]
        slots = tuple(
            to_bytes([0, bits(seats), *(_by_owner(tasks[index], deal.seats, conditions) if index in tasks else ())])
            for index, seats in enumerate(eligible)
        )
        filled: Words = []
        for role in roles:
            filled += (NO_CARD, 1, bits(role), *_by_owner(role, deal.seats, conditions))
        objectives = [*conditions.words(), len(extents), *(end for extent in extents for end in extent)]
        start, roles_filled = to_bytes([*objectives, len(slots) + len(roles)]), to_bytes(filled)
        names_of_roles = tuple(member.name for member in members)
        for laid, ending in _endings(wish, plans):
            ends = roles_filled + to_bytes(ending)
            yield Frame(start, slots, ends, wish.sharing, laid, names_of_roles, chosen, foretold, noted)


def _tokens_named(task: BySeat) -> frozenset[str]:
    return frozenset(token for part in task.values() for token in tokens_named(part))


def _answerable(asked: BySeat, tokens: Collection[str]) -> BySeat:
    return {seat: answerable(part, tokens) for seat, part in asked.items()}


def _by_member(member: ChosenMember, wish: DealDemands) -> BySeat:
    """What is asked of a chosen member, for each member who could be chosen."""
    goals = [goal for goal in wish.goals if member.name in chosen_names(goal)]
    return {
        seat: AllMet(tuple(resolve(goal, Cast(wish.deal, chosen=((member.name, seat),))) for goal in goals))
        for seat in eligible_seats(member, wish.deal)
    }


def _by_owner(by_seat: BySeat, seats: int, conditions: Conditions) -> Words:
    extents: dict[Seat, Extent] = {seat: conditions.add(part) for seat, part in by_seat.items()}
    return [end for seat in range(seats) for end in extents.get(seat, (0, 0))]


def _endings(
    wish: DealDemands, plans: Sequence[tuple[Tokens, TokenPlan]]
) -> Iterator[tuple[tuple[Tokens, ...], Words]]:
    """Different roles are for different members; then the ways to share out the tasks and to lay the tokens.

    Either may exceed the kernel's tables, hence several endings, each with its token placements.
    """
    for some_ways, some_plans in product(_in_parts(ways(wish.sharing), MAX_WAYS), _in_parts(plans, MAX_TOKEN_PLANS)):
        words: Words = [1, wish.by_the_book, len(some_ways)]
        for way in some_ways:
            words += _way_words(way)
        words.append(len(some_plans))
        for _, plan in some_plans:
            words += plan.words()
        yield tuple(placement for placement, _ in some_plans), words


@lru_cache(maxsize=1024)
def _way_words(way: Way) -> Words:
    return way.words()


def _in_parts(rows: Sequence[T], size: int) -> list[Sequence[T]]:
    """The rows in parts of limited size; no rows give one empty part."""
    return [rows[start : start + size] for start in range(0, len(rows), size)] or [rows]


def _ways_to_foretell(
    conditions: Iterable[Condition], wish: DealDemands
) -> Iterator[tuple[dict[Seat, bool], dict[Seat, int]]]:
    """The crew chooses whether predictions come true; this must be fixed only where objectives ask for both.

    By the book it also matters when a prediction fails, and so which number was noted: each one is tried.
    """
    wanted: dict[Seat, set[bool]] = {}

    def collect(condition: Condition, positive: bool) -> None:
        match condition:
            case Foretold(seat):
                if seat not in wish.noted:
                    wanted.setdefault(seat, set()).add(positive)
            case AllMet(parts) | AnyMet(parts):
                for part in parts:
                    collect(part, positive)
            case Negated(part):
                collect(part, not positive)

    for condition in conditions:
        collect(condition, True)
    numbered = [seat for seat in wanted if wish.by_the_book and False in wanted[seat]]
    settled = {seat: truths for seat, truths in wanted.items() if seat not in numbered}
    for numbers in product(range(wish.deal.table.tricks + 1), repeat=len(numbered)):
        for truths in product(*(sorted(truths) for truths in settled.values())):
            yield dict(zip(settled, truths, strict=True)), dict(zip(numbered, numbers, strict=True))
