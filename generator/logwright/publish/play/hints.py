"""A hint: for each card the share of deals that can still be won with it, among those that fit what a seat knows."""

from __future__ import annotations

from typing import Any

from logwright.engine.attempts import DecisionKind, Open
from logwright.engine.crews.level import CLUB
from logwright.engine.crews.member import decide
from logwright.engine.crews.play import shares_won
from logwright.publish.play.asking import Asking
from logwright.publish.play.sitting import Sitting
from logwright.publish.play.table import TableTeller


def hint(sitting: Sitting, teller: TableTeller) -> dict[str, Any]:
    """Bars for cards; for anything else, what a club player would decide. It rests on the view of the seat alone."""
    asked = sitting.asked
    if asked is None:
        return {"bars": [], "told": teller.words.say("hint.nothing")}
    if asked.kind is DecisionKind.PLAY:
        return _bars(sitting, asked, teller)
    value = decide(sitting.state.look(asked.decider), asked, sitting.mind(CLUB))
    place = asked.options.index(value)
    said = Asking(teller.words, sitting.state.public).options(asked)[place]["words"]
    return {"bars": [], "advised": place, "told": teller.words.say("hint.club", option=said)}


def _bars(sitting: Sitting, asked: Open, teller: TableTeller) -> dict[str, Any]:
    view = sitting.state.look(asked.decider)
    shares, worlds = shares_won(view, asked.seat, sitting.mind(CLUB))
    words = [option["words"] for option in Asking(teller.words, view.public).options(asked)]
    bars = [{"option": place, "words": words[place], "share": share} for place, share in enumerate(shares)]
    return {"bars": bars, "told": teller.words.say("hint.told", n=worlds)}
