"""Sharing out the tasks: what members take, want, offer themselves for, and whom the commander picks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from logwright.engine.attempts.decision import DecisionKind, Open
from logwright.engine.attempts.phases.volunteering import possible_crews
from logwright.engine.attempts.public import Public
from logwright.engine.attempts.view import View
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.dealing import card_tasks
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.option import SATISFIED, CrewOption, outlook_of, owned
from logwright.engine.crews.programs import table_deal
from logwright.engine.missions.allocation import given_to
from logwright.engine.missions.mission import DrawnTasks, Task

GUESSES = 4
"""Number of sets of task cards to imagine while the real ones lie face down."""


def task_to_take(view: View, asked: Open, mind: DecisionMaker) -> int | None:
    """The task a member takes for a seat on its turn; None to pass, where that is allowed."""
    public, seat = view.public, asked.seat
    program, owners = mind.programs.open(public), public.owners
    lying = [task for task, owner in enumerate(owners) if owner is None]
    others = (1 << public.seats) - 1 & ~(1 << seat)
    takes = [option if isinstance(option, int) else None for option in asked.options]
    options = [
        CrewOption(program, (*owned(owners), *((task, others) for task in lying)))
        if take is None
        else CrewOption(program, owned(given_to(take, seat, owners)))
        for take in takes
    ]
    return mind.pick(takes, outlook_of(view, options, mind))


def is_willing(view: View, asked: Open, mind: DecisionMaker) -> bool:
    """Whether this member would take all tasks."""
    return _is_best(view, asked, _all_for(view, asked.among, mind), mind)


def member_for_all(view: View, asked: Open, mind: DecisionMaker) -> Seat:
    """The member who gets all tasks."""
    answers = view.public.answered(DecisionKind.WILLING)
    return _trusted(asked, _all_for(view, asked.among, mind), answers, mind)


def _trusted(asked: Open, looks: Sequence[float], answers: Mapping[Seat, bool], mind: DecisionMaker) -> Seat:
    """Who looks best of those who may be picked, with a bonus for those who said yes."""
    worths = dict(zip(asked.among, looks, strict=True))
    takers = [seat for seat in asked.among if seat in asked.options]
    return mind.pick(takers, [worths[seat] + mind.trust * answers.get(seat, False) for seat in takers])


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


def wants(view: View, asked: Open, mind: DecisionMaker) -> bool:
    """Whether this member says yes to a task."""
    return _is_best(view, asked, outlook_of(view, _owner_options(view.public, asked, mind), mind), mind)


def _is_best(view: View, asked: Open, looks: Sequence[float], mind: DecisionMaker) -> bool:
    """Whether nobody among those asked looks better than this member."""
    mine = asked.among.index(view.seat)
    others = [look for place, look in enumerate(looks) if place != mine]
    return mind.agrees(looks[mine], max(others, default=looks[mine]), SATISFIED)


def owner_for(view: View, asked: Open, mind: DecisionMaker) -> Seat:
    """Who gets a task after everybody has answered."""
    answers = view.public.answered(DecisionKind.WANTED, asked.task)
    return _trusted(asked, outlook_of(view, _owner_options(view.public, asked, mind), mind), answers, mind)


def _owner_options(public: Public, asked: Open, mind: DecisionMaker) -> list[CrewOption]:
    assert asked.task is not None
    program = mind.programs.open(public, anyone=bool(public.covered_tasks))
    return [CrewOption(program, owned(given_to(asked.task, seat, public.owners))) for seat in asked.among]


def volunteers(view: View, asked: Open, mind: DecisionMaker) -> bool:
    """Whether this member volunteers for a seat: compares the crews that include it with those that do not."""
    within, without = possible_crews(view.public, table_deal(view.public), asked.seat)
    program = mind.programs.open(view.public)
    options = [
        CrewOption(program, tuple((task, sum(1 << seat for seat in crew)) for task in range(len(view.public.tasks))))
        for crew in (*within, *without)
    ]
    looks = outlook_of(view, options, mind)
    return mind.agrees(max(looks[: len(within)]), max(looks[len(within) :]))
