"""Phrases that compare what members win."""

from __future__ import annotations

from logwright.engine.objectives.phrases import comparison as said
from logwright.engine.objectives.subject import Subject
from logwright.engine.referee.names import Bounds
from logwright.engine.referee.scene import Group, RefereeScene
from logwright.engine.referee.status import Status, all_of
from logwright.engine.referee.tally import tally
from logwright.engine.referee.weighing import NONE, SOME, Rules, ahead, for_each


def _compared(who: Subject, than: Subject, bounds: Bounds, scene: RefereeScene, always: bool = False) -> Status:
    """Tricks against tricks."""

    def say(members: Group) -> Status:
        mine = tally(scene, members)
        return all_of([ahead(mine, tally(scene, each), bounds, scene, always) for each in scene.rivals(members, than)])

    return for_each(who, scene, say)


def _more_tricks(phrase: said.MoreTricksThan, scene: RefereeScene) -> Status:
    return _compared(phrase.who, phrase.than, SOME, scene)


def _fewer_tricks(phrase: said.FewerTricksThan, scene: RefereeScene) -> Status:
    return _compared(phrase.who, phrase.than, (None, -1), scene)


def _as_many_tricks(phrase: said.AsManyTricksAs, scene: RefereeScene) -> Status:
    return _compared(phrase.who, phrase.than, NONE, scene)


def _always_ahead(phrase: said.AlwaysAhead, scene: RefereeScene) -> Status:
    """A tie fails (ruling B43)."""
    return _compared(phrase.who, phrase.than, SOME, scene, always=True)


def _nobody_ahead(phrase: said.NobodyAhead, scene: RefereeScene) -> Status:
    """Over all seats, after every trick (rulings B29, B44)."""
    counts = [tally(scene, frozenset({seat}), cards=phrase.cards) for seat in range(scene.deal.seats)]
    return all_of(
        [
            ahead(one, other, (None, phrase.by - 1), scene, always=True)
            for one in counts
            for other in counts
            if one.members != other.members
        ]
    )


def _compare(phrase: said.Compare, scene: RefereeScene) -> Status:
    """The general comparison. If no other subject is named, each member is compared with themselves."""
    bounds = scene.names.bounds(phrase.difference)

    def say(members: Group) -> Status:
        rivals = (members,) if phrase.than == phrase.who else scene.rivals(members, phrase.than)
        mine = tally(scene, members, phrase.kind, phrase.cards)
        return all_of(
            [
                ahead(mine, tally(scene, each, phrase.than_kind, phrase.than_cards), bounds, scene, phrase.always)
                for each in rivals
            ]
        )

    return for_each(phrase.who, scene, say)


RULES: Rules = {
    "more_tricks_than": _more_tricks,
    "fewer_tricks_than": _fewer_tricks,
    "as_many_tricks_as": _as_many_tricks,
    "always_ahead_of": _always_ahead,
    "nobody_ahead": _nobody_ahead,
    "compare": _compare,
}
