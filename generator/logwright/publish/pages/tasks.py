"""The task cards of Deep Sea: a gallery that can be filtered by difficulty and kind."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.task_set import TaskCard
from logwright.engine.mission import SEATS
from logwright.engine.objectives.phrases import cards, choice, comparison, order, streak, tricks
from logwright.publish.address import game_page
from logwright.publish.book import Book
from logwright.publish.figures import DeckLook, task_card
from logwright.publish.filters import Filter, filtered
from logwright.publish.looks import look_key, look_of
from logwright.publish.markdown import attribute, blocks, plain
from logwright.publish.page import Page
from logwright.sentences.clause import sentence

KINDS = {"cards": cards, "tricks": tricks, "streak": streak, "comparison": comparison, "order": order, "choice": choice}
"""Which phrases make up a kind of task."""


def pages(book: Book, game: str) -> Iterator[Page]:
    found = [card for card in book.library.all_tasks if card.game == game]
    if not found:
        return
    title = book.say("site.tasks.title")
    entries = "\n".join(_entry(book, card) for card in sorted(found, key=lambda card: not card.official))
    gallery = f"<ul>\n{entries}\n</ul>"
    body = blocks(plain(book.say("site.tasks.intro")), filtered(book, gallery, _filters(book, found)))
    yield Page(game_page(game, "tasks"), book.of_game(title, game), body, short=title, kind="tasks")


def _entry(book: Book, card: TaskCard) -> str:
    """A card with its picture. Its words are a heading, so that search finds each card.

    The list is HTML already: Markdown would take long to read so many pictures.
    """
    levels = [card.task.difficulty_at(seats) for seats in SEATS]
    origin = "official" if card.official else "custom"
    values = {f"level{seats}": str(level) for seats, level in zip(SEATS, levels, strict=True)}
    values |= {"kind": kind_of(card), "origin": origin}
    look = look_of(book.library, card.game)
    assert isinstance(look, DeckLook)
    drawn_from = (look_key(book.library, card.game), "task card", card.id)
    picture = book.drawings.icon(lambda: task_card(card.task, look), drawn_from)
    data = "".join(f' data-{key}="{attribute(value)}"' for key, value in values.items())
    words = attribute(sentence(card.task.objective, book.tongue(card.game)))
    difficulty = attribute(book.say("site.tasks.levels", levels=" / ".join(map(str, levels))))
    mark = f' <em class="custom">{attribute(book.say("site.missions.custom"))}</em>' if not card.official else ""
    return (
        f'<li>{picture} <h2 id="{card.id}" class="item"{data}>{words}</h2> '
        f'<span class="levels">{difficulty}</span>{mark}</li>'
    )


def kind_of(card: TaskCard) -> str:
    return next(kind for kind, module in KINDS.items() if type(card.task.objective) in module.PHRASES)


def _filters(book: Book, found: list[TaskCard]) -> Iterator[Filter]:
    for seats in SEATS:
        levels = sorted({card.task.difficulty_at(seats) for card in found})
        yield Filter(
            f"level{seats}",
            book.say("site.tasks.difficulty", n=seats),
            [(str(level), str(level)) for level in levels],
        )
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
