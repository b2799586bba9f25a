"""Choices of the crew before the first trick besides owners: members, tokens, predictions, cards to pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from logwright.engine.attempts.decision import DecisionKind, Open, Value
from logwright.engine.attempts.phases.choosing_cards import settled_public
from logwright.engine.attempts.public import Public
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.option import SATISFIED, CrewOption, outlook_of
from logwright.engine.crews.programs import table_deal
from logwright.engine.missions.choices import Chosen, Tokens, card_choices, member_choices, token_placements
from logwright.engine.missions.mission import PassTo
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


def cards_to_choose(view: View, asked: Open, mind: DecisionMaker) -> Value:
    """The colour or the number that looks best, with the best of what is still to be chosen after it."""
    public = replace(view.public, owners=())
    known = dict(public.picked)
    left = [choice for choice in public.mission.card_choices if choice.what not in known]
    now, later = left[0], replace(public.mission, card_choices=tuple(left[1:]))
    every = [
        (value, ((now.what, value), *rest))
        for value in now.options(public.table.deck.suits)
        for rest in card_choices(later, public.table.deck.suits)
    ]
    options = [CrewOption(mind.programs.open(settled_public(public, picked))) for _, picked in every]
    looks = outlook_of(view, options, mind)
    best = {
        option: max(look for (value, _), look in zip(every, looks, strict=True) if value == option)
        for option in asked.options
    }
    return mind.pick(list(best), list(best.values()))


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
    cards = passable_cards(view, view.seat)
    looks = [max(_passing_looks(view, view.seat, cards, (), PassTo(side), mind)) for side in Side]
    return mind.pick(list(Side), looks)


def card_to_pass(view: View, asked: Open, mind: DecisionMaker) -> Card:
    """The next card to pass: for the automaton a face-up one (ruling B24), never a trump."""
    assert asked.to is not None
    cards = [card for card in asked.options if isinstance(card, Card)]
    picked = tuple(card for card in passable_cards(view, asked.seat) if card not in cards)
    return mind.pick(cards, _passing_looks(view, asked.seat, cards, picked, asked.to, mind))


def passable_cards(view: View, seat: Seat) -> list[Card]:
    """The cards that this member can pass from a seat."""
    shown = view.hand if seat == view.seat else [column.up for column in view.public.columns]
    return sorted(card for card in shown if not card.is_trump)


def _passing_looks(
    view: View, seat: Seat, cards: Sequence[Card], picked: tuple[Card, ...], to: PassTo, mind: DecisionMaker
) -> list[float]:
    """How good it looks to pass each of these cards, after those that are picked already."""
    public = view.public
    weighing = mind.worlds(view, mind.level.choices)
    drawn = weighing.worlds()
    # Before the tasks are shared out, anybody may get any.
    is_settled = bool(public.owners) or not public.tasks
    asked = mind.programs.settled(view) if is_settled else mind.programs.open(public)
    looks = []
    for card in cards:
        weighing.put([_passed(world, seat, (*picked, card), to, public, mind) for world in drawn])
        found = mind.weighed(weighing, asked, [Candidate()])
        looks.append(mind.value(found[0]))
    return looks


def _passed(world: World, seat: Seat, cards: Sequence[Card], to: PassTo, public: Public, mind: DecisionMaker) -> World:
    """A world after passing: this seat passes these cards, the others as many that are no trumps and lie open.

    What a seat gets takes the place of what it gave: in its hand, in the automaton's row, and in the order of later
    draws.
    """
    step, numbers, seats = to.step(public.seats), public.numbers, public.seats
    covered = sum(1 << down for down in world.down)
    given: list[list[int]] = []
    for giver in range(seats):
        if giver == seat:
            given.append(sorted(numbers.number[card] for card in cards))
            continue
        passable = world.hands[giver] & ~numbers.trumps & ~covered
        free = [number for number in numbers.number.values() if passable >> number & 1]
        given.append(sorted(free.pop(mind.chance.below(len(free))) for _ in cards))
    pairs = [zip(old, given[(giver - step) % seats], strict=True) for giver, old in enumerate(given)]
    got = {old: new for each in pairs for old, new in each}
    return World(
        tuple(_with(hand, old, got) for hand, old in zip(world.hands, given, strict=True)),
        tuple(got.get(up, up) for up in world.up),
        world.down,
        tuple(tuple(got.get(drawn, drawn) for drawn in order) for order in world.draws),
    )


def _with(hand: int, old: Sequence[int], got: Mapping[int, int]) -> int:
    """The hand with what it got for these cards."""
    for card in old:
        hand &= ~(1 << card)
    return hand | sum(1 << got[card] for card in old)
