"""Who may own which task: every way a mission's allocation can share out the task cards of a deal.

With all cards open the crew may agree on any outcome of the procedure. The outcomes are described by how many tasks
each member ends up with, and little else:

*Draft.* Members take turns in a fixed order and each takes any open task. So the procedure fixes how many tasks each
member takes, and nothing more: let every task have an owner, with the right number for each. On each of its turns a
member takes one of its own tasks that still lies there; there is one, because it has as many turns as tasks, and nobody
else takes it. So every such sharing can be reached. *Passing* lets any members sit out the round, so every member ends
with at most one task (ds-075).

*Distribution.* The commander gives each revealed task to anybody, so only the final numbers matter
(p9-201).

*Volunteers.* Members are asked one after the other and may answer as they like, so any members can be the
ones who say yes; the last ones, if forced, are such members too (ds-158).

*Dealt.* Chance decides: the deal itself says who owns what. Before there is a deal, anybody may.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from operator import contains, le

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.certificate import HandOver
from logwright.engine.missions.mission import Allocation, Mission, Task

Owners = tuple[Seat, ...]
PartialOwners = tuple[Seat | None, ...]
"""None for a task that nobody owns yet."""


@dataclass(frozen=True)
class Shares:
    """How many tasks each seat owns, at least and at most."""

    least: tuple[int, ...]
    most: tuple[int, ...]

    def fit(self, counts: tuple[int, ...]) -> bool:
        return all(map(le, self.least, counts)) and all(map(le, counts, self.most))


@dataclass(frozen=True)
class Sharing:
    """The allowed owners of all tasks.

    The numbers of tasks fit one of the `shares`; each task belongs to one of its `eligible` seats; the
    commander owns one of the `hardest` tasks, if any are named. With `hand_over` one task may then change
    hands: all owners are allowed that differ from such a sharing in at most one task.
    """

    shares: tuple[Shares, ...]
    eligible: tuple[frozenset[Seat], ...]
    commander: Seat
    hardest: frozenset[int] = frozenset()
    hand_over: bool = False

    @property
    def seats(self) -> int:
        return len(self.shares[0].least) if self.shares else 0

    def allows(self, owners: Owners) -> bool:
        """Whether these are the owners of some allowed sharing, after any hand-over."""
        return self.reaches(owners) or self.handed_over(owners) is not None

    def handed_over(self, owners: Owners) -> HandOver | None:
        """A hand-over that leads to these owners, if there is one (p9-210)."""
        if not self.hand_over or not self._eligible(owners):
            return None
        for task, owner in enumerate(owners):
            for giver in sorted(self.eligible[task] - {owner}):
                if self.reaches((*owners[:task], giver, *owners[task + 1 :])):
                    return HandOver(task, giver, owner)
        return None

    def reaches(self, owners: Owners) -> bool:
        """Whether the allocation itself, before any hand-over, can lead to these owners."""
        if not self._eligible(owners):
            return False
        if self.hardest and not any(owners[task] == self.commander for task in self.hardest):
            return False
        counts = tuple([owners.count(seat) for seat in range(self.seats)])
        return any(shares.fit(counts) for shares in self.shares)

    @property
    def is_possible(self) -> bool:
        """Whether any sharing exists at all. None does if the commander would have to take a task the commander may not
        own."""
        fit = [self.commander in seats for seats in self.eligible]
        if self.hardest and not any(fit[task] for task in self.hardest):
            return False
        return any(
            shares.least[self.commander] <= sum(fit)
            and sum(shares.most) - shares.most[self.commander] >= len(fit) - sum(fit)
            for shares in self.shares
        )

    def may_share(self, one: int, other: int) -> bool:
        """Whether one member can own both of these tasks."""
        both = self.eligible[one] & self.eligible[other]
        return any(shares.most[seat] >= 2 for shares in self.shares for seat in both)

    def may_part(self, one: int, other: int) -> bool:
        """Whether two members can own these tasks, one each."""
        return any(
            shares.most[first] and shares.most[second]
            for shares in self.shares
            for first in self.eligible[one]
            for second in self.eligible[other] - {first}
        )

    def all_owners(self) -> Iterator[Owners]:
        """Every allowed sharing, generated lazily: with many tasks there are far too many to list."""
        return self._going_on(())

    def _going_on(self, owners: Owners) -> Iterator[Owners]:
        """All sharings with this beginning; prunes those whose numbers can no longer add up."""
        if len(owners) == len(self.eligible):
            if self.allows(owners):
                yield owners
        elif self._may_add_up(owners):
            for seat in sorted(self.eligible[len(owners)]):
                yield from self._going_on((*owners, seat))

    def _may_add_up(self, owners: Owners) -> bool:
        left, moved = len(self.eligible) - len(owners), int(self.hand_over)
        counts = [owners.count(seat) for seat in range(self.seats)]
        for shares in self.shares:
            over = sum(max(0, count - most) for count, most in zip(counts, shares.most, strict=True))
            short = sum(max(0, least - count) for count, least in zip(counts, shares.least, strict=True))
            if over <= moved and short <= left + moved:
                return True
        return False

    def _eligible(self, owners: Owners) -> bool:
        return len(owners) == len(self.eligible) and all(map(contains, self.eligible, owners))


def sharing(mission: Mission, deal: Deal) -> Sharing:
    """What the mission allows for the tasks of this deal."""
    if deal.owners is not None:
        return _fixed(deal, deal.owners)
    return _remembered(
        (mission.allocation, mission.passing, mission.volunteers),
        tuple([task.commander_may_own for task in deal.tasks]),
        deal.seats,
        deal.commander,
        _hardest(mission, deal),
        mission.hand_over and deal.players == 5,
    )


@lru_cache(maxsize=1024)
def _remembered(
    rule: tuple[Allocation, bool, int],
    commander_may_own: tuple[bool, ...],
    seats: int,
    commander: Seat,
    hardest: frozenset[int],
    hand_over: bool,
) -> Sharing:
    """Cached: most deals of a mission are shared out alike."""
    everyone = frozenset(range(seats))
    # Tasks that compare with the commander are not for the commander (ds-127).
    eligible = tuple(everyone if may else everyone - {commander} for may in commander_may_own)
    return Sharing(_shares(*rule, len(eligible), seats, commander), eligible, commander, hardest, hand_over)


def _fixed(deal: Deal, owners: Owners) -> Sharing:
    anything = Shares((0,) * deal.seats, (len(owners),) * deal.seats)
    return Sharing((anything,), tuple(frozenset({owner}) for owner in owners), deal.commander)


def _hardest(mission: Mission, deal: Deal) -> frozenset[int]:
    """Of several tasks of the highest difficulty the commander takes any (ruling B42)."""
    if mission.allocation is not Allocation.COMMANDER_HARDEST or not deal.tasks:
        return frozenset()
    difficulties = [task.difficulty_at(deal.seats) for task in deal.tasks]
    highest = max(difficulties)
    return frozenset(task for task, difficulty in enumerate(difficulties) if difficulty == highest)


def _shares(
    allocation: Allocation, passing: bool, volunteers: int, tasks: int, seats: int, commander: Seat
) -> tuple[Shares, ...]:
    round_table = [(commander + turn) % seats for turn in range(seats)]
    match allocation:
        case Allocation.DRAFT | Allocation.COMMANDER_HARDEST:
            return (_draft(round_table, tasks, seats, passing),)
        case Allocation.COMMANDER_SKIPPED:
            return (_draft(round_table[1:], tasks, seats, passing),)
        case Allocation.COMMANDER_DECISION:
            return tuple(_by(seats, {seat: (tasks, tasks)}) for seat in round_table[1:])
        case Allocation.ONE_MEMBER | Allocation.COMMANDER_OR_WILLING:
            return tuple(_by(seats, {seat: (tasks, tasks)}) for seat in range(seats))
        case Allocation.COMMANDER_DISTRIBUTION:
            return (_by(seats, dict.fromkeys(range(seats), (tasks // seats, -(-tasks // seats)))),)
        case Allocation.VOLUNTEERS:
            willing = combinations(range(seats), min(volunteers, tasks))
            return tuple(_by(seats, dict.fromkeys(crew, (1, tasks))) for crew in willing)
        case Allocation.FREE | Allocation.DEALT:
            return (_by(seats, dict.fromkeys(range(seats), (0, tasks))),)
        case Allocation.NONE:
            return (_by(seats, {}),)


def _draft(order: list[Seat], tasks: int, seats: int, passing: bool) -> Shares:
    if passing and tasks < seats:
        return _by(seats, dict.fromkeys(order, (0, 1)))
    turns = [order[turn % len(order)] for turn in range(tasks)]
    return _by(seats, {seat: (turns.count(seat), turns.count(seat)) for seat in order})


def _by(seats: int, bounds: dict[Seat, tuple[int, int]]) -> Shares:
    """Shares for the seats named; all others own nothing."""
    each = [bounds.get(seat, (0, 0)) for seat in range(seats)]
    return Shares(tuple(low for low, _ in each), tuple(high for _, high in each))


def dealt_out(tasks: Sequence[Task], order: Sequence[int], seats: int, commander: Seat) -> Owners:
    """The owners of tasks that are dealt in this order, like cards, from the commander on.

    What the commander may not own goes to the next member instead, and dealing goes on from there.
    """
    owners, seat = [commander] * len(tasks), commander
    for task in order:
        if seat == commander and not tasks[task].commander_may_own:
            seat = (seat + 1) % seats
        owners[task], seat = seat, (seat + 1) % seats
    return tuple(owners)


def given_to(task: int, seat: Seat, owners: PartialOwners) -> PartialOwners:
    return (*owners[:task], seat, *owners[task + 1 :])


def can_be_completed(ways: Sharing, owners: PartialOwners) -> bool:
    """Whether the tasks without an owner can still be shared out by the rules. Only the commander may be barred from
    some."""
    commander = ways.commander
    fits = [task for task, owner in enumerate(owners) if owner is None and commander in ways.eligible[task]]
    rest = owners.count(None)
    if ways.hardest and not any(owners[task] == commander or task in fits for task in ways.hardest):
        return False
    counts = [owners.count(seat) for seat in range(ways.seats)]
    for shares in ways.shares:
        low = [max(0, least - count) for least, count in zip(shares.least, counts, strict=True)]
        high = [most - count for most, count in zip(shares.most, counts, strict=True)]
        high[commander] = min(high[commander], len(fits))
        if all(least <= most for least, most in zip(low, high, strict=True)) and sum(low) <= rest <= sum(high):
            return True
    return False
