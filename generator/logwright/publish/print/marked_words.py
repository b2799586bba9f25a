"""Rule texts as HTML for paper: icons beside names, no links."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from logwright.content.model.markup import Block, Paragraph, lines
from logwright.content.model.markup_line import Emphasis, Line, MarkKind, PlainWords, TextMark
from logwright.content.model.rule_words import Text
from logwright.publish.figures import Drawing, text_sign
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.markdown_renderer import MarkdownRenderer

_CLINGING = re.compile("[\u00a0\u202f]?[.,:;!?)»”“]+")
"""What may not begin a line."""


def symbol_and_rest(text: Text) -> tuple[str | None, Text]:
    """The symbol that a text begins with, if any, and what follows it."""
    first = text[0] if text else None
    if isinstance(first, Paragraph) and first.line:
        mark = first.line[0]
        if isinstance(mark, TextMark) and mark.kind is MarkKind.SYMBOL:
            return mark.value, (Paragraph(first.line[1:]), *text[1:])
    return None, text


def _is_icon(part: PlainWords | TextMark | Emphasis) -> bool:
    """Tokens are shown by their icons alone."""
    return isinstance(part, TextMark) and part.kind is MarkKind.TOKEN


@dataclass(frozen=True)
class MarkedWords:
    """Sets texts of one game in one language."""

    book: Book
    game: str
    icons: IconSheet

    def text(self, parts: Iterable[Block]) -> Markup:
        """The text on one line, whatever its blocks are."""
        return Markup(" ").join(self._line(line) for part in parts for line in lines(part))

    def _line(self, line: Line) -> Markup:
        """Punctuation after an icon stays on its line."""
        shown, clinging = Markup(""), 0
        for part, after in zip(line, (*line[1:], None), strict=True):
            if isinstance(part, PlainWords):
                shown += Markup("{}").format(part.text[clinging:])
                clinging = 0
                continue
            words = self._part(part)
            if _is_icon(part) and isinstance(after, PlainWords) and (end := _CLINGING.match(after.text)):
                words = Markup('<span class="whole">{}{}</span>').format(words, end[0])
                clinging = end.end()
            shown += words
        return shown

    def _part(self, part: PlainWords | TextMark | Emphasis) -> Markup:
        match part:
            case PlainWords(text):
                return Markup("{}").format(text)
            case Emphasis(strong, inside):
                return Markup("<strong>{}</strong>" if strong else "<em>{}</em>").format(self._line(inside))
            case TextMark(MarkKind.RULING):
                return Markup("")
            case TextMark(MarkKind.SYMBOL | MarkKind.TOKEN | MarkKind.CARD) if sign := self._sign(part):
                # A token is shown by its icon alone; its name is the alternative text.
                shown = '<span class="sign {}"></span><span class="{}">{}</span>'
                known = "read" if part.kind is MarkKind.TOKEN else "name"
                return Markup(shown).format(self.icons.name(sign), known, self._words(part))
        return Markup("{}").format(self._words(part))

    def _sign(self, mark: TextMark) -> Drawing | None:
        """The icon of a mark. Upgrade cards have none: they would all look the same."""
        if mark.kind is MarkKind.CARD and self.game not in self.book.library.games:
            return None
        return text_sign(mark.kind.value, mark.value, look_of(self.book.library, self.game))

    def _words(self, mark: TextMark) -> str:
        return MarkdownRenderer(self.book, self.game, "").words([Paragraph((mark,))])
