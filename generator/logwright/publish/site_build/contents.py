"""The contents of the site in one language: all pages, and the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from logwright.publish.pages import (
    basis,
    campaign_designer,
    campaigns,
    catalogue,
    checks,
    designer,
    evening,
    faq,
    gallery,
    glossary,
    hardness,
    mission,
    phrases,
    play,
    printing,
    quick_reference,
    rules,
    rulings,
    scenario_designer,
    style,
    tasks,
)
from logwright.publish.pages.home import game_home, home
from logwright.publish.pages.saucers import game_replay, movement, scenarios, tiles, upgrades
from logwright.publish.site_build.handbook import english_pages, handbook_pages
from logwright.publish.views.address import LANGUAGE_AT_ROOT
from logwright.publish.views.book import Book
from logwright.publish.views.page import Page

# In menu order; what players need during a game comes first.
_OF_A_GAME = (
    quick_reference,
    rules,
    catalogue,
    tasks,
    upgrades,
    tiles,
    scenarios,
    movement,
    game_replay,
    faq,
    glossary,
    rulings,
    basis,
    mission,
)
_DESIGNERS = (designer, campaign_designer, scenario_designer)


@dataclass(frozen=True)
class MenuPart:
    """A section of the menu: a title and the pages below it."""

    title: str
    pages: tuple[Page, ...]


@dataclass(frozen=True)
class Contents:
    """`english` are pages of the handbook, by title and url, that exist in the language at the root only."""

    parts: tuple[MenuPart, ...]
    english: tuple[Mapping[str, str], ...] = ()

    @property
    def pages(self) -> list[Page]:
        return [page for part in self.parts for page in part.pages]

    def menu(self) -> list[dict[str, Any]]:
        """The menu as MkDocs configuration. It includes all titles, so that MkDocs need not read pages for them."""
        return [{part.title: [{page.name: page.path} for page in part.pages if page.in_menu]} for part in self.parts]


def contents(book: Book, objective_schema: Mapping[str, Any], handbook: Mapping[str, str]) -> Contents:
    """`handbook` are its texts in English, as `english_texts` returns them."""
    games = {game: _game(book, game) for game in book.games}
    parts = [MenuPart(book.say("site.home.short"), (home(book, games),))]
    parts += [MenuPart(book.say(f"site.games.{game}", game), tuple(pages)) for game, pages in games.items()]
    if told := tuple(campaigns.pages(book)):
        parts.append(MenuPart(told[0].name, told))
    parts += [MenuPart(page.name, (page,)) for page in gallery.pages(book)]
    parts += [MenuPart(page.name, (page,)) for page in play.pages(book)]
    # Together, so that the parts of the site fit in one line in every language.
    if designers := [page for module in _DESIGNERS for page in module.pages(book)]:
        parts.append(MenuPart(designers[0].name, tuple(designers)))
    parts += [MenuPart(page.name, (page,)) for page in evening.pages(book)]
    parts += [MenuPart(page.title, (page,)) for page in (*hardness.pages(book), *printing.pages(book))]
    written = [*handbook_pages(book, handbook), *phrases.pages(book, objective_schema), *checks.pages(book)]
    if book.lang == LANGUAGE_AT_ROOT:
        written += style.pages(book)
    parts.append(MenuPart(book.say("site.handbook"), tuple(written)))
    return Contents(tuple(parts), () if book.lang == LANGUAGE_AT_ROOT else tuple(english_pages(handbook)))


def _game(book: Book, game: str) -> Sequence[Page]:
    pages = [page for module in _OF_A_GAME for page in module.pages(book, game)]
    return [*game_home(book, game, pages), *pages]
