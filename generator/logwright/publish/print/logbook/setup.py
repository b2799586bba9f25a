"""The set-up of a puzzle, as printed after the missions: a strip for each player."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import DeckLook, card
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.seats.setup_view import setup_seats


@dataclass(frozen=True)
class StripCard:
    icon: str
    name: str


@dataclass(frozen=True)
class Strip:
    """What one player takes."""

    name: str
    suits: tuple[tuple[StripCard, ...], ...]
    tasks: tuple[str, ...]


@dataclass(frozen=True)
class PrintedSetup:
    title: str
    seats: tuple[Strip, ...]


def printed_setup(book: Book, mission: LoggedMission, icons: IconSheet) -> PrintedSetup | None:
    """None if the mission is no puzzle."""
    seats, look = setup_seats(book, mission), look_of(book.library, mission.game)
    assert isinstance(look, DeckLook)
    strips = tuple(
        Strip(
            seat.name,
            tuple(
                tuple(StripCard(icons.name(card(each, look)), book.card_name(mission.game, each)) for each in suit)
                for suit in seat.suits
            ),
            seat.tasks,
        )
        for seat in seats
    )
    return PrintedSetup(MissionView(book, mission).title, strips) if strips else None
