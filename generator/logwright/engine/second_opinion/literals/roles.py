"""Who fills the roles that objectives mention, case by case: chosen members, holders of cards, owners; and which cards
are meant by a chosen colour or number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.choices import eligible_seats, pick_of
from logwright.engine.missions.mission import Mission
from logwright.engine.missions.resolve import Cast, resolve
from logwright.engine.missions.resolved import Condition
from logwright.engine.objectives.core import Objective
from logwright.engine.objectives.selector import ChosenCards
from logwright.engine.objectives.settled import settled, unsettled
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.walk import inside
from logwright.engine.second_opinion.literals.hands import Places
from logwright.engine.second_opinion.solvers.formula import FALSE, Formula, Literal

Chosen = Mapping[str, Mapping[Seat, Literal]]
PickedLiterals = Mapping[ChosenCards, Mapping[Suit | int, Literal]]


@dataclass(frozen=True)
class Case:
    """What an objective means if all `given` literals hold."""

    given: tuple[Literal, ...]
    condition: Condition


@dataclass(frozen=True)
class Roles:
    """The chosen members and, where the hands are open, who was dealt which card."""

    deal: Deal
    chosen: Chosen
    dealt: Places | None = None
    picked: PickedLiterals = field(default_factory=dict)

    def cases(self, objective: Objective, owner: Seat | None = None) -> Iterator[Case]:
        """Every way to fill the roles of this objective; exactly one of them is true."""
        kinds = sorted(unsettled(objective))
        for values in product(*(self.picked[what].items() for what in kinds)):
            picks = {what: pick_of(value) for what, (value, _) in zip(kinds, values, strict=True)}
            for case in self._by_role(settled(objective, picks), owner):
                yield Case((*(literal for _, literal in values), *case.given), case.condition)

    def _by_role(self, objective: Objective, owner: Seat | None) -> Iterator[Case]:
        subjects = list(inside(objective, Subject))
        names = sorted({subject.name for subject in subjects if subject.role is Role.CHOSEN})
        for members in product(*(self.chosen[name].items() for name in names)):
            chosen = tuple((name, seat) for name, (seat, _) in zip(names, members, strict=True))
            for holders, deal in self._deals(subjects):
                given = (*(literal for _, literal in members), *holders)
                yield Case(given, resolve(objective, Cast(deal, owner, chosen)))

    def _deals(self, subjects: list[Subject]) -> Iterator[tuple[tuple[Literal, ...], Deal]]:
        """With open hands: one deal for each way to hold the cards whose holders matter."""
        if self.dealt is None:
            yield (), self.deal
            return
        named = {subject.card for subject in subjects if subject.role is Role.HOLDER and subject.card}
        cards = sorted(card for card in named if card in self.dealt)
        for seats in product(range(self.deal.seats), repeat=len(cards)):
            holders = tuple(self.dealt[card][seat] for card, seat in zip(cards, seats, strict=True))
            if FALSE not in holders:
                yield holders, replace(self.deal, hands=_hands(self.deal.seats, cards, seats))


def _hands(seats: int, cards: list[Card], holders: tuple[Seat, ...]) -> tuple[tuple[Card, ...], ...]:
    pairs = list(zip(cards, holders, strict=True))
    return tuple(tuple(card for card, holder in pairs if holder == seat) for seat in range(seats))


def chosen_members(formula: Formula, mission: Mission, deal: Deal) -> Chosen:
    """The members a mission asks for; different names mean different members."""
    chosen: dict[str, dict[Seat, Literal]] = {}
    for member in mission.chosen:
        seats = eligible_seats(member, deal)
        if not seats:
            formula.add()
        chosen[member.name] = dict(zip(seats, formula.one_of(len(seats)) if seats else (), strict=True))
    for seat in range(deal.seats):
        formula.at_most_one(seats[seat] for seats in chosen.values() if seat in seats)
    return chosen


def picked_cards(formula: Formula, mission: Mission, deal: Deal) -> PickedLiterals:
    """The colour and the number that a mission lets the crew choose."""
    found: dict[ChosenCards, dict[Suit | int, Literal]] = {}
    for choice in mission.card_choices:
        options = choice.options(deal.table.deck.suits)
        found[choice.what] = dict(zip(options, formula.one_of(len(options)), strict=True))
    return found
