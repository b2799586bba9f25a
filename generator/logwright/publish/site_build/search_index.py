"""The search index of one language: every place on its pages with its title, game, kind and text.

The browser does the ranking (site/scripts/pages/search-ranking.js): any word counts, the current page decides which
game comes first, and synonyms and endings come from content. Hence the index is only the text, in one script that also
works when a page is opened from a local disk.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from posixpath import dirname, join, normpath
from typing import Any

from logwright.content.model.library import Library
from logwright.publish.views.book import Book

FOLDER = "search"
_EVERYWHERE = "everywhere"
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5"))
_VOID = frozenset(("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"))
# Tags that end a piece of text: no sentence continues in the next paragraph or cell.
_BLOCKS = frozenset(("p", "li", "td", "th", "tr", "dd", "dt", "figcaption", "summary", "div", *_HEADINGS))
_DRAWING = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
_UNREAD_TAGS = frozenset(("script", "style", "button", "sup"))
_UNREAD = frozenset(
    (
        "headerlink",
        "ruling",
        "replay",
        "steps",
        "tables",
        "section-foot",
        "more",
        "label",
        "levels",
        "number",
        "evening",
        "game-replay",
        "movement-example",
        "data",
    )
)
# Parts of pages that say nothing by themselves: tables of numbers, cards of a line or of a hand, and examples in YAML.
_UNSAID = {
    "mission": ("#hardness", "#verdict", "#replay", "#setup"),
    "check": ("#good", "#bad"),
    "phrase": ("#played",),
}
# A kind with so many pages is a series, such as missions, whose pages are built alike.
_SERIES = 30
# Lists of links to places that are indexed themselves, and pages whose text is repeated elsewhere.
_LEFT_OUT = frozenset(("home", "game", "catalogue", "glossary"))
_CONTENTS = "/index.html"
_LANGUAGE = re.compile(r'<html\b[^>]*\blang="([^"]*)"')


@dataclass
class Place:
    """A part of a page with its own address. `names` are other ids that lead here, such as facts."""

    address: str
    title: str = ""
    text: str = ""
    names: list[str] = field(default_factory=list)
    short: str = ""
    """The rule in one line, from the quick reference."""


@dataclass
class FoundPage:
    path: str
    kind: str = ""
    places: list[Place] = field(default_factory=list)
    quick: list[tuple[str, str]] = field(default_factory=list)
    """Addresses that the quick reference leads to, with its line about each."""


def read_page(path: str, html: str) -> FoundPage:
    """The places of a page. Drawings contain no words but make up most of its bytes, so they are skipped; and nobody
    searches a page for words in another language than its own."""
    body, article = html.find("<body"), html.find("<article")
    spoken = _LANGUAGE.search(html, 0, body)
    reader = _Reader(path, spoken[1] if spoken else "")
    reader.feed(html[body : html.find(">", body) + 1] + _DRAWING.sub("", html[article : html.find("</article>")]))
    reader.close()
    return reader.page


class _Reader(HTMLParser):
    """Collects the places of one page. A ruling is a place of its own inside the rule it belongs to."""

    def __init__(self, path: str, lang: str) -> None:
        super().__init__(convert_charrefs=True)
        self.page = FoundPage(path)
        self._lang = lang
        self._open: list[tuple[str, str]] = []
        self._article = self._unread = self._heading = 0
        self._at: list[Place] = []
        self._ruling = 0
        self._summary = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "body":
            self.page.kind = given.get("data-kind", "")
        if tag == "article":
            self._article = len(self._open) + 1
        if tag not in _VOID:
            self._open.append((tag, given.get("class", "")))
        if not self._article or self._unread:
            return
        classes = set(given.get("class", "").split())
        if tag == "a" and "more" in classes:
            self._quick_line(given.get("href", ""))
        if tag in _UNREAD_TAGS or classes & _UNREAD or given.get("lang", self._lang) != self._lang:
            self._unread = len(self._open)
        elif tag in _HEADINGS and "id" in given:
            self._begin(given["id"])
            self._heading = len(self._open)
        elif "ruling-box" in classes and "id" in given:
            self._begin(given["id"], self._at[-1].title if self._at else "", inner=True)
            self._ruling = len(self._open)
        elif "id" in given and self._heading and self._at:
            self._at[-1].names.append(given["id"])
        if tag in _BLOCKS:
            self._hear("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID or tag not in (name for name, _ in self._open):
            return
        while self._open:
            depth = len(self._open)
            name, _ = self._open.pop()
            if depth == self._unread:
                self._unread = 0
            if depth == self._heading:
                self._heading = 0
            if depth == self._ruling:
                self._ruling = 0
                self._at.pop()
            if depth == self._article:
                self._article = 0
            if name == tag:
                break
        if tag in _BLOCKS:
            self._hear("\n")

    def handle_data(self, data: str) -> None:
        if self._article and not self._unread:
            self._hear(data)

    def _begin(self, anchor: str, title: str = "", inner: bool = False) -> None:
        address = self.page.path if anchor == "top" else f"{self.page.path}#{anchor}"
        place = Place(address, title)
        self.page.places.append(place)
        self._at = [*self._at, place] if inner else [place]

    def _hear(self, text: str) -> None:
        if not self._at:
            return
        if self._heading:
            self._at[-1].title += text
        else:
            self._at[-1].text += text

    def _quick_line(self, href: str) -> None:
        """The text since the collapsible title is the rule in one line."""
        if self._at and self.page.kind == "quick-reference":
            said = [line for line in self._at[-1].text.split("\n") if line.strip()]
            self.page.quick.append((normpath(join(dirname(self.page.path), href)), said[-1].strip()))


def search_script(pages: Mapping[str, bytes], library: Library, lang: str) -> bytes:
    """The index of one language as a script. `pages` are its files by their path below its folder."""
    found = [read_page(name, raw.decode()) for name, raw in sorted(pages.items()) if name.endswith(".html")]
    book = Book(library, lang)
    content = {
        "games": [[game, book.game_title(game)] for game in book.games],
        "pages": list(_listed(found, book)),
        "topics": _topics(library, book.games),
        **_words(library, lang),
    }
    return f"window.searchIndex = {json.dumps(content, ensure_ascii=False, separators=(',', ':'))};\n".encode()


def _listed(found: list[FoundPage], book: Book) -> Iterator[list[Any]]:
    """Each page as path, kind, game number, title, and places: anchor, title, text, names."""
    quick = {address: line for page in found for address, line in page.quick}
    repeated = _repeated(found)
    told = {place.address.rpartition("#")[2] for page in found if page.kind == "rules" for place in page.places}
    for page in found:
        if page.kind in _LEFT_OUT or page.kind == "quick-reference" or not page.places:
            continue
        game = page.path.partition("/")[0]
        series = repeated.get(page.kind, frozenset()) | _below(page, found)
        places = [
            [
                place.address.partition("#")[2],
                _short(_line(place.title), book, game),
                _lines(_text(place, quick), series),
                place.names,
            ]
            for place in page.places
            # Rulings are indexed with their rule, on its page.
            if page.kind != "rulings" or place.address.partition("#")[2] not in told
            if not place.address.endswith(_UNSAID.get(page.kind, ()))
        ]
        # A title that stands on all pages of a series leads nowhere by itself.
        places = [place for place in places if place[2] or (place[1] and place[1] not in series)]
        number = book.games.index(game) if game in book.games else -1
        yield [page.path, page.kind, number, _short(_line(page.places[0].title), book, game), places]


def _short(title: str, book: Book, game: str) -> str:
    """The title of a page without its game, which is shown beside it."""
    if game not in book.games:
        return title
    return title.removesuffix(book.of_game("", game).lstrip()).rstrip()


def _text(place: Place, quick: Mapping[str, str]) -> str:
    return f"{quick.get(place.address, '')}\n{place.text}"


def _line(text: str) -> str:
    return " ".join(text.split())


def _lines(text: str, left_out: frozenset[str] = frozenset()) -> str:
    return "\n".join(line for line in map(_line, text.split("\n")) if line and line not in left_out)


def _repeated(found: Sequence[FoundPage]) -> dict[str, frozenset[str]]:
    """By kind of page, lines that stand on most pages of a long series: they find all of them, and so none."""
    counts: dict[str, Counter[str]] = {}
    pages = Counter(page.kind for page in found)
    for page in found:
        told = {line for place in page.places for line in [_line(place.title), *_lines(place.text).split("\n")]}
        counts.setdefault(page.kind, Counter()).update(told)
    return {
        kind: frozenset(line for line, many in lines.items() if many > pages[kind] / 2)
        for kind, lines in counts.items()
        if pages[kind] >= _SERIES
    }


def _below(page: FoundPage, found: Sequence[FoundPage]) -> frozenset[str]:
    """Of a page of contents, the lines that stand on the pages it leads to: there they are found."""
    if not page.path.endswith(_CONTENTS):
        return frozenset()
    folder = page.path.removesuffix(_CONTENTS[1:])
    told = (place for other in found if other is not page and other.path.startswith(folder) for place in other.places)
    return frozenset(line for place in told for line in [_line(place.title), *_lines(place.text).split("\n")] if line)


def _words(library: Library, lang: str) -> dict[str, Any]:
    """The language's search words: stop words, endings, and synonyms."""
    place = f"locales/{lang}/synonyms.yaml"
    if place not in library.places:
        return {}
    data = library.data(place)

    def by_game(words: Mapping[str, Any]) -> dict[str, Any]:
        return {"" if game == _EVERYWHERE else game: about for game, about in words.items()}

    return {
        "idle": data["idle"],
        "endings": data["endings"],
        **{key: data[key] for key in ("joins", "inserts") if key in data},
        "synonyms": by_game(data["synonyms"]),
        "asked": by_game(data.get("asked", {})),
    }


def _topics(library: Library, games: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """The sections that each question of a game is about."""
    return {
        game: {question["id"]: question["sections"] for question in library.data(place)["questions"]}
        for game in games
        if (place := f"{game}/faq.yaml") in library.places
    }
