"""A short game of Crash & Grab, turn by turn: a readable list, and a drawing that a script steps through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from logwright.content.model.library import Library
from logwright.engine.saucers.games.told_game import ToldTurn, told_game
from logwright.engine.saucers.players import Planner
from logwright.engine.saucers.turns.setup import Setup
from logwright.publish.figures import SaucerLook
from logwright.publish.figures.saucer_game.game_steps import game_steps
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of
from logwright.publish.views.markdown import attribute, blocks, heading, plain
from logwright.publish.views.page import Page
from logwright.publish.views.saucers.shown_game import ShownGame

NAME = "game"
KIND = "game-replay"
# Seed of a short game in which nearly everything happens: pick-ups, hits, crashes, thefts, boosts and upgrades.
PLAYERS, SEED, ROUNDS = 3, 4, 20


def pages(book: Book, game: str) -> Iterator[Page]:
    look = look_of(book.library, game)
    if not isinstance(look, SaucerLook):
        return
    turns = recorded_game(book.library)
    shown = ShownGame(book, game, look, turns)
    title = book.say("replay.title", game)
    body = blocks(
        plain(book.say("replay.intro", game, n=PLAYERS)),
        f'<div class="game-replay" data-where="{attribute(shown.where("{n}", "{all}"))}" markdown>',
        shown.controls(),
        shown.board(_picture(book, game, look, turns)),
        shown.told(),
        heading(2, plain(book.say("replay.moves", game)), "moves"),
        shown.moves(),
        "</div>",
    )
    here = game_page(game, NAME)
    yield Page(here, book.of_game(title, game), body, short=title, kind=KIND)


@lru_cache(maxsize=4)
def recorded_game(library: Library) -> tuple[ToldTurn, ...]:
    """The recorded game; the same seed gives the same game on every machine."""
    assert library.box is not None
    return tuple(told_game(Setup(library.box, PLAYERS, seed=SEED), [Planner()] * PLAYERS, ROUNDS))


def _picture(book: Book, game: str, look: SaucerLook, turns: tuple[ToldTurn, ...]) -> str:
    return book.drawings.titled(
        lambda: game_steps(turns, look),
        (look_key(book.library, game), PLAYERS, SEED, ROUNDS),
        "game",
        book.say("replay.shown", game),
    )
