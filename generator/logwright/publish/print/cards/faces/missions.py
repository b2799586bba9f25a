"""Mission cards: symbols and rules of a mission in front, its story behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.medal import numbered_medal
from logwright.publish.figures.svg.element import Element, circle, path
from logwright.publish.figures.svg.ink import EDGE, LINE, PAPER
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import fitted, flood, panel
from logwright.publish.print.cards.faces.reminders import HEAD, ON_HEAD
from logwright.publish.print.cards.size import Size
from logwright.publish.views.mission_signs import MissionSign, mission_signs
from logwright.publish.views.mission_view import MissionView

_INSET = 2.8
_HEADER = 22.0
_SIDE = 6.5
_END = 6.0
_BULLET = 3.4
_GAP = 0.6
"""Between two rules."""


@dataclass(frozen=True)
class Spacing:
    """How large a front is set: the height of a line of symbols, and about how many letters stand in a line of rules
    and how high such a line is; with these, rules get room by their length."""

    sign: float
    letters: int
    leading: float

    def lines(self, rule: str) -> int:
        return ceil(len(rule) / self.letters)

    def above_rules(self, signs: int) -> float:
        return _HEADER + 2.5 + (signs * self.sign + 2.4 if signs else 1)

    def height(self, signs: int, rules: Sequence[str]) -> float:
        """The height of the whole front down to its last rule."""
        return self.above_rules(signs) + sum(self.lines(rule) * self.leading + _GAP for rule in rules)


_SPACINGS = (Spacing(13, 24, 5.6), Spacing(11, 29, 5.2), Spacing(9.6, 34, 5.0))
"""From the largest to that of the longest rules."""


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
    """Symbols line by line, then the rules, each with room by its length; large where there is room for it."""
    art, texts = [*ground], [*head]
    rules = edition.library.rule_lines(mission, edition.lang, None)
    fitting = (each for each in _SPACINGS if each.height(len(signs), rules) <= size.height - _END)
    spacing = next(fitting, _SPACINGS[-1])
    y = _HEADER + 2.5
    for sign in signs:
        # Tokens and cards stand in a row; where they fill it, the rules say what they are.
        step = min(spacing.sign, (size.width - 2 * _SIDE) / len(sign.drawings))
        for at, drawing in enumerate(sign.drawings):
            art.append(fitted(drawing, _SIDE + at * step, y, step - 0.8, spacing.sign - 1.2))
        left = _SIDE + len(sign.drawings) * step + 1.5
        if size.width - _SIDE - left > 18:
            area = (left, y, size.width - _SIDE - left, spacing.sign - 1.2)
            texts.append(Text(sign.words, "symbol", *area, across="left"))
        y += spacing.sign
    if signs:
        art.append(path(f"M{_SIDE} {y + 0.8:.2f}H{size.width - _SIDE:g}", stroke=EDGE, stroke_width=0.3))
    y = spacing.above_rules(len(signs))
    lines = [spacing.lines(rule) for rule in rules]
    # Short rules do not spread over the card.
    unit = min((size.height - _END - y - _GAP * len(rules)) / sum(lines), spacing.leading)
    for rule, count in zip(rules, lines, strict=True):
        height = count * unit
        art.append(circle(_SIDE + 0.9, y + 2.1, 0.7, fill=LINE))
        width = size.width - 2 * _SIDE - _BULLET
        texts.append(Text(rule, "rule", _SIDE + _BULLET, y, width, height, across="left", down="top"))
        y += height + _GAP
    return Face(tuple(art), tuple(texts))


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
