"""The handbook: hand-written Markdown pages that join the generated ones, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from logwright.content.page_text import anchors, code_apart, with_anchors
from logwright.content.read.handbook_page import ENGLISH_ONLY, page_key
from logwright.content.registry import PAGES
from logwright.publish.views.address import LANGUAGE_AT_ROOT
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, boxed, plain
from logwright.publish.views.page import Page

FOLDER = "handbook"
_TITLE = re.compile(r"^# (.+?)(?: *\{[^}]*\})?\n")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?:\.\./)?([\w-]+)\.md(#[\w-]+)?\)")
# On disk a translation lies one folder below its pictures; on the site it has them beside it.
_PICTURE = re.compile(r"(!\[[^\]]*\]\()\.\./")


@dataclass(frozen=True)
class HandbookPage(Page):
    """A page that is copied as it is."""

    def text(self) -> str:
        only = "" if self.everywhere else f"only: {LANGUAGE_AT_ROOT}\n"
        return f"---\nkind: {self.kind}\n{only}---\n\n{self.body}"


def handbook_pages(book: Book, english: Mapping[str, str]) -> Iterator[Page]:
    """`english` are the files in English by name. The index comes first; pages for programmers are in English only."""
    for name in sorted(english, key=lambda name: (name != "index.md", name)):
        if book.lang == LANGUAGE_AT_ROOT or not _is_english_only(name):
            yield _page(book, name, english[name])


def english_pages(english: Mapping[str, str]) -> list[dict[str, str]]:
    """Title and address of the pages that exist in English only, for the menus of the other languages."""
    pages = [name for name in sorted(english) if _is_english_only(name)]
    return [{"title": _title(name, english[name]), "url": _address(name.removesuffix(".md"))} for name in pages]


def _page(book: Book, name: str, english: str) -> Page:
    text = with_anchors(english, anchors(english))
    if book.lang != LANGUAGE_AT_ROOT:
        said = book.library.locales[book.lang].words(f"{PAGES}{name}").get(page_key(name))
        text = _linked(book, with_anchors(said, anchors(english)) if said else _untranslated(book, text))
    everywhere = not _is_english_only(name)
    return HandbookPage(f"{FOLDER}/{name}", _title(name, text), text, everywhere=everywhere, kind="handbook")


def _untranslated(book: Book, english: str) -> str:
    """The English page, with a note in the language of the reader."""
    title, _, rest = english.partition("\n")
    note = boxed(plain(book.say("site.in_handbook.untranslated")), "untranslated-page")
    return f"{title}\n\n{note}\n\n{boxed(rest.strip(), lang=LANGUAGE_AT_ROOT)}\n"


def _linked(book: Book, text: str) -> str:
    """The page with links to English pages that say so."""

    def there(link: re.Match[str]) -> str:
        words, name, anchor = link[1], link[2], link[3] or ""
        if name not in ENGLISH_ONLY:
            return f"[{words}]({name}.md{anchor})"
        address = attribute(f"../../{_address(name)}{anchor}")
        mark = plain(book.say("site.in_handbook.in_english"))
        return f'<a href="{address}" hreflang="{LANGUAGE_AT_ROOT}">{words}</a> <small>({mark})</small>'

    return "".join(
        part if is_code else _LINK.sub(there, _PICTURE.sub(r"\1", part)) for is_code, part in code_apart(text)
    )


def _title(name: str, text: str) -> str:
    title = _TITLE.match(text)
    return title[1] if title else name.removesuffix(".md")


def _address(page: str) -> str:
    return f"{FOLDER}/{page}.html"


def _is_english_only(name: str) -> bool:
    return name.removesuffix(".md") in ENGLISH_ONLY
