"""The card that was turned up before the deal, and what it said about communication."""

from __future__ import annotations

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Signal
from logwright.sentences.message import capital
from logwright.sentences.tongue import Tongue


def turned_up(tongue: Tongue, deal: Deal, card: str) -> tuple[str, str]:
    """What it is called where a card decides, and that card with what follows from it; `card` is how it is named here.

    That the crew communicates as always needs no word.
    """
    found = card if deal.signal is Signal.NORMAL else f"{card} – {_name(tongue, deal.signal)}"
    return capital(_name(tongue, Signal.TERRAIN)), found


def _name(tongue: Tongue, signal: Signal) -> str:
    key = f"symbols.{signal}"
    return tongue.say(tongue.first(key, f"{key}.singular", f"{key}.base"))
