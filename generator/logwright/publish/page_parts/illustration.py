"""Figures on pages: the drawing, a caption, and a description for readers who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.model.markup_line import MarkKind
from logwright.content.model.rulebook import Figure, Section, SectionExample
from logwright.content.model.vocabulary import vocabulary
from logwright.engine.interval import percentage
from logwright.publish.figures import LISTED, Drawing, Rate, Tick, example, figure, rate_chart
from logwright.publish.page_parts.listed_figure import listed_figure
from logwright.publish.page_parts.referee import referee_attribute
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of
from logwright.publish.views.markdown import plain
from logwright.verdicts.missions.verdict import MissionVerdict


def section_figure(book: Book, game: str, section: Section, shown: Figure, caption: str, words: str) -> str:
    """A figure of the rules; `words` is the caption without markup."""
    if shown.kind in LISTED:
        return _figure(listed_figure(book, game, shown), caption)
    # Upgrade cards show their names, so they are drawn once per language.
    upgrades = shown.data if shown.kind == "upgrades" else ()
    names = {name: book.upgrade_words(name).name for name in upgrades}
    picture = book.drawings.titled(
        lambda: figure(shown, look_of(book.library, game), names),
        (look_key(book.library, game), shown, names),
        f"figure-{section.id}-{shown.id}",
        words,
        _described(book, game, shown.data),
    )
    return _figure(picture, caption)


def example_figure(book: Book, game: str, section: Section, shown: SectionExample, text: str, words: str) -> str:
    """A worked example: the text describes what the picture shows. The engine has checked both."""
    claim = shown.shows
    if not claim:
        return text
    picture = book.drawings.titled(
        lambda: example(claim, look_of(book.library, game)),
        (look_key(book.library, game), claim),
        f"example-{section.id}-{shown.id}",
        words,
        _described(book, game, claim.cases),
    )
    asked = referee_attribute(game, claim)
    return f'<figure class="example"{asked} markdown>\n<div class="drawing">{picture}</div>\n\n{text}\n\n</figure>'


def verdict_chart(book: Book, found: dict[int, MissionVerdict]) -> str:
    """Rates with their intervals, one line for each number of players."""
    rates = []
    for players, verdict in found.items():
        low, high = verdict.interval
        text = book.say("site.percent", n=percentage(verdict.rate))
        # With few deals, rounding may put the rate just outside Wilson's interval.
        rates.append(Rate(str(players), verdict.rate, min(low, verdict.rate), max(high, verdict.rate), text))
    ticks = [Tick(value, book.say("site.percent", n=round(value * 100))) for value in (0, 0.5, 1)]
    title = book.say("site.verdict.chart")
    desc = ", ".join(book.titled(rate.label, rate.text) for rate in rates)
    return _figure(rate_chart(rates, ticks).svg("rates", title, desc), "")


def chart_figure(drawing: Drawing, name: str, title: str, caption: str) -> str:
    """A chart; its numbers are in a table beside it."""
    return _figure(drawing.svg(name, title), plain(caption))


def _figure(inside: str, caption: str) -> str:
    said = f'\n<figcaption markdown="span">{caption}</figcaption>' if caption else ""
    return f'<figure markdown>\n<div class="drawing">{inside}</div>{said}\n</figure>'


def _described(book: Book, game: str, data: Any) -> str:
    """The names of the cards in a figure."""
    cards = vocabulary(book.library, game)[MarkKind.CARD]
    return ", ".join(dict.fromkeys(book.card_name(game, name) for name in _names(data) if name in cards))


def _names(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for item in data.values():
            yield from _names(item)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from _names(item)
