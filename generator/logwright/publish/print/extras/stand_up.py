"""The commander's stand-up: a prism that stands before whoever leads the crew."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.figures.crew_game.token import rank_sign
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Attributes, Element, box, circle, path
from logwright.publish.figures.svg.ink import MUTED, PAPER, WHITE, Ink
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import BLANK, Face, Piece, Text
from logwright.publish.print.cards.faces.ground import both_ends, flood
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.size import Size
from logwright.publish.print.extras.extra_measures import ExtraMeasures
from logwright.publish.print.extras.game_scene import GameScene
from logwright.sentences.message import capital

_RANK = "rank-token"
_SEAL = Ink("print-rank", "#e0a100", "#e0a100", WHITE)
_ON_SEAL = Ink("print-on-rank", "#3b2a00", "#3b2a00", "#1c1c1c")
_FOLD: Attributes = {"fill": "none", "stroke_dasharray": "1.6 1.2", "stroke_width": 0.3}


def has_commander(edition: Edition) -> bool:
    return any(component.piece == _RANK for component in edition.components)


def stand_ups(edition: Edition) -> Iterator[Piece]:
    if has_commander(edition):
        size, scene = edition.size("commander-stand"), GameScene.of(edition)
        name = capital(edition.name("terms.commander"))
        front = Face(tuple(_art(edition, size, scene)), tuple(_texts(edition, size, name)))
        yield Piece("commander-stand", name, size, front, BLANK)


def _parts(edition: Edition) -> tuple[float, float, float]:
    """How high a side is, how deep the base, how wide the strip to glue."""
    said = ExtraMeasures.of(edition.library).data["stand"]
    return float(said["side"]), float(said["base"]), float(said["glue"])


def _art(edition: Edition, size: Size, scene: GameScene) -> Iterator[Element]:
    """The two sides head to head, so that both stand upright once folded; then base and strip."""
    side, base, _ = _parts(edition)
    yield flood(size, scene.ground)
    yield box(-size.bleed, 2 * side + base, size.width + 2 * size.bleed, size.height, fill=PAPER)
    sides = Size("sides", size.width, 2 * side)
    yield both_ends(sides, Drawing(size.width, side, tuple(_side(edition, size.width, side, scene))).at(0, side))
    yield path(f"M0 {side}H{size.width}M0 {2 * side}H{size.width}", stroke=ON_HEAD, **_FOLD)
    yield path(f"M0 {2 * side + base}H{size.width}", stroke=MUTED, **_FOLD)


def _side(edition: Edition, width: float, height: float, scene: GameScene) -> Iterator[Element]:
    x, y, r = width / 2, height * 0.36, 17.0
    yield box(2.8, 2.8, width - 5.6, height - 5.6, 3, fill="none", stroke=scene.mark, stroke_width=0.5)
    yield circle(x, y, r + 2.4, fill="none", stroke=scene.mark, stroke_width=0.4)
    yield circle(x, y, r, fill=_SEAL, stroke=_ON_SEAL, stroke_width=0.8)
    yield circle(x, y, r - 1.6, fill="none", stroke=_ON_SEAL, stroke_width=0.3)
    yield Drawing(26, 26, (rank_sign(edition.deck_look, _ON_SEAL),)).centred(x, y, 2 * r * 0.86 / 26)


def _texts(edition: Edition, size: Size, name: str) -> Iterator[Text]:
    """Name and duty on both sides; the upper one is upside down."""
    side, base, glue = _parts(edition)
    wide, top = size.width - 12, side + side * 0.68
    duty = edition.name("setup.first-trick")
    for words, kind, y, high in ((name, "stand-title", top, 9.0), (duty, "box-line", top + 9, 11.0)):
        yield Text(words, kind, 6, y, wide, high, ON_HEAD)
        yield Text(words, kind, 6, 2 * side - y - high, wide, high, ON_HEAD, turned=True)
    yield Text(edition.book.say("press.stand.base"), "note", 6, 2 * side + 2, wide, base - 4, ON_HEAD)
    yield Text(edition.book.say("press.stand.glue"), "note", 6, 2 * side + base, wide, glue, MUTED)
