"""Renders the markup of the rules as Markdown for one page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from logwright.content.model.markup import Block, Listing, MarkupTable, Paragraph, lines
from logwright.content.model.markup_line import Emphasis, Line, MarkKind, PlainWords, TextMark
from logwright.content.model.vocabulary import vocabulary
from logwright.engine.missions.mission import Token
from logwright.engine.objectives.selector import parse_card
from logwright.publish.figures import text_sign
from logwright.publish.views.address import game_page, linked_place, rule_places, ruling_place, symbol_place
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of
from logwright.publish.views.markdown import attribute, blocks, flowing, link, listing, plain, styled, table
from logwright.publish.views.page import way
from logwright.sentences.message import capital
from logwright.sentences.noun import card_entry

# Where a game's words have the names of what a symbol can stand for.
_SYMBOL_NAMES = ("symbols", "colours", "crew_types", "directions", "rotation", "terms", "components")


@dataclass(frozen=True)
class MarkdownRenderer:
    """Renders texts of one game on the page `here`; links to the section `inside` are left out."""

    book: Book
    game: str
    here: str
    inside: str = ""

    def text(self, parts: Iterable[Block]) -> str:
        return blocks(*(self._block(part) for part in parts))

    def on_one_line(self, parts: Iterable[Block]) -> str:
        """A text used in a sentence or a cell."""
        return " ".join(self.line(part.line) for part in parts if isinstance(part, Paragraph))

    def words(self, parts: Iterable[Block]) -> str:
        """The text without markup, for titles of figures."""
        return " ".join("".join(self._words(part) for part in line) for block in parts for line in lines(block))

    def _words(self, part: PlainWords | TextMark | Emphasis) -> str:
        match part:
            case PlainWords(text):
                return text
            case Emphasis(_, inside):
                return "".join(self._words(inner) for inner in inside)
            case TextMark(MarkKind.CARD, value, _, _, form, opens) if self.game in self.book.library.games:
                return self.card_name(value, form, opens)
            case TextMark(MarkKind.CARD, value):
                return self.book.upgrade_words(value).name
            case TextMark(MarkKind.SYMBOL, value):
                return self.symbol_name(value)
            case TextMark(MarkKind.TOKEN, value):
                return Token(value).sign
            case TextMark(MarkKind.TERM, value, words):
                return words or self.term_name(value)
            case TextMark(MarkKind.LINK, value, words):
                return words or self._title(value)
        return part.value

    def _block(self, part: Block) -> str:
        match part:
            case Paragraph(line):
                return self.line(line)
            case Listing(items, numbered):
                return listing((self.line(item) for item in items), numbered)
            case MarkupTable(head, rows):
                return table([self.line(cell) for cell in head], ([self.line(cell) for cell in row] for row in rows))

    def line(self, line: Line) -> str:
        said = ""
        for part in line:
            # The mark of a ruling is attached to the word before it, like a footnote mark.
            if isinstance(part, TextMark) and part.kind is MarkKind.RULING:
                said = said.rstrip(" ")
            said += self._part(part)
        return said

    def _part(self, part: PlainWords | TextMark | Emphasis) -> str:
        match part:
            case PlainWords(text):
                return flowing(text)
            case Emphasis(strong, inside):
                stars = "**" if strong else "*"
                return f"{stars}{self.line(inside)}{stars}"
            case TextMark():
                return self._mark(part)

    def _mark(self, mark: TextMark) -> str:
        match mark.kind:
            case MarkKind.CARD if self.game in self.book.library.games:
                return self.card(mark.value, mark.form, mark.opens)
            case MarkKind.CARD:
                name = self.book.upgrade_words(mark.value).name
                return link(plain(name), self.way(f"{game_page(self.game, 'upgrades')}#{mark.value}"))
            case MarkKind.SYMBOL:
                return self.symbol(mark.value)
            case MarkKind.TOKEN:
                return self.token(mark.value)
            case MarkKind.TERM:
                return self.term(mark.value, mark.words)
            case MarkKind.RULING:
                place = ruling_place(self.book.library, self.game, mark.value)
                label = self.book.say("site.ruling", id=mark.value)
                return f'{link(mark.value, self.way(place))}{{ .ruling title="{label}" }}'
            case MarkKind.LINK:
                return self._link(mark)

    def _link(self, mark: TextMark) -> str:
        library = self.book.library
        place = linked_place(library, self.game, mark.value)
        words = mark.words or self._title(mark.value)
        # A project may leave out a game that the rules of another refer to.
        is_there = place and place.partition("/")[0] in self.book.games
        return link(plain(words), self.way(place)) if place and is_there else plain(words)

    def _title(self, target: str) -> str:
        """The title of the section that a link leads to."""
        game, _, name = target.rpartition("/")
        rulebook = self.book.library.rulebooks.get(game or self.game)
        if rulebook and name in rulebook.sections:
            return self.book.section_words(rulebook.game, rulebook.sections[name]).title
        return target

    def card(self, spelled: str, form: str = "", opens: bool = False) -> str:
        """A playing card in a text, with its symbol beside it."""
        return styled(plain(self.card_name(spelled, form, opens)), "card", spelled.rpartition(" ")[0])

    def card_name(self, spelled: str, form: str = "", opens: bool = False) -> str:
        """The name of a playing card in the form that the text asks for, or in the first one of its language."""
        tongue = self.book.tongue(self.game)
        suits = self.book.library.games[self.game].suits
        name = card_entry(tongue, parse_card(spelled, suits)).form(form or tongue.grammar.card_forms[0])
        return capital(name) if opens else name

    def token(self, token: str) -> str:
        return styled(plain(Token(token).sign), "token")

    def symbol(self, symbol: str, quiet: bool = False) -> str:
        """A symbol and its name, linked to the section that explains it. A `quiet` name is read aloud only."""
        library, game = self.book.library, self.game
        data = (look_key(library, game), "text sign", symbol)
        sign = self.book.drawings.icon(lambda: text_sign("symbol", symbol, look_of(library, game)), data)
        words = plain(self.symbol_name(symbol))
        said = f'<span class="unseen">{words}</span>' if quiet else words
        hint = f' title="{attribute(self.symbol_name(symbol))}"' if quiet else ""
        name = f'<span class="sign"{hint}>{sign}</span>{said}'
        place = symbol_place(self.book.library, self.game, symbol)
        linked = place and not self._is_here(place)
        return link(name, self.way(place)) + "{ .symbol }" if place and linked else styled(name, "symbol")

    def symbol_name(self, symbol: str) -> str:
        tongue = self.book.tongue(self.game)
        known = (f"{part}.{symbol}{form}" for part in _SYMBOL_NAMES for form in ("", ".singular", ".base"))
        return tongue.say(tongue.first(*known))

    def term(self, term: str, words: str | None = None) -> str:
        """A term of the game, linked to the section that explains it."""
        shown = plain(words or self.term_name(term))
        place = self._definition(term)
        return link(shown, self.way(place)) + "{ .term }" if place and not self._is_here(place) else shown

    def term_name(self, term: str) -> str:
        known = term in vocabulary(self.book.library, self.game)[MarkKind.TERM]
        return self.book.name(self.game, f"terms.{term}") if known else term

    def _definition(self, term: str) -> str | None:
        rulebook = self.book.library.rulebooks.get(self.game)
        home = rulebook.definitions.get(term) if rulebook else None
        return rule_places(self.book.library, self.game)[home.id] if home else None

    def _is_here(self, place: str) -> bool:
        return place.rpartition("#")[2] == self.inside or place == self.here

    def way(self, place: str) -> str:
        return way(self.here, place)
