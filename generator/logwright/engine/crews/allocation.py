"""Sharing out the tasks by the rules: drafts, decisions, distributions, volunteers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations

from logwright.engine.cards.deal import Seat
from logwright.engine.cards.dealing import card_tasks
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.option import (
    SATISFIED,
    TRUST,
    CrewOption,
    PartialOwners,
    can_be_completed,
    given_to,
    outlook_of,
    owned,
)
from logwright.engine.crews.programs import table_deal
from logwright.engine.crews.public import Public, Taken
from logwright.engine.crews.view import View
from logwright.engine.missions.allocation import Owners, Sharing, sharing
from logwright.engine.missions.mission import Allocation, DrawnTasks, Task

Look = Callable[[Seat, Public], View]
"""Makes the view of a seat from what everybody knows."""
GUESSES = 4
"""Number of sets of task cards to imagine while the real ones lie face down."""


def share_out(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """Gives every task an owner, by the mission's allocation."""
    public = replace(public, owners=(None,) * len(public.tasks))
    match public.mission.allocation:
        case Allocation.DRAFT | Allocation.COMMANDER_HARDEST | Allocation.COMMANDER_SKIPPED:
            return _draft(public, look, mind)
        case Allocation.COMMANDER_DECISION:
            return _decision(public, look, mind)
        case Allocation.COMMANDER_DISTRIBUTION:
            return _distribution(public, look, mind)
        case Allocation.ONE_MEMBER | Allocation.COMMANDER_OR_WILLING:
            return _one_member(public, look, mind)
        case Allocation.VOLUNTEERS:
            return _volunteers(public, look, mind)
        case Allocation.FREE:
            return _one_by_one(public, list(range(public.seats)), look, mind)
    return public


def _ways(public: Public) -> Sharing:
    return sharing(public.mission, table_deal(public))


def _draft(public: Public, look: Look, mind: DecisionMaker) -> Public:
    skipped = public.mission.allocation is Allocation.COMMANDER_SKIPPED
    order = public.from_(public.commander)[skipped:]
    turn = 0
    while None in public.owners:
        seat = order[turn % len(order)]
        task = task_to_take(look(public.decider(seat), public), seat, mind)
        if task is not None:
            taken = (*public.taken, Taken(task, seat))
            public = replace(public, owners=given_to(task, seat, public.owners), taken=taken)
        turn += 1
    return public


def task_to_take(view: View, seat: Seat, mind: DecisionMaker) -> int | None:
    """The task a member takes for a seat on its turn; None to pass, where that is allowed (ds-074 to ds-076)."""
    public = view.public
    ways, owners = _ways(public), public.owners
    owes = seat == public.commander and not any(owners[task] == seat for task in ways.hardest)
    hardest = ways.hardest if owes else frozenset[int]()
    lying = [task for task, owner in enumerate(owners) if owner is None]
    takes = [
        task
        for task in lying
        if seat in ways.eligible[task]
        and (not hardest or task in hardest)
        and can_be_completed(ways, given_to(task, seat, owners))
    ]
    asked = mind.programs.open(public)
    options = [CrewOption(asked, owned(given_to(task, seat, owners))) for task in takes]
    if public.mission.passing and len(owners) < public.seats and _may_pass(public, ways, seat):
        others = (1 << public.seats) - 1 & ~(1 << seat)
        options.append(CrewOption(asked, (*owned(owners), *((task, others) for task in lying))))
        takes.append(-1)
    task = takes[mind.choice(outlook_of(view, options, mind))]
    return None if task < 0 else task


def _may_pass(public: Public, ways: Sharing, seat: Seat) -> bool:
    """Whether a seat may pass: everybody has one turn, so the seats still to come must be able to take all tasks
    left."""
    order = public.from_(public.commander)
    later = order[order.index(seat) + 1 :]
    lying = [task for task, owner in enumerate(public.owners) if owner is None]
    if public.commander == seat and ways.hardest:
        return False
    # Each seat still to come takes one task; none of them commands, so any of them may take any task.
    return len(later) >= len(lying)


def _decision(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """The commander picks who takes all tasks, before they are turned up (p9-188 to p9-193)."""
    members = public.from_(public.commander)[1:]
    hidden = public
    if isinstance(public.mission.tasks, DrawnTasks):
        hidden = replace(public, tasks=(), owners=(), covered_tasks=len(public.tasks))
    answers = {seat: is_willing(look(seat, hidden), members, mind) for seat in members if seat != public.automaton}
    taker = member_for_all(look(public.commander, hidden), members, answers, mind)
    return replace(public, owners=(taker,) * len(public.tasks))


def is_willing(view: View, members: Sequence[Seat], mind: DecisionMaker) -> bool:
    """Whether this member would take all tasks."""
    looks = _all_for(view, members, mind)
    return looks[members.index(view.seat)] >= max(looks) - SATISFIED


def member_for_all(view: View, members: Sequence[Seat], answers: dict[Seat, bool], mind: DecisionMaker) -> Seat:
    """The member who gets all tasks."""
    looks = _all_for(view, members, mind)
    trusted = [worth + TRUST * answers.get(seat, False) for seat, worth in zip(members, looks, strict=True)]
    return members[mind.choice(trusted)]


def _all_for(view: View, members: Sequence[Seat], mind: DecisionMaker) -> list[float]:
    """How good it looks if one of these members takes all tasks. Covered tasks are sampled."""
    totals = [0.0] * len(members)
    for imagined in _imagined(view.public, mind):
        asked = mind.programs.open(replace(view.public, owners=()), tasks=imagined)
        options = [CrewOption(asked, tuple((task, 1 << seat) for task in range(len(imagined)))) for seat in members]
        totals = [total + look for total, look in zip(totals, outlook_of(view, options, mind), strict=True)]
    return totals


def _imagined(public: Public, mind: DecisionMaker) -> list[tuple[Task, ...]]:
    """The tasks on the table, or random samples of what covered ones could be."""
    plan = public.mission.tasks
    if not public.covered_tasks or not isinstance(plan, DrawnTasks):
        return [public.tasks]
    tokens = [*plan.tokens, *[None] * (plan.count - len(plan.tokens))]
    guesses = [mind.chance.drawn(card_tasks(public.table.deck), plan.count) for _ in range(GUESSES)]
    return [tuple(replace(task, token=token) for task, token in zip(guess, tokens, strict=True)) for guess in guesses]


def _distribution(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """The tasks are turned up one at a time; all say yes or no, and the commander decides (p9-196 to p9-202)."""
    tasks, ways = public.tasks, _ways(public)
    members = public.from_(public.commander)
    owners: PartialOwners = (None,) * len(tasks)
    for task in range(len(tasks)):
        seen = replace(public, tasks=tasks[: task + 1], owners=owners[: task + 1], covered_tasks=len(tasks) - task - 1)
        takers = [seat for seat in members if can_be_completed(ways, given_to(task, seat, owners))]
        taker = _asked_around(seen, task, takers, look, mind)
        owners = given_to(task, taker, owners)
    return replace(public, owners=owners)


def _one_by_one(public: Public, members: Sequence[Seat], look: Look, mind: DecisionMaker) -> Public:
    """Open tasks are settled one after the other: members say whether they want it, and the commander decides."""
    ways = _ways(public)
    order = [seat for seat in public.from_(public.commander) if seat in members]
    for task in range(len(public.tasks)):
        takers = [
            seat
            for seat in order
            if seat in ways.eligible[task] and can_be_completed(ways, given_to(task, seat, public.owners))
        ]
        public = replace(public, owners=given_to(task, _asked_around(public, task, takers, look, mind), public.owners))
    return public


def _asked_around(public: Public, task: int, takers: Sequence[Seat], look: Look, mind: DecisionMaker) -> Seat:
    """Finds the owner of one task: all say whether they want it, then the commander decides."""
    answers = {seat: wants(look(seat, public), task, takers, mind) for seat in takers if seat != public.automaton}
    return owner_for(look(public.commander, public), task, takers, answers, mind)


def wants(view: View, task: int, takers: Sequence[Seat], mind: DecisionMaker) -> bool:
    """Whether this member says yes to a task."""
    looks = outlook_of(view, _owner_options(view.public, task, takers, mind), mind)
    return looks[takers.index(view.seat)] >= max(looks) - SATISFIED


def owner_for(view: View, task: int, takers: Sequence[Seat], answers: dict[Seat, bool], mind: DecisionMaker) -> Seat:
    """Who gets a task after everybody has answered."""
    looks = outlook_of(view, _owner_options(view.public, task, takers, mind), mind)
    trusted = [worth + TRUST * answers.get(seat, False) for seat, worth in zip(takers, looks, strict=True)]
    return takers[mind.choice(trusted)]


def _owner_options(public: Public, task: int, takers: Sequence[Seat], mind: DecisionMaker) -> list[CrewOption]:
    asked = mind.programs.open(public, anyone=bool(public.covered_tasks))
    return [CrewOption(asked, owned(given_to(task, seat, public.owners))) for seat in takers]


def _one_member(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """One member takes all tasks: those who are willing say so, and the commander decides."""
    ways = _ways(public)
    everyone = public.from_(public.commander)
    members = [seat for seat in everyone if all(seat in seats for seats in ways.eligible)]
    answers = {seat: is_willing(look(seat, public), members, mind) for seat in members if seat != public.automaton}
    taker = member_for_all(look(public.commander, public), members, answers, mind)
    return replace(public, owners=(taker,) * len(public.tasks))


def _volunteers(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """Members are asked one after the other, the commander last; in the end somebody must (ds-155 to ds-158)."""
    order = [*public.from_(public.commander)[1:], public.commander]
    ways, needed = _ways(public), min(public.mission.volunteers, len(public.tasks))
    crews = [crew for crew in combinations(order, needed) if _can_own(ways, crew)]
    ready: tuple[Seat, ...] = ()
    for seat in order:
        able = [crew for crew in crews if set(ready) <= set(crew)]
        without = [crew for crew in able if seat not in crew and set(crew) - set(ready) <= _after(order, seat)]
        within = [crew for crew in able if seat in crew and set(crew) - set(ready) - {seat} <= _after(order, seat)]
        if within and (not without or volunteers(look(public.decider(seat), public), within, without, mind)):
            ready = (*ready, seat)
        if len(ready) == needed:
            break
    if needed == 1:
        return replace(public, owners=ready * len(public.tasks))
    return _one_by_one(public, ready, look, mind)


def _after(order: Sequence[Seat], seat: Seat) -> set[Seat]:
    return set(order[order.index(seat) + 1 :])


def _can_own(ways: Sharing, crew: Sequence[Seat]) -> bool:
    """Whether these members can take all tasks between them."""
    return all(seats & set(crew) for seats in ways.eligible)


def volunteers(
    view: View, within: Sequence[tuple[Seat, ...]], without: Sequence[tuple[Seat, ...]], mind: DecisionMaker
) -> bool:
    """Whether this member volunteers: compares the crews that include it with those that do not."""
    asked = mind.programs.open(view.public)
    crews = [*within, *without]
    options = [
        CrewOption(asked, tuple((task, sum(1 << seat for seat in crew)) for task in range(len(view.public.tasks))))
        for crew in crews
    ]
    looks = outlook_of(view, options, mind)
    return max(looks[: len(within)]) >= max(looks[len(within) :])


def settled_owners(public: Public) -> Owners:
    """All owners, once everybody knows them."""
    owners = tuple(owner for owner in public.owners if owner is not None)
    assert len(owners) == len(public.tasks), "a task has no owner"
    return owners
