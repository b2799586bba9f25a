"""Choices of the crew before the first trick besides owners: members, tokens, predictions, cards passed at distress."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.attempts.decision import DecisionKind, Open
from logwright.engine.attempts.public import Public
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.option import SATISFIED, CrewOption, outlook_of
from logwright.engine.crews.programs import table_deal
from logwright.engine.missions.choices import Chosen, Tokens, member_choices, token_placements
from logwright.engine.objectives.subject import Side
from logwright.engine.search.worlds import Candidate, World


def is_ready(view: View, asked: Open, mind: DecisionMaker) -> bool:
    """Whether this member would take the role, or somebody else looks better."""
    choices, looks = _member_looks(view, mind)
    taken = [dict(choice)[asked.name] == view.seat for choice in choices]
    mine = [look for look, is_mine in zip(looks, taken, strict=True) if is_mine]
    others = [look for look, is_mine in zip(looks, taken, strict=True) if not is_mine]
    return bool(mine) and mind.agrees(max(mine), max(others, default=max(mine)), SATISFIED)


def members_to_choose(view: View, mind: DecisionMaker) -> Chosen:
    choices, looks = _member_looks(view, mind)
    answers = {name: view.public.answered(DecisionKind.READY, name) for name, _ in choices[0]}
    trusted = [
        worth + mind.trust * sum(answers[name].get(seat, False) for name, seat in choice)
        for choice, worth in zip(choices, looks, strict=True)
    ]
    return mind.pick(choices, trusted)


def _member_looks(view: View, mind: DecisionMaker) -> tuple[list[Chosen], list[float]]:
    public = replace(view.public, owners=())
    choices = list(member_choices(public.mission, table_deal(public)))
    options = [CrewOption(mind.programs.open(public, chosen=choice)) for choice in choices]
    return choices, outlook_of(view, options, mind)


def tokens_to_lay(view: View, mind: DecisionMaker) -> Tokens:
    """The change of tokens that looks best; as drawn, while the tasks below them are covered."""
    public = replace(view.public, owners=())
    placements = token_placements(public.mission, table_deal(public))
    options = [CrewOption(mind.programs.open(public, tokens=tokens)) for tokens in placements]
    return mind.pick(placements, outlook_of(view, options, mind))


def number_to_note(view: View, asked: Open, mind: DecisionMaker) -> int:
    """The number of tricks a member predicts for a seat."""
    public, seat = view.public, asked.seat
    numbers = range(public.table.tricks + 1)
    options = [
        CrewOption(
            mind.programs.open(public, noted=(*public.noted, (seat, number)), anyone=True),
            tuple((task, 1 << owner) for task, owner in enumerate(public.owners) if owner is not None),
        )
        for number in numbers
    ]
    return mind.pick(numbers, outlook_of(view, options, mind))


def side_to_pass(view: View, mind: DecisionMaker) -> Side:
    """The side for which the best card to pass looks better."""
    looks = [max(_passing_looks(view, view.seat, side, mind)[1]) for side in Side]
    return mind.pick(list(Side), looks)


def card_to_pass(view: View, asked: Open, mind: DecisionMaker) -> Card:
    """The card to pass to the neighbour: for the automaton a face-up one (ruling B24), never a trump."""
    assert asked.side is not None
    cards, looks = _passing_looks(view, asked.seat, asked.side, mind)
    return mind.pick(cards, looks)


def _passing_looks(view: View, seat: Seat, side: Side, mind: DecisionMaker) -> tuple[list[Card], list[float]]:
    public = view.public
    shown = view.hand if seat == view.seat else [column.up for column in public.columns]
    cards = sorted(card for card in shown if not card.is_trump)
    weighing = mind.worlds(view, mind.level.choices)
    drawn = weighing.worlds()
    asked = mind.programs.settled(view)
    looks = []
    for card in cards:
        weighing.put([_passed(world, seat, card, side, public, mind) for world in drawn])
        found = mind.weighed(weighing, asked, [Candidate()])
        looks.append(mind.value(found[0]))
    return cards, looks


def _passed(world: World, seat: Seat, card: Card, side: Side, public: Public, mind: DecisionMaker) -> World:
    """A world after passing: this seat passes the card, the others any card that is not a trump and lies open.

    What a seat gets takes the place of what it gave: in its hand, in the automaton's row, and in the order of later
    draws.
    """
    step = 1 if side is Side.LEFT else -1
    numbers = public.numbers
    covered = sum(1 << down for down in world.down)
    given = []
    for giver in range(public.seats):
        passable = world.hands[giver] & ~numbers.trumps & ~covered
        free = [number for number in numbers.number.values() if passable >> number & 1]
        given.append(numbers.number[card] if giver == seat else free[mind.chance.below(len(free))])
    got = {old: given[(giver - step) % public.seats] for giver, old in enumerate(given)}
    return World(
        tuple(hand & ~(1 << old) | 1 << got[old] for hand, old in zip(world.hands, given, strict=True)),
        tuple(got.get(up, up) for up in world.up),
        world.down,
        tuple(tuple(got.get(drawn, drawn) for drawn in order) for order in world.draws),
    )
