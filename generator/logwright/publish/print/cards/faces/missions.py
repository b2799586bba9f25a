"""Mission cards: symbols and rules of a mission in front, its story behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.card import Suit
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene
from logwright.publish.figures.medal import numbered_medal
from logwright.publish.figures.svg.element import Element, circle, path
from logwright.publish.figures.svg.ink import EDGE, LINE, PAPER, WHITE, Ink
from logwright.publish.figures.svg.scene import spark, wave
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import fitted, flood, panel
from logwright.publish.print.cards.faces.reminders import HEAD, ON_HEAD
from logwright.publish.print.cards.fit import Misfit, Stack, stacked
from logwright.publish.print.cards.size import Size
from logwright.publish.views.mission_signs import MissionSign, mission_signs
from logwright.publish.views.mission_view import MissionView

_INSET = 2.8
_HEADER = 22.0
_SIDE = 6.5
_END = 6.0
_BULLET = 3.4
_GAP = 1.3
"""Between two rules."""
_SIGNS = (13.0, 11.0, 9.6, 8.2)
"""Heights of a line of symbols, from the largest; the more room rules need, the smaller symbols become."""
_SPARE = 26.0
"""Less room than this below the rules stays empty."""
_PALE = Ink("print-pale", "#dde5ee", "#dde5ee", WHITE)


def mission_cards(edition: Edition) -> Iterator[Piece]:
    size = edition.size("mission-card")
    for mission in edition.missions:
        view = MissionView(edition.book, mission)
        number = str(mission.number) if mission.number else ""
        ground = tuple(_ground(edition, size, number))
        head = _heading(view, size)
        front = _front(edition, mission, list(mission_signs(view)), ground, head, size)
        story = Text(view.words.story, "story", _SIDE, _HEADER + 3, size.width - 2 * _SIDE, size.height - _HEADER - 9)
        yield Piece(mission.slug, view.title, size, front, Face(ground, (*head, story)))


def _front(
    edition: Edition,
    mission: LoggedMission,
    signs: Sequence[MissionSign],
    ground: Sequence[Element],
    head: Sequence[Text],
    size: Size,
) -> Face:
    """Symbols line by line, then the rules, one below the other; large where there is room for it."""
    art, texts = [*ground], [*head]
    rules = edition.library.rule_lines(mission, edition.lang, None)
    width = size.width - 2 * _SIDE - _BULLET
    tall, stack = max(_settings(edition, rules, len(signs), width, size), key=lambda setting: setting[1].size)
    y = _HEADER + 2.5
    for sign in signs:
        # Tokens and cards stand in a row; where they fill it, the rules say what they are.
        step = min(tall, (size.width - 2 * _SIDE) / len(sign.drawings))
        for at, drawing in enumerate(sign.drawings):
            art.append(fitted(drawing, _SIDE + at * step, y, step - 0.8, tall - 1.2))
        left = _SIDE + len(sign.drawings) * step + 1.5
        if size.width - _SIDE - left > 18:
            area = (left, y, size.width - _SIDE - left, tall - 1.2)
            texts.append(Text(sign.words, "symbol", *area, across="left"))
        y += tall
    if signs:
        art.append(path(f"M{_SIDE} {y + 0.8:.2f}H{size.width - _SIDE:g}", stroke=EDGE, stroke_width=0.3))
    y = _above_rules(len(signs), tall)
    middle = stack.line / 2
    for rule, height in zip(rules, stack.heights, strict=True):
        art.append(circle(_SIDE + 0.9, y + middle, 0.7, fill=LINE))
        texts.append(Text(rule, "rule", _SIDE + _BULLET, y, width, height, across="left", down="top"))
        y += height + _GAP
    return Face((*art, *_under_way(edition.deck_look, size, y, size.height - _END)), tuple(texts))


def _settings(
    edition: Edition, rules: Sequence[str], signs: int, width: float, size: Size
) -> Iterator[tuple[float, Stack]]:
    """Each height of a line of symbols with the rules as they fit below; the last raises if they do not."""
    limits = edition.measures.type("rule")
    for sign in _SIGNS:
        room = size.height - _END - _above_rules(signs, sign)
        try:
            yield sign, stacked(rules, width, room, _GAP, limits, edition.lang)
        except Misfit:
            if sign == _SIGNS[-1]:
                raise


def _above_rules(signs: int, sign: float) -> float:
    return _HEADER + 2.5 + (signs * sign + 2.4 if signs else 1)


def _under_way(look: DeckLook, size: Size, top: float, bottom: float) -> Iterator[Element]:
    """Where rules leave much room: the ship of the game on its way, in pale ink."""
    room = bottom - top
    if room < _SPARE:
        return
    x, y, wide = size.width / 2, top + room / 2, min(24.0, room * 0.45)
    ship = symbol(look.suits[Suit.TRUMP].symbol, wide, _PALE)
    if look.scene is Scene.SPACE:
        yield circle(x, y, wide * 0.8, fill="none", stroke=_PALE, stroke_width=0.5, stroke_dasharray="1.6 1.6")
        stars = ((-0.95, -0.55, 1.1), (0.9, -0.75, 0.8), (1.05, 0.4, 1.2), (-1.1, 0.5, 0.8))
        yield path("".join(spark(x + wide * right, y + wide * down, r) for right, down, r in stars), fill=_PALE)
        yield ship.centred(x, y, turn=28)
    else:
        waves = "".join(wave(x - 22.5 + shift, y + wide * 0.62 + down, 5, 9, 2.4) for shift, down in ((0, 0), (4.5, 3)))
        yield path(waves, fill="none", stroke=_PALE, stroke_width=0.6)
        yield ship.centred(x, y - 1)


def _heading(view: MissionView, size: Size) -> tuple[Text, ...]:
    left = _SIDE + 15
    width = size.width - left - _SIDE + 2
    return (
        Text(view.name, "kicker", left, 4.6, width, 4.4, ON_HEAD, "left"),
        Text(view.words.title, "title", left, 9.2, width, 11, ON_HEAD, "left"),
    )


def _ground(edition: Edition, size: Size, number: str) -> Iterator[Element]:
    look = edition.deck_look
    _, mark = BACKS[look.scene]
    head, w = HEAD[look.scene], size.width
    yield flood(size, head)
    yield panel(size, _INSET, PAPER, mark, 3, 0.5)
    yield path(f"M{_INSET} {_HEADER}V{_INSET + 3}a3 3 0 0 1 3-3H{w - _INSET - 3}a3 3 0 0 1 3 3V{_HEADER}Z", fill=head)
    yield path(f"M{w - _INSET} {_HEADER}H{_INSET}", stroke=mark, stroke_width=0.5)
    yield numbered_medal(look, number).centred(_SIDE + 6.5, 12.4, 0.62)
