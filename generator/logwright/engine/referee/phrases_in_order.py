"""Phrases about what happens before what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from logwright.engine.cards.trick import Trick
from logwright.engine.objectives.phrases import order as said
from logwright.engine.objectives.subject import Subject
from logwright.engine.referee.names import Cards
from logwright.engine.referee.scene import Group, RefereeScene
from logwright.engine.referee.status import FAILED, MET, OPEN, Status
from logwright.engine.referee.tally import RefereeTally, tally, winning_card
from logwright.engine.referee.weighing import Rules, for_each


class OrderStep(NamedTuple):
    """One step of an order: whether it happens in a trick, and whether it can still come."""

    happens: Callable[[int, Trick], bool]
    may_come: bool


def _in_order(phrase: said.InOrder, scene: RefereeScene) -> Status:
    """Cards that are not in the game need not win: in the challenge for three there is no rocket 1 (p9-243)."""
    sets = [cards for each in phrase.sets if (cards := scene.names.cards(each))]
    return _steps(phrase.who, scene, lambda members: [_won_with(cards, members, scene) for cards in sets])


def _won_with(cards: Cards, members: Group, scene: RefereeScene) -> OrderStep:
    return OrderStep(
        lambda _, trick: trick.winner in members and winning_card(trick) in cards, _left(cards, members, scene)
    )


def _win_in_order(phrase: said.WinInOrder, scene: RefereeScene) -> Status:
    """The first card of each set; a set without cards in the game is left out."""
    sets = [cards for each in phrase.sets if (cards := scene.names.cards(each))]
    return _steps(phrase.who, scene, lambda members: [_won(cards, members, scene) for cards in sets])


def _won(cards: Cards, members: Group, scene: RefereeScene) -> OrderStep:
    return OrderStep(
        lambda _, trick: trick.winner in members and not cards.isdisjoint(trick.cards), _left(cards, members, scene)
    )


def _left(cards: Cards, members: Group, scene: RefereeScene) -> bool:
    return bool(members and scene.sheet.to_come and scene.sheet.left(cards))


def _order(phrase: said.Sequence, scene: RefereeScene) -> Status:
    """A trick that needs a card of a set without cards in the game is left out."""

    def steps(members: Group) -> list[OrderStep]:
        counts = [tally(scene, members, kind) for kind in phrase.steps]
        return [_trick_of_kind(each, scene) for each in counts if all(cards for cards, _ in each.kind.needs)]

    return _steps(phrase.who, scene, steps)


def _trick_of_kind(counted: RefereeTally, scene: RefereeScene) -> OrderStep:
    return OrderStep(lambda number, trick: counted.gain(number, trick) > 0, counted.to_come(scene) > 0)


def _steps(who: Subject, scene: RefereeScene, steps: Callable[[Group], Iterable[OrderStep]]) -> Status:
    return for_each(who, scene, lambda members: _one_after_the_other(steps(members), scene))


def _one_after_the_other(steps: Iterable[OrderStep], scene: RefereeScene) -> Status:
    """Each step happens for the first time no earlier than the one before it."""
    since, missing = 0, False
    for step in steps:
        first = next((n for n, trick in enumerate(scene.sheet.tricks, 1) if step.happens(n, trick)), None)
        if first is None:
            if not step.may_come:
                return FAILED
            missing = True
        elif missing or first < since:
            return FAILED
        else:
            since = first
    return OPEN if missing else MET


def _task_in(phrase: said.TaskIn, scene: RefereeScene) -> Status:
    """Never met if no task bears the token, nor if it leads back to its own task (docs/en/objectives.md)."""
    if phrase.token not in scene.done:
        return FAILED
    when, played = scene.done[phrase.token], len(scene.sheet.tricks)
    wanted = scene.names.numbers(phrase.which)
    if when is not None and when <= played:
        return MET if when in wanted else FAILED
    return OPEN if any(number > played for number in wanted) else FAILED


def _tasks_together(phrase: said.TasksTogether, scene: RefereeScene) -> Status:
    return _apart(phrase.tokens, 0, scene)


def _tasks_in_a_row(phrase: said.TasksInARow, scene: RefereeScene) -> Status:
    return _apart(phrase.tokens, 1, scene)


def _apart(tokens: tuple[str, ...], tricks: int, scene: RefereeScene) -> Status:
    """Each task so many tricks after the one before it. A token that lies nowhere is never met."""
    if not scene.done.keys() >= set(tokens):
        return FAILED
    played = len(scene.sheet.tricks)
    now = [scene.done[token] for token in tokens]
    fallen = [(place, when) for place, when in enumerate(now) if when is not None and when <= played]
    begun = {when - place * tricks for place, when in fallen}
    if len(begun) > 1:
        return FAILED
    if len(fallen) == len(tokens):
        return MET
    # Without one that is fulfilled the first may fall in the next trick, which leaves the most room.
    first = begun.pop() if begun else played + 1
    missing = [first + place * tricks for place in range(len(tokens)) if place not in dict(fallen)]
    return OPEN if min(missing) > played and max(missing) <= len(scene.names.every) else FAILED


RULES: Rules = {
    "in_order": _in_order,
    "win_in_order": _win_in_order,
    "order": _order,
    "task_in": _task_in,
    "tasks_together": _tasks_together,
    "tasks_in_a_row": _tasks_in_a_row,
}
