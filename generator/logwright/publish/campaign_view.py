"""View of a campaign for pages and books: chapters, numbered missions, branches in words, and the difficulty curve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from logwright.content.campaign import END, Campaign, CampaignMission, CampaignWords, Chapter
from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import Drawing, Series, Tick, line_chart
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.verdicts.missions.difficulty import EASIEST, HARDEST

_TICKS = (1, 4, 7, 10)


@dataclass(frozen=True, eq=False)
class PlacedMission:
    """A mission in the book: `number` counts from 1 through all chapters."""

    number: int
    of: CampaignMission
    view: MissionView

    @property
    def mission(self) -> LoggedMission:
        return self.view.mission

    @property
    def title(self) -> str:
        return self.view.words.title


@dataclass(frozen=True)
class CampaignWay:
    """Where a chapter can lead: the sentence, and the target chapter (or the end)."""

    when: str
    where: str
    go_to: str


@dataclass(frozen=True, eq=False)
class PlacedChapter:
    """`number` counts from 1."""

    number: int
    of: Chapter
    title: str
    story: tuple[str, ...]
    missions: tuple[PlacedMission, ...]


@dataclass(frozen=True, eq=False)
class CampaignView:
    book: Book
    campaign: Campaign

    @cached_property
    def words(self) -> CampaignWords:
        return self.campaign.words(self.book.lang)

    @property
    def title(self) -> str:
        return self.words.title

    @cached_property
    def story(self) -> tuple[str, ...]:
        return paragraphs(self.words.story)

    @cached_property
    def end(self) -> tuple[str, ...]:
        return paragraphs(self.words.end)

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The player counts with which the whole campaign can be played."""
        wanted = set(self.campaign.players or self.book.library.games[self.campaign.game].players)
        for key in self.campaign.keys:
            wanted &= set(self.book.library.missions[key].rules.players)
        return tuple(sorted(wanted))

    @cached_property
    def chapters(self) -> tuple[PlacedChapter, ...]:
        placed, numbers = [], count(1)
        for place, chapter in enumerate(self.campaign.chapters, start=1):
            words = self.campaign.chapter_words(chapter, self.book.lang)
            missions = tuple(
                PlacedMission(next(numbers), each, MissionView(self.book, self.book.library.missions[each.key]))
                for each in chapter.missions
            )
            placed.append(PlacedChapter(place, chapter, words.title, paragraphs(words.story), missions))
        return tuple(placed)

    @cached_property
    def missions(self) -> tuple[PlacedMission, ...]:
        return tuple(mission for chapter in self.chapters for mission in chapter.missions)

    def about(self) -> str:
        """How long it is and who may play it, on one line."""
        book = self.book
        players = book.tongue().either([str(number) for number in self.players])
        parts = [
            book.say("campaign.chapters", n=len(self.chapters)),
            book.say("campaign.missions", n=len(self.missions)),
            book.say("site.mission.players", players=players, n=self.players[-1]),
        ]
        return " · ".join(parts)

    def origin(self, mission: LoggedMission) -> str:
        """Where a mission comes from: its number in the box, or that it is custom."""
        view = MissionView(self.book, mission)
        return self.book.say("campaign.of_box", n=mission.number) if mission.number else view.name

    def extra(self, mission: PlacedMission) -> str:
        """What unlocks an extra mission; empty for any other mission."""
        return self.book.say("campaign.extra", mission=self._name(mission.of.unlock)) if mission.of.is_extra else ""

    def ways(self, chapter: PlacedChapter) -> Iterator[CampaignWay]:
        """What can come after a chapter; empty for one that simply leads to the next."""
        of, say = chapter.of, self.book.say
        following = self.campaign.chapters[chapter.number].id if chapter.number < len(self.chapters) else END
        needed = sum(not each.of.is_extra for each in chapter.missions)
        lost = [each.of for each in chapter.missions if each.of.on_failure]
        if not (of.on_failure or lost or of.needs < needed or [each.go_to for each in of.on_success] != [following]):
            return
        won = say("campaign.way.all") if of.needs == needed else say("campaign.way.some", n=of.needs)
        for branch in of.on_success:
            within = f" {say('campaign.way.within', n=branch.within)}" if branch.within else ""
            yield CampaignWay(won + within, self._to(chapter, branch.go_to), branch.go_to)
        for each in lost:
            assert each.on_failure is not None
            when = say("campaign.way.lost_here", mission=self._name(each.key), n=each.on_failure.after)
            yield CampaignWay(when, self._to(chapter, each.on_failure.go_to), each.on_failure.go_to)
        if of.on_failure:
            where = self._to(chapter, of.on_failure.go_to)
            yield CampaignWay(say("campaign.way.lost", n=of.on_failure.after), where, of.on_failure.go_to)

    def way_line(self, way: CampaignWay) -> str:
        return self.book.say("campaign.way.line", when=way.when, where=way.where)

    def _to(self, here: PlacedChapter, go_to: str) -> str:
        if go_to == END:
            return self.book.say("campaign.way.end")
        there = next(chapter for chapter in self.chapters if chapter.of.id == go_to)
        key = "campaign.way.to" if there.number > here.number else "campaign.way.back"
        return self.book.say(key, n=there.number, title=there.title)

    def _name(self, key: str) -> str:
        return self.book.library.words(self.book.library.missions[key], self.book.lang).title

    def difficulties(self, players: int) -> tuple[int | None, ...]:
        """The difficulty of each mission for this player count; None where no crew has played it."""
        found = (self.book.hardness.of(each.mission, players) for each in self.missions)
        return tuple(each.difficulty if each else None for each in found)

    @cached_property
    def unmeasured(self) -> int:
        """Missions that no crew has played, at any player count."""
        columns = zip(*(self.difficulties(number) for number in self.players), strict=True)
        return sum(all(each is None for each in column) for column in columns)

    def curve(self, players: Sequence[int] = ()) -> Drawing | None:
        """The difficulty curve, one line per player count, all or some of them; None if nothing was measured."""
        columns = {number: self.difficulties(number) for number in players or self.players}
        return difficulty_lines(self.book, [str(each.number) for each in self.missions], columns)


def difficulty_lines(book: Book, names: Sequence[str], levels: Mapping[int, Sequence[int | None]]) -> Drawing | None:
    """Difficulties of missions in their order, by player count, one line for each; None if nothing was measured."""
    series = [
        Series(book.say("hardness.players", n=players), tuple(map(_as_float, column)))
        for players, column in levels.items()
    ]
    if all(value is None for each in series for value in each.values):
        return None
    ticks = [Tick(value, str(value)) for value in _TICKS]
    assert (_TICKS[0], _TICKS[-1]) == (EASIEST, HARDEST)
    return line_chart(list(names), series, ticks)


def paragraphs(text: str) -> tuple[str, ...]:
    """A text split into paragraphs at its empty lines."""
    parts = (" ".join(part.split(" ")).strip() for part in text.split("\n"))
    return tuple(part for part in parts if part)


def _as_float(value: int | None) -> float | None:
    return None if value is None else float(value)
