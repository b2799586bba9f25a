"""The rules of a game: a page per chapter, with an anchor for every section, fact and ruling."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.basis import Basis, basis_of_fact, basis_of_ruling
from logwright.content.model.rule_words import RulingWords
from logwright.content.model.rulebook import Rulebook, Section
from logwright.publish.basis_mark import basis_mark
from logwright.publish.page_parts.folded_ruling import folded_ruling
from logwright.publish.page_parts.illustration import example_figure, section_figure
from logwright.publish.views.address import chapter_page, rule_places, ruling_anchor
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, link, plain
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.page import Page

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
    """The anchor of a fact is the title of the first section that states it, so that its link shows the rule."""
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
        renderer = MarkdownRenderer(self.book, self.game, self.here, section.id)
        if level > 1:
            first = facts_stated_first(self.rulebook, section)
            yield heading(min(level, DEEPEST), plain(words.title), section.id, also=first)
        yield renderer.text(words.text)
        for figure in section.figures:
            caption = words.figures[figure.id]
            said = renderer.on_one_line(caption), renderer.words(caption)
            yield section_figure(self.book, self.game, section, figure, *said)
        for example in section.examples:
            text = words.examples[example.id]
            yield example_figure(self.book, self.game, section, example, renderer.text(text), renderer.words(text))
        for ruling, decided in words.rulings.items():
            yield self._ruling(ruling, decided, renderer)
        yield self._foot(section, renderer)
        for inner in section.sections:
            yield from self.section(inner, level + 1)

    def _ruling(self, ruling: str, words: RulingWords, renderer: MarkdownRenderer) -> str:
        """A ruling is set apart from the rules: our decision in one line, its reason behind it."""
        basis = basis_of_ruling(self.book.library.ruling(ruling))
        mark = basis_mark(self.book, self.game, self.here, basis)
        return folded_ruling(self.book, ruling, words, renderer, mark, ruling_anchor(ruling))

    def _foot(self, section: Section, renderer: MarkdownRenderer) -> str:
        """Further reading, and the facts that the section states, each with a link to copy."""
        parts = []
        if section.see:
            titles = (self._title(other) for other in section.see)
            links = (
                link(plain(title), renderer.way(self.places[other]))
                for other, title in zip(section.see, titles, strict=True)
            )
            parts.append(f"{plain(self.book.say('site.see_also'))} {', '.join(links)}")
        facts = [
            f"{link(fact, renderer.way(self.places[fact]))}{{ .fact }}{self._mark(fact)}" for fact in section.covers
        ]
        if facts:
            parts.append(" ".join(facts))
        if history := self._history(section):
            parts.append(history)
        return boxed("\n\n".join(parts), "section-foot") if parts else ""

    def _history(self, section: Section) -> str:
        """What changed in our wording and when, folded away."""
        first = self.rulebook.since
        if not section.changed or not first:
            return ""
        days = [(change.on, change.what) for change in section.changed] + [(first, "first")]
        items = "".join(
            f"<li><time datetime='{on}'>{on}</time> {attribute(self.book.say(f'site.history.{what}'))}</li>"
            for on, what in days
        )
        title = attribute(self.book.say("site.history.title"))
        return f'<details class="history"><summary>{title}</summary><ul>{items}</ul></details>'

    def _mark(self, fact: str) -> str:
        """The mark of a rule that was not verified in print."""
        entries = self.book.library.facts[fact].data["facts"] if fact in self.book.library.facts else ()
        basis = next((basis_of_fact(entry) for entry in entries if entry["id"] == fact), Basis.PRINTED)
        return "" if basis is Basis.PRINTED else f" {basis_mark(self.book, self.game, self.here, basis)}"

    def _title(self, section: str) -> str:
        return self.book.section_words(self.game, self.rulebook.sections[section]).title
