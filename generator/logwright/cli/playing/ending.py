"""How an attempt ended, in words: what was met, what failed at which card, and what would have won."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.cli.colour import bold, green, red
from logwright.cli.playing.table_text import TableText
from logwright.cli.speech import say
from logwright.engine.attempts import TimeOut, outcome
from logwright.engine.cards.card import Card
from logwright.engine.crews.post_mortem import PostMortem, post_mortem
from logwright.engine.crews.sitting import Sitting
from logwright.engine.referee import Lost, Part, WonRuling
from logwright.sentences.clause import sentence


def ending(sitting: Sitting, text: TableText) -> Iterator[str]:
    """The result, and of a lost attempt its post-mortem."""
    found = outcome(sitting.state)
    yield ""
    match found:
        case WonRuling(after):
            yield bold(green(say("play.won", n=after)))
        case TimeOut(after):
            yield bold(red(say("play.time-is-up", n=after)))
        case Lost():
            yield bold(red(say("play.lost")))
            yield from _failed(found, sitting, text)
            found_out = post_mortem(sitting.states, sitting.record.decisions)
            yield from _explained(found_out, text, sitting.state.public.seats)


def _failed(found: Lost, sitting: Sitting, text: TableText) -> Iterator[str]:
    for part in found.parts:
        yield f"  ✗ {_part(part, sitting, text)}"
    if found.card is not None and found.seat is not None:
        yield say("play.lost-at", trick=found.trick, card=text.signs.shown(found.card), who=text.who(found.seat))


def _part(part: Part, sitting: Sitting, text: TableText) -> str:
    state = sitting.state
    if part.kind == "task":
        task = text.task(state.public.tasks[part.number], state.public.seats)
        return f"{task} → {text.who(state.owners[part.number])}"
    if part.kind == "order":
        return say("play.token-order")
    return sentence(state.mission.objectives[part.number], text.tongue, state.public.seats)


def _explained(found: PostMortem, text: TableText, seats: int) -> Iterator[str]:
    yield say(f"play.cause.{found.cause}")
    if found.card is None or found.seat is None:
        return
    yield say("play.losing-card", card=text.signs.shown(found.card), who=text.who(found.seat), trick=found.trick)
    if found.line:
        yield say("play.would-have-won")
        cards = [f"{step.seat}:{text.signs.shown(step.value)}" for step in found.line if isinstance(step.value, Card)]
        # The first ones may end a trick that others began.
        first = len(cards) % seats
        tricks = [cards[:first], *(cards[place : place + seats] for place in range(first, len(cards), seats))]
        yield from (f"  {' '.join(trick)}" for trick in tricks if trick)
