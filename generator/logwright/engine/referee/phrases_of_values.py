"""Phrases about the numbers on the cards that somebody wins."""

from __future__ import annotations

from itertools import pairwise

from logwright.engine.cards.card import Card
from logwright.engine.objectives.course import Course
from logwright.engine.objectives.phrases import values as said
from logwright.engine.objectives.subject import Subject
from logwright.engine.referee.names import Bounds
from logwright.engine.referee.scene import Group, RefereeScene
from logwright.engine.referee.status import FAILED, MET, OPEN, Status, all_of, between
from logwright.engine.referee.tally import RefereeTally, tally, winning_card
from logwright.engine.referee.weighing import NONE, SOME, Rules, for_each


def _total(phrase: said.Total, scene: RefereeScene) -> Status:
    bounds = scene.names.bounds(phrase.sum)

    def say(members: Group) -> Status:
        counted = tally(scene, members, phrase.kind)
        cards = frozenset(scene.names.deck) if phrase.cards is None else scene.names.cards(phrase.cards)
        now = _won(counted, cards, scene)
        return between(now, now + _highest_to_come(counted, cards, scene), *bounds)

    return for_each(phrase.who, scene, say)


def _won(counted: RefereeTally, cards: frozenset[Card], scene: RefereeScene) -> int:
    """The values of these cards in the tricks that count."""
    return sum(
        card.value
        for number, trick in enumerate(scene.sheet.tricks, 1)
        if counted.gain(number, trick)
        for card in trick.cards
        if card in cards
    )


def _highest_to_come(counted: RefereeTally, cards: frozenset[Card], scene: RefereeScene) -> int:
    """The values of the highest cards left, as many as fit into the tricks to come that may count."""
    left = sorted((card.value for card in cards if card not in scene.sheet.fallen), reverse=True)
    return sum(left[: counted.tricks_to_come(scene) * scene.deal.seats])


def _compared(who: Subject, than: Subject, bounds: Bounds, scene: RefereeScene) -> Status:
    cards = frozenset(scene.names.deck)

    def against(members: Group, others: Group) -> Status:
        if members == others:
            return between(0, 0, *bounds)
        mine, theirs = tally(scene, members), tally(scene, others)
        lead = _won(mine, cards, scene) - _won(theirs, cards, scene)
        more, less = _highest_to_come(mine, cards, scene), _highest_to_come(theirs, cards, scene)
        return between(lead - less, lead + more, *bounds)

    return for_each(
        who, scene, lambda members: all_of([against(members, each) for each in scene.rivals(members, than)])
    )


def _higher_total(phrase: said.HigherTotalThan, scene: RefereeScene) -> Status:
    return _compared(phrase.who, phrase.than, SOME, scene)


def _lower_total(phrase: said.LowerTotalThan, scene: RefereeScene) -> Status:
    return _compared(phrase.who, phrase.than, (None, -1), scene)


def _same_total(phrase: said.SameTotalAs, scene: RefereeScene) -> Status:
    return _compared(phrase.who, phrase.than, NONE, scene)


def _winning_values(phrase: said.WinningValues, scene: RefereeScene) -> Status:
    """Broken by a single card; kept for good once no trick can come that counts."""

    def say(members: Group) -> Status:
        counted = tally(scene, members, phrase.kind)
        values = [
            winning_card(trick).value
            for number, trick in enumerate(scene.sheet.tricks, 1)
            if counted.gain(number, trick)
        ]
        if not _goes(phrase.way, values):
            return FAILED
        return OPEN if counted.tricks_to_come(scene) else MET

    return for_each(phrase.who, scene, say)


def _goes(way: Course, values: list[int]) -> bool:
    steps = [later - sooner for sooner, later in pairwise(values)]
    match way:
        case Course.RISING:
            return all(step > 0 for step in steps)
        case Course.FALLING:
            return all(step < 0 for step in steps)
        case Course.UP_AND_DOWN:
            return 0 not in steps and all(one * other < 0 for one, other in pairwise(steps))
        case Course.EVEN_STEPS:
            return 0 not in steps and len(set(steps)) <= 1


RULES: Rules = {
    "total": _total,
    "higher_total_than": _higher_total,
    "lower_total_than": _lower_total,
    "same_total_as": _same_total,
    "winning_values": _winning_values,
}
