"""Every phrase of the objective language, judged over a line of play as a player would count it.

While tricks are to come, a phrase is met for good when nothing that can still happen undoes it, and failed when nothing
can bring it about any more (ds-078, ds-083; rulings B4, B5, B31, B32). What can still happen follows from the cards and
tricks left. A phrase with two parts is judged part by part.
"""

from __future__ import annotations

from bisect import bisect_left

from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import choice
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.referee import (
    phrases_compared,
    phrases_in_order,
    phrases_of_cards,
    phrases_of_tricks,
    phrases_of_values,
)
from logwright.engine.referee.scene import FirstWinnerOpen, RefereeScene
from logwright.engine.referee.status import FAILED, MET, OPEN, Status, all_of, any_of, opposite
from logwright.engine.referee.weighing import Rules


def judge(phrase: Phrase, scene: RefereeScene) -> Status:
    """The status of the phrase after the tricks of this scene."""
    try:
        return RULES[phrase.name](phrase, scene)
    except FirstWinnerOpen:
        # Before the first trick it can only have failed: namely if it fails whoever wins that trick.
        seats = range(scene.deal.seats)
        failed = all(judge(phrase, scene.if_first_won_by(seat)) is FAILED for seat in seats)
        return FAILED if failed else OPEN


def met_in(phrase: Phrase, scene: RefereeScene) -> int | None:
    """The trick since which the phrase is met for good, 0 if from the start; None if it is not met."""
    if judge(phrase, scene) is not MET:
        return None
    if isinstance(phrase, Win):
        # The trick with the last of the cards.
        cards, fallen = scene.names.cards(phrase.cards), scene.sheet.fallen
        return max([fallen[card] for card in cards], default=0) if scene.groups(phrase.who) else 0
    # Once met for good it stays met, so the first such trick can be found by bisection.
    moments = range(len(scene.sheet.tricks))
    return bisect_left(moments, True, key=lambda count: judge(phrase, scene.at(scene.sheet.until(count))) is MET)


def _all_of(phrase: choice.Every, scene: RefereeScene) -> Status:
    return all_of([judge(part, scene) for part in phrase.parts])


def _any_of(phrase: choice.Either, scene: RefereeScene) -> Status:
    return any_of([judge(part, scene) for part in phrase.parts])


def _not(phrase: choice.Never, scene: RefereeScene) -> Status:
    return opposite(judge(phrase.part, scene))


RULES: Rules = {
    **phrases_of_cards.RULES,
    **phrases_of_tricks.RULES,
    **phrases_of_values.RULES,
    **phrases_compared.RULES,
    **phrases_in_order.RULES,
    "all_of": _all_of,
    "any_of": _any_of,
    "not": _not,
}
