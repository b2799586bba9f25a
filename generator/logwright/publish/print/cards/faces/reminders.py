"""Reminder cards: where the communication token goes, and how a trick works."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.engine.cards.card import Card
from logwright.publish.figures.crew_game.card import BACKS, card
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene
from logwright.publish.figures.crew_game.token import communication_token
from logwright.publish.figures.svg.element import Element, circle, path
from logwright.publish.figures.svg.ink import LINE, MUTED, PAPER, WHITE, Ink
from logwright.publish.figures.svg.scene import spark, wave
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import flood, panel
from logwright.publish.print.cards.fit import stacked
from logwright.publish.print.cards.size import Size

_INSET = 2.8
_HEADER = 15.5
# Sections of the rules that say it in one sentence.
_TELLING = ("when-to-communicate", "show-a-card")
_TRICK = ("trick", "follow-suit", "trick-winner", "trump")
_PLACES = ("highest", "only", "lowest")
HEAD = {
    Scene.SPACE: Ink("print-head-space", "#2b3567", "#2b3567", WHITE),
    Scene.SEA: Ink("print-head-sea", "#12606a", "#12606a", WHITE),
}
ON_HEAD = Ink("print-on-head", WHITE, WHITE, "#1c1c1c")


def reminder_cards(count: int, edition: Edition) -> Iterator[Piece]:
    size = edition.size("reminder-card")
    name = edition.name("terms.reminder-card")
    yield Piece("reminder-card", name, size, _communication(edition, size), _trick(edition, size), count)


def _communication(edition: Edition, size: Size) -> Face:
    """A card with the token at its top, in its middle and at its bottom."""
    look = edition.deck_look
    token = communication_token(look)
    x, ys = 18.5, (21.0, 34.5, 48.0)
    shown = card(_example(look), look).centred(x, ys[1], 0.31)
    lines = [path(f"M{x + 4} {y}H{x + 15.4}", stroke=MUTED, stroke_width=0.35, stroke_dasharray="0.8 0.7") for y in ys]
    tokens = [token.centred(x, y, 0.32) for y in ys]
    texts = [
        Text(
            edition.name(f"terms.{place}"),
            "label",
            x + 16.4,
            y - 5.5,
            size.width - x - 16.4 - _INSET - 1.4,
            11,
            across="left",
        )
        for place, y in zip(_PLACES, ys, strict=True)
    ]
    words = " ".join(edition.short(section) for section in _TELLING)
    rule = Text(words, "reminder", 5.6, 53, size.width - 11.2, 31)
    title = _title(edition.tongue.say("communication"), size)
    return Face((*_ground(edition, size), shown, *lines, *tokens), (title, *texts, rule))


def _example(look: DeckLook) -> Card:
    """A card of middle value, in a colour from the middle of the list."""
    suit, highest = look.spec.suits.example
    return Card(suit, max(highest - 2, 1))


def _trick(edition: Edition, size: Size) -> Face:
    """How a trick works, in four steps with even space between them."""
    top, left = _HEADER + 2.4, 14.4
    room, width = size.height - _INSET - 2.4 - top, size.width - left - 5.4
    rules = [edition.short(name) for name in _TRICK]
    stack = stacked(rules, width, room, 1, edition.measures.type("reminder"), edition.lang)
    gap = (room - sum(stack.heights)) / len(rules)
    head = HEAD[edition.deck_look.scene]
    numbers: list[Element] = []
    texts = []
    y = top + gap / 2
    for n, (rule, height) in enumerate(zip(rules, stack.heights, strict=True), start=1):
        middle = y + height / 2
        numbers.append(circle(9.4, middle, 3.1, fill=head, stroke=LINE, stroke_width=0.3))
        texts.append(Text(f"{n}", "label", 6.4, middle - 3, 6, 6, ON_HEAD))
        texts.append(Text(rule, "reminder", left, y, width, height, across="left"))
        y += height + gap
    return Face((*_ground(edition, size), *numbers), (_title(edition.title("trick"), size), *texts))


def _title(words: str, size: Size) -> Text:
    return Text(words, "heading", 6, 5.2, size.width - 12, 9, ON_HEAD)


def _ground(edition: Edition, size: Size) -> Iterator[Element]:
    look = edition.deck_look
    _, mark = BACKS[look.scene]
    head = HEAD[look.scene]
    w = size.width
    yield flood(size, head)
    yield panel(size, _INSET, PAPER, mark, 3, 0.5)
    top = f"M{_INSET} {_HEADER}V{_INSET + 3}a3 3 0 0 1 3-3H{w - _INSET - 3}a3 3 0 0 1 3 3V{_HEADER}"
    edge = f"M{w - _INSET} {_HEADER}H{_INSET}"
    yield path(f"{top}Z", fill=head)
    yield path(edge, stroke=mark, stroke_width=0.5)
    if look.scene is Scene.SPACE:
        stars = "".join(
            spark(x, y, r) for x, y, r in ((8, 6.6, 0.7), (w - 8.4, 11, 0.8), (w - 12, 6, 0.5), (10.6, 12, 0.5))
        )
        yield path(stars, fill=mark)
    else:
        yield path(
            wave(_INSET + 1, _HEADER - 1.6, 9, (w - 2 * _INSET - 2) / 9, 1.6),
            fill="none",
            stroke=mark,
            stroke_width=0.4,
        )
