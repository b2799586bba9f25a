"""A short game of Crash & Grab, turn by turn: a readable list, and a drawing that a script steps through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from logwright.content.model.library import Library
from logwright.engine.saucers.games.event import TurnBegan
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
from logwright.sentences.saucer_story import SaucerStory

NAME = "game"
KIND = "game-replay"
# Seed of a short game in which nearly everything happens: pick-ups, hits, crashes, thefts, boosts and upgrades.
PLAYERS, SEED, ROUNDS = 3, 4, 20
_CONTROLS = ("first", "back", "on", "last")


def pages(book: Book, game: str) -> Iterator[Page]:
    look = look_of(book.library, game)
    if not isinstance(look, SaucerLook):
        return
    turns = recorded_game(book.library)
    upgrades = {card.id: book.upgrade_words(card.id).name for card in look.box.upgrades}
    story = SaucerStory(book.tongue(game), look.box.cards, upgrades)
    title = book.say("replay.title", game)
    body = blocks(
        plain(book.say("replay.intro", game, n=PLAYERS)),
        f'<div class="game-replay" data-where="{attribute(_where(book, game, "{n}", "{all}"))}" markdown>',
        _controls(book, game, turns),
        _board(book, game, look, turns),
        f'<p class="told needs-js" role="status">{_told(book, game, story, turns[0])}</p>',
        heading(2, plain(book.say("replay.moves", game)), "moves"),
        _moves(book, game, story, turns),
        "</div>",
    )
    here = game_page(game, NAME)
    yield Page(here, book.of_game(title, game), body, short=title, kind=KIND)


@lru_cache(maxsize=4)
def recorded_game(library: Library) -> tuple[ToldTurn, ...]:
    """The recorded game; the same seed gives the same game on every machine."""
    assert library.box is not None
    return tuple(told_game(Setup(library.box, PLAYERS, seed=SEED), [Planner()] * PLAYERS, ROUNDS))


def _where(book: Book, game: str, now: str, last: str) -> str:
    return book.say("replay.where", game, n=now, all=last)


def _controls(book: Book, game: str, turns: tuple[ToldTurn, ...]) -> str:
    """Here from the beginning, so that the board does not move when the script comes."""
    buttons = "".join(
        f'<button type="button" data-go="{name}">{attribute(book.say(f"replay.{name}", game))}</button>'
        for name in _CONTROLS
    )
    where = attribute(_where(book, game, "0", str(len(turns) - 1)))
    return f'<div class="controls needs-js">{buttons}<span>{where}</span></div>'


def _board(book: Book, game: str, look: SaucerLook, turns: tuple[ToldTurn, ...]) -> str:
    picture = book.drawings.titled(
        lambda: game_steps(turns, look),
        (look_key(book.library, game), PLAYERS, SEED, ROUNDS),
        "game",
        book.say("replay.shown", game),
    )
    return f'<figure><div class="drawing">{picture}</div></figure>'


def _moves(book: Book, game: str, story: SaucerStory, turns: tuple[ToldTurn, ...]) -> str:
    """One entry per layer of the drawing; raw HTML, because the entries are long and numerous."""
    entries = []
    for number, turn in enumerate(turns):
        entries.append(f'<li data-step="{number}">{_told(book, game, story, turn)}</li>')
    return f'<ol start="0">{"".join(entries)}</ol>'


def _told(book: Book, game: str, story: SaucerStory, turn: ToldTurn) -> str:
    name = _name(book, game, story, turn)
    # The name already says whose turn it is.
    said = " ".join(story.tell(event for event in turn.events if not isinstance(event, TurnBegan)))
    return f"<strong>{attribute(name)}</strong> {attribute(said)}"


def _name(book: Book, game: str, story: SaucerStory, turn: ToldTurn) -> str:
    if turn.saucer is None:
        return book.say("replay.start", game) + "."
    # The round of a turn: the state after the last turn of a round already has the next probe holder.
    name = book.say("replay.turn", game, round=turn.state.round, saucer=story.saucer(turn.saucer))
    return name + "."
