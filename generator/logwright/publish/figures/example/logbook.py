"""Examples for the logbook: what an attempt costs, and sums."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from logwright.engine.missions.attempts import Attempts
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.token import distress_token
from logwright.publish.figures.example.arithmetic import result
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import FigureError, box
from logwright.publish.figures.svg.ink import LINE, PAPER
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]
_LINE = 46
"""The maximum length of a formula's line, in characters."""


def score(case: Case, look: DeckLook) -> Drawing:
    """The attempts, the last one won, with or without a distress signal, and the number in the logbook."""
    attempts = Attempts()
    if case["distress"]:
        attempts = attempts.call_distress()
    for _ in range(case["attempts"] - 1):
        attempts = attempts.lose()
    logged = attempts.win().logged
    if logged != case["logged"]:
        raise FigureError(f"{logged} goes into the logbook, not {case['logged']}")
    tries = [badge.no() for _ in range(case["attempts"] - 1)] + [badge.yes()]
    extra = [lettering("+", 12), distress_token(look, active=True)] if case["distress"] else []
    return beside([beside(tries, 4), *extra, lettering("→", 14), entry(case["logged"])], 10)


def entry(number: int) -> Drawing:
    """A number as it stands in the logbook."""
    page = box(0.8, 0.8, 28.4, 28.4, 3, fill=PAPER, stroke=LINE, stroke_width=1.6)
    return Drawing(30, 30, (page, lettering(f"{number}", 16, LINE, 2.5).centred(15, 15)))


def arithmetic(case: Case, _: DeckLook) -> Drawing:
    """A formula and its value."""
    if result(case["formula"]) != int(case["equals"]):
        raise FigureError(f"{case['formula']} is {result(case['formula'])}, not {case['equals']}")
    formula = re.sub(r" ?\* ?", " × ", case["formula"]).replace(" / ", " ÷ ").replace("-", "−")
    # Thousands are separated, because long numbers are hard to read.
    equals = re.sub(r"(?<=\d)(?=(\d{3})+$)", " ", case["equals"]) if len(case["equals"]) > 4 else case["equals"]
    if len(formula) + len(equals) < _LINE // 2:
        return _typeset(f"{formula} = {equals}")
    return stacked([_typeset(formula), _typeset(f"= {equals}")], 6, "start")


def _typeset(formula: str) -> Drawing:
    """Sets powers as superscripts."""
    drawn = []
    for n, part in enumerate(re.split(r"\^(\d+)", formula)):
        if text := part.strip():
            figure = lettering(text, 8 if n % 2 else 13)
            drawn.append(Drawing(figure.width, 17, (figure.at(0, 0 if n % 2 else 4),)))
    return beside(drawn, 3)
