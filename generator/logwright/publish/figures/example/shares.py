"""Examples of distributing tasks: drafts, distributions, volunteers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.dealing import card_tasks
from logwright.engine.cards.table import Table
from logwright.engine.missions.allocation import Owners, Sharing, sharing
from logwright.engine.missions.mission import Allocation, Mission
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, laid_task
from logwright.publish.figures.crew_game.seats import person
from logwright.publish.figures.crew_game.task_card import task_back
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.example.plays import task_of
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import Attributes, FigureError, box
from logwright.publish.figures.svg.ink import EDGE, SHADE
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]
PASS = "pass"
_SMALL = 0.72


def draft(case: Case, look: DeckLook) -> Drawing:
    """Every member with the tasks it takes, numbered in the order of the draft, the commander first."""
    players, commander = case["players"], case["commander"]
    turns = [((commander + n) % players, pick) for n, pick in enumerate(case["picks"])]
    ways = _sharing(case["tasks"], players, commander, look)
    owner_of = {pick: seat for seat, pick in turns if pick != PASS}
    if set(owner_of) != set(case["tasks"]):
        raise FigureError("the picks are not the tasks on the table")
    owners = tuple(owner_of[task] for task in case["tasks"])
    counts = [owners.count(seat) for seat in range(players)]
    if not ways.allows(owners):
        raise FigureError("nobody may take these tasks in a draft")
    if counts != case["counts"]:
        raise FigureError(f"this draft gives {counts} tasks to the members")
    leader = look.spec.suits.spelled(look.spec.leader.card)
    if leader not in case.get("commander_holds", [leader]):
        raise FigureError(f"whoever commands holds {leader}")
    forced = case.get("must_take", ())
    for seat in forced:
        _check_forced(seat, turns, case["tasks"], ways)
    places = [(commander + n) % players for n in range(players)]
    return beside([_member(seat, turns, commander, seat in forced, look) for seat in places], 8, "start")


def _sharing(tasks: Sequence[str], players: int, commander: Seat, look: DeckLook) -> Sharing:
    mission = Mission((players,), allocation=Allocation.DRAFT, passing=look.spec.passing)
    drawn = tuple(task_of(name, look) for name in tasks)
    return sharing(mission, Deal(Table(players, look.deck), (), commander, commander, drawn))


def _check_forced(seat: Seat, turns: Sequence[tuple[Seat, str]], tasks: Sequence[str], ways: Sharing) -> None:
    """Checks that a member who must take a task could not pass: every sharing still allowed includes them."""
    place = next(n for n, (member, _) in enumerate(turns) if member == seat)
    before = {pick: member for member, pick in turns[:place] if pick != PASS}
    out = {member for member, pick in turns[:place] if pick == PASS} | {seat}

    def fits(owners: Owners) -> bool:
        settled = all(owners[tasks.index(pick)] == member for pick, member in before.items())
        return settled and not out.intersection(owners)

    if any(fits(owners) for owners in ways.all_owners()):
        raise FigureError(f"seat {seat} could still pass")


def _member(seat: Seat, turns: Sequence[tuple[Seat, str]], commander: Seat, forced: bool, look: DeckLook) -> Drawing:
    """A member above the tasks it took; a dash is a pass, an exclamation mark a forced pick."""
    head = person()
    if seat == commander:
        head = beside([head, rank_token(look).scaled(0.8)], 1)
    if forced:
        head = beside([head, lettering("!", 14)], 3)
    taken = [
        lettering("–", 12)
        if pick == PASS
        else laid_task(LaidTask(pick, badge=badge.count(turn)), look, room=False).scaled(_SMALL)
        for turn, (member, pick) in enumerate(turns, start=1)
        if member == seat
    ]
    inner = stacked([head, *taken], 5)
    w, h = max(inner.width, 46) + 10, inner.height + 10
    rim: Attributes = {"fill": SHADE, "stroke": EDGE}
    return Drawing(w, h, (box(0.6, 0.6, w - 1.2, h - 1.2, 6, **rim), inner.at((w - inner.width) / 2, 5)))


def counts(case: Case, look: DeckLook) -> Drawing:
    """How many tasks each member gets when the commander distributes them, and whether that is allowed."""
    players, numbers = case["players"], tuple(case["counts"])
    if len(numbers) != players or sum(numbers) != case["tasks"]:
        raise FigureError("the counts do not add up to the tasks")
    mission = Mission((players,), allocation=Allocation.COMMANDER_DISTRIBUTION)
    deal = Deal(Table(players, look.deck), (), 0, 0, card_tasks(look.deck)[: case["tasks"]])
    owners = tuple(seat for seat, number in enumerate(numbers) for _ in range(number))
    if sharing(mission, deal).allows(owners) is not case["allowed"]:
        raise FigureError(f"{numbers} is {'not ' if case['allowed'] else ''}an even distribution")
    piles = [stacked([person(), _pile(number, look)], 4) for number in numbers]
    return beside([beside(piles, 14, "start"), badge.allowed(case["allowed"]).scaled(1.3)], 16)


def _pile(number: int, look: DeckLook) -> Drawing:
    """This many task cards, face down, in one pile."""
    back = task_back(look).scaled(0.5)
    step, most = 7.0, 3
    cards = [back.at(4, n * step) for n in range(number)]
    height = back.height + step * (most - 1)
    return Drawing(back.width + 12, height + 4, (*cards, badge.count(number).centred(back.width + 3, height - 5, 0.9)))


def volunteers(case: Case, look: DeckLook) -> Drawing:
    """Members asked in turn, the commander last; when only just enough are left, they have to volunteer."""
    players, commander = case["players"], case["commander"]
    asked = [(commander + n) % players for n in range(1, players + 1)]
    refused, forced = case["refused"], case["forced"]
    if asked[: len(refused)] != refused or asked[-case["needed"] :] != forced or len(refused) + len(forced) != players:
        raise FigureError(f"asked in the order {asked}, the last {case['needed']} have no choice")
    mission = Mission((players,), allocation=Allocation.VOLUNTEERS, volunteers=case["needed"])
    tasks = tuple(list(look.tasks.values())[: case["needed"]])
    deal = Deal(Table(players, look.deck), (), commander, commander, tasks)
    if not sharing(mission, deal).allows(tuple(forced)):
        raise FigureError(f"{forced} cannot be the volunteers")
    people = []
    for place, seat in enumerate(asked, start=1):
        head = beside([person(), rank_token(look).scaled(0.8)], 1) if seat == commander else person()
        mark = badge.no() if seat in refused else beside([lettering("!", 12), badge.yes()], 3)
        people.append(stacked([badge.count(place), head, mark], 4))
    return beside(people, 22)
