"""The deals of the day for the page Play: what everybody plays on a date, and what crews made of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from logwright.content.model.daily_deals import DailyDeal, dealt_by
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.verdicts.crews.daily_choice import kept_par

_WORDS = "deals."
_GAPS = ("n", "all", "mission", "seed")
"""Filled in by the script."""


def deal_words(book: Book) -> dict[str, str]:
    """What the page says about the deals of the day, about comparing results and in lessons."""
    gaps = {gap: f"{{{gap}}}" for gap in _GAPS}
    return {key: book.say(key, **gaps) for key in book.tongue().words if key.startswith(_WORDS)}


def daily_deals(book: Book, written: str) -> dict[str, Any]:
    """The deals of the day that the page names. None if it names no date."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return {"deals": []}
    return {"deals": [_deal(book, deal) for deal in book.library.daily.of(day)]}


def par_of(book: Book, record: Mapping[str, Any]) -> dict[str, Any]:
    """Par of an attempt, if it is at a deal of some day."""
    daily = book.library.daily
    deal = dealt_by(daily, str(record.get("mission")), int(record.get("seed") or 0))
    if deal is None or record.get("players") != daily.players:
        return {"daily": None}
    return {"daily": _deal(book, deal)}


def _deal(book: Book, deal: DailyDeal) -> dict[str, Any]:
    daily, mission = book.library.daily, book.library.missions[deal.mission]
    par = kept_par(book.library, deal)
    return {
        "day": deal.day.isoformat(),
        "game": book.game_title(deal.game),
        "difficulty": book.say(f"deals.difficulty.{deal.difficulty}"),
        "title": MissionView(book, mission).title,
        "mission": deal.mission,
        "players": daily.players,
        "level": daily.level,
        "seed": deal.seed,
        "par": par and {"won": par.won, "all": par.attempts},
    }
