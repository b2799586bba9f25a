"""The scenarios of Crash & Grab on one page: story, board and deviations from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from logwright.content.model.locale import SOURCE
from logwright.content.model.scenario import Scenario
from logwright.publish.figures import laid_board
from logwright.publish.views.address import SCENARIO_DESIGNER, game_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, heading, link, listing, plain
from logwright.publish.views.page import Page, way
from logwright.publish.views.saucers.scenario_twists import twists

NAME = "scenarios"


def pages(book: Book, game: str) -> Iterator[Page]:
    scenarios = book.library.scenarios.values() if game == book.library.saucer_game and book.library.box else ()
    if not scenarios:
        return
    parts = [part for scenario in scenarios for part in _scenario(book, scenario)]
    title = book.say("scenarios.title", game)
    here = game_page(game, NAME)
    design = link(plain(book.say("scenario_designer.open")), way(here, SCENARIO_DESIGNER))
    body = blocks(plain(book.say("scenarios.intro", game)), design, *parts)
    yield Page(here, book.of_game(title, game), body, short=title, kind=NAME)


def _scenario(book: Book, scenario: Scenario) -> Iterator[str]:
    words = scenario.own_words.get(book.lang) or scenario.own_words.get(SOURCE)
    yield heading(2, plain(words.title if words else scenario.id), scenario.id)
    counts = ", ".join(map(str, scenario.players))
    players = book.say("site.mission.players", players=counts, n=scenario.players[-1])
    yield plain(book.tongue(book.library.saucer_game).sentence(players))
    yield plain(words.story if words else "")
    yield _board(book, scenario)
    yield listing(plain(twist) for twist in twists(book, scenario))


def _board(book: Book, scenario: Scenario) -> str:
    """The board, if it is fixed; drawn for the smallest number of players."""
    box, players = book.library.box, scenario.players[0]
    assert box is not None
    tiles = scenario.laid_tiles(box, players)
    if not tiles:
        return ""
    others = any(scenario.laid_tiles(box, number) != tiles for number in scenario.players)
    caption = (
        book.say("scenarios.board", book.library.saucer_game, n=players)
        if others
        else book.say("replay.shown", book.library.saucer_game)
    )
    picture = book.drawings.titled(lambda: laid_board(tiles), tiles, f"board-{scenario.id}", caption)
    return f'<figure><div class="drawing">{picture}</div><figcaption>{escape(caption)}</figcaption></figure>'
