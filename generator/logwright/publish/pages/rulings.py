"""The page of rulings: our decisions where rules are silent or editions differ, why, and how editions differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.basis import basis_of_ruling
from logwright.content.model.locale import SOURCE
from logwright.publish.basis_mark import basis_mark
from logwright.publish.page_parts.folded_ruling import editions_table, folded_ruling
from logwright.publish.views.address import game_page, rule_places, ruling_anchor
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, heading, link, plain, styled
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.page import Page


def pages(book: Book, game: str) -> Iterator[Page]:
    rulings = _rulings(book, game)
    if rulings:
        yield _page(book, game, "rulings", rulings)
    differing = [ruling for ruling in rulings if "editions" in ruling]
    if differing:
        yield _page(book, game, "editions", differing)


def _page(book: Book, game: str, name: str, rulings: list[Any]) -> Page:
    here = game_page(game, name)
    title = book.say(f"site.{name}.title")
    parts = [plain(book.say(f"site.{name}.intro"))]
    for ruling in rulings:
        parts += _ruling(book, game, here, ruling)
        if name == "editions":
            words = book.section_words(game, book.library.rulebooks[game].homes[ruling["id"]]).rulings[ruling["id"]]
            parts.append(editions_table(book, words, MarkdownRenderer(book, game, here)))
    return Page(here, book.of_game(title, game), blocks(*parts), short=title, kind="rulings")


def _rulings(book: Book, game: str) -> list[Any]:
    """Every ruling that concerns the game, ordered by id."""
    library = book.library
    found = [ruling for ruling in map(library.ruling, library.rulings) if game in ruling["games"]]
    return sorted(found, key=lambda ruling: (ruling["id"][0], int(ruling["id"][1:])))


def _ruling(book: Book, game: str, here: str, ruling: Any) -> Iterator[str]:
    """The ruling as the rules word it, if they do; otherwise in the source language."""
    name = ruling["id"]
    rulebook = book.library.rulebooks.get(game)
    home = rulebook.homes.get(name) if rulebook else None
    renderer = MarkdownRenderer(book, game, here)
    why = styled(plain(book.say("site.why")), "label")
    mark = basis_mark(book, game, here, basis_of_ruling(ruling))
    if home:
        words = book.section_words(game, home)
        place = renderer.way(rule_places(book.library, game)[name])
        yield heading(2, f"{link(plain(words.title), place)} {styled(name, 'fact')}", ruling_anchor(name))
        yield folded_ruling(book, name, words.rulings[name], renderer, mark)
    else:
        yield heading(2, name, ruling_anchor(name))
        yield mark
        said = [f"**{plain(ruling['question'])}** {plain(ruling['ruling'])}", f"{why} {plain(ruling['why'])}"]
        yield from (
            said if book.lang == SOURCE else (f'<div lang="{SOURCE}" markdown>\n\n{part}\n\n</div>' for part in said)
        )
