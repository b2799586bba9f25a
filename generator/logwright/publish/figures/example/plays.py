"""Examples of play: who wins a trick, what may be played, the state of tasks afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.dealing import task_for
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick, play_trick, playable_in
from logwright.engine.missions.mission import Task
from logwright.engine.referee import RefereeScene, Sheet, Status, judge
from logwright.publish.figures.crew_game.card import HEIGHT, WIDTH, card, card_back
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.hand import LIFT, hand
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, laid_task
from logwright.publish.figures.crew_game.trick import trick
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]
STATES = {"met": Status.MET, "open": Status.OPEN, "failed": Status.FAILED}
_SCALE = 0.85


def trick_case(case: Case, look: DeckLook) -> Drawing:
    """A trick and the state of its members' tasks after it."""
    played = [look.card(name) for name in case["cards"]]
    made = play_trick(case["leader"], played)
    lacks = {lack["seat"]: look.suit(lack["suit"]) for lack in case.get("lacks", ())}
    for turn, shown in enumerate(played):
        seat = (case["leader"] + turn) % len(played)
        if lacks.get(seat) is shown.suit:
            raise FigureError(f"seat {seat} plays {shown.spelled(look.trump)} and is said to have no such card")
        if shown.suit is not made.led.suit and seat in lacks and lacks[seat] is not made.led.suit:
            raise FigureError(f"seat {seat} does not follow suit and is not said to lack it")
    tasks: dict[Seat, list[LaidTask]] = {}
    for said in case.get("tasks", ()):
        _check_state(said["task"], said["owner"], said["state"], made, look)
        laid = LaidTask(said["task"], badge=badge.STATES[said["state"]]())
        tasks.setdefault(said["owner"], []).append(laid)
    return trick(case["leader"], played, look, winner=case["winner"], lacks=lacks, tasks=tasks)


def task_case(case: Case, look: DeckLook) -> Drawing:
    """A trick with the one task it is about."""
    said = {"task": case["task"], "owner": case["owner"], "state": case["state"]}
    return trick_case({**{key: case[key] for key in ("leader", "cards", "winner")}, "tasks": [said]}, look)


def legal_plays(case: Case, look: DeckLook) -> Drawing:
    """The card that was led, and which cards of a hand may follow."""
    led, held = look.card(case["led"]), [look.card(name) for name in case["hand"]]
    legal = {look.card(name) for name in case["legal"]}
    if legal != set(playable_in(held, led)):
        right = ", ".join(each.spelled(look.trump) for each in playable_in(held, led))
        raise FigureError(f"to {case['led']} this hand may play {right}")
    marks = {each: badge.allowed(each in legal) for each in held}
    shown = hand(held, look, raised=legal if len(legal) < len(held) else (), marks=marks)
    top = LIFT if len(legal) < len(held) else 0
    first = card(led, look).with_parts(badge.flag().centred(WIDTH - 14, 13))
    covered = [_covered(look.card(name), look) for name in case.get("face_down", ())]
    arrow = _beside_cards(lettering("→", 18), top + HEIGHT / 2 - 9)
    return beside([_beside_cards(first, top), arrow, shown, *covered], 10, "start").scaled(_SCALE)


def _beside_cards(drawing: Drawing, top: float) -> Drawing:
    """Moved down, to line up with the cards of a hand."""
    return Drawing(drawing.width, drawing.height + top, (drawing.at(0, top),))


def _covered(hidden: Card, look: DeckLook) -> Drawing:
    """A covered card; its corner shows readers what it is."""
    back = card_back(look)
    corner = card(hidden, look).scaled(0.5)
    return back.with_parts(corner.at(back.width - corner.width - 5, back.height - corner.height - 5))


def won_cards(case: Case, look: DeckLook) -> Drawing:
    """All cards a member has won by the end, and what that means for a task."""
    task = task_of(case["task"], look)
    won = [look.card(name) for name in case["won"]]
    rest = tuple(each for each in look.deck if each not in won)
    # Who won which trick does not matter here, so one heap for the owner and one for everybody else is enough.
    heaps = (Trick(0, tuple(won), 0), Trick(1, rest, 1)) if won else (Trick(1, rest, 1),)
    found = _status(task, 0, Sheet(Table(4, look.deck), heaps, total=len(heaps)))
    _agree(case["task"], case["state"], found)
    shown = hand(won, look) if won else Drawing(0, 0)
    state = badge.STATES[case["state"]]().scaled(1.6)
    return beside([laid_task(LaidTask(task), look, room=False), shown, lettering("→", 18), state], 12).scaled(_SCALE)


def task_of(name: str, look: DeckLook) -> Task:
    """A task by the name content gives it: a card, or the id of a task card."""
    if name in look.tasks:
        return look.tasks[name]
    return task_for(look.card(name))


def _check_state(name: str, owner: Seat, state: str, made: Trick, look: DeckLook) -> None:
    """The state after this trick, the first of a deal of all cards."""
    seats = len(made.cards)
    table = Table(seats, look.deck)
    _agree(name, state, _status(task_of(name, look), owner, Sheet(table, (made,))))


def _status(task: Task, owner: Seat, played: Sheet) -> Status:
    deal = Deal(played.table, (), commander=0, leader=0)
    return judge(task.objective, RefereeScene(deal, played, {}, {}, owner))


def _agree(name: str, state: str, found: Status) -> None:
    if STATES[state] is not found:
        raise FigureError(f"the task {name} is {found.value}, not {state}")
