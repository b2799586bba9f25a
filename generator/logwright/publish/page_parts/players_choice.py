"""For your table: what is known about a mission for each number of players, and the choice that all pages remember."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from logwright.publish.page_parts.hardness_section import difficulty_words, hardness_sentence
from logwright.publish.views.address import mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, heading, plain
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import way


def players_choice(book: Book, counts: Iterable[int], group: str = "table") -> str:
    """Chips to choose the number of players; a script shows what is meant for it and remembers it.

    `group` tells several choices on a page apart.
    """
    choices = [("", book.say("site.mission.everyone")), *((str(count), str(count)) for count in counts)]
    chips = "".join(
        f'<label><input type="radio" name="{attribute(group)}-players" value="{value}"{"" if value else " checked"}>'
        f" <span>{attribute(words)}</span></label>"
        for value, words in choices
    )
    legend = attribute(book.say("site.missions.players"))
    return f'<fieldset class="chips needs-js" data-players-choice><legend>{legend}</legend>{chips}</fieldset>'


def table_section(view: MissionView, here: str) -> str:
    """A card per number of players. Without a script all are shown."""
    book, counts = view.book, view.mission.rules.players
    cards = "".join(_card(view, here, count) for count in counts)
    return blocks(
        heading(2, plain(book.say("site.mission.table")), "table"),
        f'<p class="needs-js">{attribute(book.say("site.mission.table_intro"))}</p>',
        players_choice(book, counts),
        f'<div class="tables" style="--counts: {len(counts)}">{cards}</div>',
    )


def _card(view: MissionView, here: str, count: int) -> str:
    rows = "".join(f"<div><dt>{attribute(name)}</dt><dd>{said}</dd></div>" for name, said in _facts(view, here, count))
    title = attribute(view.book.say("players", n=count))
    found = view.hardness.get(count)
    said = attribute(hardness_sentence(view.book, found)) if found else ""
    sentence = f"<p>{said}</p>" if said else ""
    return f'<div class="table-card" data-for-players="{count}"><h3>{title}</h3>{sentence}<dl>{rows}</dl></div>'


def _facts(view: MissionView, here: str, count: int) -> Iterator[tuple[str, str]]:
    """What is known, as a label and HTML."""
    book = view.book
    if found := view.hardness.get(count):
        level = attribute(difficulty_words(book, found))
        scale = f'<meter min="0" max="10" value="{found.difficulty}" aria-hidden="true"></meter>'
        yield book.say("hardness.difficulty"), f"{level} {scale}"
        if other := book.library.missions.get(found.like):
            address = way(here, mission_page(other)).replace(".md", ".html")
            yield (
                book.say("hardness.like"),
                f'<a href="{attribute(address)}">{attribute(MissionView(book, other).title)}</a>',
            )
    judged = view.judged.get(count)
    said = f"site.verdict.{judged.verdict.finding}" if judged else "site.verdict.unchecked"
    yield book.say("site.verdict.title"), attribute(book.say(said))
