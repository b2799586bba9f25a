"""Looking back at an attempt that is over: where it was decided, by which card, and what would have won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.engine.attempts import DecisionKind, after, decisions, is_won
from logwright.engine.cards.card import Card
from logwright.engine.cards.dealing import in_order
from logwright.engine.cards.trick import Trick
from logwright.engine.crews.attempt import Attempt
from logwright.engine.crews.level import CLUB
from logwright.engine.crews.loss import LossReport, loss_report, winning_cards
from logwright.engine.crews.moment import moment_of
from logwright.engine.crews.play import share_won
from logwright.engine.referee import Status
from logwright.publish.play.sitting import Sitting
from logwright.publish.play.table import TableTeller


def looking_back(sitting: Sitting, teller: TableTeller) -> dict[str, Any]:
    """All cards are open now, so everything may be told."""
    assert sitting.state.is_over, "nobody looks back before the end"
    report = None if is_won(sitting.state) or sitting.state.time_is_up else _report(sitting)
    reason = "" if is_won(sitting.state) else report.loss.value if report else "time"
    found: dict[str, Any] = {
        "reason": reason,
        "said": teller.words.say(f"after.{reason}") if reason else "",
        "turning": None,
        "instead": [],
        "line": list(_line(sitting, teller, report)),
        "hands": _hands(sitting, teller),
    }
    if report and report.card is not None:
        place = _plays(sitting)[report.card]
        decision = sitting.decisions[place]
        assert decision.kind is DecisionKind.PLAY
        found["turning"] = {
            "decision": place,
            "trick": sitting.states[place].public.number,
            "seat": decision.seat,
            "card": teller.words.spelled(decision.value),  # type: ignore[arg-type]
        }
        found["instead"] = [_trick(trick, teller) for trick in _winning_tricks(sitting, place)]
    return found


def _report(sitting: Sitting) -> LossReport:
    state = sitting.state
    moments = tuple(moment_of(sitting.states[place]) for place in _plays(sitting))
    attempt = Attempt(state.deal, state.certificate, False, moments, moment_of(state))
    return loss_report(sitting.mission, attempt, sitting.level)


def _plays(sitting: Sitting) -> list[int]:
    """The places of all cards among the decisions."""
    return [place for place, each in enumerate(sitting.decisions) if each.kind is DecisionKind.PLAY]


def _line(sitting: Sitting, teller: TableTeller, report: LossReport | None) -> Iterator[dict[str, Any]]:
    """Every trick: its cards, what the seat of this device could hope for, and whether it could still be won."""
    plays = _plays(sitting)
    for number, trick in enumerate(sitting.state.public.tricks, start=1):
        own = [
            (turn, place)
            for turn, place in enumerate(plays)
            if sitting.states[place].public.number == number
            and sitting.states[place].public.decider(sitting.decisions[place].seat) == teller.viewer
        ]
        first = next(turn for turn, place in enumerate(plays) if sitting.states[place].public.number == number)
        lost = report is not None and (report.card is None or first > report.card)
        share = share_won(sitting.states[own[0][1]].look(teller.viewer), sitting.mind(CLUB)) if own else None
        yield {**_trick(trick, teller), "share": share, "winnable": not lost, "met": _met(sitting, number)}


def _met(sitting: Sitting, number: int) -> int:
    """How many tasks were done in a trick."""
    standings = [
        state.standing
        for state in sitting.states
        if state.standing and len(state.public.tricks) in (number - 1, number)
    ]
    before, now = (sum(status is Status.MET for status in standing.tasks) for standing in (standings[0], standings[-1]))
    return now - before


def _winning_tricks(sitting: Sitting, place: int) -> list[Trick]:
    """Tricks that win from this card on, with all cards open; none if the search gives up."""
    state = sitting.states[place]
    before = len(state.public.tricks)
    while open_now := decisions(state):
        asked = open_now[0]
        if asked.kind is not DecisionKind.PLAY:
            state = after(state, asked.decision(None))
            continue
        legal = [card for card in asked.options if isinstance(card, Card)]
        cards = winning_cards(moment_of(state), state.deal, legal, sitting.programs)
        if not cards:
            return []
        state = after(state, asked.decision(cards[0]))
    return list(state.public.tricks[before:]) if is_won(state) else []


def _trick(trick: Trick, teller: TableTeller) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [*map(teller.words.spelled, trick.cards)], "winner": trick.winner}


def _hands(sitting: Sitting, teller: TableTeller) -> list[list[str]]:
    """All hands as they were dealt."""
    held = sitting.deal.hands
    order = in_order(sitting.deal.table.deck)
    return [[teller.words.spelled(card) for card in order if card in hand] for hand in held]
