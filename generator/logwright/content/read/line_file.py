"""Files with lines of play: a certificate, or the output of `logwright solve` or `logwright check`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from logwright.content.problem import Problem
from logwright.content.read.document import Document, Path
from logwright.content.registry import is_line_file
from logwright.engine.cards.card import Suits
from logwright.engine.missions.certificate import Certificate, read_certificate
from logwright.engine.objectives.mistake import Mistake
from logwright.saying import saying

RULE = "deal/line"
_BESIDES = ("deal", "found", "tasks")
"""What `check` and `solve` add to a line of play: its deal and its tasks."""


@dataclass(frozen=True)
class LineOfPlay:
    """A line of play, its mission and player count if they are known, and the game's name for trumps."""

    mission: str
    players: int
    certificate: Certificate
    trump: str
    tasks: tuple[str, ...] = ()


def read_lines(document: Document, games: Iterable[Suits]) -> list[LineOfPlay] | list[Problem]:
    """The lines of play in a file, or all its problems; the cards may be of any of these games."""
    known = list(games)
    lines: list[LineOfPlay] = []
    problems: list[Problem] = []
    for entry, path, data in _certificates(document.data):
        try:
            lines.append(_line(entry, data, known))
        except Mistake as mistake:
            problems.append(document.report((*path, *mistake.path), RULE, mistake.said))
    if not lines and not problems:
        problems.append(document.problem((), RULE, "none"))
    return problems or lines


def _certificates(data: Any) -> Iterator[tuple[dict[str, Any], Path, Any]]:
    """For each certificate: the entry it belongs to, its path and its data."""
    if not is_line_file(data):
        return
    if "missions" in data:
        if not isinstance(data["missions"], list):
            yield {}, ("missions",), data["missions"]
            return
        for index, entry in enumerate(data["missions"]):
            if not isinstance(entry, dict):
                yield {}, ("missions", index), entry
            elif entry.get("example") is not None:
                yield entry, ("missions", index, "example"), entry["example"]
    elif "certificate" not in data:
        yield {}, (), data
    elif data["certificate"] is not None:
        yield {}, ("certificate",), data["certificate"]


def _line(entry: dict[str, Any], data: Any, games: list[Suits]) -> LineOfPlay:
    """A line names no game, so it is valid if it fits one of them."""
    tasks: tuple[str, ...] = ()
    if isinstance(data, dict):
        names = data.get("tasks")
        tasks = tuple(map(str, names)) if isinstance(names, list) else ()
        data = {key: value for key, value in data.items() if key not in _BESIDES}
    mistakes = [] if games else [Mistake(saying("mistakes.no-game"))]
    for suits in games:
        try:
            certificate = read_certificate(data, suits)
            _refuse_other_tables(certificate)
            return LineOfPlay(str(entry.get("id", "")), int(entry.get("players") or 0), certificate, suits.trump, tasks)
        except Mistake as mistake:
            mistakes.append(mistake)
    # The intended game is the one whose cards could be read furthest.
    raise max(mistakes, key=lambda mistake: [-1 if isinstance(step, str) else step for step in mistake.path])


def _refuse_other_tables(certificate: Certificate) -> None:
    """All tricks must have the same number of seats."""
    seats = len(certificate.tricks[0].cards) if certificate.tricks else 0
    for index, trick in enumerate(certificate.tricks):
        if len(trick.cards) != seats:
            said = saying("mistakes.other-table", trick=index + 1, cards=len(trick.cards), first=seats)
            raise Mistake(said, ("tricks", index, "cards"))
        for field, seat in (("leader", trick.leader), ("winner", trick.winner)):
            if not 0 <= seat < seats:
                raise Mistake(saying("mistakes.no-seat", seat=seat, last=seats - 1), ("tricks", index, field))
