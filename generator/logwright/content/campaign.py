"""A campaign: missions of one game in chapters, with a story and branches that depend on results."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from logwright.content.model.locale import SOURCE
from logwright.content.read.document import Document, Origin
from logwright.content.read.document import Path as DataPath

OWN_MISSIONS = "own_missions"
"""The field of missions that a campaign file brings along."""
END = "end"
"""The destination that ends a campaign. No chapter may have this id."""
_SHORT = re.compile(r"(?P<game>[a-z][a-z0-9-]*)/(?P<number>\d+)")


class CoverScene(StrEnum):
    """Built-in cover drawings."""

    ORBITS = "orbits"
    STAIR = "stair"
    LIGHTHOUSE = "lighthouse"
    COMET = "comet"
    REEF = "reef"


@dataclass(frozen=True)
class Cover:
    """`scene` None means that of the game; `picture` is the name of a file beside the campaign file."""

    scene: CoverScene | None = None
    ground: str = ""
    line: str = ""
    glow: str = ""
    picture: str = ""


@dataclass(frozen=True)
class Failure:
    """Where the crew goes after this many lost attempts at one mission."""

    after: int
    go_to: str


@dataclass(frozen=True)
class Branch:
    """Where a won chapter leads; `within` limits the number of attempts, if given."""

    go_to: str
    within: int | None = None


@dataclass(frozen=True)
class CampaignMission:
    """`unlock` is the mission that unlocks an extra one; extras need not be won to go on."""

    key: str
    path: DataPath = field(compare=False)
    unlock: str = ""
    on_failure: Failure | None = None

    @property
    def is_extra(self) -> bool:
        return bool(self.unlock)


@dataclass(frozen=True)
class Chapter:
    """`path` is its place in the file. `on_success` is tried in order and ends with an unconditional branch."""

    id: str
    missions: tuple[CampaignMission, ...]
    needs: int
    on_success: tuple[Branch, ...]
    on_failure: Failure | None
    path: DataPath = field(compare=False)

    def failure_at(self, mission: CampaignMission) -> Failure | None:
        """What happens after too many losses at this mission."""
        return mission.on_failure or self.on_failure

    @property
    def ways(self) -> tuple[str, ...]:
        """All possible destinations."""
        lost = [found.go_to for each in self.missions if (found := self.failure_at(each))]
        return tuple(dict.fromkeys([*(branch.go_to for branch in self.on_success), *lost]))


@dataclass(frozen=True)
class ChapterWords:
    title: str
    story: str = ""


@dataclass(frozen=True)
class CampaignWords:
    title: str
    subtitle: str = ""
    story: str = ""
    end: str = ""
    credits: str = ""
    chapters: Mapping[str, ChapterWords] = field(default_factory=dict)

    def texts(self) -> Iterator[tuple[DataPath, str]]:
        """Every text with its path below the language."""
        for name in ("title", "subtitle", "story", "end", "credits"):
            yield (name,), getattr(self, name)
        for chapter, words in self.chapters.items():
            yield ("chapters", chapter, "title"), words.title
            yield ("chapters", chapter, "story"), words.story


@dataclass(frozen=True)
class Campaign:
    """`players` is empty if the missions decide. `picture` is the campaign's own cover, checked for safety."""

    id: str
    game: str
    chapters: tuple[Chapter, ...]
    own_words: Mapping[str, CampaignWords]
    document: Document
    author: str = ""
    players: tuple[int, ...] = ()
    cover: Cover = field(default_factory=Cover)
    picture: bytes = field(default=b"", repr=False)

    @property
    def key(self) -> str:
        """The name that tells it apart from missions."""
        return f"campaigns/{self.id}"

    @property
    def is_own(self) -> bool:
        return self.document.origin is not Origin.BASE

    @property
    def missions(self) -> tuple[CampaignMission, ...]:
        """All missions in book order, possibly with repetitions."""
        return tuple(mission for chapter in self.chapters for mission in chapter.missions)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its missions, each once."""
        return tuple(dict.fromkeys(mission.key for mission in self.missions))

    def chapter(self, wanted: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.id == wanted)

    def words(self, lang: str) -> CampaignWords:
        """The texts in a language; missing ones come from the nearest available language."""
        own = self.own_words
        return own.get(lang) or own.get(SOURCE) or next(iter(own.values()))

    def chapter_words(self, chapter: Chapter, lang: str) -> ChapterWords:
        return self.words(lang).chapters.get(chapter.id, ChapterWords(chapter.id))


def read_campaign(document: Document, picture: bytes = b"") -> Campaign:
    """The campaign in a document that its schema accepts; rules check whether its branches make sense."""
    data = document.data
    cover = data.get("cover", {})
    colours = cover.get("colours", {})
    listed = data["chapters"]
    # By default a chapter leads to the next one.
    after = [*(each["id"] for each in listed[1:]), END]
    return Campaign(
        id=data["id"],
        game=data["game"],
        chapters=tuple(_chapter(each, after[place], ("chapters", place)) for place, each in enumerate(listed)),
        own_words={lang: _words(words) for lang, words in data["text"].items()},
        document=document,
        author=data.get("author", ""),
        players=tuple(sorted(data.get("players", ()))),
        cover=Cover(
            CoverScene(cover["scene"]) if "scene" in cover else None,
            colours.get("ground", ""),
            colours.get("line", ""),
            colours.get("glow", ""),
            cover.get("picture", ""),
        ),
        picture=picture,
    )


def full_key(key: str) -> str:
    """`planet-nine/5` is mission `planet-nine/05`."""
    found = _SHORT.fullmatch(key)
    return f"{found['game']}/{int(found['number']):02}" if found else key


def _chapter(data: Any, following: str, path: DataPath) -> Chapter:
    missions = tuple(_mission(each, (*path, "missions", place)) for place, each in enumerate(data["missions"]))
    return Chapter(
        id=data["id"],
        missions=missions,
        needs=data.get("needs", sum(not mission.is_extra for mission in missions)),
        on_success=_branches(data.get("on_success"), following),
        on_failure=_failure(data.get("on_failure")),
        path=path,
    )


def _mission(data: Any, path: DataPath) -> CampaignMission:
    if isinstance(data, str):
        return CampaignMission(full_key(data), path)
    unlock = full_key(data["unlock"]) if "unlock" in data else ""
    return CampaignMission(full_key(data["mission"]), (*path, "mission"), unlock, _failure(data.get("on_failure")))


def _branches(data: Any, following: str) -> tuple[Branch, ...]:
    if data is None:
        return (Branch(following),)
    if isinstance(data, str):
        return (Branch(data),)
    branches = tuple(Branch(each["go_to"], each.get("within")) for each in data)
    return branches if branches[-1].within is None else (*branches, Branch(following))


def _failure(data: Any) -> Failure | None:
    return Failure(data["after"], data["go_to"]) if data else None


def _words(data: Any) -> CampaignWords:
    chapters = {
        chapter: ChapterWords(words["title"], words.get("story", ""))
        for chapter, words in data.get("chapters", {}).items()
    }
    texts = {name: data.get(name, "") for name in ("subtitle", "story", "end", "credits")}
    return CampaignWords(title=data["title"], chapters=chapters, **texts)
