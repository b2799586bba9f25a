"""What the crew may settle before play besides the owners: moved tokens, chosen members, a colour, a number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, product

from logwright.engine.cards.card import Suit, Suits
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.mission import ChosenMember, Mission, Task, Token, TokenChange
from logwright.engine.objectives.selector import ChosenCards, Pick
from logwright.engine.objectives.settled import settled

Tokens = tuple[Token | None, ...]
Chosen = tuple[tuple[str, Seat], ...]
Picked = tuple[tuple[ChosenCards, Suit | int], ...]
"""The colour and the number that the crew has chosen."""


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


def card_choices(mission: Mission, suits: Suits) -> list[Picked]:
    """Every way to choose what is still to be chosen of a colour and a number."""
    kinds = [choice.what for choice in mission.card_choices]
    values = product(*(choice.options(suits) for choice in mission.card_choices))
    return [tuple(zip(kinds, each, strict=True)) for each in values]


def pick_of(value: Suit | int) -> Pick:
    """The cards that are meant by a chosen colour or number."""
    return Pick(value) if isinstance(value, Suit) else Pick(None, value, value)


@lru_cache(maxsize=512)
def settled_mission(mission: Mission, picked: Picked) -> Mission:
    """The mission once the crew has chosen."""
    return settled(mission, {what: pick_of(value) for what, value in picked})


def settled_tasks(tasks: tuple[Task, ...], picked: Picked) -> tuple[Task, ...]:
    return settled(tasks, {what: pick_of(value) for what, value in picked})


def settled_deal(deal: Deal, picked: Picked) -> Deal:
    """The deal with tasks that speak of what the crew has chosen."""
    tasks = settled_tasks(deal.tasks, picked)
    return deal if tasks is deal.tasks else replace(deal, tasks=tasks)
