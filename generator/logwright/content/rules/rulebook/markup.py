"""The markup of a text can be understood.

A blank line separates paragraphs. Lines that begin with - or 1. make a list, rows of | cells | a table.
Words can be *emphasised* or **strong**. A link is [[trump]] or [[trump|other words]]; a mark is {card:pink 9},
{symbol:dead-zone}, {token:omega}, {term:trick}, {term:trick|other words} or {ruling:B17}. A backslash makes the next
sign an ordinary character. Write texts of several paragraphs with |- and not with >-, which loses blank lines.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/planet-nine/rules.yaml
    trump:
      title: Trump
      text: |-
        A rocket beats *every* colour card.

        - {card:rocket 1} beats {card:pink 9}.
        - {card:rocket 4} beats everything.

bad::

    # file: content/locales/en/planet-nine/rules.yaml
    trump:
      title: Trump
      text: A rocket beats *every colour card.
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.model.marked_text import MarkedText, marked_texts
from logwright.content.model.markup import Paragraph, parse_markup
from logwright.content.model.markup_line import MarkupError
from logwright.content.problem import Problem
from logwright.content.read.text_spot import is_folded
from logwright.content.rules import rule_id

RULE = rule_id(__name__)
ONE_PARAGRAPH = (".short", ".question")
"""Texts that stand in a row of a list or in a heading."""


def check(library: Library) -> Iterator[Problem]:
    for text in marked_texts(library):
        try:
            blocks = parse_markup(text.text)
        except MarkupError as error:
            yield text.report(error.at, RULE, error.said, error.hint)
            continue
        if text.key.endswith(ONE_PARAGRAPH) and not (len(blocks) == 1 and isinstance(blocks[0], Paragraph)):
            yield text.problem(0, RULE, "one-paragraph")
        if _loses_paragraphs(text):
            yield text.problem(text.text.index("\n"), RULE, "folded")


def _loses_paragraphs(text: MarkedText) -> bool:
    return "\n" in text.text.rstrip("\n") and is_folded(text.document, key_path(text.key))
