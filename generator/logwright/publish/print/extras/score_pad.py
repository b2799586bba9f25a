"""The score pad: leaves on which a crew logs its attempts, mission by mission."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.figures import distress_token
from logwright.publish.figures.medal import medal
from logwright.publish.figures.svg.element import Element, box, circle, path
from logwright.publish.figures.svg.ink import EDGE, LINE, MUTED, PAPER
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import BLANK, Face, Piece, Text
from logwright.publish.print.cards.faces.ground import flood
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.size import Size
from logwright.publish.print.extras.extra_measures import ExtraMeasures
from logwright.publish.print.extras.game_scene import GameScene

_INSET, _HEAD, _FIELDS, _LABELS = 3.0, 15.0, 11.0, 6.0
_SIDE = 6.0
_MISSION, _SIGN = 15.0, 8.0
"""The widths of the first column, and of those for the distress signal and for success."""
_ON_A_SHEET = 4


def score_pads(edition: Edition) -> Iterator[Piece]:
    """As many leaves as a sheet has room for."""
    if edition.missions:
        size = edition.size("score-leaf")
        name = edition.say("sets.pad")
        yield Piece(
            "score-leaf", name, size, Face(tuple(_art(edition, size)), tuple(_texts(edition, size))), BLANK, _ON_A_SHEET
        )


def _rows(edition: Edition, size: Size) -> tuple[float, float, int]:
    """Where the first row begins, how high each is, and how many there are."""
    count = int(ExtraMeasures.of(edition.library).data["pad"]["rows"])
    top = _HEAD + _FIELDS + _LABELS
    return top, (size.height - top - _INSET - 2) / count, count


def _art(edition: Edition, size: Size) -> Iterator[Element]:
    scene, look = GameScene.of(edition), edition.deck_look
    attempts = int(ExtraMeasures.of(edition.library).data["pad"]["attempts"])
    top, step, count = _rows(edition, size)
    left, right = _SIDE, size.width - _SIDE
    yield flood(size, scene.ground)
    yield box(
        _INSET,
        _HEAD,
        size.width - 2 * _INSET,
        size.height - _HEAD - _INSET,
        2,
        fill=PAPER,
        stroke=scene.mark,
        stroke_width=0.4,
    )
    yield medal(look).centred(size.width - 12, _HEAD / 2 + 0.4, 0.42)
    line = _HEAD + 8.5
    yield path(f"M{left} {line}H{right}", stroke=MUTED, stroke_width=0.25)
    for row in range(count):
        y = top + row * step
        yield path(f"M{left} {y:.2f}H{right}", stroke=EDGE, stroke_width=0.25)
        middle = y + step / 2
        wide = right - 2 * _SIGN - left - _MISSION
        for n in range(attempts):
            yield circle(
                left + _MISSION + (n + 0.5) * wide / attempts, middle, 2.1, fill="none", stroke=MUTED, stroke_width=0.25
            )
        yield distress_token(look).centred(right - 1.5 * _SIGN, middle, 0.2)
        yield box(right - _SIGN / 2 - 2.4, middle - 2.4, 4.8, 4.8, 0.8, fill="none", stroke=LINE, stroke_width=0.35)


def _texts(edition: Edition, size: Size) -> Iterator[Text]:
    say, left, right = edition.book.say, _SIDE, size.width - _SIDE
    yield Text(edition.book.game_title(edition.game), "label", left, 3, size.width - 26, 6, ON_HEAD, "left")
    yield Text(edition.say("sets.pad"), "field", left, 8.6, size.width - 26, 4.4, ON_HEAD, "left")
    for share, key in ((0, "crew_short"), (0.6, "date")):
        yield Text(say(f"print.logbook.{key}"), "field", left + share * (right - left), _HEAD + 3, 30, 5, MUTED, "left")
    y, wide = _HEAD + _FIELDS, right - 2 * _SIGN - left - _MISSION
    yield Text(say("campaign.curve.mission"), "note", left, y, _MISSION, _LABELS, MUTED, "left")
    yield Text(say("print.logbook.attempts"), "note", left + _MISSION + 1, y, wide, _LABELS, MUTED, "left")
    yield Text(say("print.logbook.distress"), "note", right - 2 * _SIGN - 8, y, _SIGN + 8, _LABELS, MUTED)
    yield Text(say("print.logbook.won"), "note", right - _SIGN - 2, y, _SIGN + 4, _LABELS, MUTED)
