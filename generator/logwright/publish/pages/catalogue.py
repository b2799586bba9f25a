"""The catalogue: all missions of a game in one table that can be filtered."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.game_spec import TaskAmount
from logwright.engine.interval import percentage
from logwright.publish.page_parts.filters import PLAYERS, Filter, filtered, item, per_players
from logwright.publish.views.address import game_page, mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, link, plain, styled, table
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.mission_view import MissionOutcome, MissionView
from logwright.publish.views.page import Page, way


def pages(book: Book, game: str) -> Iterator[Page]:
    views = [MissionView(book, mission) for mission in book.missions[game]]
    if not views:
        return
    here = game_page(game, "missions/index")
    title = book.say("site.missions.title")
    body = blocks(
        plain(book.say("site.missions.intro")),
        filtered(book, _table(book, game, here, views), _filters(book, game, views)),
    )
    yield Page(here, book.of_game(title, game), body, short=title, kind="catalogue")


def _table(book: Book, game: str, here: str, views: list[MissionView]) -> str:
    columns = ("mission", "players", _amount(book, game), "symbols", "hardness", "won")
    head = [plain(book.say(f"site.missions.{column}")) for column in columns]
    renderer = MarkdownRenderer(book, game, here)
    rows = []
    for view in views:
        mission = view.mission
        number = str(mission.number) if mission.official else plain(book.say("site.missions.custom"))
        name = item(
            link(plain(view.words.title), way(here, mission_page(mission))),
            players=mission.rules.players,
            tasks=[view.task_amount],
            symbols=view.symbols or ["none"],
            origin=["official" if mission.official else "custom"],
            verdict=[view.outcome.value],
            text=[line.lower() for line in book.library.rule_lines(mission, book.lang)],
        )
        badge = styled(number, "number" if mission.official else "custom")
        shown = [symbol for symbol in view.symbols if symbol not in ("tasks", "difficulty")]
        symbols = " ".join(renderer.symbol(symbol, quiet=True) for symbol in shown)
        span, amount = _span(mission.rules.players), str(view.task_amount or "–")
        rows.append((f"{badge} {name}", span, amount, symbols, _hardness(view), won(view)))
    return table(head, rows, numbers=(2, 4, 5))


def _hardness(view: MissionView) -> str:
    """The difficulty for crews, from the easiest number of players to the hardest; a script shows one."""
    levels = {players: each.difficulty for players, each in view.hardness.items()}
    if not levels:
        return "–"
    low, high = min(levels.values()), max(levels.values())
    usual = str(low) if low == high else f"{low}–{high}"
    return per_players(usual, {players: str(level) for players, level in levels.items()})


def won(view: MissionView) -> str:
    """How often the deals were won, from the hardest player count to the easiest."""
    if not view.rates:
        return plain(view.book.say("site.verdict.unchecked"))
    if view.outcome in (MissionOutcome.IMPOSSIBLE, MissionOutcome.UNPROVEN):
        return plain(view.book.say(f"site.verdict.{view.outcome}"))
    low, high = (percentage(rate) for rate in view.rates)
    span = str(low) if low == high else f"{low}–{high}"
    return plain(view.book.say("site.percent", n=span))


def _filters(book: Book, game: str, views: list[MissionView]) -> Iterator[Filter]:
    players = sorted({count for view in views for count in view.mission.rules.players})
    yield Filter(PLAYERS, book.say("site.missions.players"), [(str(count), str(count)) for count in players])
    amounts = sorted({view.task_amount for view in views})
    yield Filter(
        "tasks", book.say(f"site.missions.{_amount(book, game)}"), [(str(n), str(n) if n else "–") for n in amounts]
    )
    renderer = MarkdownRenderer(book, game, "")
    symbols = [symbol for symbol in book.library.games[game].symbols if symbol not in ("tasks", "difficulty")]
    used = {symbol for view in views for symbol in view.symbols}
    yield Filter(
        "symbols",
        book.say("site.missions.symbols"),
        [(symbol, renderer.symbol_name(symbol)) for symbol in symbols if symbol in used],
    )
    outcomes = [outcome for outcome in MissionOutcome if any(view.outcome is outcome for view in views)]
    yield Filter(
        "verdict",
        book.say("site.missions.verdict"),
        [(outcome.value, book.say(f"site.verdict.{outcome}")) for outcome in outcomes],
    )
    yield Filter(
        "origin",
        book.say("site.missions.origin"),
        [(origin, book.say(f"site.missions.{origin}")) for origin in ("official", "custom")],
    )


def _amount(book: Book, game: str) -> str:
    return "difficulty" if book.library.games[game].tasks.amount is TaskAmount.DIFFICULTY else "tasks"


def _span(players: tuple[int, ...]) -> str:
    """`2–5`, or a list where there are gaps."""
    whole = len(players) > 2 and players[-1] - players[0] == len(players) - 1
    return f"{players[0]}–{players[-1]}" if whole else ", ".join(map(str, players))
