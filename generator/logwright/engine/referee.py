"""The referee: replays a certificate card by card and says whether it keeps the rules and wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from logwright.engine.allocation import sharing
from logwright.engine.certificate import Certificate
from logwright.engine.choices import eligible_seats, token_placements
from logwright.engine.deal import Deal
from logwright.engine.distress import hands_after, may_pass
from logwright.engine.line import Line
from logwright.engine.meaning import Status, all_of, met_since, status
from logwright.engine.mission import Mission, Token
from logwright.engine.play import Hands, HandsInPlay
from logwright.engine.resolve import Cast, condition
from logwright.engine.resolved import Condition
from logwright.engine.tokens import token_order
from logwright.engine.trick import Trick, winner_of


class Foul(Exception):
    """The certificate breaks a rule, or does not win."""


class Standing(NamedTuple):
    """How a mission stands after some tricks: each task, the order of the tokens, each further objective."""

    tasks: tuple[Status, ...]
    order: Status
    objectives: tuple[Status, ...]

    @property
    def mission(self) -> Status:
        """The mission is won when everything is met for good, lost as soon as anything has failed."""
        return all_of((*self.tasks, self.order, *self.objectives))


class Replay(NamedTuple):
    """A line of play that keeps the rules, with what it is to be measured by."""

    line: Line
    tasks: tuple[Condition, ...]
    tokens: tuple[Token | None, ...]
    objectives: tuple[Condition, ...]

    def standing(self, after: int | None = None) -> Standing:
        """How things stand after so many tricks, at the end if not said."""
        line = self.line if after is None else self.line.until(after)
        tasks = tuple([status(task, line) for task in self.tasks])
        order = Status.MET
        if any(self.tokens):
            found = zip(self.tasks, tasks, strict=True)
            fulfilled = [met_since(task, line) if state is Status.MET else None for task, state in found]
            order = token_order(self.tokens, fulfilled)
            if self.objectives:
                marks = zip(self.tokens, fulfilled, strict=True)
                line = replace(line, fulfilled={token.value: when for token, when in marks if token})
        return Standing(tasks, order, tuple([status(objective, line) for objective in self.objectives]))


def approve(mission: Mission, deal: Deal, certificate: Certificate, *, distress: bool = False) -> Replay:
    """The replay of a certificate that wins; anything else is a foul."""
    played = replay(mission, deal, certificate, distress=distress)
    standing = played.standing()
    if standing.mission is not Status.MET:
        raise Foul(f"the line of play does not win: {_unmet(standing)}")
    return played


def replay(mission: Mission, deal: Deal, certificate: Certificate, *, distress: bool = False) -> Replay:
    """Check every choice and every card against the rules. `distress`: the crew may have sent the signal."""
    _check_owners(mission, deal, certificate)
    _check_choices(mission, deal, certificate)
    if certificate.distress and not (distress and may_pass(deal, certificate.distress)):
        raise Foul("these cards may not be passed")
    line, chosen = _play(mission, deal, certificate), certificate.chosen
    owned = zip(deal.tasks, certificate.owners, strict=True)
    return Replay(
        line,
        tuple([condition(task.objective, Cast(deal, owner, chosen)) for task, owner in owned]),
        deal.tokens if certificate.tokens is None else certificate.tokens,
        tuple([condition(objective, Cast(deal, None, chosen)) for objective in mission.objectives]),
    )


def _check_owners(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    ways, owners, over = sharing(mission, deal), certificate.owners, certificate.hand_over
    if len(owners) != len(deal.tasks):
        raise Foul(f"{len(deal.tasks)} tasks, but {len(owners)} owners")
    if over is not None:
        if not ways.hand_over or not 0 <= over.task < len(owners):
            raise Foul("no task may be handed over here")
        if over.taker != owners[over.task] or over.giver == over.taker:
            raise Foul(f"task {over.task} was not handed from seat {over.giver} to seat {over.taker}")
        if not ways.allows(owners):
            raise Foul(f"task {over.task} is not for seat {over.taker}")
        owners = (*owners[: over.task], over.giver, *owners[over.task + 1 :])
    if not ways.reaches(owners):
        raise Foul(f"the tasks cannot be shared out like this: {list(owners)}")


def _check_choices(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    if certificate.tokens is not None and certificate.tokens not in token_placements(mission, deal):
        raise Foul("the tokens may not be moved like this")
    if certificate.chosen or mission.chosen:
        _check_members(mission, deal, certificate)
    for seat, number in certificate.predictions:
        if not 0 <= seat < deal.seats or not 0 <= number <= deal.table.tricks:
            raise Foul(f"seat {seat} cannot predict {number} tricks")


def _check_members(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    chosen = dict(certificate.chosen)
    if sorted(chosen) != sorted(member.name for member in mission.chosen):
        raise Foul(f"other members were to be chosen than {sorted(chosen)}")
    if len(set(chosen.values())) != len(certificate.chosen):
        raise Foul("one member was chosen twice")
    for member in mission.chosen:
        if chosen[member.name] not in eligible_seats(member, deal):
            raise Foul(f"seat {chosen[member.name]} may not be chosen as {member.name}")


def _play(mission: Mission, deal: Deal, certificate: Certificate) -> Line:
    start = hands_after(deal, certificate.distress)
    hands = HandsInPlay(start)
    leader, total, seats = deal.leader, deal.table.tricks, deal.seats
    if len(certificate.tricks) > total:
        raise Foul(f"{len(certificate.tricks)} tricks, but the deal has only {total}")
    for number, (led_by, cards, won_by) in enumerate(certificate.tricks, start=1):
        if led_by != leader:
            raise Foul(f"trick {number} is led by seat {led_by} instead of seat {leader}")
        if len(cards) != seats:
            raise Foul(f"trick {number} has {len(cards)} cards")
        if (seat := hands.first_foul(leader, cards)) is not None:
            card = cards[(seat - leader) % seats].spelled(deal.table.deck.trump)
            raise Foul(f"trick {number}: seat {seat} may not play {card}")
        leader = winner_of(leader, cards)
        if won_by != leader:
            raise Foul(f"trick {number} is won by seat {leader}, not by seat {won_by}")
        if number == mission.draw_after_trick and number < total:
            hands = HandsInPlay(_after(certificate.tricks[:number], start).after_draw(deal.draws))
    return Line(seats, total, certificate.tricks, hands.left, dict(certificate.predictions))


def _after(tricks: Sequence[Trick], hands: Hands) -> Hands:
    for trick in tricks:
        hands = hands.after(trick)
    return hands


def _unmet(standing: Standing) -> str:
    parts: Sequence[tuple[str, Status]] = (
        *((f"task {index}", state) for index, state in enumerate(standing.tasks)),
        ("the order of the tokens", standing.order),
        *((f"objective {index}", state) for index, state in enumerate(standing.objectives)),
    )
    return ", ".join(f"{name} is {state.value}" for name, state in parts if state is not Status.MET)
