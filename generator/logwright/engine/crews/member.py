"""A member of a crew: decides whatever is asked of it, by its view and nothing else."""

from __future__ import annotations

from logwright.engine.attempts.decision import DecisionKind, Open, Value
from logwright.engine.attempts.view import View
from logwright.engine.crews import allocation, hand_over, opening_choices
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.play import card_to_play
from logwright.engine.crews.talk import message_to_send


def decide(view: View, asked: Open, mind: DecisionMaker) -> Value:
    """What this member decides; one of the options."""
    match asked.kind:
        case DecisionKind.READY:
            return opening_choices.is_ready(view, asked, mind)
        case DecisionKind.COLOUR | DecisionKind.NUMBER:
            return opening_choices.cards_to_choose(view, asked, mind)
        case DecisionKind.MEMBERS:
            return opening_choices.members_to_choose(view, mind)
        case DecisionKind.TOKENS:
            return opening_choices.tokens_to_lay(view, mind) if view.public.tasks else asked.options[0]
        case DecisionKind.TASK:
            return allocation.task_to_take(view, asked, mind)
        case DecisionKind.WILLING:
            return allocation.is_willing(view, asked, mind)
        case DecisionKind.WANTED:
            return allocation.wants(view, asked, mind)
        case DecisionKind.OWNER if asked.task is None:
            return allocation.member_for_all(view, asked, mind)
        case DecisionKind.OWNER:
            return allocation.owner_for(view, asked, mind)
        case DecisionKind.VOLUNTEER:
            return allocation.volunteers(view, asked, mind)
        case DecisionKind.OFFER:
            return hand_over.task_to_offer(view, asked, mind)
        case DecisionKind.ACCEPT:
            return hand_over.accepts(view, asked, mind)
        case DecisionKind.WISH:
            # Crews do without, and follow whoever asks for it.
            return False
        case DecisionKind.DISTRESS:
            return any(view.public.answered(DecisionKind.WISH).values())
        case DecisionKind.SIDE:
            return opening_choices.side_to_pass(view, mind)
        case DecisionKind.PASS:
            return opening_choices.card_to_pass(view, asked, mind)
        case DecisionKind.PREDICT:
            return opening_choices.number_to_note(view, asked, mind)
        case DecisionKind.SHOW:
            return message_to_send(view, mind)
        case _:
            return card_to_play(view, asked.seat, mind)
