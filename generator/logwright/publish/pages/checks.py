"""A page per validation rule, from its docstring: what it requires, a good and a bad example."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.rule_helpers.rule_page import RuleExample, RulePage, rule_page
from logwright.content.rules import rule_texts
from logwright.publish.views.markdown import blocks, code, heading, inline_code, link, plain, table
from logwright.publish.views.page import Page, way

FOLDER = "handbook/checks"


def pages() -> Iterator[Page]:
    """In the source language only: these pages are for authors of content files."""
    found = [rule_page(rule) for rule in sorted(rule_texts())]
    here = f"{FOLDER}/index.md"
    rows = [(link(inline_code(page.rule), way(here, _path(page))), plain(page.title)) for page in found]
    intro = "What logwright validate looks for. Each report names one of these rules."
    yield Page(
        here, "Validation rules", blocks(intro, table(["rule", "asks that"], rows)), everywhere=False, kind="handbook"
    )
    for page in found:
        yield _page(page)


def _page(page: RulePage) -> Page:
    body = blocks(
        inline_code(page.rule),
        plain(page.text),
        heading(2, "Good"),
        *_files(page.good),
        heading(2, "Bad"),
        *_files(page.bad),
        link("All validation rules", "../index.md"),
    )
    return Page(_path(page), page.title, body, in_menu=False, everywhere=False, kind="check")


def _files(example: RuleExample) -> Iterator[str]:
    if example.is_python:
        yield code(example.text, "python")
        return
    for name, text in example.files.items():
        yield inline_code(name)
        yield code(text, "yaml")


def _path(page: RulePage) -> str:
    return f"{FOLDER}/{page.rule}.md"
