"""The handbook: hand-written Markdown pages that join the generated ones, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from logwright.content.page_text import anchors, code_apart, with_anchors
from logwright.content.read.handbook_page import page_key
from logwright.content.registry import PAGES
from logwright.publish.views.address import LANGUAGE_AT_ROOT
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, boxed, plain
from logwright.publish.views.page import Page

FOLDER = "handbook"
_TITLE = re.compile(r"^# (.+?)(?: *\{[^}]*\})?\n")
# On disk, pages for authors lie in a folder for each language, and pages for programmers above them.
# On the site, all pages of a language lie side by side.
_LINK = re.compile(rf"(?<!!)\[([^\]]+)\]\((\.\./|{LANGUAGE_AT_ROOT}/)?([\w-]+)\.md(#[\w-]+)?\)")


@dataclass(frozen=True)
class HandbookPage(Page):
    """A page that is copied as it is."""

    def text(self) -> str:
        only = "" if self.everywhere else f"only: {LANGUAGE_AT_ROOT}\n"
        return f"---\nkind: {self.kind}\n{only}---\n\n{self.body}"


def english_texts(docs: Path) -> dict[str, str]:
    """The handbook in English, by the path below `docs`: `en/print.md` is for authors, `api.md` for programmers."""
    paths = sorted([*docs.glob("*.md"), *docs.glob(f"{LANGUAGE_AT_ROOT}/*.md")])
    return {path.relative_to(docs).as_posix(): path.read_text("utf-8") for path in paths}


def handbook_pages(book: Book, english: Mapping[str, str]) -> Iterator[Page]:
    """The index comes first; pages for programmers are in English only. `english` is what `english_texts` returns."""
    for path in sorted(english, key=lambda path: (_name(path) != "index.md", _name(path))):
        if book.lang == LANGUAGE_AT_ROOT or not _is_english_only(path):
            yield _page(book, path, english[path])


def english_pages(english: Mapping[str, str]) -> list[dict[str, str]]:
    """Title and address of the pages that exist in English only, for the menus of the other languages."""
    pages = [path for path in sorted(english) if _is_english_only(path)]
    return [{"title": _title(path, english[path]), "url": _address(path.removesuffix(".md"))} for path in pages]


def _page(book: Book, path: str, english: str) -> Page:
    name, text = _name(path), with_anchors(english, anchors(english))
    if book.lang != LANGUAGE_AT_ROOT:
        said = book.library.locales[book.lang].words(f"{PAGES}{name}").get(page_key(name))
        text = with_anchors(said, anchors(english)) if said else _untranslated(book, text)
    text = _linked(book, text)
    everywhere = not _is_english_only(path)
    return HandbookPage(f"{FOLDER}/{name}", _title(name, text), text, everywhere=everywhere, kind="handbook")


def _untranslated(book: Book, english: str) -> str:
    """The English page, with a note in the language of the reader."""
    title, _, rest = english.partition("\n")
    note = boxed(plain(book.say("site.in_handbook.untranslated")), "untranslated-page")
    return f"{title}\n\n{note}\n\n{boxed(rest.strip(), lang=LANGUAGE_AT_ROOT)}\n"


def _linked(book: Book, text: str) -> str:
    """The page with links as they are on the site; those to pages that exist in English only say so."""

    def there(link: re.Match[str]) -> str:
        words, folder, name, anchor = link[1], link[2], link[3], link[4] or ""
        if folder != "../" or book.lang == LANGUAGE_AT_ROOT:
            return f"[{words}]({name}.md{anchor})"
        address = attribute(f"../../{_address(name)}{anchor}")
        mark = plain(book.say("site.in_handbook.in_english"))
        return f'<a href="{address}" hreflang="{LANGUAGE_AT_ROOT}">{words}</a> <small>({mark})</small>'

    return "".join(part if is_code else _LINK.sub(there, part) for is_code, part in code_apart(text))


def _title(name: str, text: str) -> str:
    title = _TITLE.match(text)
    return title[1] if title else name.removesuffix(".md")


def _address(page: str) -> str:
    return f"{FOLDER}/{page}.html"


def _name(path: str) -> str:
    return path.rpartition("/")[2]


def _is_english_only(path: str) -> bool:
    return "/" not in path
