"""Every choice a crew has before play: the oracle goes through each way to share out the tasks step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from tests.engine.oracle.position import Position

Owners = tuple[int, ...]
Tokens = tuple[str | None, ...]
HandOver = tuple[int, int, int]
"""The task, who gave it and who got it."""


class Ways:
    """Everything the crew of a position may settle before play."""

    def __init__(self, position: Position) -> None:
        self.sharings = list(every_sharing(position))
        self.layouts = list(every_layout(position))
        self.casts = list(every_cast(position))


def every_sharing(position: Position) -> Iterator[tuple[Owners, HandOver | None]]:
    """All owners there can be, each once: first those without a hand-over."""
    seen = set()
    before = [owners for owners in _shared(position) if _may_own(position, owners)]
    for owners in before:
        if owners not in seen:
            seen.add(owners)
            yield owners, None
    people = position.seats - bool(position.row)
    if position.may_hand_over and people == 5 and position.allocation != "fixed":
        for owners in before:
            for task, taker in product(range(len(owners)), range(position.seats)):
                after = (*owners[:task], taker, *owners[task + 1 :])
                if after not in seen and _may_own(position, after):
                    seen.add(after)
                    yield after, (task, owners[task], taker)


def _may_own(position: Position, owners: Owners) -> bool:
    if position.allocation == "fixed":
        return True
    pairs = zip(position.tasks, owners, strict=True)
    return all(owner != position.commander or task.get("commander_may_own", True) for task, owner in pairs)


def _shared(position: Position) -> Iterator[Owners]:
    tasks, seats, commander = len(position.tasks), range(position.seats), position.commander
    around = [(commander + turn) % position.seats for turn in seats]
    match position.allocation:
        case "fixed":
            yield tuple(task["owner"] for task in position.tasks)
        case "draft":
            yield from _drafted(position, around)
        case "commander-skipped":
            yield from _drafted(position, around[1:])
        case "commander-hardest":
            hard = [task.get("difficulty", 0) for task in position.tasks]
            for owners in _drafted(position, around):
                mine = [hard[task] for task, owner in enumerate(owners) if owner == commander]
                if not hard or max(hard) in mine:
                    yield owners
        case "commander-decision":
            yield from ((seat,) * tasks for seat in seats if seat != commander)
        case "one-member" | "commander-or-willing":
            yield from ((seat,) * tasks for seat in seats)
        case "commander-distribution":
            for owners in product(seats, repeat=tasks):
                counts = [owners.count(seat) for seat in seats]
                if max(counts) - min(counts) < 2:
                    yield owners
        case "volunteers":
            for crew in combinations(seats, min(position.volunteers, tasks)):
                yield from (owners for owners in product(crew, repeat=tasks) if set(owners) == set(crew))
        case "free":
            yield from product(seats, repeat=tasks)
        case "none":
            if not tasks:
                yield ()


def _drafted(position: Position, order: list[int]) -> Iterator[Owners]:
    """Member after member takes a task that still lies there. With fewer tasks than members anybody may pass once."""
    tasks = len(position.tasks)
    may_pass = position.may_pass and tasks < position.seats

    def turn(number: int, owners: tuple[int | None, ...]) -> Iterator[Owners]:
        if None not in owners:
            yield tuple(owner for owner in owners if owner is not None)
            return
        if may_pass and number >= len(order):
            return
        member = order[number % len(order)]
        for task, owner in enumerate(owners):
            if owner is None:
                yield from turn(number + 1, (*owners[:task], member, *owners[task + 1 :]))
        if may_pass:
            yield from turn(number + 1, owners)

    return turn(0, (None,) * tasks)


def every_layout(position: Position) -> Iterator[Tokens]:
    """How the tokens may lie: as drawn, or after one change."""
    drawn: Tokens = tuple(task.get("token") for task in position.tasks)
    yield drawn
    for one, other in combinations(range(len(drawn)), 2):
        laid = list(drawn)
        laid[one], laid[other] = laid[other], laid[one]
        bare = (drawn[one] is None) + (drawn[other] is None)
        if bare == {"swap-two": 0, "move-one": 1}.get(position.change or ""):
            yield tuple(laid)


def every_cast(position: Position) -> Iterator[dict[str, int]]:
    """Different names mean different members."""
    for seats in permutations(range(position.seats), len(position.chosen)):
        pairs = list(zip(position.chosen, seats, strict=True))
        if all(_may_be(position, member, seat) for member, seat in pairs):
            yield {member["member"]: seat for member, seat in pairs}


def _may_be(position: Position, member: dict[str, object], seat: int) -> bool:
    if seat == position.commander and not member.get("commander_allowed", False):
        return False
    return not position.row or seat != position.seats - 1 or bool(member.get("automaton_allowed", True))
