"""A rule in short: many begin with the symbol they explain, which is better set apart."""

from __future__ import annotations

from logwright.content.markup import Paragraph
from logwright.content.markup_line import Mark, MarkKind
from logwright.content.rule_words import Text


def symbol_and_rest(text: Text) -> tuple[str | None, Text]:
    """The symbol that a text begins with, if any, and what follows it."""
    first = text[0] if text else None
    if isinstance(first, Paragraph) and first.line:
        mark = first.line[0]
        if isinstance(mark, Mark) and mark.kind is MarkKind.SYMBOL:
            return mark.value, (Paragraph(first.line[1:]), *text[1:])
    return None, text


def capital(words: str) -> str:
    """With a capital at the beginning, as a line or a label has it."""
    return words[:1].upper() + words[1:]
