"""A mission as its logbook page shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.views.address import logbook_anchor
from logwright.publish.views.book import Book
from logwright.publish.views.mission_signs import is_golden, mission_signs
from logwright.publish.views.mission_view import MissionView


@dataclass(frozen=True)
class Sign:
    """Icons with the words beside them; several tokens are set to the same width."""

    icons: tuple[str, ...]
    words: str
    kind: str = "symbol"


@dataclass(frozen=True)
class LogbookEntry:
    """`number` is in the medal, and empty if the mission has none. `golden` is the five-player rule."""

    key: str
    anchor: str
    number: str
    name: str
    title: str
    story: str
    signs: tuple[Sign, ...]
    rules: tuple[str, ...]
    golden: bool
    hardness: str = ""
    extra: str = ""
    """What unlocks it in a campaign, if that is not simply the previous mission."""


def entry(
    book: Book, mission: LoggedMission, icons: IconSheet, players: int | None = None, place: int | None = None
) -> LogbookEntry:
    """The entry of a mission for one player count or for all. `place` numbers custom missions."""
    view = MissionView(book, mission)
    numbered = mission.number and view.name == book.say("heading.number", n=mission.number)
    return LogbookEntry(
        key=mission.key,
        anchor=logbook_anchor(mission),
        number=str(mission.number if numbered else place or ""),
        name=view.name,
        title=view.words.title,
        story=view.words.story,
        signs=tuple(_signs(view, icons, players)),
        rules=tuple(book.library.rule_lines(mission, book.lang, players)),
        golden=is_golden(mission, players),
        hardness=_hardness(view, players),
    )


def _hardness(view: MissionView, players: int | None) -> str:
    """The difficulty for crews, for this player count or for each."""
    book = view.book
    found = {count: each for count, each in view.hardness.items() if players in (None, count)}
    if not found:
        return ""
    levels = " · ".join(str(each.difficulty) for each in found.values())
    span = str(min(found)) if len(found) == 1 else f"{min(found)}–{max(found)}"
    return book.say("hardness.in_logbook", players=span, levels=levels)


def _signs(view: MissionView, icons: IconSheet, players: int | None) -> Iterator[Sign]:
    for sign in mission_signs(view, players):
        yield Sign(tuple(icons.name(drawing) for drawing in sign.drawings), sign.words, sign.kind)
