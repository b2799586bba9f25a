"""The logbook: its missions, and the texts of its pages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import DeckLook, Palette, component, distress_token, mission_symbol, rank_token
from logwright.publish.figures.cover_scene import cover_scene
from logwright.publish.figures.design_tokens import print_inks
from logwright.publish.figures.medal import medal
from logwright.publish.figures.svg.badge import yes
from logwright.publish.print.fit import fitted
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.print.logbook.answer import Answer, answer
from logwright.publish.print.logbook.contents_plan import ContentsPlan
from logwright.publish.print.logbook.cover_art import bullet, divider
from logwright.publish.print.logbook.entry import LogbookEntry, entry
from logwright.publish.print.logbook.log_form import COLUMNS, FULL, HALF, log_form
from logwright.publish.print.logbook.setup import PrintedSetup, printed_setup
from logwright.publish.print.logbook.symbol_key import symbol_key, token_key
from logwright.publish.print.options import A5, Paper
from logwright.publish.print.render import RenderedLayout, lay_out, templates
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.mission_view import MissionView

CREWS = ("I", "II", "III")
MEMBERS = 5
_PAGE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""A placeholder for a page number, which only the layout knows."""
ATTEMPTS = 8
"""The number of circles to tick; crews that need more use the notes."""


_MARGINS, _FRAME, _HALF_FRAME = 27, 9.8, 7.8
"""Millimetres that templates/logbook.css takes from the width of a page, and more where there is a golden frame."""


@dataclass(frozen=True, eq=False)
class Logbook:
    """`title` and `author` are those of a custom collection; official missions use the name of their game.

    `players` leaves out what concerns other player counts. `halves` puts two missions on a page. `answers`
    adds a winning line for each mission at the end.
    """

    book: Book
    game: str
    missions: tuple[LoggedMission, ...]
    page: Paper = A5
    title: str = ""
    players: int | None = None
    low_ink: bool = False
    halves: bool = False
    author: str = ""
    answers: bool = False
    icons: IconSheet = field(init=False)

    template = "logbook.html"

    def __post_init__(self) -> None:
        palette = Palette.LOW_INK if self.low_ink else Palette.PRINT
        object.__setattr__(self, "icons", IconSheet(palette))

    @cached_property
    def name(self) -> str:
        return self.title or self.book.game_title(self.game)

    @cached_property
    def full_title(self) -> str:
        return self.book.titled(self.book.say("print.logbook.title"), self.name)

    @cached_property
    def entries(self) -> list[LogbookEntry]:
        own = not any(mission.official for mission in self.missions)
        return [
            entry(self.book, mission, self.icons, self.players, place if own else None)
            for place, mission in enumerate(self.missions, start=1)
        ]

    def layout(self) -> RenderedLayout:
        """The laid-out logbook, with every mission in its place."""
        return fitted(self._layout)

    def notes_page(self) -> bytes:
        """A page to write on, for a booklet whose pages do not fill its sheets."""
        html = templates().get_template("notes.html").render(title=self.book.say("print.logbook.notes"))
        return lay_out(html, lang=self.book.lang, title=self.full_title, css=self.css).pdf()

    def _layout(self, tighter: Mapping[str, int], wanted: Collection[str] | None) -> RenderedLayout:
        html = self.html(tighter, wanted)
        return lay_out(html, lang=self.book.lang, title=self.full_title, css=self.css)

    def html(self, tighter: Mapping[str, int] | None = None, wanted: Collection[str] | None = None) -> str:
        """The body of the book, or only the missions that are wanted."""
        entries = [each for each in self.entries if wanted is None or each.key in wanted]
        template = templates().get_template(self.template if wanted is None else "missions.html")
        return template.render(**self.words, entries=entries, tighter=tighter or {}, trial=wanted is not None)

    @property
    def accent(self) -> str:
        """A heading colour that replaces that of the game."""
        return ""

    @property
    def css(self) -> str:
        """The styles of all pages. Icons are added as they are used, so read this last."""
        template = templates().get_template("logbook.css")
        styles = template.render(
            page=self.page,
            scene=self._look.scene,
            low_ink=self.low_ink,
            accent=self.accent,
            columns=COLUMNS,
            rows={"FULL": len(CREWS) * FULL.height, "HALF": len(CREWS) * HALF.height},
        )
        return styles + self.more_css + self.icons.css

    @property
    def more_css(self) -> str:
        """Additional styles of what not every book has."""
        wanted = {"setup.css": bool(self.setups), "answers.css": self.answers}
        inks = {"scene": self._look.scene, "low_ink": self.low_ink, "accent": self.accent}
        return "".join(templates().get_template(name).render(**inks) for name, has in wanted.items() if has)

    @cached_property
    def setups(self) -> list[PrintedSetup]:
        """How the puzzles of the book are set up."""
        return [
            setup for mission in self.missions if (setup := printed_setup(self.book, mission, self.icons)) is not None
        ]

    @property
    def views(self) -> list[MissionView]:
        """The missions in the order of their entries."""
        return [MissionView(self.book, mission) for mission in self.missions]

    @property
    def _look(self) -> DeckLook:
        look = look_of(self.book.library, self.game)
        assert isinstance(look, DeckLook)
        return look

    @cached_property
    def page_words(self) -> dict[str, Any]:
        """The texts and icons of a mission page that do not depend on the mission."""
        book, look, icons = self.book, self._look, self.icons

        def say(key: str, **words: Any) -> str:
            return book.say(f"print.logbook.{key}", **words)

        return {
            "say": say,
            "rules": book.say("rules"),
            "halves": self.halves,
            "crews": CREWS,
            "medal": icons.name(medal(look)),
            "bullet": icons.name(bullet(look)),
            "seal": icons.name(rank_token(look)),
            "log": self._log,
            "log_columns": COLUMNS,
        }

    def _log(self, half: bool, golden: bool) -> str:
        """The icon of what is filled in, as wide as its page and its frame allow."""
        frame = (_HALF_FRAME if half else _FRAME) if golden else 0
        inks = print_inks(self._look.scene, self.low_ink, self.accent)
        distress = distress_token(self._look, active=True)
        width = self.page.width - _MARGINS - frame
        return self.icons.name(log_form(width, HALF if half else FULL, CREWS, ATTEMPTS, distress, inks))

    @cached_property
    def words(self) -> dict[str, Any]:
        """All texts of the templates, except those of missions."""
        book, look, icons = self.book, self._look, self.icons
        views = self.views
        lines = [*(entry.title for entry in self.entries), book.say("print.logbook.key")]
        return {
            **self.page_words,
            "fan_tool": book.say("print.fan_tool"),
            "made_with": book.say("print.made_with"),
            "name": self.name,
            "author": self.author,
            "game": book.game_title(self.game),
            "players": self.players,
            "steps": self._steps(),
            "plan": ContentsPlan.of([*lines, self._tell("answers.title")] if self.answers else lines),
            "key": symbol_key(book, self.game, views, look, icons),
            "token_key": token_key(book, self.game, views, icons),
            "members": MEMBERS,
            "art": icons.name(cover_scene(look)),
            "scene": look.scene.value,
            "divider": icons.name(divider(look)),
            "tell": self._tell,
            "setups": self.setups,
            "setup_words": {word: book.say(f"setup.{word}") for word in ("title", "cut")},
            "answers": self._answers() if self.answers else (),
        }

    def _tell(self, key: str, **words: Any) -> str:
        return self.book.say(f"campaign.{key}", **words)

    def _answers(self) -> tuple[Answer, ...]:
        return tuple(answer(self.book, view, printed) for view, printed in zip(self.views, self.entries, strict=True))

    def _steps(self) -> list[tuple[str, str, str]]:
        """How to use the book: icon, words before and after a page number. Only what its missions need."""
        look = self._look
        drawings = {
            "crew": component("rank-token", look),
            "story": component("booklet", look),
            "attempts": component("playing-card", look),
            "distress": distress_token(look, active=True),
        }
        if any(each.golden for each in self.entries):
            drawings["frame"] = mission_symbol("five-player-rule", look)
        if any(mission.rules.timer for mission in self.missions):
            drawings["clock"] = mission_symbol("real-time", look)
        drawings["won"] = yes()
        steps = []
        for name, drawing in drawings.items():
            before, _, after = self.book.say(f"print.logbook.use.{name}", page=_PAGE).partition(_PAGE)
            steps.append((self.icons.name(drawing), before, after))
        return steps
