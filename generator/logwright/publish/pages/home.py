"""The home page, and the home page of each game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import scene_cover
from logwright.publish.page_parts.miniature import lively, miniature
from logwright.publish.page_parts.mission_card import mission_card
from logwright.publish.pages import printing
from logwright.publish.views.address import (
    DESIGNER,
    EVENING,
    PLAY,
    SCENARIO_DESIGNER,
    campaign_page,
    chapter_page,
    game_page,
    mission_page,
    rule_places,
)
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of, scene_of
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, link, listing, plain
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page, way

HOME = "index.md"
_WANTED = ("quick-reference", "catalogue", "faq", "tasks", "upgrades")
"""The pages of a game that people look for first."""


@dataclass(frozen=True)
class Door:
    """A page that all games share: the part of the interface with its title and introduction, and its path."""

    words: str
    path: str


DOORS = (
    Door("play", PLAY),
    Door("evening", EVENING),
    Door("designer", DESIGNER),
    Door("campaign", campaign_page()),
    Door("scenario_designer", SCENARIO_DESIGNER),
    Door("site.print", printing.HERE),
)
"""Behind the games, in this order; a door to a page that the book lacks is left out."""


def home(book: Book, parts: dict[str, Sequence[Page]]) -> Page:
    """The search first, the games as covers, a mission, the doors to everything else, and a line that plays itself."""
    settings = book.library.settings
    views = [MissionView(book, mission) for game in book.games for mission in book.missions[game]]
    body = blocks(
        *(_own(book) if settings.name else [plain(book.say("site.home.intro"))]),
        _ask(book),
        heading(2, plain(book.say("site.home.games")), "games"),
        boxed(blocks(*(_game(book, game, pages) for game, pages in parts.items())), "covers"),
        *_begin(book, views),
        heading(2, plain(book.say("site.home.doors")), "doors"),
        boxed(blocks(*(_door(book, door) for door in _doors(book))), "doors"),
        boxed(_offline(book), "offline"),
        boxed(plain(book.say("site.home.note")), "note"),
    )
    title = settings.name or book.say("site.home.title")
    return Page(HOME, title, body, short=book.say("site.home.short"), kind="home")


def _ask(book: Book) -> str:
    """What looks like a search field opens the search; without scripts there is none."""
    words, hint = attribute(book.say("site.home.search")), attribute(book.say("site.theme.search_hint"))
    return f'<button type="button" class="ask needs-js" data-asks>{words}<small>{hint}</small></button>'


def _game(book: Book, game: str, pages: Sequence[Page]) -> str:
    """A game as its cover, with what players look for first."""
    look = look_of(book.library, game)
    cover = book.drawings.icon(lambda: scene_cover(look), (look_key(book.library, game), "cover"))
    links = [link(plain(book.say("rules")), game_page(game))]
    links += [link(plain(page.name), page.path) for page in pages if page.kind in _WANTED]
    title = heading(3, link(plain(book.game_title(game)), game_page(game)), game)
    picture = f'<div class="cover" aria-hidden="true">{cover}</div>'
    return boxed(blocks(picture, title, listing(links)), "game", data_scene=scene_of(book.library, game))


def _begin(book: Book, views: Sequence[MissionView]) -> Iterator[str]:
    """A mission as its logbook page begins, beside a line that plays itself."""
    shown = [view for view in views if view.mission.is_own] or [view for view in views if view.words.story]
    if not shown:
        return
    card = blocks(heading(2, plain(book.say("site.home.begin")), "begin"), mission_card(shown[0], HOME))
    columns = [boxed(card, "beginning")]
    won = lively(views, 2)
    if won and (played := miniature(book, [won])):
        title = heading(2, plain(book.say("site.home.watch")), "watch")
        named = link(plain(book.say("site.home.watched", title=won.title)), f"{mission_page(won.mission)}#replay")
        columns.append(boxed(blocks(title, named, played), "watching"))
    yield boxed(blocks(*columns), "begin")


def _doors(book: Book) -> Iterator[Door]:
    missing = {campaign_page()} if not book.library.campaigns else set()
    missing |= set() if book.printed else {printing.HERE}
    missing |= set() if book.library.saucer_game in book.games else {SCENARIO_DESIGNER}
    return (door for door in DOORS if door.path not in missing)


def _door(book: Book, door: Door) -> str:
    title = link(plain(book.say(f"{door.words}.title")), door.path)
    intro = plain(book.say(f"{door.words}.intro"))
    # Whoever comes every day goes straight to the deals of the day.
    daily = [link(plain(book.say("deals.daily.link")), f"{door.path}?daily")] if door.path == PLAY else []
    return boxed(blocks(heading(3, title, f"door-{door.words.rpartition('.')[2]}"), intro, *daily), "door")


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
        chapters = []
        for chapter in rulebook.chapters:
            title = plain(book.section_words(game, chapter).title)
            inner = (
                link(plain(book.section_words(game, section).title), way(here, places[section.id]))
                for section in chapter.sections
            )
            opening = heading(3, link(title, way(here, chapter_page(game, chapter.id))), chapter.id)
            chapters.append(boxed(blocks(opening, listing(inner)), "chapter"))
        parts.append(boxed(blocks(*chapters), "chapters"))
    yield Page(here, book.game_title(game), blocks(*parts), short=book.say("site.overview"), kind="game")
