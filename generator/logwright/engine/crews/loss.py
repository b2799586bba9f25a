"""What an attempt was lost to: the deal, the draft, communication or play."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from logwright.engine.chance import Chance
from logwright.engine.communication import Shown, messages
from logwright.engine.crews.attempt import Attempt
from logwright.engine.crews.level import Level
from logwright.engine.crews.mind import Mind
from logwright.engine.crews.moment import Moment
from logwright.engine.crews.play import card_to_play
from logwright.engine.crews.programs import Programs
from logwright.engine.mission import Mission
from logwright.engine.search import Position, Verdict, solve
from logwright.engine.search.cardset import card_number
from logwright.engine.search.kernel import Outcome
from logwright.engine.search.worlds import Candidate

BUDGET = 50_000
"""Cards that may be played through to see whether a deal could still be won; what is undecided counts as winnable."""


class Loss(StrEnum):
    """Deal: it could not be won even with open cards. Draft: not after everything before the first trick was settled.

    Communication: the card that lost it would not have been played, had one other member shown another card than it
    did. Play: it would have been played all the same.
    """

    DEAL = "deal"
    DRAFT = "draft"
    COMMUNICATION = "communication"
    PLAY = "play"


def lost_to(mission: Mission, attempt: Attempt, level: Level) -> Loss:
    """Where the last line of play died that would have won, all cards open."""
    if solve([Position(mission, attempt.deal)], BUDGET)[0].verdict is Verdict.UNSOLVABLE:
        return Loss.DEAL
    programs = Programs()
    moments = (*attempt.moments, attempt.end)
    # What cannot be won any more stays lost, so the first such moment can be found by halving.
    lost = bisect_left(moments, True, key=lambda moment: not _winnable(moment, attempt, programs))
    if lost == 0:
        return Loss.DRAFT
    mind = Mind(replace(level, blunders=0), Chance(lost), programs)
    return Loss.COMMUNICATION if _one_word_would_do(moments[lost - 1], attempt, mind) else Loss.PLAY


def _winnable(moment: Moment, attempt: Attempt, programs: Programs) -> bool:
    view = moment.open_view()
    played = [card_number(card) for card in moment.public.played]
    found = moment.truth(attempt.deal).weigh(programs.settled(view), [Candidate()], played, budget=BUDGET)
    return found[0][0].outcome is not Outcome.UNSOLVABLE


def _one_word_would_do(moment: Moment, attempt: Attempt, mind: Mind) -> bool:
    """Would another message of somebody have led to a card that does not lose?"""
    if not _loses(moment, moment.public.said, attempt, mind):
        # It was a slip: on second thoughts another card would have been played anyway.
        return False
    return any(not _loses(moment, said, attempt, mind) for said in _other_words(moment, attempt))


def _loses(moment: Moment, said: tuple[Shown, ...], attempt: Attempt, mind: Mind) -> bool:
    """Does the card lose that would be played after these messages?"""
    public, seat = moment.public, moment.public.turn
    assert public.radio is not None
    told = replace(moment, public=replace(public, radio=replace(public.radio, said=said)))
    card = card_to_play(told.view(public.decider(seat)), seat, mind)
    after = replace(moment, public=replace(public, lying=(*public.lying, card)))
    return not _winnable(after, attempt, mind.programs)


def _other_words(moment: Moment, attempt: Attempt) -> Iterator[tuple[Shown, ...]]:
    """What could have been said instead: one message more, or another one in place of one that was sent."""
    public = moment.public
    decider, radio = public.decider(public.turn), public.radio
    assert radio is not None
    for speaker in public.people:
        if speaker != decider:
            for message in radio.messages(speaker, moment.hands.held[speaker], public.number):
                yield (*radio.said, Shown(speaker, message, public.number))
    for place, past in enumerate(radio.said):
        then = next(earlier for earlier in attempt.moments if earlier.public.number == past.before_trick)
        if past.seat != decider:
            for message in messages(then.hands.held[past.seat], radio.signal):
                if message != past.message:
                    yield (*radio.said[:place], replace(past, message=message), *radio.said[place + 1 :])
