"""Phrases about the cards that somebody wins."""

from __future__ import annotations

from logwright.engine.objectives.phrases import cards as said
from logwright.engine.referee.names import Bounds, Cards
from logwright.engine.referee.scene import Group, RefereeScene
from logwright.engine.referee.status import FAILED, MET, OPEN, Status, all_of, any_of, between
from logwright.engine.referee.tally import tally
from logwright.engine.referee.weighing import NONE, SOME, Rules, ahead, counted, for_each


def _won(cards: Cards, members: Group, scene: RefereeScene, bounds: Bounds) -> Status:
    """Win so many of these cards, in any tricks. The most frequent phrase, so it looks up the cards and scans no
    tricks."""
    sheet, now, left = scene.sheet, 0, 0
    fallen, winners = sheet.fallen, sheet.winners
    for card in cards:
        number = fallen.get(card)
        if number is None:
            left += 1
        elif winners[number - 1] in members:
            now += 1
    room = sheet.to_come * sheet.table.seats if members else 0
    return between(now, now + min(left, room), *bounds)


def _win(phrase: said.Win, scene: RefereeScene) -> Status:
    cards = scene.names.cards(phrase.cards)
    return for_each(phrase.who, scene, lambda members: _won(cards, members, scene, (len(cards), None)))


def _win_no(phrase: said.WinNo, scene: RefereeScene) -> Status:
    cards = scene.names.cards(phrase.cards)
    return for_each(phrase.who, scene, lambda members: _won(cards, members, scene, NONE))


def _cards(phrase: said.CardCount, scene: RefereeScene) -> Status:
    bounds = scene.names.bounds(phrase.count, len(scene.names.cards(phrase.cards)))
    return for_each(
        phrase.who, scene, lambda members: counted(tally(scene, members, phrase.kind, phrase.cards), bounds, scene)
    )


def _win_only(phrase: said.WinOnly, scene: RefereeScene) -> Status:
    named = scene.names.cards(phrase.cards)
    rest = scene.names.cards(phrase.among) - named

    def say(members: Group) -> Status:
        return all_of((_won(named, members, scene, (len(named), None)), _won(rest, members, scene, NONE)))

    return for_each(phrase.who, scene, say)


def _all_of_one(phrase: said.AllOfOne, scene: RefereeScene) -> Status:
    """Each member may pick a different set; a crew as a whole has to win all cards of one."""
    sets = [scene.names.cards(cards) for cards in phrase.sets]
    return for_each(
        phrase.who, scene, lambda members: any_of([_won(cards, members, scene, (len(cards), None)) for cards in sets])
    )


def _one_of_each(phrase: said.OneOfEach, scene: RefereeScene) -> Status:
    sets = [scene.names.cards(cards) for cards in phrase.sets]
    return for_each(phrase.who, scene, lambda members: all_of([_won(cards, members, scene, SOME) for cards in sets]))


def _more_cards(phrase: said.MoreCards, scene: RefereeScene) -> Status:
    """Judged for each member separately."""

    def say(members: Group) -> Status:
        one, other = (tally(scene, members, cards=cards) for cards in (phrase.cards, phrase.than))
        return ahead(one, other, SOME, scene)

    return for_each(phrase.who, scene, say)


def _as_many_cards(phrase: said.AsManyCards, scene: RefereeScene) -> Status:
    """A member who wins at least one card of the first set, and equally many of the second, has one of each."""

    def say(members: Group) -> Status:
        one, other = (tally(scene, members, cards=cards) for cards in (phrase.cards, phrase.than))
        return all_of((counted(one, SOME, scene), ahead(one, other, NONE, scene)))

    return for_each(phrase.who, scene, say)


def _keep(phrase: said.Keep, scene: RefereeScene) -> Status:
    cards = scene.names.cards(phrase.cards)
    return for_each(phrase.who, scene, lambda members: _won(cards, scene.others(members), scene, NONE))


def _win_first(phrase: said.WinFirst, scene: RefereeScene) -> Status:
    """Settled by the first trick that holds one of the cards."""
    cards = scene.names.cards(phrase.cards)
    fallen = [number for card in cards if (number := scene.sheet.fallen.get(card))]
    return for_each(phrase.who, scene, lambda members: _in_trick(min(fallen, default=0), cards, members, scene))


def _win_last(phrase: said.WinLast, scene: RefereeScene) -> Status:
    """Settled when none of the cards can come any more."""
    cards = scene.names.cards(phrase.cards)
    fallen = [number for card in cards if (number := scene.sheet.fallen.get(card))]
    last = 0 if scene.sheet.to_come and scene.sheet.left(cards) else max(fallen, default=0)
    return for_each(phrase.who, scene, lambda members: _in_trick(last, cards, members, scene))


def _in_trick(number: int, cards: Cards, members: Group, scene: RefereeScene) -> Status:
    """Whether the members win the trick of this number; 0 if it is not known."""
    if number:
        return MET if scene.sheet.winners[number - 1] in members else FAILED
    return OPEN if members and scene.sheet.to_come and scene.sheet.left(cards) else FAILED


RULES: Rules = {
    "win": _win,
    "win_no": _win_no,
    "cards": _cards,
    "win_only": _win_only,
    "all_of_one": _all_of_one,
    "one_of_each": _one_of_each,
    "more_cards": _more_cards,
    "as_many_cards": _as_many_cards,
    "keep": _keep,
    "win_first": _win_first,
    "win_last": _win_last,
}
