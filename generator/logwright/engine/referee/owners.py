"""Who may own which task: whether the way a mission shares out its tasks can end with these owners."""

from __future__ import annotations

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Allocation, Mission
from logwright.engine.referee.foul import Foul
from logwright.saying import listed, saying

Owners = tuple[Seat, ...]


def check_owners(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    """Checks that the owners are those of the position, or ones the mission allows, after any hand-over."""
    owners, over = certificate.owners, certificate.hand_over
    if len(owners) != len(deal.tasks):
        raise Foul(saying("fouls.owners", tasks=len(deal.tasks), owners=len(owners)))
    if over is not None:
        # One task, with its token, after they are shared out, if five people play (p9-209, p9-210, p9-212).
        if not mission.hand_over or deal.players != 5 or deal.owners is not None or not 0 <= over.task < len(owners):
            raise Foul(saying("fouls.no-hand-over"))
        if over.taker != owners[over.task] or over.giver == over.taker:
            raise Foul(saying("fouls.handed", task=str(over.task + 1), giver=str(over.giver), taker=str(over.taker)))
        if not _may_own(deal, over.task, over.taker):
            raise Foul(saying("fouls.not-for", task=str(over.task + 1), seat=str(over.taker)))
        owners = (*owners[: over.task], over.giver, *owners[over.task + 1 :])
    if not _right(mission, deal, owners):
        raise Foul(saying("fouls.shared", owners=listed(map(str, owners))))


def _right(mission: Mission, deal: Deal, owners: Owners) -> bool:
    if deal.owners is not None:
        return owners == deal.owners
    for task, owner in enumerate(owners):
        if not _may_own(deal, task, owner):
            return False
    return mission.allocation is Allocation.FREE or _ends_so(mission, deal, owners)


def _may_own(deal: Deal, task: int, seat: Seat) -> bool:
    """Tasks that compare with the commander are not for the commander (ds-127)."""
    return 0 <= seat < deal.seats and (seat != deal.commander or deal.tasks[task].commander_may_own)


def _ends_so(mission: Mission, deal: Deal, owners: Owners) -> bool:
    counts = [owners.count(seat) for seat in range(deal.seats)]
    members = set(owners)
    match mission.allocation:
        case Allocation.DRAFT:
            return _drafted(mission, counts, _from(deal, deal.commander))
        case Allocation.COMMANDER_SKIPPED:
            return _drafted(mission, counts, _from(deal, deal.commander)[1:])
        case Allocation.COMMANDER_HARDEST:
            return _drafted(mission, counts, _from(deal, deal.commander)) and _takes_the_hardest(deal, owners)
        case Allocation.COMMANDER_DECISION:
            # One other member gets them all (p9-192, p9-194).
            return len(members) <= 1 and deal.commander not in members
        case Allocation.ONE_MEMBER | Allocation.COMMANDER_OR_WILLING:
            return len(members) <= 1
        case Allocation.COMMANDER_DISTRIBUTION:
            return max(counts) - min(counts) <= 1
        case Allocation.VOLUNTEERS:
            # A given number of members, each with at least one task (ds-158); no more than there are tasks.
            return len(members) == min(mission.volunteers, len(owners))
        case Allocation.FREE:
            return True
        case Allocation.DEALT:
            # The deal says whose they are; without that nobody has been dealt any.
            return not owners
        case Allocation.NONE:
            return not owners


def _from(deal: Deal, seat: Seat) -> list[Seat]:
    """All seats, clockwise from this one."""
    return [(seat + turn) % deal.seats for turn in range(deal.seats)]


def _drafted(mission: Mission, counts: list[int], order: list[Seat]) -> bool:
    """Members take turns, and each takes any task that is left: only the number that each one takes is fixed.

    With fewer tasks than members some may pass, if the game lets them; then nobody takes two (ds-074, ds-075).
    """
    tasks = sum(counts)
    if mission.passing and tasks < len(counts):
        return max(counts) <= 1 and tasks == sum([counts[seat] for seat in order])
    for seat in order:
        counts[seat] -= tasks // len(order)
    for seat in order[: tasks % len(order)]:
        counts[seat] -= 1
    return not any(counts)


def _takes_the_hardest(deal: Deal, owners: Owners) -> bool:
    """Whether the commander takes one of the hardest tasks; of several, any will do (ruling B42)."""
    if not owners:
        return True
    hard = [dict(task.difficulty).get(deal.seats, 0) for task in deal.tasks]
    return any(owner == deal.commander and hard[task] == max(hard) for task, owner in enumerate(owners))
