"""Upgrade cards: the name, and a picture generated from the effect."""

from __future__ import annotations

from collections.abc import Callable

from logwright.engine.saucers.pieces.upgrade import Effect, Upgrade
from logwright.publish.figures.saucer_game.piece import booster, energy, patrol_token, rotation_die
from logwright.publish.figures.saucer_game.saucer import crew_type, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import CELL, spaces
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import Attributes, Element, FigureError, box, circle, path
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, BAD, EDGE, LINE, MUTED, PAPER, SHADE
from logwright.publish.figures.svg.lettering import lettering, width_of, words

WIDTH, HEIGHT = 63.0, 88.0
_NAME = 8.0


def upgrade_card(name: str, look: SaucerLook, title: str) -> Drawing:
    """An upgrade card with its number, its name in some language, and its picture."""
    card = look.upgrade(name)
    longest = max((width_of(word, _NAME) for word in title.split()), default=0)
    size = _NAME * min(1, (WIDTH - 11) / longest) if longest else _NAME
    lines = wrapped(title, WIDTH - 11, size)
    text = [words(line, WIDTH / 2, 21 + n * 9, size, LINE, bold=True) for n, line in enumerate(lines)]
    top = 18 + len(lines) * 9
    picture = upgrade_icon(card, look).within(WIDTH - 16, HEIGHT - top - 10)
    return Drawing(
        WIDTH,
        HEIGHT,
        (
            box(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, 5, fill=PAPER, stroke=EDGE, stroke_width=0.8),
            box(3, 3, WIDTH - 6, HEIGHT - 6, 3, fill=SHADE, stroke=ACCENT),
            path("M3 12H60", stroke=ACCENT, stroke_width=0.8),
            lettering(f"{card.number}", 6, ACCENT, 2.4).centred(WIDTH / 2, 7.6),
            *text,
            picture.centred(WIDTH / 2, (top + HEIGHT - 6) / 2),
        ),
    )


def wrapped(text: str, width: float, size: float) -> list[str]:
    """The words wrapped to lines of about this width."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def upgrade_icon(card: Upgrade, look: SaucerLook) -> Drawing:
    """The picture of an upgrade's effect, without words."""
    if card.effect.do not in EFFECTS:
        raise FigureError(f"there is no picture for what {card.id} does: {card.effect.do}")
    return EFFECTS[card.effect.do](card.effect, look)


def _own(look: SaucerLook) -> Drawing:
    return saucer(next(iter(look.colours)), look)


def _other(look: SaucerLook) -> Drawing:
    return saucer(list(look.colours)[2], look)


def _free() -> Drawing:
    """An empty space."""
    return Drawing(36, 36, (box(2, 2, 32, 32, 4, fill=PAPER, stroke=MUTED, stroke_width=1.6, stroke_dasharray="4 3"),))


def _arrow(ways: str = "M2 8H18M12 2 18 8 12 14") -> Drawing:
    pen: Attributes = {
        "fill": "none",
        "stroke": LINE,
        "stroke_width": 2.6,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    return Drawing(20, 16, (path(ways, **pen),))


def _both_ways() -> Drawing:
    return _arrow("M2 5H18M14 1 18 5 14 9M18 12H2M6 8.4 2 12 6 15.6")


def _relocate(effect: Effect, look: SaucerLook) -> Drawing:
    place = {"neighbour": _free(), "line": _cross_line(), "crash-site": _site(), "anywhere": _cells()}[effect.reach]
    return beside([_own(look), _arrow(), place], 4)


def _site() -> Drawing:
    return spaces([["7"]]).scaled(36 / CELL)


def _cells() -> Drawing:
    """Any space."""
    return spaces([[".", "."], [".", "."]]).scaled(36 / (2 * CELL)).with_parts(lettering("?", 18, LINE).centred(18, 18))


def _cross_line() -> Drawing:
    """A row and a column."""
    bars: list[Element] = [
        box(1, 12, 34, 12, 3, fill=ACCENT_TINT, stroke=ACCENT),
        box(12, 1, 12, 34, 3, fill=ACCENT_TINT, stroke=ACCENT),
    ]
    return Drawing(36, 36, tuple(bars))


def _gain(effect: Effect, _: SaucerLook) -> Drawing:
    pieces = [booster()] * effect.boosters + [energy()] * effect.energy
    return beside([lettering("+", 14), beside(pieces, 3)], 5)


def _exchange(effect: Effect, look: SaucerLook) -> Drawing:
    other = beside([crew_type("pilot"), _other(look)], 1) if effect.reach == "saucer" else crew_type("doctor")
    return beside([crew_type("pilot"), _both_ways(), other], 4)


def _choose(effect: Effect, _: SaucerLook) -> Drawing:
    if effect.what == "direction":
        return beside([patrol_token().scaled(1.5), lettering("?", 18)], 5)
    if effect.what == "crash-site":
        return beside([_site(), lettering("?", 18)], 5)
    return beside([rotation_die().scaled(1.2), lettering("/", 20), rotation_die("counter-clockwise").scaled(1.2)], 4)


def _choose_distance(effect: Effect, _: SaucerLook) -> Drawing:
    piece = spaces([["A"]]).scaled(36 / CELL) if effect.of == "accelerator" else booster().scaled(1.4)
    return stacked([piece, lettering(f"{effect.shortest}–{effect.longest}", 14)], 4)


def _push(effect: Effect, look: SaucerLook) -> Drawing:
    return beside(
        [
            _own(look),
            _cross_line().scaled(0.5),
            _other(look),
            stacked([_arrow(), lettering(f"{effect.distance}", 9)], 1),
        ],
        3,
    )


def _take_crew(effect: Effect, look: SaucerLook) -> Drawing:
    beam = stacked([_arrow("M18 8H2M8 2 2 8 8 14"), lettering(f"≤{effect.distance}", 9)], 1)
    return beside([_own(look), beam, crew_type("engineer")], 4)


def _crash(_: Effect, look: SaucerLook) -> Drawing:
    struck = badge.struck(_other(look), BAD)
    return beside([_own(look), _arrow(), struck], 4)


def _leave(_: Effect, look: SaucerLook) -> Drawing:
    ring = circle(18, 18, 16.6, fill="none", stroke=MUTED, stroke_width=1.6, stroke_dasharray="4 3")
    return beside([_own(look), _arrow(), Drawing(36, 36, (*_own(look).faded(0.25).parts, ring))], 4)


def _rotate(_: Effect, __: SaucerLook) -> Drawing:
    return beside([spaces([[".", "A"], ["5", "."]]).scaled(0.5), rotation_die()], 4)


EFFECTS: dict[str, Callable[[Effect, SaucerLook], Drawing]] = {
    "relocate": _relocate,
    "swap-places": lambda _, look: beside([_own(look), _both_ways(), _other(look)], 4),
    "push": _push,
    "take-crew": _take_crew,
    "leave-board": _leave,
    "accelerate": lambda _, __: beside([_site(), lettering("=", 14), spaces([["A"]]).scaled(36 / CELL)], 4),
    "multiply-distance": lambda effect, look: beside([_own(look), _arrow(), lettering(f"×{effect.factor}", 18)], 4),
    "gain": _gain,
    "exchange-crew": _exchange,
    "choose": _choose,
    "crash-hit-saucer": _crash,
    "move": lambda effect, look: beside([_own(look), _arrow(), lettering(f"{effect.distance}", 18)], 4),
    "rotate-tile": _rotate,
    "choose-distance": _choose_distance,
}
