"""What the crew may settle before play besides the owners: moved tokens and chosen members."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.mission import ChosenMember, Mission, Token, TokenChange

Tokens = tuple[Token | None, ...]
Chosen = tuple[tuple[str, Seat], ...]


def token_placements(mission: Mission, deal: Deal) -> list[Tokens]:
    """How the tokens may lie on the tasks: as drawn, or after the one change a mission offers."""
    drawn = deal.tokens
    bearers = [task for task, token in enumerate(drawn) if token is not None]
    if mission.token_change is TokenChange.SWAP_TWO:
        changes = list(combinations(bearers, 2))
    elif mission.token_change is TokenChange.MOVE_ONE:
        changes = [(task, other) for task in bearers for other, token in enumerate(drawn) if token is None]
    else:
        changes = []
    return [drawn, *(_exchanged(drawn, one, other) for one, other in changes)]


def _exchanged(tokens: Tokens, one: int, other: int) -> Tokens:
    """Moving a token to a bare task is exchanging it with nothing."""
    changed = list(tokens)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def eligible_seats(member: ChosenMember, deal: Deal) -> list[Seat]:
    """Who may be chosen; a mission may bar the commander and the automaton (rulings B15, B26)."""
    barred = set()
    if not member.commander_allowed:
        barred.add(deal.commander)
    if not member.automaton_allowed and deal.automaton:
        barred.add(deal.automaton.seat)
    return [seat for seat in range(deal.seats) if seat not in barred]


def member_choices(mission: Mission, deal: Deal) -> Iterator[Chosen]:
    """Every way to choose the members a mission asks for; different names mean different members."""
    names = [member.name for member in mission.chosen]
    for seats in product(*(eligible_seats(member, deal) for member in mission.chosen)):
        if len(set(seats)) == len(seats):
            yield tuple(zip(names, seats, strict=True))
