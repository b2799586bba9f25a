"""Communication: which card a member shows, and when.

The tasks decide what is worth telling. (Comparing how the others would play with and without a message costs more and
is no better than showing any card, see docs/crews.md.)
"""

from __future__ import annotations

from logwright.engine.attempts.view import View
from logwright.engine.cards.communication import CardMessage
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.wanted import WORTH_A_TOKEN, message_worth, wanted_cards
from logwright.engine.missions.mission import Signal


def message_to_send(view: View, mind: DecisionMaker) -> CardMessage | None:
    """The card this member shows before the next trick; None to keep silent."""
    public = view.public
    if public.radio is None or not mind.level.speaks:
        return None
    # Where a member may speak more than once, the others get their turn first.
    if any(past.seat == view.seat and past.before_trick == public.number for past in public.said):
        return None
    messages = public.radio.messages(view.seat, view.hand, public.number)
    if not messages:
        return None
    wanted = list(wanted_cards(public))
    worths = [message_worth(message, view.seat, wanted) for message in messages]
    if public.radio.signal is Signal.RAPTURE and max(worths) < WORTH_A_TOKEN:
        return None
    return mind.pick(messages, worths)
