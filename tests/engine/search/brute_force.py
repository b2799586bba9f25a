"""The plainest possible solver: every choice of the crew, every legal line of play, judged at its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from logwright.engine.allocation import sharing
from logwright.engine.card import Card
from logwright.engine.choices import member_choices, token_placements
from logwright.engine.line import Line
from logwright.engine.meaning import Status, status
from logwright.engine.play import Hands, dealt
from logwright.engine.referee import Replay
from logwright.engine.resolve import Cast, resolve
from logwright.engine.resolved import Condition, Every, Foretold, Negated, Some
from logwright.engine.search.position import Position
from logwright.engine.trick import Trick, play_trick


def lines(position: Position, limit: int) -> list[Line] | None:
    """All lines of play to the end; None if there are more than the limit."""
    found: list[Line] = []
    for line in _lines(position, dealt(position.deal), position.deal.leader, ()):
        found.append(line)
        if len(found) > limit:
            return None
    return found


def is_solvable(position: Position, played: list[Line]) -> bool:
    mission, deal = position.mission, position.deal
    allowed = list(sharing(mission, deal).all_owners())
    placements = token_placements(mission, deal)
    for chosen in member_choices(mission, deal):
        goals = tuple(resolve(goal.core(), Cast(deal, chosen=chosen)) for goal in mission.objectives)
        tasks = [
            [resolve(task.objective.core(), Cast(deal, seat, chosen)) for seat in range(deal.seats)]
            for task in deal.tasks
        ]
        for line in played:
            for predictions in _predictions([*goals, *(part for task in tasks for part in task)], line):
                told = Line(line.seats, line.total, line.tricks, line.left, predictions)
                met = [[status(part, told) is Status.MET for part in task] for task in tasks]
                if any(not any(row) for row in met):
                    continue
                for owners in allowed:
                    if not all(met[task][owner] for task, owner in enumerate(owners)):
                        continue
                    own = tuple(tasks[task][owner] for task, owner in enumerate(owners))
                    for tokens in placements:
                        if Replay(told, own, tokens, goals).standing().mission is Status.MET:
                            return True
    return False


def _lines(position: Position, hands: Hands, leader: int, tricks: tuple[Trick, ...]) -> Iterator[Line]:
    deal, total = position.deal, position.deal.table.tricks
    if len(tricks) == total:
        left = frozenset[Card]().union(*hands.held)
        yield Line(deal.seats, total, tricks, left)
        return
    for lead in hands.legal(leader, None):
        others = [(leader + place) % deal.seats for place in range(1, deal.seats)]
        for following in product(*(hands.legal(seat, lead) for seat in others)):
            trick = play_trick(leader, (lead, *following))
            after = hands.after(trick)
            if len(tricks) + 1 == position.mission.draw_after_trick and len(tricks) + 1 < total:
                after = after.after_draw(deal.draws)
            yield from _lines(position, after, trick.winner, (*tricks, trick))


def _predictions(conditions: list[Condition], line: Line) -> Iterator[dict[int, int]]:
    """Every seat that predicts notes what it will win, or something else."""
    seats = sorted({seat for condition in conditions for seat in _foretelling(condition)})
    won = [sum(trick.winner == seat for trick in line.tricks) for seat in seats]
    for numbers in product(*((number, (number + 1) % (line.total + 1)) for number in won)):
        yield dict(zip(seats, numbers, strict=True))


def _foretelling(condition: Condition) -> Iterator[int]:
    match condition:
        case Foretold(seat):
            yield seat
        case Every(parts) | Some(parts):
            for part in parts:
                yield from _foretelling(part)
        case Negated(part):
            yield from _foretelling(part)
