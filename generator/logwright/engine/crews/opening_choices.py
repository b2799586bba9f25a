"""Choices of the crew before the first trick besides owners: members, tokens, predictions, cards passed at distress."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.allocation import Look
from logwright.engine.crews.decision import DecisionMaker, worth
from logwright.engine.crews.option import SATISFIED, TRUST, CrewOption, outlook_of
from logwright.engine.crews.programs import table_deal
from logwright.engine.crews.public import Public
from logwright.engine.crews.view import View
from logwright.engine.missions.choices import Chosen, Tokens, member_choices, token_placements
from logwright.engine.missions.mission import CommanderQuestion
from logwright.engine.missions.resolve import Cast, condition
from logwright.engine.missions.resolved import Foretold
from logwright.engine.objectives.core import Prediction
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.subject import Side
from logwright.engine.objectives.walk import inside
from logwright.engine.search.worlds import Candidate, World


def choose_members(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """Chooses the members that a mission names; where the mission says so, everybody is asked first."""
    if not public.mission.chosen:
        return public
    answers: dict[tuple[str, Seat], bool] = {}
    for member in public.mission.chosen:
        if member.question is not CommanderQuestion.NOTHING:
            for seat in public.people:
                answers[member.name, seat] = is_ready(look(seat, public), member.name, mind)
    return replace(public, chosen=members_to_choose(look(public.commander, public), answers, mind))


def is_ready(view: View, name: str, mind: DecisionMaker) -> bool:
    """Whether this member would take the role, or somebody else looks better."""
    choices, looks = _member_looks(view, mind)
    mine = [worth for choice, worth in zip(choices, looks, strict=True) if dict(choice)[name] == view.seat]
    return bool(mine) and max(mine) >= max(looks) - SATISFIED


def members_to_choose(view: View, answers: dict[tuple[str, Seat], bool], mind: DecisionMaker) -> Chosen:
    choices, looks = _member_looks(view, mind)
    trusted = [
        worth + TRUST * sum(answers.get(pair, False) for pair in choice)
        for choice, worth in zip(choices, looks, strict=True)
    ]
    return choices[mind.choice(trusted)]


def _member_looks(view: View, mind: DecisionMaker) -> tuple[list[Chosen], list[float]]:
    public = replace(view.public, owners=())
    choices = list(member_choices(public.mission, table_deal(public)))
    options = [CrewOption(mind.programs.open(public, chosen=choice)) for choice in choices]
    return choices, outlook_of(view, options, mind)


def change_tokens(public: Public, look: Look, mind: DecisionMaker) -> Public:
    """The commander moves tokens, where the mission allows it (missions 23 and 40)."""
    if public.mission.token_change is None:
        return public
    tokens = tokens_to_lay(look(public.commander, public), mind)
    tasks = tuple(replace(task, token=token) for task, token in zip(public.tasks, tokens, strict=True))
    return replace(public, tasks=tasks)


def tokens_to_lay(view: View, mind: DecisionMaker) -> Tokens:
    public = replace(view.public, owners=())
    placements = token_placements(public.mission, table_deal(public))
    options = [CrewOption(mind.programs.open(public, tokens=tokens)) for tokens in placements]
    return placements[mind.choice(outlook_of(view, options, mind))]


def predict(public: Public, look: Look, mind: DecisionMaker) -> tuple[Public, dict[Seat, int]]:
    """Everybody who has to predict a number of tricks notes it; numbers that are not secret are heard by all."""
    numbers: dict[Seat, int] = {}
    for seat, secret in _foretellers(public):
        numbers[seat] = number_to_note(look(public.decider(seat), public), seat, mind)
        if not secret:
            public = replace(public, noted=(*public.noted, (seat, numbers[seat])))
    return public, numbers


def _foretellers(public: Public) -> Iterator[tuple[Seat, bool]]:
    """Who has to predict, and whether in secret; a seat that has to do both predicts openly."""
    secrets: dict[Seat, bool] = {}
    deal = table_deal(public)
    asked: list[tuple[Phrase, Cast]] = [
        (task.objective, Cast(deal, owner, public.chosen))
        for task, owner in zip(public.tasks, public.owners, strict=True)
    ]
    asked += [(objective, Cast(deal, chosen=public.chosen)) for objective in public.mission.objectives]
    for objective, cast in asked:
        secret = all(prediction.secret for prediction in inside(objective.core(), Prediction))
        for foretold in inside(condition(objective, cast), Foretold):
            secrets[foretold.seat] = secrets.get(foretold.seat, True) and secret
    yield from sorted(secrets.items())


def number_to_note(view: View, seat: Seat, mind: DecisionMaker) -> int:
    """The number of tricks a member predicts for a seat."""
    public = view.public
    numbers = range(public.table.tricks + 1)
    options = [
        CrewOption(
            mind.programs.open(public, noted=(*public.noted, (seat, number)), anyone=True),
            tuple((task, 1 << owner) for task, owner in enumerate(public.owners) if owner is not None),
        )
        for number in numbers
    ]
    return numbers[mind.choice(outlook_of(view, options, mind))]


def pass_cards(public: Public, look: Look, mind: DecisionMaker) -> tuple[Side, tuple[Card, ...]]:
    """The crew has sent the distress signal: the commander picks the side, and everybody a card (p9-145 to p9-149)."""
    side = side_to_pass(look(public.commander, public), mind)
    seats = range(public.seats)
    return side, tuple(card_to_pass(look(public.decider(seat), public), seat, side, mind) for seat in seats)


def side_to_pass(view: View, mind: DecisionMaker) -> Side:
    """The side for which the best card to pass looks better."""
    looks = [max(_passing_looks(view, view.seat, side, mind)[1]) for side in Side]
    return list(Side)[mind.choice(looks)]


def card_to_pass(view: View, seat: Seat, side: Side, mind: DecisionMaker) -> Card:
    """The card to pass to the neighbour: for the automaton a face-up one (ruling B24), never a trump."""
    cards, looks = _passing_looks(view, seat, side, mind)
    return cards[mind.choice(looks)]


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
        looks.append(sum(map(worth, found[0])))
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
