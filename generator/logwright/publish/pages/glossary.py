"""The glossary: every term of a game, a link to its explanation, and its names in the other languages."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import combining, normalize

from logwright.content.model.markup_line import MarkKind
from logwright.content.model.vocabulary import vocabulary
from logwright.publish.page_parts.filters import filtered
from logwright.publish.views.address import folder_of, game_page, rule_places
from logwright.publish.views.book import Book
from logwright.publish.views.definition import definition
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, plain
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.page import Page, way


def pages(book: Book, game: str) -> Iterator[Page]:
    terms = vocabulary(book.library, game)[MarkKind.TERM]
    if not terms:
        return
    here = game_page(game, "glossary")
    renderer = MarkdownRenderer(book, game, here)
    others = [Book(book.library, lang) for lang in book.library.languages if lang != book.lang]
    named = sorted(terms, key=lambda term: _sorting(book.name(game, f"terms.{term}")))
    entries = "\n".join(_entry(book, others, game, term, renderer) for term in named)
    title = book.say("site.glossary.title")
    yield Page(
        here,
        book.of_game(title, game),
        blocks(plain(book.say("site.glossary.intro")), filtered(book, boxed(entries, "terms"))),
        short=title,
        kind="glossary",
    )


def _entry(book: Book, others: list[Book], game: str, term: str, renderer: MarkdownRenderer) -> str:
    """A term, the sentence that introduces it, and what it is called elsewhere."""
    elsewhere = " ".join(
        f'<span class="edition"><b>{other.lang}</b> {_foreign(book, other, game, term, renderer.here)}</span>'
        for other in others
    )
    return boxed(
        blocks(
            heading(2, renderer.term(term), term),
            renderer.line(definition(book, game, term)),
            f'<p class="editions">{elsewhere}</p>',
        ),
        "term-entry",
        "item",
    )


def _foreign(book: Book, other: Book, game: str, term: str, here: str) -> str:
    """The term in another language, linked to the rule in that language."""
    word = plain(other.name(game, f"terms.{term}"))
    home = _home(book, game, term)
    if not home:
        return f'<span lang="{other.lang}">{word}</span>'
    path, _, anchor = home.partition("#")
    there = way(folder_of(book.lang) + here, folder_of(other.lang) + path).replace(".md", ".html")
    # A build of a single language cannot check links into the pages of another.
    return f'<a href="{attribute(f"{there}#{anchor}" if anchor else there)}" lang="{other.lang}">{word}</a>'


def _home(book: Book, game: str, term: str) -> str | None:
    rulebook = book.library.rulebooks.get(game)
    home = rulebook.definitions.get(term) if rulebook else None
    return rule_places(book.library, game)[home.id] if home else None


def _sorting(word: str) -> str:
    """Sort key: accents are ignored, except that й is a letter of its own."""
    letters = normalize("NFD", word.lower())
    return "".join(letter for letter in letters if letter == "\u0306" or not combining(letter))
