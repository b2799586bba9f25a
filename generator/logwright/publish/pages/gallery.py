"""The gallery: a project's own missions, of all games, with filters; those of the box stand beside them."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from logwright.content.writing.slug import slug
from logwright.publish.page_parts.filters import PLAYERS, Filter, filtered, item, per_players
from logwright.publish.views.address import GALLERY, mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, link, plain, styled, table
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page, way

_COLUMNS = ("mission", "game", "players", "hardness", "author", "languages", "origin")
_LEVELS = range(1, 11)


def pages(book: Book) -> Iterator[Page]:
    """No page without missions of one's own: there is a catalogue of each game."""
    if not book.own_missions:
        return
    views = [MissionView(book, mission) for game in book.games for mission in book.missions[game]]
    # What people sent comes first.
    views.sort(key=lambda view: not view.mission.is_own)
    body = blocks(plain(book.say("gallery.intro")), filtered(book, _table(book, views), _filters(book, views)))
    yield Page(GALLERY, book.say("gallery.title"), body, kind="catalogue")


def _table(book: Book, views: list[MissionView]) -> str:
    head = [plain(book.say(f"gallery.{column}")) for column in _COLUMNS]
    return table(head, [_row(book, view) for view in views], numbers=(3,))


def _row(book: Book, view: MissionView) -> tuple[str, ...]:
    mission = view.mission
    levels = {players: each.difficulty for players, each in view.hardness.items()}
    by_players = {f"level{players}": [level] for players, level in levels.items()}
    author, origin = _author(book, view), _origin(view)
    name = item(
        link(plain(view.words.title), way(GALLERY, mission_page(mission))),
        game=[mission.game],
        players=mission.rules.players,
        author=[_value(author)],
        language=_languages(book, view),
        origin=[origin],
        level=sorted(set(levels.values())),
        **by_players,
    )
    span = f"{min(levels.values())}–{max(levels.values())}" if len(set(levels.values())) > 1 else ""
    usual = span or str(next(iter(levels.values()), "–"))
    hardness = per_players(usual, {players: str(level) for players, level in levels.items()}) if levels else "–"
    badge = styled(plain(book.say(f"gallery.{origin}")), "number" if mission.official else "custom")
    return (
        name,
        plain(book.game_title(mission.game)),
        ", ".join(map(str, mission.rules.players)),
        hardness,
        plain(author or "–"),
        ", ".join(_languages(book, view)),
        badge,
    )


def _author(book: Book, view: MissionView) -> str:
    """Whom the mission names, or else the project."""
    return view.mission.author or (book.library.settings.author if view.mission.is_own else "")


def _origin(view: MissionView) -> str:
    return "official" if view.mission.official else "own"


def _languages(book: Book, view: MissionView) -> list[str]:
    """The languages in which its title is told; the rules are in all of them."""
    own = view.mission.own_words
    return [lang for lang in book.library.languages if not own or lang in own]


def _value(author: str) -> str:
    """As one plain word, because entries list their values with spaces between them."""
    return slug(author) or f"a{crc32(author.encode())}" if author else "none"


def _filters(book: Book, views: list[MissionView]) -> Iterator[Filter]:
    say = book.say
    games = dict.fromkeys(view.mission.game for view in views)
    yield Filter("game", say("gallery.game"), [(game, book.game_title(game)) for game in games])
    players = sorted({count for view in views for count in view.mission.rules.players})
    yield Filter(PLAYERS, say("gallery.players"), [(str(count), str(count)) for count in players])
    yield Filter("level", say("gallery.hardness"), [(str(n), str(n)) for n in _LEVELS], by_players=True)
    authors = sorted({_author(book, view) for view in views} - {""})
    nobody = [("none", say("gallery.nobody"))] if any(not _author(book, view) for view in views) else []
    yield Filter("author", say("gallery.author"), [*((_value(each), each) for each in authors), *nobody])
    names = [(lang, book.library.locales[lang].grammar.name) for lang in book.library.languages]
    yield Filter("language", say("gallery.languages"), names)
    yield Filter("origin", say("gallery.origin"), [(each, say(f"gallery.{each}")) for each in ("own", "official")])
