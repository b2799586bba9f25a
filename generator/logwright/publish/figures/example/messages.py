"""Examples of communication: what may be shown, when, and what a token goes on saying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage, Mark, Radio, messages, rapture_pool, true_mark
from logwright.engine.cards.dealing import terrain_signal
from logwright.engine.missions.mission import Communication, Signal
from logwright.publish.figures.crew_game.card import HEIGHT, WIDTH, card
from logwright.publish.figures.crew_game.communication import EDGES, shown_card
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.mission_symbol import mission_symbol
from logwright.publish.figures.crew_game.seats import person
from logwright.publish.figures.crew_game.token import SIZE, communication_token
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.task_icon.strip import Cell, cell

Case = Mapping[str, Any]
_SCALE = 0.85


def communication_case(case: Case, look: DeckLook) -> Drawing:
    """A whole hand: every card that may be shown bears its token, the others a cross."""
    held = [look.card(name) for name in case["hand"]]
    said = {look.card(name): Mark(mark) for name, mark in case["legal"].items()}
    illegal = {look.card(name) for name in case["illegal"]}
    right = {message.card: message.mark for message in messages(held)}
    if said != right or illegal != set(held) - set(right):
        spelled = ", ".join(f"{each.spelled(look.trump)} as {mark}" for each, mark in right.items())
        raise FigureError(f"from this hand may be shown: {spelled}")
    cards = [shown_card(each, look, EDGES[said[each]]) if each in said else _silent(each, look) for each in held]
    return beside(cards, 4).scaled(_SCALE)


def _silent(each: Card, look: DeckLook) -> Drawing:
    """A card that may not be shown."""
    front = card(each, look).faded()
    margin = SIZE / 2
    mark = badge.no().centred(WIDTH / 2, margin + HEIGHT / 2, 1.4)
    return Drawing(WIDTH, HEIGHT + SIZE, (front.at(0, margin), mark))


def communication_later(case: Case, look: DeckLook) -> Drawing:
    """Before and after: cards were played, and the token stays where it was."""
    held = [look.card(name) for name in case["hand"]]
    shown, mark = look.card(case["shown"]), Mark(case["mark"])
    played = {look.card(name) for name in case["played"]}
    if true_mark(shown, held) is not mark:
        raise FigureError(f"{case['shown']} is not the {mark} of its colour in this hand")
    if shown in played or not played <= set(held):
        raise FigureError("only other cards of the hand are played between the two moments")
    radio = Radio(Communication(), Signal.NORMAL, seats=4).after(0, CardMessage(shown, mark), before_trick=1)
    if radio.said[0].message.mark is not Mark(case["mark_later"]):
        raise FigureError("a token never moves once it lies")
    before = [_in_hand(each, look, shown, mark) for each in held]
    after = [_in_hand(each, look, shown, mark) for each in held if each not in played]
    return beside([beside(before, 5), lettering("→", 20), beside(after, 5)], 12).scaled(_SCALE)


def _in_hand(each: Card, look: DeckLook, shown: Card, mark: Mark) -> Drawing:
    if each == shown:
        return shown_card(each, look, EDGES[mark])
    return Drawing(WIDTH, HEIGHT + SIZE, (card(each, look).at(0, SIZE / 2),))


def communication_timing(case: Case, look: DeckLook) -> Drawing:
    """Tricks in a row with the gaps before them: in some the crew may communicate, in others not."""
    start = case["from_trick"]
    signal = Signal.DISRUPTION if start > 1 else Signal.NORMAL
    radio = Radio(Communication(signal, from_trick=start), signal, seats=4)
    gaps = dict.fromkeys(case["silent_before"], False) | dict.fromkeys(case["open_before"], True)
    for number, allowed in gaps.items():
        if radio.may_speak(0, number) is not allowed:
            raise FigureError(f"before trick {number} the crew {'may not' if allowed else 'may'} communicate")
    parts = []
    for number in range(1, max(gaps) + 1):
        token = communication_token(look, "green" if radio.may_speak(0, number) else "red")
        parts += [token, cell(Cell.ANY, number).scaled(2)]
    return beside([*parts, lettering("…", 8)], 8)


def pool(case: Case, look: DeckLook) -> Drawing:
    """How many tokens a crew shares in the rapture of the deep."""
    if rapture_pool(case["players"]) != case["tokens"]:
        raise FigureError(
            f"with {case['players']} members there are {rapture_pool(case['players'])} tokens in the pool"
        )
    crew = beside([person()] * case["players"], 2)
    return beside([crew, lettering("→", 14), beside([communication_token(look)] * case["tokens"], 4)], 10)


def terrain(case: Case, look: DeckLook) -> Drawing:
    """A card that was turned up and how the crew may communicate."""
    shown = look.card(case["card"])
    signal = terrain_signal(shown, look.spec.terrain).value
    if signal != case["communication"]:
        raise FigureError(f"{case['card']} means {signal}, not {case['communication']}")
    sign = (
        communication_token(look) if case["communication"] == "normal" else mission_symbol(case["communication"], look)
    )
    return beside([card(shown, look).scaled(0.75), lettering("→", 16), sign.scaled(1.3)], 12)
