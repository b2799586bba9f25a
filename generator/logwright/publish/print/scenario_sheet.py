"""The set-up sheet of a scenario: the board plan, the tiles to look for, and what is different."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from logwright.content.model.locale import SOURCE
from logwright.content.model.scenario import Scenario
from logwright.engine.saucers.pieces.tile import LaidTile
from logwright.publish.figures import Palette
from logwright.publish.figures.design_tokens import print_inks
from logwright.publish.figures.saucer_game.board import laid_board
from logwright.publish.figures.saucer_game.tile import tile
from logwright.publish.print.browser_sheet import BrowserSheet, browser_sheet, page_on
from logwright.publish.print.options import Paper
from logwright.publish.print.render import templates
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import TOWN
from logwright.publish.views.saucers.scenario_twists import twists


def scenario_for_browser(book: Book, scenario: Scenario, paper: Paper) -> BrowserSheet:
    """Where the layout depends on the number of players, the plan is for the smallest."""
    box, game = book.library.box, book.library.saucer_game
    assert box is not None
    words = scenario.own_words.get(book.lang) or scenario.own_words.get(SOURCE)
    words = words or next(iter(scenario.own_words.values()), None)
    title = words.title if words else scenario.id
    players = scenario.players[0]
    tiles = scenario.laid_tiles(box, players)
    others = any(scenario.laid_tiles(box, count) != tiles for count in scenario.players)
    counts = ", ".join(map(str, scenario.players))
    html = (
        templates()
        .get_template("scenario-sheet.html")
        .render(
            title=title,
            story=words.story if words else "",
            players=book.say("site.mission.players", players=counts, n=scenario.players[-1]),
            plan=_plan(book, tiles),
            caption=book.say("scenarios.board", game, n=players) if others else "",
            tiles=[_needed(book, one) for one in tiles],
            twists=list(twists(book, scenario)),
            words={name: book.say(f"scenario_designer.sheet.{name}") for name in ("plan", "tiles", "twists", "random")},
        )
    )
    css = templates().get_template("scenario-sheet.css").render(page=page_on(paper), inks=print_inks(TOWN))
    return browser_sheet(html, css, paper, (title, book.game_title(game)))


def _plan(book: Book, tiles: Sequence[LaidTile]) -> Markup | None:
    if not tiles:
        return None
    name = book.say("scenario_designer.sheet.plan")
    return Markup(laid_board(tiles).svg("plan", name, palette=Palette.PRINT))


def _needed(book: Book, laid: LaidTile) -> dict[str, object]:
    """A tile as it lies in the box, and which way to turn it."""
    name = book.say("scenario_designer.tile", n=laid.tile.number, side=laid.side.upper())
    turned = book.say("scenario_designer.turned", n=laid.turns * 90) if laid.turns else ""
    return {"name": name, "turned": turned, "picture": Markup(tile(laid.tile, laid.side).icon(Palette.PRINT))}
