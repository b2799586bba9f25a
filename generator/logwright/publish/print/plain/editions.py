"""The plain editions of a logbook, a play aid and a set of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import Drawing, Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.print.logbook.entry import LogbookEntry
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.logbook.symbol_key import KeyEntry, in_short, symbol_key, token_key
from logwright.publish.print.plain.passage import Passage, PlainEdition
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.mission_view import MissionView

_ON_A_CARD = 220
"""As many letters of 18 points find room on a quarter of a sheet; cards that say more are listed."""
_FIELDS = ("date", "attempts", "distress", "won")


def plain_logbook(book: Book, game: str, missions: Sequence[LoggedMission], players: int | None = None) -> PlainEdition:
    """All missions, then what symbols and tokens mean."""
    logbook = Logbook(book, game, tuple(missions), players=players)
    fields = tuple(book.say(f"print.logbook.{field}") for field in _FIELDS)
    passages = [_mission(book, each, fields) for each in logbook.entries]
    views, icons = [MissionView(book, mission) for mission in missions], IconSheet(Palette.PRINT)
    look = look_of(book.library, game)
    symbols = symbol_key(book, game, views, look, icons)  # type: ignore[arg-type]  # games with missions have a deck
    keys = {"key": symbols, "tokens_key": token_key(book, game, views, icons)}
    for title, entries in keys.items():
        if entries:
            lines = tuple(_meaning(book, each) for each in entries)
            passages.append(Passage(book.say(f"print.logbook.{title}"), lines, level=1))
    return PlainEdition(
        f"logbook-{game}", game, book.lang, logbook.full_title, book.say("print.fan_tool"), tuple(passages)
    )


def _mission(book: Book, entry: LogbookEntry, fields: tuple[str, ...]) -> Passage:
    lines = [entry.hardness] if entry.hardness else []
    return Passage(book.titled(entry.name, entry.title), (*lines, *entry.rules), entry.story, fields=fields)


def _meaning(book: Book, entry: KeyEntry) -> str:
    return book.titled(entry.name, entry.words) if entry.words else entry.name


def plain_aid(book: Book, game: str) -> PlainEdition:
    """The rules in short, chapter by chapter."""
    passages = []
    for chapter in book.library.rulebooks[game].chapters:
        words = [book.section_words(game, section) for section in chapter.walk() if section.quick]
        lines = tuple(book.titled(each.title, in_short(book, game, each.short)) for each in words)
        if lines:
            passages.append(Passage(book.section_words(game, chapter).title, lines, level=1))
    title = book.titled(book.say("site.quick_reference.title"), book.game_title(game))
    return PlainEdition(f"aid-{game}", game, book.lang, title, book.say("print.fan_tool"), tuple(passages))


def plain_cards(edition: Edition, wanted: str) -> PlainEdition:
    """Every piece of a set: its name, and what stands on it."""
    book, found = edition.book, pieces(edition, wanted)
    title = book.titled(edition.say(f"sets.{wanted}"), book.game_title(edition.game))
    passages = tuple(Passage(_named(edition, piece), tuple(_texts(piece)), picture=_picture(piece)) for piece in found)
    name = f"{edition.game}-{wanted}"
    cards = all(piece.size.corner for piece in found) and max(map(_length, passages)) <= _ON_A_CARD
    return PlainEdition(name, edition.game, edition.lang, title, book.say("print.fan_tool"), passages, cards)


def _length(passage: Passage) -> int:
    return len(passage.title) + sum(map(len, passage.lines))


def _named(edition: Edition, piece: Piece) -> str:
    return edition.book.say("press.copies", n=piece.copies, name=piece.name) if piece.copies > 1 else piece.name


def _texts(piece: Piece) -> Iterator[str]:
    """What the front says, then the back; what the name of the card says is not said twice."""
    seen: set[str] = set()
    for text in (*piece.front.texts, *piece.back.texts):
        if text.words not in seen and text.words not in piece.name and not text.words.isdecimal():
            seen.add(text.words)
            yield text.words


def _picture(piece: Piece) -> Drawing:
    return Drawing(piece.size.width, piece.size.height, piece.front.art)
