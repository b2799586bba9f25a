"""Frequently asked questions, with the rules that answer them."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.faq import FaqQuestion
from logwright.content.model.rule_words import question_words
from logwright.publish.page_parts.filters import filtered
from logwright.publish.views.address import game_page, rule_places, ruling_place
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, boxed, heading, link, plain
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.page import Page


def pages(book: Book, game: str) -> Iterator[Page]:
    faq = book.library.faqs.get(game)
    if not faq:
        return
    here = game_page(game, "faq")
    renderer = MarkdownRenderer(book, game, here)
    parts = []
    for question in faq.questions:
        words = question_words(book.library, game, question.id, book.lang)
        asked = heading(2, renderer.on_one_line(words.question), question.id)
        answered = blocks(asked, renderer.text(words.answer), _foot(book, game, question, renderer))
        parts.append(boxed(answered, "question", "item"))
    title = book.say("site.faq.title")
    yield Page(here, book.of_game(title, game), filtered(book, blocks(*parts)), short=title, kind="faq")


def _foot(book: Book, game: str, question: FaqQuestion, renderer: MarkdownRenderer) -> str:
    """Further reading, and the basis of the answer."""
    library = book.library
    places, sections = rule_places(library, game), library.rulebooks[game].sections
    titles = [
        link(plain(book.section_words(game, sections[name]).title), renderer.way(places[name]))
        for name in question.sections
        if name in sections
    ]
    cited = [
        f"{link(cite, renderer.way(places.get(cite) or ruling_place(library, game, cite)))}{{ .fact }}"
        for cite in question.cites
        if cite in places or cite in library.rulings
    ]
    see = f"{plain(book.say('site.see_also'))} {', '.join(titles)}" if titles else ""
    return boxed(blocks(see, " ".join(cited)), "section-foot")
