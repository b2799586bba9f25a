"""Hints as lines with bars: the share of worlds that can still be won with each option, and what a message tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from logwright.cli.playing.table_text import TableText
from logwright.cli.speech import say, share
from logwright.engine.attempts import DecisionKind, Open, Value
from logwright.engine.attempts.view import View
from logwright.engine.crews.hint import card_hints, message_hints, option_hints

WIDTH = 20


def hint_lines(view: View, asked: Open, seed: int, text: TableText, named: Callable[[Value], str]) -> Iterator[str]:
    """`named` puts an option into words."""
    if asked.kind is DecisionKind.PLAY:
        found = card_hints(view, asked, seed)
        yield say("play.hint.cards", worlds=found[0].worlds)
        for hint in found:
            yield f"  {text.signs.shown(hint.card)} {bar(hint.share)} {share(hint.share)}"
    elif asked.kind is DecisionKind.SHOW and (messages := message_hints(view, asked)):
        yield say("play.hint.messages")
        most = max(hint.worth for hint in messages) or 1.0
        for each in messages:
            yield f"  {text.signs.shown(each.message.card)} {bar(max(0.0, each.worth) / most)}"
    elif options := option_hints(view, asked, seed):
        yield say("play.hint.options", worlds=options[0].worlds)
        for option in options:
            yield f"  {bar(option.share)} {share(option.share)}  {named(option.value)}"
    else:
        yield say("play.hint.none")


def bar(value: float) -> str:
    full = round(value * WIDTH)
    return "█" * full + "░" * (WIDTH - full)
