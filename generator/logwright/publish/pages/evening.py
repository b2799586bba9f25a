"""The page At the table: an element for a script, with all its words and the missions to choose from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from logwright.content.model.game_spec import TaskSource
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.attempts import Attempts
from logwright.engine.missions.mission import Mission, NamedTasks, Task, TasksByDifficulty
from logwright.publish.campaign_view import CampaignView
from logwright.publish.evening.card_view import card_picture, card_words
from logwright.publish.pages.campaigns import described, of_book, progress_words
from logwright.publish.views.address import EVENING, mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, plain
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page

NAME = "evening"
_WORDS = "evening."
# Filled in by the script.
_GAPS = ("n", "sum", "name", "names", "mission", "date", "cards", "commander")


def pages(book: Book) -> Iterator[Page]:
    body = blocks(plain(book.say("evening.intro")), _place(book))
    title, short = book.say("evening.title"), book.say("evening.short")
    yield Page(EVENING, title, body, short=short, kind=NAME, styles=(NAME,))


def _place(book: Book) -> str:
    data = {
        "words": _words(book),
        "python": bool(book.python_size),
        "games": [
            {"title": book.game_title(game), "missions": [_mission(book, each) for each in missions]}
            for game, missions in book.missions.items()
            if missions
        ],
        "campaigns": [described(CampaignView(book, campaign), EVENING) for campaign in of_book(book)],
        # What an attempt costs is a rule of the game, so the script only adds up.
        "costs": {
            "lost": Attempts().lose().logged,
            "won": Attempts().win().logged,
            "distress": Attempts().call_distress().logged,
        },
    }
    note = f"<p>{attribute(book.say('evening.no_script'))}</p>"
    said = attribute(json.dumps(data, ensure_ascii=False))
    return f'<div class="evening" data-evening="{said}">{note}</div>'


def _words(book: Book) -> dict[str, str]:
    gaps = {gap: f"{{{gap}}}" for gap in _GAPS}
    names = [key for key in book.tongue().words if key.startswith(_WORDS)]
    words = {key.removeprefix(_WORDS): book.say(key, **gaps) for key in names}
    games = [game.id for game in book.library.games_in_order if game.tasks.source is TaskSource.DECK]
    words |= {f"draw.from_deck.{game}": book.say("evening.draw.from_deck", game) for game in games}
    words |= {f"campaign.{key}": said for key, said in progress_words(book).items()}
    words["campaign.title"] = words["campaign.choose"]
    return words


def _mission(book: Book, mission: LoggedMission) -> dict[str, Any]:
    """A mission to choose; false values are left out."""
    rules, view = mission.rules, MissionView(book, mission)
    found: dict[str, Any] = {
        "key": mission.key,
        "title": view.title,
        "page": mission_page(mission).replace(".md", ".html"),
        "players": rules.players,
        "rules": list(book.library.rule_lines(mission, book.lang)),
    }
    if measured := {players: hardness.difficulty for players, hardness in view.hardness.items()}:
        found["measured"] = measured
    if book.library.games[mission.game].tasks.source is TaskSource.DECK:
        if rules.tasks:
            found["deck"] = mission.game
    elif isinstance(rules.tasks, TasksByDifficulty):
        found |= {"difficulty": rules.tasks.difficulty, "game": mission.game, "allocation": _allocation(rules)}
    elif isinstance(rules.tasks, NamedTasks):
        found["named"] = [_named(book, mission.game, task) for task in rules.tasks.tasks]
    if rules.timer:
        found["seconds"] = rules.timer.seconds
        if rules.timer.untimed:
            found["untimed"] = rules.timer.untimed.difficulty
    return found


def _allocation(rules: Mission) -> dict[str, Any]:
    return {"rule": rules.allocation, "passing": rules.passing, "volunteers": rules.volunteers}


def _named(book: Book, game: str, task: Task) -> dict[str, Any]:
    """A card of a mission that names its tasks; its difficulty does not matter there."""
    return {**card_words(book, game, task), "picture": card_picture(book.library, game, task)}
