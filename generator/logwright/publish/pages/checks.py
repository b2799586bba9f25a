"""A page per validation rule, from its docstring or its translation: what it requires, a good and a bad example."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.rule_helpers.rule_page import RuleExample, RulePage, rule_page
from logwright.content.rules import rule_texts
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, code, coded, heading, inline_code, link, plain, table
from logwright.publish.views.page import Page, way

FOLDER = "handbook/checks"


def pages(book: Book) -> Iterator[Page]:
    found = [rule_page(rule) for rule in sorted(rule_texts())]
    here = f"{FOLDER}/index.md"
    rows = [(link(inline_code(page.rule), way(here, _path(page))), coded(_title(book, page))) for page in found]
    head = [plain(book.say(f"site.in_handbook.heads.{name}")) for name in ("rule", "asks")]
    intro = plain(book.say("site.in_handbook.checks.intro"))
    yield Page(here, book.say("site.in_handbook.checks.title"), blocks(intro, table(head, rows)), kind="handbook")
    for page in found:
        yield _page(book, page)


def _page(book: Book, page: RulePage) -> Page:
    text = book.handbook(f"rules.{page.rule}.text", page.text)
    body = blocks(
        inline_code(page.rule),
        coded(text),
        heading(2, plain(book.say("site.in_handbook.checks.good")), "good"),
        *_files(page.good),
        heading(2, plain(book.say("site.in_handbook.checks.bad")), "bad"),
        *_files(page.bad),
        link(plain(book.say("site.in_handbook.checks.all")), "../index.md"),
    )
    return Page(_path(page), _title(book, page), body, in_menu=False, kind="check")


def _title(book: Book, page: RulePage) -> str:
    return book.handbook(f"rules.{page.rule}.title", page.title)


def _files(example: RuleExample) -> Iterator[str]:
    if example.is_python:
        yield code(example.text, "python")
        return
    for name, text in example.files.items():
        yield inline_code(name)
        yield code(text, "yaml")


def _path(page: RulePage) -> str:
    return f"{FOLDER}/{page.rule}.md"
