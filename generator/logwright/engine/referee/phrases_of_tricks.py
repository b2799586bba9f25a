"""Phrases about the tricks that somebody wins or opens."""

from __future__ import annotations

from logwright.engine.objectives.phrases import streak as streaks
from logwright.engine.objectives.phrases import tricks as said
from logwright.engine.objectives.subject import Subject
from logwright.engine.objectives.trick_kind import TrickKind
from logwright.engine.referee.names import Cards
from logwright.engine.referee.scene import Group, RefereeScene
from logwright.engine.referee.status import FAILED, MET, OPEN, Status, all_of, between
from logwright.engine.referee.tally import tally, winning_card
from logwright.engine.referee.weighing import NONE, Rules, counted, for_each


def _tricks(phrase: said.TrickCount, scene: RefereeScene) -> Status:
    """`all` tricks of a kind means every one that is played: nobody else may win one."""
    if phrase.count.is_all:
        return _every(phrase.who, phrase.kind, scene)
    bounds = scene.names.bounds(phrase.count)
    return for_each(phrase.who, scene, lambda members: counted(tally(scene, members, phrase.kind), bounds, scene))


def _no_trick(phrase: said.NoTrick, scene: RefereeScene) -> Status:
    return for_each(phrase.who, scene, lambda members: counted(tally(scene, members, phrase.kind), NONE, scene))


def _every_trick(phrase: said.EveryTrick, scene: RefereeScene) -> Status:
    return _every(phrase.who, phrase.kind, scene)


def _every(who: Subject, kind: TrickKind, scene: RefereeScene) -> Status:
    return for_each(who, scene, lambda members: counted(tally(scene, scene.others(members), kind), NONE, scene))


def _only_tricks(phrase: said.OnlyTricks, scene: RefereeScene) -> Status:
    wanted, every = scene.names.numbers(phrase.which), scene.names.every

    def say(members: Group) -> Status:
        mine = {number for number, winner in enumerate(scene.sheet.winners, 1) if winner in members}
        coming = {number for number in every if number > len(scene.sheet.tricks)} if members else set()
        return all_of(
            (
                between(len(mine & wanted), len((mine | coming) & wanted), len(wanted), None),
                between(len(mine - wanted), len((mine | coming) - wanted), *NONE),
            )
        )

    return for_each(phrase.who, scene, say)


def _win_with(phrase: said.WinWith, scene: RefereeScene) -> Status:
    cards = scene.names.cards(phrase.cards)
    return for_each(phrase.who, scene, lambda members: _winning(cards, members, scene, 1))


def _each_wins(phrase: said.EachWins, scene: RefereeScene) -> Status:
    """Each card wins at most one trick."""
    cards = scene.names.cards(phrase.cards)
    return for_each(phrase.who, scene, lambda members: _winning(cards, members, scene, len(cards)))


def _winning(cards: Cards, members: Group, scene: RefereeScene, wanted: int) -> Status:
    """Win so many tricks with these cards."""
    sheet = scene.sheet
    won = sum([trick.winner in members and winning_card(trick) in cards for trick in sheet.tricks])
    return between(won, won + (min(sheet.to_come, sheet.left(cards)) if members else 0), wanted, None)


def _capture(phrase: said.Capture, scene: RefereeScene) -> Status:
    """The winning card is not the captured one."""
    using, prey, sheet = scene.names.cards(phrase.using), scene.names.cards(phrase.cards), scene.sheet

    def say(members: Group) -> Status:
        for trick in sheet.tricks:
            best = winning_card(trick)
            if trick.winner in members and best in using and any(c in prey for c in trick.cards if c is not best):
                return MET
        return OPEN if members and sheet.to_come and sheet.left(using) and sheet.left(prey) else FAILED

    return for_each(phrase.who, scene, say)


def _never_open(phrase: said.NeverOpen, scene: RefereeScene) -> Status:
    """Counts opening a trick, whoever wins it (ds-136)."""
    cards, sheet = scene.names.cards(phrase.cards), scene.sheet

    def say(members: Group) -> Status:
        if any(trick.leader in members and trick.cards[0] in cards for trick in sheet.tricks):
            return FAILED
        return OPEN if sheet.to_come and sheet.left(cards) else MET

    return for_each(phrase.who, scene, say)


def _predict(phrase: said.Predict, scene: RefereeScene) -> Status:
    """Each member notes a number of their own, also if the phrase is about the whole crew."""

    def say(members: Group) -> Status:
        return all_of([_noted(seat, scene) for seat in sorted(members)])

    return for_each(phrase.who, scene, say)


def _noted(seat: int, scene: RefereeScene) -> Status:
    noted, won = scene.predictions.get(seat), scene.sheet.winners.count(seat)
    return FAILED if noted is None else between(won, won + scene.sheet.to_come, noted, noted)


def _in_a_row(phrase: streaks.InARow, scene: RefereeScene) -> Status:
    return for_each(phrase.who, scene, lambda members: between(*_runs(members, scene), phrase.length, None))


def _exactly_in_a_row(phrase: streaks.ExactlyInARow, scene: RefereeScene) -> Status:
    def say(members: Group) -> Status:
        won = sum([winner in members for winner in scene.sheet.winners])
        coming = scene.sheet.to_come if members else 0
        return all_of(
            (
                between(won, won + coming, phrase.length, phrase.length),
                between(*_runs(members, scene), phrase.length, None),
            )
        )

    return for_each(phrase.who, scene, say)


def _never_in_a_row(phrase: streaks.NeverInARow, scene: RefereeScene) -> Status:
    return for_each(phrase.who, scene, lambda members: between(*_runs(members, scene), None, phrase.length - 1))


def _runs(members: Group, scene: RefereeScene) -> tuple[int, int]:
    """The longest run so far, and the longest possible if the members win all tricks to come."""
    longest = run = 0
    for winner in scene.sheet.winners:
        run = run + 1 if winner in members else 0
        longest = max(longest, run)
    return longest, max(longest, run + scene.sheet.to_come) if members else longest


RULES: Rules = {
    "tricks": _tricks,
    "no_trick": _no_trick,
    "every_trick": _every_trick,
    "only_tricks": _only_tricks,
    "win_with": _win_with,
    "capture": _capture,
    "each_wins": _each_wins,
    "never_open": _never_open,
    "predict": _predict,
    "in_a_row": _in_a_row,
    "exactly_in_a_row": _exactly_in_a_row,
    "never_in_a_row": _never_in_a_row,
}
