"""The book of a campaign: cover, story between the missions, difficulty curve, symbols, answers and credits."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from logwright.content.campaign import END
from logwright.content.cover_picture import media_type
from logwright.engine.missions.mission import DrawnTasks, Token
from logwright.publish.campaign_view import CampaignView, PlacedChapter, PlacedMission
from logwright.publish.figures import Palette
from logwright.publish.figures.cover_scene import cover_scene
from logwright.publish.print.logbook.entry import LogbookEntry, entry
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.logbook.symbol_key import KeyEntry, symbol_key, token_key
from logwright.publish.print.render import templates
from logwright.publish.views.mission_view import MissionView


@dataclass(frozen=True)
class PrintedChapter:
    """`ways` are lines with the anchor they lead to, printed with its page number."""

    number: int
    name: str
    title: str
    anchor: str
    story: tuple[str, ...]
    entries: tuple[LogbookEntry, ...]
    ways: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class IndexEntry:
    """A symbol or a token, and the pages of the missions that show it."""

    of: KeyEntry
    anchors: tuple[str, ...]


@dataclass(frozen=True)
class CurveRow:
    number: str
    title: str
    levels: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class CampaignBook(Logbook):
    """`view` is the campaign."""

    view: CampaignView | None = None

    template = "campaign.html"

    @property
    def campaign(self) -> CampaignView:
        assert self.view is not None
        return self.view

    @cached_property
    def entries(self) -> list[LogbookEntry]:
        return [each for chapter in self.chapters for each in chapter.entries]

    @cached_property
    def chapters(self) -> list[PrintedChapter]:
        return [self._chapter(chapter) for chapter in self.campaign.chapters]

    def _chapter(self, chapter: PlacedChapter) -> PrintedChapter:
        say, view = self.book.say, self.campaign
        return PrintedChapter(
            number=chapter.number,
            name=say("campaign.chapter", n=chapter.number),
            title=chapter.title,
            anchor=_chapter_anchor(chapter.of.id),
            story=chapter.story,
            entries=tuple(self._entry(each) for each in chapter.missions),
            ways=tuple((view.way_line(way).rstrip("."), _chapter_anchor(way.go_to)) for way in view.ways(chapter)),
        )

    def _entry(self, placed: PlacedMission) -> LogbookEntry:
        """The entry as in any logbook, with its number in this book."""
        made = entry(self.book, placed.mission, self.icons, self.players)
        return replace(
            made,
            key=f"{placed.number}",
            anchor=f"{made.anchor}-{placed.number}",
            number=f"{placed.number}",
            name=self.campaign.origin(placed.mission),
            extra=self.campaign.extra(placed),
        )

    @property
    def accent(self) -> str:
        return self.campaign.campaign.cover.ground

    @property
    def more_css(self) -> str:
        template = templates().get_template("campaign.css")
        return super().more_css + template.render(
            page=self.page, scene=self._look.scene, low_ink=self.low_ink, accent=self.accent
        )

    @cached_property
    def words(self) -> dict[str, Any]:
        view = self.campaign
        return {
            **super().words,
            "campaign": view.words,
            "cover_picture": self._picture(),
            "art": self.icons.name(cover_scene(self._look, view.campaign.cover)),
            "about": view.about(),
            "beginning": view.story,
            "ending": view.end,
            "end_anchor": _chapter_anchor(END),
            "chapters": self.chapters,
            "curve": self._curve(),
            "unmeasured": view.unmeasured,
            "curve_heads": [self.book.say("hardness.players", n=count) for count in self._counts],
            "curve_rows": list(self._curve_rows()),
            "index": self._index(),
            "token_index": self._token_index(),
            "credits": self._credits(),
        }

    @property
    def views(self) -> list[MissionView]:
        return [each.view for each in self.campaign.missions]

    def _picture(self) -> str:
        """The campaign's own picture as a data URL; low-ink sheets go without."""
        campaign = self.campaign.campaign
        if not campaign.picture or self.low_ink:
            return ""
        packed = b64encode(campaign.picture).decode()
        return f"data:{media_type(campaign.cover.picture)};base64,{packed}"

    @property
    def _counts(self) -> tuple[int, ...]:
        counts = self.campaign.players
        return tuple(count for count in counts if self.players in (None, count))

    def _curve(self) -> str:
        """The difficulty chart as a data URL; empty if nothing was measured."""
        drawing = self.campaign.curve(self._counts)
        if not drawing:
            return ""
        svg = drawing.icon(Palette.LOW_INK if self.low_ink else Palette.PRINT)
        return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"

    def _curve_rows(self) -> Iterator[CurveRow]:
        columns = [self.campaign.difficulties(count) for count in self._counts]
        for each, *levels in zip(self.campaign.missions, *columns, strict=True):
            shown = tuple("–" if level is None else str(level) for level in levels)
            yield CurveRow(str(each.number), each.title, shown)

    def _index(self) -> list[IndexEntry]:
        used: dict[str, list[str]] = {}
        for each, printed in zip(self.campaign.missions, self.entries, strict=True):
            for symbol in each.view.symbols:
                used.setdefault(symbol, []).append(printed.anchor)
        symbols = [symbol for symbol in self.book.library.games[self.game].symbols if symbol in used]
        keys = symbol_key(self.book, self.game, self.views, self._look, self.icons)
        return [IndexEntry(key, tuple(used[symbol])) for symbol, key in zip(symbols, keys, strict=True)]

    def _token_index(self) -> list[IndexEntry]:
        """Task tokens, each with the pages of the missions that lay it out."""
        placed = list(zip(self.campaign.missions, self.entries, strict=True))
        used = {
            token.sign: tuple(
                printed.anchor
                for each, printed in placed
                if isinstance(tasks := each.mission.rules.tasks, DrawnTasks) and token in tasks.tokens
            )
            for token in Token
        }
        keys = token_key(self.book, self.game, [each.view for each, _ in placed], self.icons)
        return [IndexEntry(key, used[key.name]) for key in keys]

    def _credits(self) -> list[str]:
        """Who made it, and what it contains."""
        view, say = self.campaign, self.book.say
        lines = [say("campaign.put_together", author=view.campaign.author)] if view.campaign.author else []
        lines.append(say("campaign.games_of", title=self.book.game_title(self.game)))
        return [*lines, view.words.credits] if view.words.credits else lines


def _chapter_anchor(chapter: str) -> str:
    return f"chapter-{chapter}"
