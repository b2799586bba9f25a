"""The part of a question that does not depend on who holds which cards.

All deals of a mission that draws plain task cards share a few frames, one for each commander; the deals differ
only in hands and task cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from logwright.engine.allocation import Owners, Sharing
from logwright.engine.choices import Chosen, Tokens, eligible_seats, member_choices, token_placements
from logwright.engine.deal import Deal, Seat
from logwright.engine.mission import ChosenMember, Mission
from logwright.engine.objectives import core
from logwright.engine.resolve import Cast, resolve
from logwright.engine.resolved import Condition, Every, Foretold, Negated, Some
from logwright.engine.search.cardset import bits
from logwright.engine.search.conditions import Conditions, Extent
from logwright.engine.search.mentioned import chosen_names, speaks_of_task
from logwright.engine.search.token_plan import TokenPlan, token_plan
from logwright.engine.search.ways import ways
from logwright.engine.search.words import NO_CARD, Words, to_bytes

BySeat = Mapping[Seat, Condition]
"""What an objective asks for, for everybody it could be about: a task by owner, a role by member."""


@dataclass(frozen=True)
class Frame:
    """A question without hands and plain task cards, and what is needed to read its answer.

    The kernel's slots are the tasks and after them the `roles`; members `chosen` already are settled. `tasks`
    has for every task what follows its card. Words are kept as the bytes that the kernel gets.
    """

    objectives: bytes
    tasks: tuple[bytes, ...]
    ending: bytes
    sharing: Sharing
    placements: tuple[Tokens, ...]
    roles: tuple[str, ...]
    chosen: Chosen
    foretold: Mapping[Seat, bool]


@dataclass(frozen=True)
class Wish:
    """What a mission asks for in one deal: further objectives, and the tasks that are not just a card to win."""

    mission: Mission
    deal: Deal
    sharing: Sharing
    goals: Sequence[core.Objective]
    tasks: Mapping[int, core.Objective]
    noted: Mapping[Seat, int] = field(default_factory=dict)
    """Numbers that were predicted already; other predictions are left open."""

    @property
    def by_the_book(self) -> bool:
        """Does it matter in which trick a task is met that is not just a card?"""
        return bool(self.tasks) and any(self.deal.tokens)


def frames(wish: Wish, settled: Chosen = ()) -> Iterator[Frame]:
    """The frames of a deal, one for each choice that cannot be followed together with the others.

    `settled` are members chosen already; otherwise it is left open who they are.
    """
    members = [settled] if settled else _chosen(wish)
    for chosen, placements, owners in product(members, _placements(wish), _owners(wish)):
        yield from _framed(wish, chosen, placements, owners)


def _chosen(wish: Wish) -> Sequence[Chosen]:
    """Members to be tried one by one: only if an objective speaks of two of them, or a task of one."""
    tied = any(chosen_names(task) for task in wish.tasks.values())
    if tied or any(len(chosen_names(goal)) > 1 for goal in wish.goals):
        return list(member_choices(wish.mission, wish.deal))
    return [()]


def _placements(wish: Wish) -> Sequence[tuple[Tokens, ...]]:
    """Tokens to be tried one by one: only if an objective speaks of the task that bears one."""
    placements = token_placements(wish.mission, wish.deal)
    if any(speaks_of_task(objective) for objective in (*wish.goals, *wish.tasks.values())):
        return [(placement,) for placement in placements]
    return [tuple(placements)]


def _owners(wish: Wish) -> Iterable[Owners | None]:
    """Owners to be tried one by one: only if it depends on the owner in which trick a task is met."""
    return wish.sharing.all_owners() if wish.by_the_book else [None]


def _framed(wish: Wish, chosen: Chosen, placements: tuple[Tokens, ...], owners: Owners | None) -> Iterator[Frame]:
    deal = wish.deal
    members = () if chosen else wish.mission.chosen
    names = frozenset(member.name for member in members)
    eligible = [frozenset({owner}) for owner in owners] if owners else wish.sharing.eligible
    goals = [resolve(goal, Cast(deal, chosen=chosen)) for goal in wish.goals if not names & chosen_names(goal)]
    roles = [_by_member(member, wish) for member in members]
    tasks = {
        index: {seat: resolve(task, Cast(deal, seat, chosen)) for seat in eligible[index]}
        for index, task in wish.tasks.items()
    }
    plans = {placement: plan for placement in placements if (plan := token_plan(placement))}
    everything = [*goals, *(part for each in (*tasks.values(), *roles) for part in each.values())]
    for foretold in _ways_to_foretell(everything, wish.noted):
        conditions = Conditions(
            everyone=(1 << deal.seats) - 1,
            tasks_by_token={token.value: task for task, token in enumerate(placements[0]) if token},
            foretold=foretold,
            noted=wish.noted,
            by_the_book=wish.by_the_book,
        )
        extents = [conditions.add(goal) for goal in goals]
        slots = tuple(
            to_bytes([0, bits(seats), *(_by_owner(tasks[index], deal.seats, conditions) if index in tasks else ())])
            for index, seats in enumerate(eligible)
        )
        ending: Words = []
        for role in roles:
            ending += (NO_CARD, 1, bits(role), *_by_owner(role, deal.seats, conditions))
        ending += _ending(wish, list(plans.values()))
        objectives = [*conditions.words(), len(extents), *(end for extent in extents for end in extent)]
        yield Frame(
            to_bytes([*objectives, len(slots) + len(roles)]),
            slots,
            to_bytes(ending),
            wish.sharing,
            tuple(plans),
            tuple(member.name for member in members),
            chosen,
            foretold,
        )


def _by_member(member: ChosenMember, wish: Wish) -> BySeat:
    """Everything asked of a chosen member, whoever that is."""
    goals = [goal for goal in wish.goals if member.name in chosen_names(goal)]
    return {
        seat: Every(tuple(resolve(goal, Cast(wish.deal, chosen=((member.name, seat),))) for goal in goals))
        for seat in eligible_seats(member, wish.deal)
    }


def _by_owner(by_seat: BySeat, seats: int, conditions: Conditions) -> Words:
    extents: dict[Seat, Extent] = {seat: conditions.add(part) for seat, part in by_seat.items()}
    return [end for seat in range(seats) for end in extents.get(seat, (0, 0))]


def _ending(wish: Wish, plans: Sequence[TokenPlan]) -> Words:
    """Different roles are for different members; then the ways to share out the tasks and to lay the tokens."""
    all_ways = ways(wish.sharing)
    words: Words = [1, wish.by_the_book, len(all_ways)]
    for way in all_ways:
        words += way.words()
    words.append(len(plans))
    for plan in plans:
        words += plan.words()
    return words


def _ways_to_foretell(conditions: Iterable[Condition], noted: Mapping[Seat, int]) -> Iterator[dict[Seat, bool]]:
    """Whether predictions come true is up to the crew; it has to be settled only where somebody wants both."""
    wanted: dict[Seat, set[bool]] = {}

    def collect(condition: Condition, positive: bool) -> None:
        match condition:
            case Foretold(seat):
                if seat not in noted:
                    wanted.setdefault(seat, set()).add(positive)
            case Every(parts) | Some(parts):
                for part in parts:
                    collect(part, positive)
            case Negated(part):
                collect(part, not positive)

    for condition in conditions:
        collect(condition, True)
    for truths in product(*(sorted(truths) for truths in wanted.values())):
        yield dict(zip(wanted, truths, strict=True))
