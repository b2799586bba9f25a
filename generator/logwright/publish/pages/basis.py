"""The page on sources: the four marks, what each means, and how much of a game is based on what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from logwright.content.basis import Basis, basis_of_fact, basis_of_file, basis_of_ruling
from logwright.publish.basis_mark import PAGE
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, heading, plain, table
from logwright.publish.views.page import Page

_FILES = {"tasks": "tasks", "upgrades": "upgrades", "tiles": "tiles"}


def pages(book: Book, game: str) -> Iterator[Page]:
    counts = _counts(book, game)
    if not counts:
        return
    title = book.say("site.basis.title")
    parts = [plain(book.say("site.basis.intro"))]
    for basis in Basis:
        parts.append(heading(2, plain(book.say(f"site.basis.marks.{basis}")), basis.value))
        parts.append(plain(book.say(f"site.basis.explained.{basis}")))
    parts.append(heading(2, plain(book.say("site.basis.in_game")), "in-this-game"))
    parts.append(table(["", *(plain(book.say(f"site.basis.marks.{basis}")) for basis in Basis)], _rows(book, counts)))
    yield Page(game_page(game, PAGE), book.of_game(title, game), blocks(*parts), short=title, kind="basis")


def _counts(book: Book, game: str) -> dict[str, Counter[Basis]]:
    """How many items have which basis, by kind of item."""
    library = book.library
    found: dict[str, Counter[Basis]] = {}
    if checklist := library.at(f"{game}/checklist.yaml"):
        found["facts"] = Counter(basis_of_fact(fact) for fact in checklist.data["facts"])
    rulings = [ruling for ruling in map(library.ruling, library.rulings) if game in ruling["games"]]
    if rulings:
        found["rulings"] = Counter(basis_of_ruling(ruling) for ruling in rulings)
    for name, field in _FILES.items():
        place = f"{game}/{name}.yaml"
        if basis := basis_of_file(library, place):
            found[name] = Counter({basis: len(library.data(place)[field])})
    return found


def _rows(book: Book, counts: dict[str, Counter[Basis]]) -> list[tuple[str, ...]]:
    return [
        (plain(book.say(f"site.basis.things.{thing}")), *(str(count[basis] or "–") for basis in Basis))
        for thing, count in counts.items()
    ]
