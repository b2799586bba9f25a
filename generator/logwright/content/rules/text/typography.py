"""Quotes, dashes and spaces are those of the language.

What they are stands in style.yaml: the pair of quotes and the space inside them, the dash, the apostrophe, and the
space that some marks want before them.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/style.yaml
    quotes: [“, ”]
    dash: –
    # file: content/locales/en/interface.yaml
    story: The word “Welcome” – it can still be read.

bad::

    # file: content/locales/en/style.yaml
    quotes: [“, ”]
    dash: –
    # file: content/locales/en/interface.yaml
    story: The word "Welcome" - it can still be read...
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.page_text import GAP
from logwright.content.problem import Problem, of_rule
from logwright.content.prose import prose_files, prose_of
from logwright.content.read.document import Document
from logwright.content.rules import rule_id
from logwright.saying import Saying, listed, saying

RULE = rule_id(__name__)
_QUOTES = '"“”„«»'
_DASHES = "–—"
_SPACES = {" ": "plain", "\u00a0": "no-break", "\u202f": "narrow", "": "none"}
_WORD = rf"[\w{GAP})}}]"


def check(library: Library) -> Iterator[Problem]:
    for lang, place, document in prose_files(library):
        if style := library.at(f"locales/{lang}/style.yaml"):
            yield from _problems_in(lang, place, document, style)


@lru_cache(maxsize=1024)
def _problems_in(lang: str, place: str, document: Document, style: Document) -> tuple[Problem, ...]:
    """The problems of one file, found once for as long as it and the style are the same."""
    return tuple(
        said.document.report(key_path(said.key), RULE, of_rule(RULE, case, arguments))
        for said in prose_of(lang, place, document)
        for case, arguments in faults(said.text, style.data)
    )


Fault = tuple[str, dict[str, object]]
"""What is wrong, and with which signs."""


def faults(text: str, style: Mapping[str, Any]) -> Iterator[Fault]:
    """Typographic errors in a text."""
    if "..." in text:
        yield "dots", {}
    if quotes := style.get("quotes"):
        yield from _quotes(text, quotes[0], quotes[1], style.get("quote_space", ""))
    if dash := style.get("dash"):
        yield from _dashes(text, dash, style.get("dash_space", " "))
    if (sign := style.get("apostrophe")) and re.search(r"(?<=\w)'(?=\w)", text):
        yield "apostrophe", {"sign": sign}
    for space, marks in style.get("space_before", {}).items():
        # A mark is followed by the end of something: in 3:30 or {term:…} the colon is not punctuation.
        wrong = rf"({_WORD}|[»*])([ \u00a0\u202f]?)([{re.escape(marks)}])(?=[\s»)*]|$)"
        for found in re.finditer(wrong, text):
            if found[2] != space:
                yield "before", _spaced(found[2], space, found[3], _around(text, found))
    if double := re.search(r"\S {2,}\S", text):
        yield "two-spaces", {"around": _around(text, double)}


def _quotes(text: str, opening: str, closing: str, space: str) -> Iterator[Fault]:
    wrong = sorted({sign for sign in text if sign in _QUOTES} - {opening, closing})
    if wrong:
        yield "quotes", {"found": listed(wrong), "opening": opening + space, "closing": space + closing}
        return
    if opening != closing and text.count(opening) != text.count(closing):
        yield "unmatched", {"opening": opening, "closing": closing}
    for found in re.finditer(rf"{opening}([ \u00a0\u202f]?)|([ \u00a0\u202f]?){closing}", text):
        if (found[1] if found[1] is not None else found[2]) != space:
            around = _around(text, found)
            yield "inside", {"sign": found[0].strip(), "around": around, "wanted": _space(space)}


def _dashes(text: str, dash: str, before: str) -> Iterator[Fault]:
    for found in re.finditer(rf"{_WORD}([ \u00a0\u202f])([-{_DASHES}])(?=[\s,])", text):
        if found[2] != dash:
            yield "dash", {"found": found[2], "around": _around(text, found), "dash": dash}
        elif found[1] != before:
            yield "before", _spaced(found[1], before, dash, _around(text, found))


def _spaced(had: str, wanted: str, sign: str, around: str) -> dict[str, object]:
    return {"had": _space(had), "wanted": _space(wanted), "sign": sign, "around": around}


def _space(space: str) -> Saying:
    return saying(f"spaces.{_SPACES[space]}")


def _around(text: str, found: re.Match[str]) -> str:
    """A few letters of context before and after, so that people find the place."""
    return " ".join(text[max(0, found.start() - 12) : found.end() + 8].replace(GAP, "{…}").split())
