"""What stays the same for a whole attempt: the mission in words, the names of cards, and all drawings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import DeckLook
from logwright.publish.play.device import Device
from logwright.publish.play.table_words import TableWords
from logwright.publish.views.address import mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.mission_link import BadLink, Fault
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.table_pictures import pictures

Missing = Fault | Literal["unknown", "broken"]
_CODE = "."
"""Only the code of a shared mission has a dot."""


def wanted_mission(library: Library, key: str, schemas: Mapping[str, Any]) -> LoggedMission | Missing:
    """The mission of this key, or the one that a share code contains; otherwise why there is none."""
    if _CODE not in key:
        return library.missions.get(key) or "unknown"
    # Loaded on demand: only a mission that comes with a link must be checked.
    from logwright.publish.play.shared import checked_mission

    try:
        return checked_mission(library, key, schemas) or "broken"
    except BadLink as bad:
        return bad.fault


def missing_mission(book: Book, why: Missing) -> str:
    if why in ("unknown", "broken"):
        return book.say(f"play.missing.{why}")
    return book.say(f"mission_link.{why}")


def setting(device: Device, words: TableWords, mission: LoggedMission, record: Mapping[str, Any]) -> dict[str, Any]:
    """The tasks that lie face down are drawn when they are turned up, and no earlier."""
    book, deal = words.book, device.state.deal
    look = look_of(book.library, mission.game)
    assert isinstance(look, DeckLook)
    cards = list(deal.table.deck)
    suits = {suit: book.name(mission.game, f"colours.{suit}") for suit, _ in deal.table.deck.suits.colours}
    return {
        "game": mission.game,
        "scene": look.scene.value,
        "mission": record["mission"],
        "title": MissionView(book, mission).title,
        "page": "" if _CODE in str(record["mission"]) else mission_page(mission).replace(".md", ".html"),
        "rules": book.library.rule_lines(mission, book.lang, deal.players),
        "players": deal.players,
        "level": book.say(f"crews.levels.{device.level.name}"),
        "seats": list(device.people),
        "seed": record["seed"],
        "names": {words.spelled(card): words.card(card) for card in cards},
        "suits": {words.spelled(card): suits.get(card.suit, words.card(card)) for card in cards},
        "pictures": pictures(look, cards),
    }
