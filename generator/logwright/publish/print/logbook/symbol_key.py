"""The key at the end of a logbook: an explanation of every symbol and token its missions show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.content.model.rule_words import Text
from logwright.engine.missions.mission import DrawnTasks, Token
from logwright.publish.figures import DeckLook, mission_symbol, task_token
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.print.marked_words import symbol_and_rest
from logwright.publish.views.address import symbol_place
from logwright.publish.views.book import Book
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.mission_view import MissionView
from logwright.sentences.message import capital


@dataclass(frozen=True)
class KeyEntry:
    icon: str
    name: str
    words: str


def symbol_key(book: Book, game: str, views: Sequence[MissionView], look: DeckLook, icons: IconSheet) -> list[KeyEntry]:
    """Symbols in the order of the game."""
    shown = {symbol for view in views for symbol in view.symbols}
    name = MarkdownRenderer(book, game, "").symbol_name
    return [
        KeyEntry(icons.name(mission_symbol(symbol, look)), capital(name(symbol)), _meaning(book, game, symbol))
        for symbol in book.library.games[game].symbols
        if symbol in shown
    ]


def token_key(book: Book, game: str, views: Sequence[MissionView], icons: IconSheet) -> list[KeyEntry]:
    shown: set[Token] = set()
    for view in views:
        if isinstance(view.mission.rules.tasks, DrawnTasks):
            shown |= set(view.mission.rules.tasks.tokens)
    return [
        KeyEntry(icons.name(task_token(token)), token.sign, book.say(f"tokens.{token}", game))
        for token in Token
        if token in shown and book.tongue(game).has(f"tokens.{token}")
    ]


def _meaning(book: Book, game: str, symbol: str) -> str:
    """The short form of the rule; if there is none, that of the first rule in the chapter."""
    if (game, symbol) in book.meanings:
        return book.meanings[game, symbol]
    place = symbol_place(book.library, game, symbol) or ""
    page, _, anchor = place.partition("#")
    wanted = anchor or page.rpartition("/")[2].removesuffix(".md")
    rulebook = book.library.rulebooks.get(game)
    for chapter in rulebook.chapters if rulebook else ():
        sections = {section.id: section for section in chapter.walk()}
        if wanted in sections:
            quick = [section for section in (sections[wanted], *sections.values()) if section.quick]
            return in_short(book, game, book.section_words(game, quick[0]).short) if quick else ""
    return ""


def symbol_meanings(book: Book, game: str) -> dict[str, str]:
    """What every symbol of a game means, for whoever has no rulebook at hand."""
    return {symbol: _meaning(book, game, symbol) for symbol in book.library.games[game].symbols}


def in_short(book: Book, game: str, text: Text) -> str:
    """The text without markup and without its leading symbol, which is already printed beside it."""
    _, rest = symbol_and_rest(text)
    return capital(MarkdownRenderer(book, game, "").words(rest).strip())
