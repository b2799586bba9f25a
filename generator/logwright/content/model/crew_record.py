"""Stored results of simulated crews, which see only their own cards, at the official missions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, field
from typing import Any, TypeAlias

from logwright.cache.revision import checksum
from logwright.content.read.document import Document
from logwright.engine.interval import wilson

_NOT_PLAYED = ("id", "number", "text")
_PLAYED_WITH = ("players", "trump", "leader", "automaton", "tables", "draft", "terrain")


@dataclass(frozen=True)
class CrewRecord:
    """Attempts of a crew: how many were won, and why the others were lost."""

    attempts: int
    won: int
    deal: int = 0
    draft: int = 0
    communication: int = 0
    play: int = 0

    @property
    def rate(self) -> float:
        return self.won / self.attempts if self.attempts else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies."""
        return wilson(self.won, self.attempts)

    def line(self) -> str:
        return f"{self.won}/{self.attempts} {self.deal}+{self.draft}+{self.communication}+{self.play}"

    def __add__(self, other: CrewRecord) -> CrewRecord:
        return CrewRecord(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))


@dataclass(frozen=True)
class PlainSetting:
    """A plain mission: this many tasks, drafted, without tokens or symbols, with or without communication."""

    tasks: int
    players: int
    talking: bool


MissionPlace: TypeAlias = "tuple[str, str, int]"
"""The key of a mission, its fingerprint, and the number of players. A changed mission has another fingerprint."""


@dataclass(frozen=True)
class CrewRecords:
    """Attempts count together if crews of the same level and edition made them."""

    level: str = ""
    edition: int = 1
    missions: Mapping[MissionPlace, CrewRecord] = field(default_factory=dict)
    plain: Mapping[PlainSetting, CrewRecord] = field(default_factory=dict)

    def at(self, place: MissionPlace | PlainSetting) -> CrewRecord:
        known = self.plain.get(place) if isinstance(place, PlainSetting) else self.missions.get(place)
        return known or CrewRecord(0, 0)


def fingerprint(mission: Mapping[str, Any], game: Mapping[str, Any], pile: Iterable[Mapping[str, Any]]) -> str:
    """Changes with everything in a mission's files that a crew could notice, and never with our code.

    `game` is the content of its game's file, `pile` are its task cards and those the mission names, in any order.
    """
    asked = {field: value for field, value in mission.items() if field not in _NOT_PLAYED}
    played = {field: game[field] for field in _PLAYED_WITH if field in game}
    suits = [(suit["id"], suit["values"]) for suit in game["suits"]]
    said = (asked, played, suits, sorted(json.dumps(card, sort_keys=True) for card in pile))
    return checksum(json.dumps(said, sort_keys=True).encode(), 8)


def read_crew_records(document: Document) -> CrewRecords:
    missions, plain = {}, {}
    for line in document.data["missions"].splitlines():
        key, made_from, players, *result = line.split()
        missions[key, made_from, int(players)] = _record(*result)
    for line in document.data["plain"].splitlines():
        talking, tasks, players, *result = line.split()
        plain[PlainSetting(int(tasks), int(players), talking == "talking")] = _record(*result)
    return CrewRecords(document.data["level"], document.data["edition"], missions, plain)


def written_crew_records(records: CrewRecords) -> str:
    """The text of the file that stores them."""
    lines = [
        "# yaml-language-server: $schema=../schemas/crews.schema.json",
        "# How often crews succeed that see only their own cards. Made by `logwright crews --make`; change the",
        "# missions, never this file. A line: mission, its fingerprint, players, attempts won of all, and how many",
        "# were lost to the deal, to the draft, to communication and to play. The first attempts of a table are always",
        "# the same: of two lines for it, the one with more attempts holds all of the other.",
        f"level: {records.level}",
        f"edition: {records.edition}",
        "missions: |",
    ]
    for (key, made_from, players), record in sorted(records.missions.items()):
        lines.append(f"  {key} {made_from} {players} {record.line()}")
    lines.append("# So many tasks, for so many players, without tokens or symbols.")
    lines.append("plain: |")
    order = sorted(records.plain.items(), key=lambda item: (not item[0].talking, item[0].players, item[0].tasks))
    for setting, record in order:
        talking = "talking" if setting.talking else "silent"
        lines.append(f"  {talking} {setting.tasks} {setting.players} {record.line()}")
    return "\n".join(lines) + "\n"


def _record(won_of_all: str, lost: str) -> CrewRecord:
    won, attempts = map(int, won_of_all.split("/"))
    return CrewRecord(attempts, won, *map(int, lost.split("+")))
