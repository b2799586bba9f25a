"""Questions that players ask, with the rules that answer them."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.faq import Question
from logwright.content.rule_words import question_words
from logwright.publish.address import game_page, rule_places, ruling_place
from logwright.publish.book import Book
from logwright.publish.markdown import blocks, boxed, heading, link, plain
from logwright.publish.page import Page
from logwright.publish.setter import Setter


def pages(book: Book, game: str) -> Iterator[Page]:
    faq = book.library.faqs.get(game)
    if not faq:
        return
    here = game_page(game, "faq")
    setter = Setter(book, game, here)
    parts = []
    for question in faq.questions:
        words = question_words(book.library, game, question.id, book.lang)
        parts += [
            heading(2, setter.on_one_line(words.question), question.id),
            setter.text(words.answer),
            _foot(book, game, question, setter),
        ]
    title = book.say("site.faq.title")
    yield Page(here, book.of_game(title, game), blocks(*parts), short=title, kind="faq")


def _foot(book: Book, game: str, question: Question, setter: Setter) -> str:
    """Where to read on, and what the answer rests on."""
    library = book.library
    places, sections = rule_places(library, game), library.rulebooks[game].sections
    titles = [
        link(plain(book.section_words(game, sections[name]).title), setter.way(places[name]))
        for name in question.sections
        if name in sections
    ]
    cited = [
        f"{link(cite, setter.way(places.get(cite) or ruling_place(library, game, cite)))}{{ .fact }}"
        for cite in question.cites
        if cite in places or cite in library.rulings
    ]
    see = f"{plain(book.say('site.see_also'))} {', '.join(titles)}" if titles else ""
    return boxed(blocks(see, " ".join(cited)), "section-foot")
