"""The values of winning cards from one trick to the next, in literals."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.engine.missions.resolved import Tally
from logwright.engine.objectives.course import Course
from logwright.engine.second_opinion.literals.tallies import Tallies
from logwright.engine.second_opinion.solvers.formula import Literal


def climbing(tallies: Tallies, tally: Tally, way: Course, after: int) -> tuple[Literal, Literal]:
    """Met for good, and failed, after so many tricks: it is open as long as a trick may count that can break it."""
    broken = tallies.formula.some(_breaks(tallies, tally, way, after))
    over = -tallies.growth(tally, after).at_least(1)
    return tallies.formula.every((-broken, over)), broken


def _breaks(tallies: Tallies, tally: Tally, way: Course, after: int) -> Iterator[Literal]:
    """Two or three tricks that count, with none that counts between them, of which the last breaks the row."""
    every = tallies.formula.every
    marks, worth = tallies.marks(tally), _Worth(tallies)
    tricks = [trick for trick in tallies.play.tricks if trick <= after and trick in tally.pattern.tricks]
    for place, third in enumerate(tricks):
        for middle, second in enumerate(tricks[:place]):
            skipped = [-marks[trick] for trick in tricks[middle + 1 : place]]
            pair = every((marks[second], marks[third], *skipped))
            yield every((pair, -worth.goes_on(way, second, third)))
            if way in (Course.RISING, Course.FALLING):
                continue
            for start, first in enumerate(tricks[:middle]):
                between = [-marks[trick] for trick in tricks[start + 1 : middle]]
                yield every((pair, marks[first], *between, -worth.goes_on_from(way, first, second, third)))


class _Worth:
    """How the values of the cards that win tricks differ."""

    def __init__(self, tallies: Tallies) -> None:
        self.play, self.formula = tallies.play, tallies.formula
        self.values = sorted({card.value for card in self.play.cards})
        self.ups = range(1, max(self.values) - min(self.values) + 1)
        self._values: dict[tuple[int, int], Literal] = {}
        self._steps: dict[tuple[int, int, int], Literal] = {}

    def goes_on(self, way: Course, one: int, other: int) -> Literal:
        """The second of two tricks may follow the first."""
        up, down = self._up(one, other), self._down(one, other)
        if way is Course.RISING:
            return up
        return down if way is Course.FALLING else self.formula.some((up, down))

    def goes_on_from(self, way: Course, one: int, other: int, third: int) -> Literal:
        """The third trick may follow two others that differ."""
        every, some = self.formula.every, self.formula.some
        if way is Course.UP_AND_DOWN:
            return some(
                (
                    every((self._up(one, other), self._down(other, third))),
                    every((self._down(one, other), self._up(other, third))),
                )
            )
        steps = (step for size in self.ups for step in (size, -size))
        return some(every((self._step(step, one, other), self._step(step, other, third))) for step in steps)

    def _up(self, one: int, other: int) -> Literal:
        return self.formula.some(self._step(step, one, other) for step in self.ups)

    def _down(self, one: int, other: int) -> Literal:
        return self.formula.some(self._step(-step, one, other) for step in self.ups)

    def _step(self, step: int, one: int, other: int) -> Literal:
        """The card that wins the other trick is so much higher."""
        key = (step, one, other)
        if key not in self._steps:
            self._steps[key] = self.formula.some(
                self.formula.every((self._is(value, one), self._is(value + step, other)))
                for value in self.values
                if value + step in self.values
            )
        return self._steps[key]

    def _is(self, value: int, trick: int) -> Literal:
        """The trick is won with a card of this value."""
        key = (value, trick)
        if key not in self._values:
            cards = [card for card in self.play.cards if card.value == value]
            self._values[key] = self.formula.some(self.play.best[card][trick] for card in cards)
        return self._values[key]
