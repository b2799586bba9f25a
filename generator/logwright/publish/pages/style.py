"""The style page of the handbook: every component of the pages in its states, and the tokens they are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from logwright.engine.cards.card import Card, Suit
from logwright.publish.figures.design_tokens import SCENES, PageColours, day, night
from logwright.publish.page_parts.filters import Filter, filtered
from logwright.publish.page_parts.mission_card import mission_card
from logwright.publish.page_parts.players_choice import table_section
from logwright.publish.views.book import Book
from logwright.publish.views.drawn_tricks import drawn_tricks
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, listing, plain, styled, table
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page

HERE = "handbook/style.md"
_INTRO = (
    "What the pages are made of. Fonts, colours, distances and shadows stand in one file, "
    "publish/figures/design_tokens.py, which the templates for print read as well. A test compares these samples with "
    "pictures that were looked at and approved, by day and by night."
)


def pages(book: Book) -> Iterator[Page]:
    """In the source language only, like the rest of the handbook."""
    samples = "\n\n".join(_sample(name, title, inside) for name, title, inside in _samples(book))
    yield Page(HERE, "Style", blocks(plain(_INTRO), samples), everywhere=False, kind="style", styles=("style",))


def _sample(name: str, title: str, inside: str) -> str:
    return blocks(heading(2, plain(title), name), boxed(inside, "sample", id=f"sample-{name}"))


def _samples(book: Book) -> Iterator[tuple[str, str, str]]:
    """The name, the title and the Markdown of each component."""
    yield "colours", "Colours of the scenes, by day and by night", _colours()
    yield "letters", "Letters", _letters()
    yield (
        "actions",
        "Actions and links",
        boxed(listing(["[The first one](#actions)", "[Another](#letters)"]), "actions"),
    )
    yield "notes", "Notes, badges and folds", _folds()
    choices = [Filter("kind", "Kind", [("one", "one"), ("two", "two")])]
    yield "filters", "Filters", filtered(book, "", choices)
    view = _shown(book)
    if view:
        yield "mission", "A mission", mission_card(view, HERE)
        game = view.mission.game
        yield (
            "trick",
            "A trick",
            f'<div class="miniature">{drawn_tricks(book, game, _SEATS, [_trick(book, game)])}</div>',
        )
        yield "table", "For your table", table_section(view, HERE).partition("\n\n")[2]


_SEATS = ("Commander", "Player 2", "Player 3", "Player 4")


def _shown(book: Book) -> MissionView | None:
    views = (MissionView(book, mission) for game in book.games for mission in book.missions[game])
    return next((view for view in views if view.words.story), None)


def _trick(book: Book, game: str) -> dict[str, object]:
    """A made-up trick, won by the trump."""
    suits = book.library.games[game].suits
    colour, highest = suits.colours[0]
    cards = [Card(colour, min(4, highest)), Card(colour, highest), Card(colour, 1), Card(Suit.TRUMP, 1)]
    return {"leader": 0, "winner": 3, "cards": [suits.spelled(card) for card in cards]}


def _colours() -> str:
    names = [each.name for each in fields(PageColours) if each.name != "shadow"]
    rows = []
    for name in names:
        cells = [_swatch(getattr(of(inks), name)) for inks in SCENES.values() for of in (day, night)]
        rows.append([plain(name.replace("_", " ")), *cells])
    head = ["token", *(f"{plain(scene)}, {time}" for scene in SCENES for time in ("day", "night"))]
    return table(head, rows)


def _swatch(colour: str) -> str:
    return f'<span class="swatch" style="background:{attribute(colour)}"></span> <small>{attribute(colour)}</small>'


def _letters() -> str:
    return "\n\n".join(
        f'<p class="letters-{name}">{attribute(words)}</p>'
        for name, words in (
            ("title", "The serif of the logbook for titles"),
            ("story", "The same, lighter, for stories that are read aloud."),
            ("text", "The sans for everything one looks up."),
            ("kicker", "A label above a title"),
        )
    )


def _folds() -> str:
    line, why = "<summary><strong>Ruling:</strong> You may.</summary>", "<p>Why: because.</p>"
    fold = f'<details class="ruling-box"{{}}>{line}{why}</details>'
    badges = " ".join(
        styled(word, name) for word, name in (("from the box", "badge"), ("custom", "custom"), (">>", "token"))
    )
    return blocks(badges, boxed("A note stands back.", "note"), fold.format(""), fold.format(" open"))
