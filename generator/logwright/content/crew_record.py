"""What crews that see only their own cards made of the official missions, kept so that nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from logwright.content.document import Document
from logwright.engine.mission import Mission, Task


@dataclass(frozen=True)
class CrewRecord:
    """Attempts of a crew: how many were won, and at what the others were lost."""

    attempts: int
    won: int
    deal: int = 0
    draft: int = 0
    communication: int = 0
    play: int = 0

    @property
    def rate(self) -> float:
        return self.won / self.attempts if self.attempts else 0.0

    def line(self) -> str:
        return f"{self.won}/{self.attempts} {self.deal}+{self.draft}+{self.communication}+{self.play}"


@dataclass(frozen=True)
class PlainSetting:
    """So many tasks, drafted, without tokens or symbols; the crew may communicate, or not."""

    tasks: int
    players: int
    talking: bool


@dataclass(frozen=True)
class CrewRecords:
    """`missions` by key, fingerprint and players. A mission that was changed since has another fingerprint."""

    level: str = ""
    missions: Mapping[tuple[str, str, int], CrewRecord] = field(default_factory=dict)
    plain: Mapping[PlainSetting, CrewRecord] = field(default_factory=dict)


def fingerprint(mission: Mission, pile: str) -> str:
    """Changes with everything about a mission that a crew could notice; `pile` stands for its task cards."""
    return blake2b(f"({mission!r}, {pile})".encode(), digest_size=8).hexdigest()


def pile_print(pile: Iterable[Task]) -> str:
    """The task cards in any order."""
    return repr(sorted(map(repr, pile)))


def read_crew_records(document: Document) -> CrewRecords:
    missions, plain = {}, {}
    for line in document.data["missions"].splitlines():
        key, made_from, players, *result = line.split()
        missions[key, made_from, int(players)] = _record(*result)
    for line in document.data["plain"].splitlines():
        talking, tasks, players, *result = line.split()
        plain[PlainSetting(int(tasks), int(players), talking == "talking")] = _record(*result)
    return CrewRecords(document.data["level"], missions, plain)


def written_crew_records(records: CrewRecords) -> str:
    """The file that keeps them."""
    lines = [
        "# yaml-language-server: $schema=../schemas/crews.schema.json",
        "# How often crews succeed that see only their own cards. Made by `logwright crews --make`; change the",
        "# missions, never this file. A line: mission, its fingerprint, players, attempts won of all, and how many",
        "# were lost to the deal, to the draft, to communication and to play.",
        f"level: {records.level}",
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
