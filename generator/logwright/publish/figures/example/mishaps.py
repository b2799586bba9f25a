"""Examples of bad luck: failures that count or not, tasks that clash, deals that are void."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, highest_trump_holder
from logwright.engine.cards.dealing import deal_mission, must_redeal
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.attempts import Attempts
from logwright.engine.missions.mission import Mission, NamedTasks
from logwright.publish.figures.crew_game.card import card_back
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.hand import hand
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, laid_task
from logwright.publish.figures.crew_game.seats import person
from logwright.publish.figures.example.logbook import entry
from logwright.publish.figures.example.plays import task_of
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]
_SCALE = 0.85
_DEALS = 4


def failure(case: Case, look: DeckLook) -> Drawing:
    """A task, its owner's hand, and whether the lost attempt is logged."""
    logged = bool(Attempts().lose(avoidable=case["avoidable"]).logged)
    if logged is not case["logged"]:
        raise FigureError(f"this failure is {'' if logged else 'not '}logged")
    if not _hopeless(case["task"], [look.card(name) for name in case["hand"]], look):
        raise FigureError(f"with this hand {case['task']} can still be met")
    parts = [_task(case["task"], look), hand(case["hand"], look), badge.no().scaled(1.4), lettering("→", 18)]
    return beside([*parts, entry(int(case["logged"]))], 12).scaled(_SCALE)


def _hopeless(name: str, held: Sequence[Card], look: DeckLook) -> bool:
    """Whether the engine finds no way to win for the holder of this hand in a sample of deals."""
    # Imported here, because pages that draw in a browser do without the search.
    from logwright.engine.search import KernelVerdict, Position, solve

    tasks = (task_of(name, look),)
    mission = Mission((4,), NamedTasks(tasks))
    seats = len(look.deck) // len(held)
    deals = []
    for n in range(_DEALS):
        others = Chance(1, n).shuffled([card for card in look.deck if card not in held])
        hands = (tuple(held), *(tuple(others[seat :: seats - 1]) for seat in range(seats - 1)))
        commander = highest_trump_holder(hands) or 0
        deals.append(Deal(Table(seats, look.deck), hands, commander, commander, tasks, (0,)))
    return all(
        answer.verdict is KernelVerdict.UNSOLVABLE for answer in solve([Position(mission, deal) for deal in deals])
    )


def redeal(case: Case, look: DeckLook) -> Drawing:
    """A task and a hand, and whether the hand makes the task hopeless, so that the cards are dealt again."""
    held = [look.card(name) for name in case["hand"]]
    if must_redeal([task_of(case["task"], look)], [held]) is not case["redeal"]:
        raise FigureError(f"the deal is {'not ' if case['redeal'] else ''}void")
    outcome = stacked([badge.no(), card_back(look).scaled(0.5)], 4) if case["redeal"] else badge.yes().scaled(1.4)
    return beside([_task(case["task"], look), hand(held, look), lettering("→", 18), outcome], 12).scaled(_SCALE)


def impossible_pair(case: Case, look: DeckLook) -> Drawing:
    """Two tasks in one hand or in two, and whether both can be met.

    The engine is asked for some deals: at least one can be won if it is possible, none if it is not.
    """
    from logwright.engine.search import KernelVerdict, Position, solve

    tasks = tuple(task_of(name, look) for name in case["tasks"])
    owners = (0, 0) if case["owners"] == "same" else (0, 1)
    mission = Mission((4,), NamedTasks(tasks))
    deals = [deal_mission(mission, Table(4, look.deck), Chance(1, n)) for n in range(_DEALS)]
    answers = solve([Position(mission, replace(deal, owners=owners)) for deal in deals])
    solvable = any(answer.verdict is KernelVerdict.SOLVABLE for answer in answers)
    proved = all(answer.verdict is KernelVerdict.UNSOLVABLE for answer in answers)
    if not (solvable if case["solvable"] else proved):
        raise FigureError(f"the pair {case['tasks']} is {'not ' if case['solvable'] else ''}possible")
    one, other = (_task(name, look) for name in case["tasks"])
    if case["owners"] == "same":
        owned = stacked([beside([one, other], 6), person()], 4)
    else:
        owned = beside([stacked([one, person()], 4), stacked([other, person()], 4)], 16)
    return beside([owned, badge.allowed(case["solvable"]).scaled(1.4)], 14)


def _task(name: str, look: DeckLook) -> Drawing:
    return laid_task(LaidTask(name), look, room=False)
