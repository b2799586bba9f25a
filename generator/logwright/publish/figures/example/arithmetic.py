"""Evaluates integer formulas exactly."""

from __future__ import annotations

import re
from fractions import Fraction
from math import factorial

from logwright.publish.figures.svg.element import FigureError

_PARTS = re.compile(r"\s*(\d+|[-+*/^!()])")


class ArithmeticFormula:
    """Reads a formula such as `(40 - 7 - 7) / 2` from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = _PARTS.findall(text)
        if "".join(self.parts) != re.sub(r"\s", "", text):
            raise FigureError(f"{text!r} is no formula")

    def result(self) -> Fraction:
        found = self._sum()
        if self.parts:
            raise FigureError(f"{self.text!r} is no formula")
        return found

    def _sum(self) -> Fraction:
        found = self._product()
        while sign := self._next("+", "-"):
            found = found + self._product() if sign == "+" else found - self._product()
        return found

    def _product(self) -> Fraction:
        found = self._power()
        while sign := self._next("*", "/"):
            found = found * self._power() if sign == "*" else found / self._power()
        return found

    def _power(self) -> Fraction:
        base = self._number()
        return base ** int(self._power()) if self._next("^") else base

    def _number(self) -> Fraction:
        if self._next("("):
            found = self._sum()
            if not self._next(")"):
                raise FigureError(f"{self.text!r} has an open bracket")
        elif self.parts and self.parts[0].isdigit():
            found = Fraction(int(self.parts.pop(0)))
        else:
            raise FigureError(f"{self.text!r} is no formula")
        while self._next("!"):
            found = Fraction(factorial(int(found)))
        return found

    def _next(self, *signs: str) -> str:
        return self.parts.pop(0) if self.parts and self.parts[0] in signs else ""


def result(formula: str) -> Fraction:
    return ArithmeticFormula(formula).result()
