"""Texts of the rules as HTML for paper: signs beside names, no links."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from logwright.content.markup import Block, Paragraph, lines
from logwright.content.markup_line import Emphasis, Line, Mark, MarkKind, Words
from logwright.publish.book import Book
from logwright.publish.figures import Drawing, text_sign
from logwright.publish.looks import look_of
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.setter import Setter


@dataclass(frozen=True)
class MarkedWords:
    """Sets texts of one game in one language."""

    book: Book
    game: str
    icons: IconSheet

    def text(self, parts: Iterable[Block]) -> Markup:
        """The text on one line, whatever blocks it has."""
        return Markup(" ").join(self._line(line) for part in parts for line in lines(part))

    def _line(self, line: Line) -> Markup:
        return Markup("").join(self._part(part) for part in line)

    def _part(self, part: Words | Mark | Emphasis) -> Markup:
        match part:
            case Words(text):
                return Markup("{}").format(text)
            case Emphasis(strong, inside):
                return Markup("<strong>{}</strong>" if strong else "<em>{}</em>").format(self._line(inside))
            case Mark(MarkKind.RULING):
                return Markup("")
            case Mark(MarkKind.SYMBOL | MarkKind.TOKEN | MarkKind.CARD) if sign := self._sign(part):
                # A token is known by its sign alone; whoever cannot see it hears its name.
                shown = '<span class="sign {}"></span><span class="{}">{}</span>'
                known = "read" if part.kind is MarkKind.TOKEN else "name"
                return Markup(shown).format(self.icons.name(sign), known, self._words(part))
        return Markup("{}").format(self._words(part))

    def _sign(self, mark: Mark) -> Drawing | None:
        """Upgrade cards have no sign of their own: each would be the same card."""
        if mark.kind is MarkKind.CARD and self.game not in self.book.library.games:
            return None
        return text_sign(mark.kind.value, mark.value, look_of(self.book.library, self.game))

    def _words(self, mark: Mark) -> str:
        return Setter(self.book, self.game, "").words([Paragraph((mark,))])
