"""The rules of a game: a page per chapter, with an address for every section, fact and ruling."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.rule_words import RulingWords
from logwright.content.rulebook import Rulebook, Section
from logwright.publish.address import chapter_page, rule_places, ruling_anchor
from logwright.publish.book import Book
from logwright.publish.illustration import example_figure, section_figure
from logwright.publish.markdown import blocks, boxed, heading, link, plain, styled
from logwright.publish.page import Page
from logwright.publish.setter import Setter

DEEPEST = 5
"""Headings below this level would look like text."""


def pages(book: Book, game: str) -> Iterator[Page]:
    rulebook = book.library.rulebooks.get(game)
    for chapter in rulebook.chapters if rulebook else ():
        assert rulebook is not None
        here = chapter_page(game, chapter.id)
        words = book.section_words(game, chapter)
        body = blocks(*_Chapter(book, rulebook, here).section(chapter, 1))
        yield Page(
            here,
            words.title,
            body,
            description=book.of_game(words.title, game),
            kind="rules",
            anchors=tuple(facts_stated_first(rulebook, chapter)),
        )


def facts_stated_first(rulebook: Rulebook, section: Section) -> Iterator[str]:
    """A fact has its place where it is first stated: at the title of that section, so that its link shows the rule."""
    for fact in section.covers:
        if next(other for other in rulebook.walk() if fact in other.covers) is section:
            yield fact


class _Chapter:
    """Writes the sections of one chapter."""

    def __init__(self, book: Book, rulebook: Rulebook, here: str) -> None:
        self.book, self.rulebook, self.here, self.game = book, rulebook, here, rulebook.game
        self.places = rule_places(book.library, rulebook.game)

    def section(self, section: Section, level: int) -> Iterator[str]:
        words = self.book.section_words(self.game, section)
        setter = Setter(self.book, self.game, self.here, section.id)
        if level > 1:
            first = facts_stated_first(self.rulebook, section)
            yield heading(min(level, DEEPEST), plain(words.title), section.id, also=first)
        yield setter.text(words.text)
        for figure in section.figures:
            caption = words.figures[figure.id]
            said = setter.on_one_line(caption), setter.words(caption)
            yield section_figure(self.book, self.game, section, figure, *said)
        for example in section.examples:
            text = words.examples[example.id]
            yield example_figure(self.book, self.game, section, example, setter.text(text), setter.words(text))
        for ruling, decided in words.rulings.items():
            yield self._ruling(ruling, decided, setter)
        yield self._foot(section, setter)
        for inner in section.sections:
            yield from self.section(inner, level + 1)

    def _ruling(self, ruling: str, words: RulingWords, setter: Setter) -> str:
        """A ruling stands out from the rules themselves: it is ours, and says why."""
        title = f"**{plain(self.book.say('site.ruling', id=ruling))}**"
        said = setter.text(words.ruling)
        why = f"{styled(plain(self.book.say('site.why')), 'label')} {setter.on_one_line(words.why)}"
        return boxed(blocks(f"{title} {said}", why), "ruling-box", id=ruling_anchor(ruling))

    def _foot(self, section: Section, setter: Setter) -> str:
        """Where to read on, and the facts that the section states, each with a link to copy."""
        parts = []
        if section.see:
            titles = (self._title(other) for other in section.see)
            links = (
                link(plain(title), setter.way(self.places[other]))
                for other, title in zip(section.see, titles, strict=True)
            )
            parts.append(f"{plain(self.book.say('site.see_also'))} {', '.join(links)}")
        facts = [f"{link(fact, setter.way(self.places[fact]))}{{ .fact }}" for fact in section.covers]
        if facts:
            parts.append(" ".join(facts))
        return boxed("\n\n".join(parts), "section-foot") if parts else ""

    def _title(self, section: str) -> str:
        return self.book.section_words(self.game, self.rulebook.sections[section]).title
