"""Figures on pages: what is drawn, with a caption and with words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.rulebook import Example, Figure, Section
from logwright.publish.book import Book
from logwright.publish.figures import LISTED, Drawing, Rate, Tick, example, figure, rate_chart
from logwright.publish.listed_figure import listed_figure
from logwright.publish.looks import look_key, look_of
from logwright.publish.markdown import plain
from logwright.publish.share import share
from logwright.verdicts.verdict import MissionVerdict

_SUITS = ("blue", "green", "pink", "yellow", "rocket", "submarine")


def section_figure(book: Book, game: str, section: Section, shown: Figure, caption: str, words: str) -> str:
    """A figure of the rules; `words` is the caption without marks."""
    if shown.kind in LISTED:
        return _figure(listed_figure(book, game, shown), caption)
    # Upgrade cards bear their names, so they are drawn for each language.
    upgrades = shown.data if shown.kind == "upgrades" else ()
    names = {name: book.upgrade_words(name).name for name in upgrades}
    picture = book.drawings.titled(
        lambda: figure(shown, look_of(book.library, game), names),
        (look_key(book.library, game), shown, names),
        f"figure-{section.id}-{shown.id}",
        words,
        _described(book, shown.data),
    )
    return _figure(picture, caption)


def example_figure(book: Book, game: str, section: Section, shown: Example, text: str, words: str) -> str:
    """A worked example: the text tells what the picture shows. The engine has agreed with both."""
    claim = shown.shows
    if not claim:
        return text
    picture = book.drawings.titled(
        lambda: example(claim, look_of(book.library, game)),
        (look_key(book.library, game), claim),
        f"example-{section.id}-{shown.id}",
        words,
        _described(book, claim.cases),
    )
    return f'<figure class="example" markdown>\n<div class="drawing">{picture}</div>\n\n{text}\n\n</figure>'


def verdict_chart(book: Book, found: dict[int, MissionVerdict]) -> str:
    """Rates with their intervals, one line for each number of players."""
    rates = []
    for players, verdict in found.items():
        low, high = verdict.interval
        text = book.say("site.percent", n=share(verdict.rate))
        # The rate of few deals may lie just outside Wilson's interval by rounding.
        rates.append(Rate(str(players), verdict.rate, min(low, verdict.rate), max(high, verdict.rate), text))
    ticks = [Tick(value, book.say("site.percent", n=round(value * 100))) for value in (0, 0.5, 1)]
    title = book.say("site.verdict.chart")
    desc = ", ".join(f"{rate.label}: {rate.text}" for rate in rates)
    return _figure(rate_chart(rates, ticks).svg("rates", title, desc), "")


def chart_figure(drawing: Drawing, name: str, title: str, caption: str) -> str:
    """A chart; its numbers stand in a table beside it."""
    return _figure(drawing.svg(name, title), plain(caption))


def _figure(inside: str, caption: str) -> str:
    said = f'\n<figcaption markdown="span">{caption}</figcaption>' if caption else ""
    return f'<figure markdown>\n<div class="drawing">{inside}</div>{said}\n</figure>'


def _described(book: Book, data: Any) -> str:
    """The cards that a figure shows, by name."""
    return ", ".join(dict.fromkeys(_card_names(book, data)))


def _card_names(book: Book, data: Any) -> Iterator[str]:
    if isinstance(data, str):
        suit, _, value = data.rpartition(" ")
        if suit in _SUITS and value.isdigit():
            yield book.say(f"site.card.{suit}", value=value)
    elif isinstance(data, dict):
        for item in data.values():
            yield from _card_names(book, item)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from _card_names(book, item)
