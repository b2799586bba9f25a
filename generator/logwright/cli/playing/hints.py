"""Hints as lines with bars: the share of worlds that can still be won after each card, and what a message tells."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.cli.playing.table_text import TableText
from logwright.cli.speech import say, share
from logwright.engine.attempts import DecisionKind, Open
from logwright.engine.attempts.view import View
from logwright.engine.crews.hint import card_hints, message_hints

WIDTH = 20


def hint_lines(view: View, asked: Open, seed: int, text: TableText) -> Iterator[str]:
    if asked.kind is DecisionKind.PLAY:
        found = card_hints(view, asked, seed)
        yield say("play.hint.cards", worlds=found[0].worlds)
        for hint in found:
            yield f"  {text.signs.shown(hint.card)} {bar(hint.share)} {share(hint.share)}"
    elif asked.kind is DecisionKind.SHOW and (messages := message_hints(view, asked)):
        yield say("play.hint.messages")
        most = max(hint.worth for hint in messages) or 1.0
        for message, worth in messages:
            yield f"  {text.signs.shown(message.card)} {bar(max(0.0, worth) / most)}"
    else:
        yield say("play.hint.none")


def bar(value: float) -> str:
    full = round(value * WIDTH)
    return "█" * full + "░" * (WIDTH - full)
