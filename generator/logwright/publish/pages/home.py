"""The home page, and the home page of each game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.views.address import (
    DESIGNER,
    EVENING,
    campaign_page,
    chapter_page,
    game_page,
    mission_page,
    rule_places,
)
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, link, listing, plain
from logwright.publish.views.page import Page, way

HOME = "index.md"


def home(book: Book, parts: dict[str, Sequence[Page]]) -> Page:
    """An entry for each game with what players look for first, then what all games share."""
    games = []
    for game, pages in parts.items():
        wanted = [page for page in pages if page.kind in ("quick-reference", "catalogue", "faq", "tasks", "upgrades")]
        links = [link(plain(book.say("rules")), game_page(game))]
        links += [link(plain(page.name), page.path) for page in wanted]
        title = link(plain(book.game_title(game)), game_page(game))
        games.append(boxed(blocks(heading(2, title, game), listing(links)), "game", game))
    for name, path in _for_all(book):
        title = link(plain(book.say(f"{name}.title")), path)
        games.append(boxed(blocks(heading(2, title, name), plain(book.say(f"{name}.intro"))), "game"))
    settings = book.library.settings
    body = blocks(
        *(_own(book) if settings.name else [plain(book.say("site.home.intro"))]),
        boxed(blocks(*games), "games"),
        boxed(_offline(book), "offline"),
        boxed(plain(book.say("site.home.note")), "note"),
    )
    title = settings.name or book.say("site.home.title")
    return Page(HOME, title, body, short=book.say("site.home.short"), kind="home")


def _for_all(book: Book) -> Iterator[tuple[str, str]]:
    """Links that all games share: words and page."""
    if book.library.campaigns:
        yield "campaign", campaign_page()
    yield from (("evening", EVENING), ("designer", DESIGNER))


def _own(book: Book) -> Iterator[str]:
    """A project's introduction: its author, and its missions before everything else."""
    if author := book.library.settings.author:
        yield f"*{plain(book.say('site.home.by', author=author))}*"
    yield plain(book.say("site.home.own_intro"))
    if missions := book.own_missions:
        yield heading(2, plain(book.say("site.home.own")), "own")
        yield listing(_mission(book, mission) for mission in missions)


def _mission(book: Book, mission: LoggedMission) -> str:
    words = book.library.words(mission, book.lang)
    return f"{link(plain(words.title), mission_page(mission))} · {plain(book.game_title(mission.game))}"


def _offline(book: Book) -> str:
    """What works offline, and an element where a script offers to save the rest."""
    names = ("keep", "size", "loading", "done", "away", "full")
    words = {name: book.say(f"site.offline.{name}", n="{n}") for name in names}
    place = f'<div data-keep="{attribute(json.dumps(words, ensure_ascii=False))}"></div>'
    title, kept = (plain(book.say(f"site.offline.{name}")) for name in ("title", "kept"))
    return blocks(heading(2, title, "offline"), kept, place)


def game_home(book: Book, game: str, pages: Sequence[Page]) -> Iterator[Page]:
    """All chapters with their sections, and the other pages of the game."""
    here = game_page(game)
    others = [page for page in pages if page.in_menu and page.kind != "rules"]
    parts = [boxed(listing(link(plain(page.name), way(here, page.path)) for page in others), "shortcuts")]
    rulebook = book.library.rulebooks.get(game)
    if rulebook:
        parts.append(heading(2, plain(book.say("rules")), "rules"))
        places = rule_places(book.library, game)
        for chapter in rulebook.chapters:
            title = plain(book.section_words(game, chapter).title)
            inner = (
                link(plain(book.section_words(game, section).title), way(here, places[section.id]))
                for section in chapter.sections
            )
            opening = heading(3, link(title, way(here, chapter_page(game, chapter.id))), chapter.id)
            parts.append(boxed(blocks(opening, listing(inner)), "chapter"))
    yield Page(here, book.game_title(game), blocks(*parts), short=book.say("site.overview"), kind="game")
