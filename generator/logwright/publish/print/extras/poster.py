"""The poster of a logbook or a campaign: how hard it gets, and a field to tick for each mission and crew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.content.campaign import Campaign
from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.campaign_view import CampaignView
from logwright.publish.figures import Drawing, rank_token, scene_banner
from logwright.publish.figures.cover_scene import cover_scene
from logwright.publish.figures.svg.element import Element, box, circle, group, tag
from logwright.publish.figures.svg.ink import EDGE, LINE, MUTED, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import BLANK, Face, Piece, Text
from logwright.publish.print.cards.faces.ground import flood
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.size import Size
from logwright.publish.print.extras.difficulty_curve import DifficultyCurve
from logwright.publish.print.extras.game_scene import GameScene
from logwright.publish.print.logbook.logbook import CREWS

_SIDE, _HEAD = 6.0, 50.0
_CURVE = (53.0, 60.0)
_LIST = 116.0
_BANNER = 48.0
_HIGHEST = 9.5
"""Rows of a short list do not spread over the poster."""
_TICK, _TICKS = 4.2, 6.0
_MANY = 24
"""More missions than these stand in three columns."""


@dataclass(frozen=True)
class PosterRow:
    """A mission with its number in the book, or the name of a chapter."""

    words: str
    number: str = ""
    is_chapter: bool = False


@dataclass(frozen=True)
class Poster:
    """`rows` are what is listed, `missions` those of the curve, in the same order."""

    edition: Edition
    title: str
    subtitle: str
    rows: tuple[PosterRow, ...]
    missions: tuple[LoggedMission, ...]
    numbers: tuple[str, ...]
    counts: tuple[int, ...]
    campaign: Campaign | None = None

    @staticmethod
    def of_logbook(edition: Edition) -> Poster:
        book = edition.book
        missions = tuple(edition.missions)
        numbers = tuple(str(mission.number) if mission.number else "" for mission in missions)
        rows = tuple(
            PosterRow(book.library.words(mission, book.lang).title, number)
            for mission, number in zip(missions, numbers, strict=True)
        )
        counts = tuple(sorted({count for mission in missions for count in mission.rules.players}))
        about = book.say("print.logbook.missions", n=len(missions))
        return Poster(edition, book.game_title(edition.game), about, rows, missions, numbers, counts)

    @staticmethod
    def of_campaign(edition: Edition, campaign: Campaign) -> Poster:
        view = CampaignView(edition.book, campaign)
        rows: list[PosterRow] = []
        for chapter in view.chapters:
            name = edition.book.say("campaign.chapter", n=chapter.number)
            rows.append(PosterRow(edition.book.titled(name, chapter.title), is_chapter=True))
            rows += [PosterRow(each.title, f"{each.number}") for each in chapter.missions]
        missions = tuple(each.mission for each in view.missions)
        numbers = tuple(f"{each.number}" for each in view.missions)
        about = view.words.subtitle or view.about()
        return Poster(edition, view.title, about, tuple(rows), missions, numbers, view.players, campaign)

    def piece(self) -> Piece:
        size = self.edition.size("campaign-poster")
        texts = (*self._heading(size), *self._curve.texts, *self._words(size))
        return Piece("poster", self.title, size, Face(tuple(self._art(size)), texts), BLANK)

    @property
    def _curve(self) -> DifficultyCurve:
        book = self.edition.book
        levels = {
            count: tuple(
                found.difficulty if found else None
                for found in (book.hardness.of(each, count) for each in self.missions)
            )
            for count in self.counts
        }
        size = self.edition.size("campaign-poster")
        top, height = _CURVE
        return DifficultyCurve(book, levels, self.numbers, _SIDE, top, size.width - 2 * _SIDE, height)

    @property
    def _ground(self) -> Ink:
        usual = GameScene.of(self.edition).ground
        own = self.campaign.cover.ground if self.campaign else ""
        return Ink(f"cover-ground-{own[1:]}", own, own, usual.low) if own else usual

    def _art(self, size: Size) -> Iterator[Element]:
        scene = GameScene.of(self.edition)
        yield flood(size, self._ground)
        yield from self._picture(size)
        for top, bottom in ((_CURVE[0], sum(_CURVE)), (_LIST, size.height - _SIDE)):
            yield box(
                _SIDE, top, size.width - 2 * _SIDE, bottom - top, 2.5, fill=PAPER, stroke=scene.mark, stroke_width=0.4
            )
        yield from self._curve.art
        for row, x, y, wide, high in self._places(size):
            yield from self._row(row, x, y, wide, high)

    def _picture(self, size: Size) -> Iterator[Element]:
        """The game's banner, running out to the right; of a campaign, the cover of its book."""
        look, bleed = self.edition.deck_look, size.bleed
        if not self.campaign:
            banner = scene_banner(look, calm=True)
            scale = _BANNER / banner.height
            yield banner.at(size.width + bleed - banner.width * scale, -bleed, scale)
            return
        cover = cover_scene(look, self.campaign.cover)
        high = _HEAD - 9
        framed = cover.scaled(high / cover.height)
        x = size.width - _SIDE - framed.width
        yield tag("clipPath", box(x, _SIDE, framed.width, high, 0.6), id="cover")
        yield group(framed.at(x, _SIDE), clip_path="url(#cover)")
        yield box(x, _SIDE, framed.width, high, 0.6, fill="none", stroke=ON_HEAD, stroke_width=0.6)

    def _heading(self, size: Size) -> Iterator[Text]:
        # The ship of a banner lies right of its words.
        wide = size.width * (0.7 if self.campaign else 0.26)
        yield Text(self.title, "poster-title", _SIDE + 2, 7, wide, 26, ON_HEAD, "left")
        yield Text(self.subtitle, "poster-line", _SIDE + 2, 34, wide, 11, ON_HEAD, "left", "top")

    def _places(self, size: Size) -> Iterator[tuple[PosterRow, float, float, float, float]]:
        """Where each row lies, column by column."""
        columns = 3 if len(self.missions) > _MANY else 2
        deep = -(-len(self.rows) // columns)
        top, gap = _LIST + 9, 5.0
        wide = (size.width - 2 * _SIDE - 6 - (columns - 1) * gap) / columns
        high = min((size.height - _SIDE - 2 - top) / deep, _HIGHEST)
        for place, row in enumerate(self.rows):
            column, line = divmod(place, deep)
            yield row, _SIDE + 3 + column * (wide + gap), top + line * high, wide, high

    def _row(self, row: PosterRow, x: float, y: float, wide: float, high: float) -> Iterator[Element]:
        middle, r = y + high / 2, min(high * 0.42, 3.2)
        yield box(x, y + high - 0.1, wide, 0.1, fill=EDGE)
        if row.is_chapter:
            return
        yield circle(x + 3.4, middle, r, fill=self._ground, stroke=LINE, stroke_width=0.2)
        inside: Drawing = lettering(row.number, r, ON_HEAD) if row.number else rank_token(self.edition.deck_look)
        yield inside.within(r * 1.3, r * 0.95 if row.number else r * 1.5).centred(x + 3.4, middle)
        for n in range(len(CREWS)):
            left = x + wide - (len(CREWS) - n) * _TICKS + (_TICKS - _TICK) / 2
            yield box(left, middle - _TICK / 2, _TICK, _TICK, 0.8, fill="none", stroke=MUTED, stroke_width=0.3)

    def _words(self, size: Size) -> Iterator[Text]:
        yield Text(
            self.edition.book.say("press.poster.tick"),
            "field",
            _SIDE + 3,
            _LIST + 1,
            size.width - 2 * _SIDE - 6,
            4.5,
            MUTED,
            "left",
        )
        for x, wide in dict.fromkeys((x, wide) for _, x, _, wide, _ in self._places(size)):
            for n, crew in enumerate(CREWS):
                left = x + wide - (len(CREWS) - n) * _TICKS
                yield Text(crew, "note", left, _LIST + 5.4, _TICKS, 3.4, MUTED)
        for row, x, y, wide, high in self._places(size):
            if row.is_chapter:
                yield Text(row.words, "label", x, y, wide, high, LINE, "left")
            else:
                room = wide - 7.6 - len(CREWS) * _TICKS - 0.6
                yield Text(row.words, "poster-mission", x + 7.6, y, room, high, LINE, "left")


def posters(edition: Edition) -> Sequence[Poster]:
    """The poster of a game's logbook, and those of its campaigns."""
    if not edition.missions:
        return ()
    campaigns = [each for each in edition.library.campaigns.values() if each.game == edition.game]
    return (Poster.of_logbook(edition), *(Poster.of_campaign(edition, each) for each in campaigns))
