"""What the crew settles before play besides the owners: moved tokens, chosen members, numbers noted."""

from __future__ import annotations

from logwright.engine.cards.card import Suit
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission, Token, TokenChange
from logwright.engine.objectives.selector import ChosenCards
from logwright.engine.referee.foul import Foul
from logwright.saying import listed, saying

Tokens = tuple[Token | None, ...]


def check_agreements(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    if certificate.tokens is not None and not _may_lie_so(deal.tokens, certificate.tokens, mission.token_change):
        raise Foul(saying("fouls.tokens"))
    _check_picked(mission, deal, certificate)
    if certificate.chosen or mission.chosen:
        _check_members(mission, deal, certificate)
    for seat, number in certificate.predictions:
        if not 0 <= seat < deal.seats or not 0 <= number <= deal.table.tricks:
            raise Foul(saying("fouls.predicted", seat=str(seat), tricks=number))


def _check_picked(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    """A colour of the game, and a number in the range that the mission gives."""
    suits, picked = deal.table.deck.suits, dict(certificate.picked)
    if sorted(picked) != sorted(choice.what for choice in mission.card_choices):
        raise Foul(saying("fouls.picked"))
    for choice in mission.card_choices:
        value = picked[choice.what]
        if isinstance(value, Suit):
            fine = choice.what is ChosenCards.COLOUR and any(suit is value for suit, _ in suits.colours)
        else:
            most = choice.most or max(highest for _, highest in suits.colours)
            fine = choice.what is ChosenCards.NUMBER and choice.least <= value <= most
        if not fine:
            raise Foul(saying("fouls.picked"))


def _may_lie_so(drawn: Tokens, now: Tokens, change: TokenChange | None) -> bool:
    """Whether the tokens lie as drawn, or as after the one change that the mission allows (missions 23 and 40)."""
    if len(drawn) != len(now):
        return False
    changed = [task for task, token in enumerate(drawn) if token is not now[task]]
    if not changed:
        return True
    if change is None or len(changed) != 2:
        return False
    one, other = changed
    if now[one] is not drawn[other] or now[other] is not drawn[one]:
        return False
    to_a_bare_task = None in (drawn[one], drawn[other])
    return to_a_bare_task == (change is TokenChange.MOVE_ONE)


def _check_members(mission: Mission, deal: Deal, certificate: Certificate) -> None:
    """Different names mean different members; some must not be the commander or the automaton (B15, B26)."""
    chosen = dict(certificate.chosen)
    wanted = sorted(member.name for member in mission.chosen)
    if sorted(chosen) != wanted:
        raise Foul(saying("fouls.members", names=listed(wanted)))
    if len(set(chosen.values())) != len(certificate.chosen):
        raise Foul(saying("fouls.member-twice"))
    for member in mission.chosen:
        seat = chosen[member.name]
        if (
            not 0 <= seat < deal.seats
            or (seat == deal.commander and not member.commander_allowed)
            or (deal.automaton is not None and seat == deal.automaton.seat and not member.automaton_allowed)
        ):
            raise Foul(saying("fouls.member", seat=str(seat), name=member.name))
