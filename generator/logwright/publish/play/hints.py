"""A hint: for each card the share of deals that can still be won with it, among those that fit what a seat knows."""

from __future__ import annotations

from typing import Any

from logwright.engine.attempts import DecisionKind, Open
from logwright.engine.crews.hint import card_hints
from logwright.engine.crews.level import CLUB
from logwright.publish.play.asking import DecisionWords
from logwright.publish.play.device import Device
from logwright.publish.play.table import TableTeller


def hint(device: Device, teller: TableTeller) -> dict[str, Any]:
    """Bars for cards; for anything else, what a club player would decide. It rests on the view of the seat alone."""
    asked = device.asked
    if asked is None:
        return {"bars": [], "told": teller.words.say("hint.nothing")}
    options = DecisionWords(teller.words, device.state.public).options(asked)
    if asked.kind is DecisionKind.PLAY:
        return _bars(device, asked, options, teller)
    place = asked.options.index(device.sitting.thought_of(asked, CLUB).value)
    return {"bars": [], "advised": place, "told": teller.words.say("hint.club", option=options[place]["words"])}


def _bars(device: Device, asked: Open, options: list[dict[str, Any]], teller: TableTeller) -> dict[str, Any]:
    found = card_hints(device.state.look(asked.decider), asked, len(device.states))
    bars = [
        {"option": place, "words": options[place]["words"], "share": each.share}
        for each in found
        for place in (asked.options.index(each.card),)
    ]
    return {"bars": bars, "told": teller.words.say("hint.told", n=found[0].worlds)}
