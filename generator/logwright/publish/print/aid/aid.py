"""A play aid: the short rules of a game on one sheet, in one language or in two side by side."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from markupsafe import Markup

from logwright.content.model.rulebook import Section
from logwright.publish.figures import LISTED, Drawing, Palette, SaucerLook, figure, probe, saucer, text_sign
from logwright.publish.figures.medal import medal
from logwright.publish.print.fit import fitted
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.print.marked_words import MarkedWords, symbol_and_rest
from logwright.publish.print.options import A4, A5, Paper
from logwright.publish.print.render import RenderedLayout, lay_out, templates
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import Look, look_of, scene_of


@dataclass(frozen=True)
class AidLine:
    """One rule: its title and text in each language of the sheet. `icon` is the symbol it explains."""

    titles: tuple[str, ...]
    texts: tuple[Markup, ...]
    picture: Markup
    icon: str = ""


@dataclass(frozen=True)
class AidPart:
    titles: tuple[str, ...]
    lines: tuple[AidLine, ...]


@dataclass(frozen=True, eq=False)
class Aid:
    """`books` holds the game in one language or in two. Two languages, or small paper, fill both sides of the sheet.

    `note` stands at its foot in place of what every sheet says there.
    """

    books: Sequence[Book]
    game: str
    page: Paper = A4
    low_ink: bool = False
    note: str = ""
    icons: IconSheet = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "icons", IconSheet(self._palette))

    @property
    def title(self) -> str:
        book = self.books[0]
        return book.titled(book.say("site.quick_reference.title"), book.game_title(self.game))

    def layout(self) -> RenderedLayout:
        return fitted(self._layout)

    def _layout(self, tighter: Mapping[str, int], _: Collection[str] | None) -> RenderedLayout:
        first = self.books[0]
        html = (
            templates()
            .get_template("aid.html")
            .render(
                name=self.game,
                langs=[book.lang for book in self.books],
                games=[book.game_title(self.game) for book in self.books],
                titles=[book.say("site.quick_reference.title") for book in self.books],
                fan_tools=[self.note or book.say("print.fan_tool") for book in self.books],
                parts=self.parts,
                columns=[self.parts] if self.page == A5 else _columns(self.parts),
                ornament=self.icons.name(self._ornament),
                pages=1 if len(self.books) == 1 and self.page != A5 else 2,
                step=tighter.get(self.game, 0),
            )
        )
        css = templates().get_template("aid.css")
        styles = css.render(page=self.page, scene=self._inks, low_ink=self.low_ink)
        return lay_out(html, lang=first.lang, title=self.title, css=styles + self.icons.css)

    @property
    def _inks(self) -> str:
        """The ink set of the sheet: that of the game's scene, if it has one."""
        return scene_of(self.books[0].library, self.game)

    @cached_property
    def parts(self) -> list[AidPart]:
        rulebook = self.books[0].library.rulebooks[self.game]
        parts = []
        for chapter in rulebook.chapters:
            lines = tuple(self._lines(chapter))
            if lines:
                parts.append(AidPart(self._titles(chapter), lines))
        return parts

    def _lines(self, chapter: Section) -> Iterator[AidLine]:
        setters = [MarkedWords(book, self.game, self.icons) for book in self.books]
        for section in chapter.walk():
            if section.quick:
                split = [symbol_and_rest(book.section_words(self.game, section).short) for book in self.books]
                texts = tuple(renderer.text(rest) for renderer, (_, rest) in zip(setters, split, strict=True))
                symbol = split[0][0]
                icon = self.icons.name(text_sign("symbol", symbol, self._look)) if symbol else ""
                yield AidLine(self._titles(section), texts, self._picture(section), icon)

    def _titles(self, section: Section) -> tuple[str, ...]:
        return tuple(book.section_words(self.game, section).title for book in self.books)

    def _picture(self, section: Section) -> Markup:
        """The first figure that the rules show for a section; a sheet in two languages has no room for it."""
        shown = next((each for each in section.figures if each.kind not in LISTED), None)
        if shown is None or len(self.books) > 1 or self.game not in self.books[0].library.games:
            return Markup("")
        book = self.books[0]
        words = book.section_words(self.game, section).figures[shown.id]
        caption = str(MarkedWords(book, self.game, self.icons).text(words).striptags())
        drawing = figure(shown, self._look)
        return Markup(drawing.svg(f"figure-{section.id}", caption or section.id, palette=self._palette))

    @property
    def _palette(self) -> Palette:
        return Palette.LOW_INK if self.low_ink else Palette.PRINT

    @property
    def _ornament(self) -> Drawing:
        look = self._look
        if not isinstance(look, SaucerLook):
            return medal(look)
        # A saucer keeps its colour in low-ink mode, because it stands for a player; here that would be misleading.
        return probe() if self.low_ink else saucer(next(iter(look.colours)), look)

    @property
    def _look(self) -> Look:
        return look_of(self.books[0].library, self.game)


def _columns(parts: Sequence[AidPart]) -> tuple[Sequence[AidPart], Sequence[AidPart]]:
    """Splits the parts into two columns of about equal length."""
    weights = [_weight(part) for part in parts]
    cut = min(range(len(parts) + 1), key=lambda at: abs(sum(weights[:at]) - sum(weights[at:])))
    return parts[:cut], parts[cut:]


def _weight(part: AidPart) -> int:
    """Length of a part in characters of text; a heading counts as two lines, a picture as four."""
    line = 52
    room = 2 * line
    for each in part.lines:
        room += len(each.titles[0]) + len(each.texts[0].striptags()) + line // 2 + (4 * line if each.picture else 0)
    return room
