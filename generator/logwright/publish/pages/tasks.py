"""The task cards of a pile: a gallery that can be filtered by difficulty and kind."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.basis import basis_of_file
from logwright.content.model.task_set import TaskCard
from logwright.publish.basis_mark import basis_line, basis_sign
from logwright.publish.figures import DeckLook, task_card
from logwright.publish.page_parts.filters import Filter, filtered, per_players
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of
from logwright.publish.views.markdown import attribute, blocks, plain
from logwright.publish.views.page import Page
from logwright.publish.views.task_kind import KINDS, kind_of
from logwright.sentences.clause import sentence
from logwright.sentences.task_text import task_notes

_USUAL = 4
"""Players, until somebody has chosen."""


def pages(book: Book, game: str) -> Iterator[Page]:
    found = [card for card in book.library.all_tasks if card.game == game]
    if not found:
        return
    title = book.say("site.tasks.title")
    entries = "\n".join(_entry(book, card) for card in sorted(found, key=lambda card: not card.official))
    gallery = f"<ul>\n{entries}\n</ul>"
    here, basis = game_page(game, "tasks"), basis_of_file(book.library, f"{game}/tasks.yaml")
    about = basis_line(book, game, here, basis, "tasks")
    body = blocks(
        plain(book.say("site.tasks.intro")), about, filtered(book, gallery, _filters(book, found), usual=_USUAL)
    )
    yield Page(here, book.of_game(title, game), body, short=title, kind="tasks")


def _entry(book: Book, card: TaskCard) -> str:
    """A card with its picture. Its text is a heading, so that the search finds each card.

    The list is written as HTML, because Markdown is slow with so many pictures.
    """
    seats_of = book.library.games[card.game].seats
    levels = [card.task.difficulty_at(seats) for seats in seats_of]
    origin = "official" if card.official else "custom"
    by_seats = dict(zip(seats_of, levels, strict=True))
    values = {f"level{seats}": str(level) for seats, level in by_seats.items()}
    values |= {"kind": kind_of(card), "origin": origin}
    look = look_of(book.library, card.game)
    assert isinstance(look, DeckLook)
    drawn_from = (look_key(book.library, card.game), "task card", card.id)
    picture = book.drawings.icon(lambda: task_card(card.task, look), drawn_from)
    data = "".join(f' data-{key}="{attribute(value)}"' for key, value in values.items())
    tongue = book.tongue(card.game)
    words = attribute(sentence(card.task.objective, tongue))
    notes = " ".join(task_notes(card.task, tongue, book.library.games[card.game].trumps))
    also = f" <small>{attribute(notes)}</small>" if notes else ""
    every = book.say("site.tasks.levels", levels=" / ".join(map(str, levels)))
    said = {seats: book.say("site.tasks.levels", levels=str(level)) for seats, level in by_seats.items()}
    difficulty = per_players(every, said)
    mark = f' <em class="custom">{attribute(book.say("site.missions.custom"))}</em>' if not card.official else ""
    basis = basis_of_file(book.library, f"{card.game}/tasks.yaml") if card.official else None
    rests = f" {basis_sign(book, basis)}" if basis else ""
    return (
        f'<li>{picture} <h2 id="{card.id}" class="item"{data}>{words}{also}</h2> '
        f'<span class="levels">{difficulty}</span>{mark}{rests}</li>'
    )


def _filters(book: Book, found: list[TaskCard]) -> Iterator[Filter]:
    seats_of = book.library.games[found[0].game].seats
    yield Filter("at", book.say("site.missions.players"), [(str(seats), str(seats)) for seats in seats_of])
    levels = sorted({card.task.difficulty_at(seats) for card in found for seats in seats_of})
    options = [(str(level), str(level)) for level in levels]
    yield Filter("level", book.say("site.missions.difficulty"), options, by_players=True)
    used = {kind_of(card) for card in found}
    yield Filter(
        "kind",
        book.say("site.tasks.kind"),
        [(kind, book.say(f"site.tasks.kinds.{kind}")) for kind in KINDS if kind in used],
    )
    yield Filter(
        "origin",
        book.say("site.missions.origin"),
        [(origin, book.say(f"site.missions.{origin}")) for origin in ("official", "custom")],
    )
