"""What an attempt was lost to: the deal, the draft, communication or play."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from logwright.engine.cards.communication import Shown
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import Attempt
from logwright.engine.crews.decision import CrewGivesUp, DecisionMaker
from logwright.engine.crews.level import Level
from logwright.engine.crews.moment import Moment
from logwright.engine.crews.play import card_to_play
from logwright.engine.crews.programs import Programs
from logwright.engine.missions.mission import Mission
from logwright.engine.search import KernelVerdict, Position, solve
from logwright.engine.search.kernel import SearchOutcome
from logwright.engine.search.worlds import Candidate

BUDGET = 50_000
"""Search budget, in cards, to see whether a deal could still be won; undecided counts as winnable."""


class Loss(StrEnum):
    """Deal: it could not be won even with open cards. Draft: not after everything before the first trick was settled.

    Communication: the losing card would not have been played if one other member had shown a different card. Play: it
    would have been played anyway.
    """

    DEAL = "deal"
    DRAFT = "draft"
    COMMUNICATION = "communication"
    PLAY = "play"


def lost_to(mission: Mission, attempt: Attempt, level: Level) -> Loss:
    """The cause of the loss: the point after which no line of play could win, even with all cards open."""
    if solve([Position(mission, attempt.deal)], BUDGET)[0].verdict is KernelVerdict.UNSOLVABLE:
        return Loss.DEAL
    programs = Programs()
    lost = first_lost(attempt, programs)
    if lost == 0:
        return Loss.DRAFT
    mind = DecisionMaker(replace(level, blunders=0), Chance(lost), programs)
    try:
        return Loss.COMMUNICATION if _one_word_would_do(attempt.moments[lost - 1], attempt, mind) else Loss.PLAY
    except CrewGivesUp:
        # There is too much that could have been said.
        return Loss.PLAY


def first_lost(attempt: Attempt, programs: Programs) -> int:
    """How many cards had been played when it could no longer be won, even with all cards open."""
    moments = (*attempt.moments, attempt.end)
    # Once a position is lost it stays lost, so the first lost moment can be found by bisection.
    return bisect_left(moments, True, key=lambda moment: not _winnable(moment, attempt, programs))


def _winnable(moment: Moment, attempt: Attempt, programs: Programs) -> bool:
    view = moment.open_view()
    played = moment.public.played_numbers
    found = moment.truth(attempt.deal).weigh(programs.settled(view), [Candidate()], played, budget=BUDGET)
    return found[0][0].outcome is not SearchOutcome.UNSOLVABLE


def _one_word_would_do(moment: Moment, attempt: Attempt, mind: DecisionMaker) -> bool:
    """Whether a different message would have led to a card that does not lose."""
    if not _loses(moment, moment.public.said, attempt, mind):
        # It was a blunder: deciding again, the member plays another card anyway.
        return False
    return any(not _loses(moment, said, attempt, mind) for said in _other_words(moment, attempt))


def _loses(moment: Moment, said: tuple[Shown, ...], attempt: Attempt, mind: DecisionMaker) -> bool:
    """Whether the card that would be played after these messages loses."""
    public, seat = moment.public, moment.public.turn
    assert public.radio is not None
    told = replace(moment, public=replace(public, radio=replace(public.radio, said=said)))
    card = card_to_play(told.view(public.decider(seat)), seat, mind)
    after = replace(moment, public=replace(public, lying=(*public.lying, card)))
    return not _winnable(after, attempt, mind.programs)


def _other_words(moment: Moment, attempt: Attempt) -> Iterator[tuple[Shown, ...]]:
    """Alternative messages: one more, or a different one in place of one that was sent."""
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
            # A card that was drawn away since had not been shown: those that lie open stay.
            kept = moment.hands.held[past.seat] | {card for _, seat, card, _ in public.plays() if seat == past.seat}
            for message in radio.sayable(then.hands.held[past.seat]):
                if message != past.message and message.card in kept:
                    yield (*radio.said[:place], replace(past, message=message), *radio.said[place + 1 :])
