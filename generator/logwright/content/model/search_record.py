"""Stored results of searches with open cards: which of so many deals of a mission cannot be won."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field

from logwright.content.model.crew_record import MissionPlace
from logwright.content.read.document import Document

_NONE = "-"


@dataclass(frozen=True)
class SearchRecord:
    """Deals 0 to `deals - 1` of the seed that all searches begin with. Those that are not named can be won."""

    deals: int
    unsolvable: tuple[int, ...] = ()
    undecided: tuple[int, ...] = ()

    @property
    def solvable(self) -> int:
        return self.deals - len(self.unsolvable) - len(self.undecided)

    @property
    def earliest(self) -> int | None:
        """The first deal that can be won."""
        others = {*self.unsolvable, *self.undecided}
        return next((deal for deal in range(self.deals) if deal not in others), None)

    def up_to(self, deals: int) -> SearchRecord:
        """What it says of the first deals."""
        unsolvable, undecided = (part[: bisect_left(part, deals)] for part in (self.unsolvable, self.undecided))
        return SearchRecord(min(deals, self.deals), unsolvable, undecided)

    def __add__(self, later: SearchRecord) -> SearchRecord:
        """With the deals after these, which are numbered on."""
        unsolvable, undecided = self.unsolvable + later.unsolvable, self.undecided + later.undecided
        return SearchRecord(self.deals + later.deals, unsolvable, undecided)

    @property
    def is_sound(self) -> bool:
        """Whether somebody may have counted this."""
        named = sorted((*self.unsolvable, *self.undecided))
        in_order = all(list(part) == sorted(part) for part in (self.unsolvable, self.undecided))
        return in_order and len(set(named)) == len(named) and all(deal < self.deals for deal in named)

    def line(self) -> str:
        parts = (",".join(map(str, part)) or _NONE for part in (self.unsolvable, self.undecided))
        return " ".join((str(self.deals), *parts))


@dataclass(frozen=True)
class SearchRecords:
    """`rules` is the revision of the code that deals the cards and says when a mission is won."""

    rules: str = ""
    missions: Mapping[MissionPlace, SearchRecord] = field(default_factory=dict)


def read_search_records(document: Document) -> SearchRecords:
    """Lines that contradict themselves are left out."""
    found = {}
    for line in document.data["missions"].splitlines():
        key, made_from, players, deals, *named = line.split()
        record = SearchRecord(int(deals), *map(_numbers, named))
        if record.is_sound:
            found[key, made_from, int(players)] = record
    return SearchRecords(document.data["rules"], found)


def written_search_records(records: SearchRecords) -> str:
    """The text of the file that stores them."""
    lines = [
        "# yaml-language-server: $schema=../schemas/searches.schema.json",
        "# Which deals can be won with open cards. Made by `logwright check --make`; change the missions, never this",
        "# file. A line: mission, its fingerprint, players, how many deals were searched, the numbers of those that",
        "# cannot be won, and of those that nobody knows of. All others can be won.",
        f'rules: "{records.rules}"',
        "missions: |",
    ]
    for (key, made_from, players), record in sorted(records.missions.items()):
        lines.append(f"  {key} {made_from} {players} {record.line()}")
    return "\n".join(lines) + "\n"


def _numbers(text: str) -> tuple[int, ...]:
    return () if text == _NONE else tuple(map(int, text.split(",")))
