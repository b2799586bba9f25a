"""The difficulty curve of a poster: a line for each number of players, drawn in millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from logwright.publish.figures import symbol
from logwright.publish.figures.chart.axis import Axis
from logwright.publish.figures.chart.plot import STYLES
from logwright.publish.figures.svg.element import Element, box, circle, line, number, path
from logwright.publish.figures.svg.ink import ACCENT_TINT, EDGE, LINE, MUTED, PAPER, Ink
from logwright.publish.print.cards.face import Text
from logwright.publish.views.book import Book
from logwright.verdicts.missions.difficulty import EASIEST, HARDEST

_TICKS = (EASIEST, 4, 7, HARDEST)
_HEAD, _FOOT, _LEFT, _RIGHT = 11.0, 9.0, 10.0, 6.0
TYPICAL = 4
"""The number of players whose line is shown where there is room for one."""
_NAME = 30.0
_BAND = Ink("poster-band", ACCENT_TINT.light, ACCENT_TINT.dark, "#e4e4e4")
_CROWDED = 20
"""With more missions than these, the lines would cross too often, and only every fifth number stands below."""


@dataclass(frozen=True)
class DifficultyCurve:
    """`levels` has, for each number of players, the difficulty of each mission; None where nobody has played it."""

    book: Book
    levels: Mapping[int, tuple[int | None, ...]]
    numbers: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float

    @property
    def measured(self) -> dict[int, tuple[int | None, ...]]:
        """The numbers of players for which something is known, as many as can be told apart."""
        known = {count: levels for count, levels in self.levels.items() if any(level is not None for level in levels)}
        return dict(list(known.items())[-len(STYLES) :])

    @property
    def lines(self) -> dict[int, tuple[int | None, ...]]:
        """The numbers of players that have a line. Where many missions crowd, one is enough, inside a band of all."""
        measured = self.measured
        if not self._crowded or len(measured) < 2:
            return measured
        typical = TYPICAL if TYPICAL in measured else max(measured)
        return {typical: measured[typical]}

    @property
    def _crowded(self) -> bool:
        return len(self.numbers) > _CROWDED

    @property
    def _down(self) -> Axis:
        return Axis(EASIEST, HARDEST, self.y + self.height - _FOOT, self.y + _HEAD)

    def _across(self, place: int) -> float:
        wide = self.width - _LEFT - _RIGHT
        return self.x + _LEFT + wide * (place + 0.5) / len(self.numbers)

    @property
    def art(self) -> tuple[Element, ...]:
        return tuple(self._art())

    @property
    def texts(self) -> tuple[Text, ...]:
        return tuple(self._texts())

    def _art(self) -> Iterator[Element]:
        left, right = self.x + _LEFT, self.x + self.width - _RIGHT
        if self._has_band:
            yield path(self._band(), fill=_BAND)
            yield box(
                self._legend(len(self.lines)) - 4.4,
                self.y + 4,
                3.4,
                2.8,
                0.6,
                fill=_BAND,
                stroke=EDGE,
                stroke_width=0.2,
            )
        for tick in _TICKS:
            level = self._down.at(tick)
            yield line(left, level, right, level, stroke=LINE if tick == EASIEST else EDGE, stroke_width=0.25)
        for place, (levels, (ink, sign, dashes)) in enumerate(zip(self.lines.values(), STYLES, strict=False)):
            heights = [None if level is None else self._down.at(level) for level in levels]
            points = [(self._across(at), height) for at, height in enumerate(heights)]
            thin = " ".join(f"{float(part) * 0.3:g}" for part in dashes.split()) if dashes else None
            yield path(_way(points), fill="none", stroke=ink, stroke_width=0.6, stroke_dasharray=thin)
            for x, y in points:
                if y is not None:
                    yield circle(x, y, 1.3, fill=PAPER)
                    yield symbol(sign, 2.3, ink).centred(x, y)
            yield symbol(sign, 2.6, ink).centred(self._legend(place) - 2.6, self.y + 5.4)

    @property
    def _has_band(self) -> bool:
        return len(self.measured) > len(self.lines)

    def _band(self) -> str:
        """From the least to the greatest difficulty of each mission."""
        spans = [
            (self._across(at), [level for level in levels if level is not None])
            for at, levels in enumerate(zip(*self.measured.values(), strict=True))
        ]
        known = [(x, levels) for x, levels in spans if levels]
        upper = [(x, self._down.at(max(levels))) for x, levels in known]
        lower = [(x, self._down.at(min(levels))) for x, levels in reversed(known)]
        return f"{_way([*upper, *lower])}Z"

    def _texts(self) -> Iterator[Text]:
        say = self.book.say
        if not self.measured:
            yield Text(say("campaign.curve.none"), "body", self.x + 6, self.y, self.width - 12, self.height, MUTED)
            return
        yield Text(say("campaign.curve.title"), "title", self.x + 4, self.y + 2, self.width * 0.4, 7, LINE, "left")
        names = [say("hardness.players", n=count) for count in self.lines]
        if self._has_band:
            names.append(say("print.logbook.for_players", players=f"{min(self.measured)}–{max(self.measured)}"))
        for place, name in enumerate(names):
            yield Text(name, "field", self._legend(place), self.y + 2.9, _NAME - 5, 5, LINE, "left")
        for tick in _TICKS:
            yield Text(f"{tick}", "note", self.x + 2, self._down.at(tick) - 1.7, _LEFT - 4, 3.4, MUTED)
        step = 5 if self._crowded else 1
        for at, said in enumerate(self.numbers):
            if said and int(said) % step == 0:
                yield Text(said, "note", self._across(at) - 3, self._down.start + 1.6, 6, 3.4, MUTED)

    def _legend(self, place: int) -> float:
        """Names stand side by side, the last one at the right end."""
        count = len(self.lines) + self._has_band
        return self.x + self.width - (count - place) * _NAME + 3


def _way(points: list[tuple[float, float | None]]) -> str:
    """From point to point; what nobody has played is a gap."""
    way, pen = "", "M"
    for x, y in points:
        if y is None:
            pen = "M"
        else:
            way, pen = f"{way}{pen}{number(x)} {number(y)}", "L"
    return way
