"""The desk of the campaign designer: takes the campaign that a page shows and reports everything about it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from logwright.content.campaign import OWN_MISSIONS, Campaign, Cover, CoverScene, full_key
from logwright.content.library_speech import library_speech
from logwright.content.loading.single_campaign_check import SingleCampaign, check_single_campaign
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.content.writing.slug import slug
from logwright.publish.campaign_view import CampaignView, difficulty_lines
from logwright.publish.designer.meanings import Meanings, by_symbol
from logwright.publish.figures.cover_scene import cover_scene
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.svg.qr_code import QrCodeFull, qr_code
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.mission_link import BadLink, read_spelled, spelled
from logwright.sentences.speech import Speech

if TYPE_CHECKING:
    from logwright.publish.figures import Drawing

CAMPAIGN_PREFIX = "campaign="
"""What the fragment of a link with a campaign begins with."""
_LONGEST = 400_000
"""The size limit for a text, in bytes: sixty missions with their stories."""
_ID = "my-campaign"

Levels = Mapping[str, Mapping[str, int]]
"""Difficulties that the page has measured, by mission key and number of players."""


class CampaignDesk:
    """One language; keeps no state between questions."""

    def __init__(
        self, library: Library, schemas: Mapping[str, Any], lang: str, meanings: Meanings | None = None
    ) -> None:
        self.library, self.lang, self._schemas, self._meanings = library, lang, schemas, meanings or {}

    def greeting(self) -> dict[str, Any]:
        """Nothing: the page has everything since before Python started."""
        return {}

    @cached_property
    def book(self) -> Book:
        return Book(self.library, self.lang)

    @cached_property
    def schemas(self) -> Schemas:
        return Schemas({name: json.dumps(contents) for name, contents in self._schemas.items()})

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        match asked:
            case {"do": "begin", "game": game}:
                return {"document": self.begun(game)}
            case {"do": "read", "yaml": text}:
                return self._read(text)
            case {"do": "look", "document": document}:
                return self.looked_at(document, asked.get("measured", {}))
            case {"do": "share", "document": document, "page": page}:
                return self._shared(document, page)
            case {"do": "print", "document": document, "lang": lang, "paper": paper}:
                return self._printed(document, lang, paper)
            case {"do": "unshare", "fragment": fragment}:
                return self._unshared(fragment)
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def begun(self, game: str) -> dict[str, Any]:
        """A small campaign of a game: its first missions in one chapter."""
        first = [mission.key for mission in self.book.missions[game] if mission.official][:2]
        chapter = {"title": self.book.say("campaign.evening", n=1)}
        title = self.book.say("campaign_designer.untitled")
        return {
            "game": game,
            "id": _ID,
            "chapters": [{"id": "evening-1", "missions": first}],
            "text": {self.lang: {"title": title, "chapters": {"evening-1": chapter}}},
        }

    def looked_at(self, document: Any, measured: Levels) -> dict[str, Any]:
        """The file, its problems, what is drawn of it, and how hard it gets. It need not be whole yet."""
        text = self._written(document)
        lone = self._lone(text)
        players = self._players(document)
        levels = self._levels(document, players, measured)
        curve = difficulty_lines(self.book, [str(number + 1) for number in range(len(_keys(document)))], levels)
        found = {
            "yaml": text,
            "problems": [problem.to_data(self._speech) for problem in lone.problems],
            "cover": self._cover(document, lone.campaign).icon(),
            "curve": curve.svg("campaign-curve", self.book.say("campaign.curve.title")) if curve else "",
            "levels": {str(count): list(column) for count, column in levels.items()},
            "players": players,
            "short_name": self._short_name(document),
            "about": "",
            "ways": {},
        }
        if not lone.campaign:
            return found
        view = CampaignView(Book(lone.library, self.lang), lone.campaign)
        ways = {chapter.of.id: [view.way_line(way) for way in view.ways(chapter)] for chapter in view.chapters}
        return found | {"about": view.about() if view.players else "", "ways": ways}

    def _players(self, document: Any) -> list[int]:
        """The numbers of players that the campaign names, or those of its game."""
        game = self.library.games[document["game"]]
        possible = [count for count in game.players if not game.has_automaton(count)]
        named = document.get("players")
        return [count for count in possible if count in named] if isinstance(named, list) and named else possible

    def _levels(self, document: Any, players: list[int], measured: Levels) -> dict[int, list[int | None]]:
        """Of a mission that the campaign brings along only the page can know."""
        brought = document.get(OWN_MISSIONS)
        own = {f"missions/{each.get('id')}" for each in brought if isinstance(each, dict)} if brought else set()

        def level(key: str, count: int) -> int | None:
            return measured.get(key, {}).get(str(count)) if key in own else self.level(key, count)

        return {count: [level(key, count) for key in _keys(document)] for count in players}

    def level(self, key: str, players: int) -> int | None:
        """How hard a mission of the library was found to be."""
        mission = self.library.missions.get(key)
        found = self.book.hardness.of(mission, players) if mission else None
        return found.difficulty if found else None

    def cover_icon(self, game: str, scene: CoverScene | None) -> str:
        return self._scene(game, Cover(scene)).icon()

    def _cover(self, document: Any, campaign: Campaign | None) -> Drawing:
        if campaign:
            return self._scene(campaign.game, campaign.cover)
        cover = document.get("cover")
        scene = cover.get("scene") if isinstance(cover, dict) else None
        return self._scene(document["game"], Cover(CoverScene(scene) if scene in list(CoverScene) else None))

    def _scene(self, game: str, cover: Cover) -> Drawing:
        look = look_of(self.library, game)
        assert isinstance(look, DeckLook)
        return cover_scene(look, cover)

    def _read(self, text: str) -> dict[str, Any]:
        """A file. It may have problems, as long as it looks like a campaign of a game that there is."""
        lone = self._lone(text)
        data = lone.document.data if lone.document else None
        told = [problem.to_data(self._speech) for problem in lone.problems]
        return {"document": data if self._can_be_shown(data) else None, "problems": told}

    def _can_be_shown(self, data: Any) -> bool:
        if not isinstance(data, dict) or data.get("game") not in self.library.games:
            return False
        chapters = data.get("chapters")
        return isinstance(chapters, list) and all(
            isinstance(chapter, dict) and isinstance(chapter.get("missions"), list) for chapter in chapters
        )

    def _shared(self, document: Any, page: str) -> dict[str, Any]:
        """The part of the link after the #, and the whole link as a QR code if it fits into one."""
        try:
            link = CAMPAIGN_PREFIX + spelled({"campaign": document})
        except BadLink as bad:
            return {"fragment": None, "qr": None, "problem": self.book.say(f"campaign_designer.link.{bad.fault}")}
        try:
            code = qr_code(f"{page}#{link}").svg("qr", self.book.say("campaign_designer.share.qr"))
        except QrCodeFull:
            code = None
        return {"fragment": link, "qr": code, "problem": None}

    def _printed(self, document: Any, lang: str, paper: str) -> dict[str, Any]:
        """The book of a campaign for the browser to print."""
        from logwright.publish.print.browser_sheet import book_for_browser, page_on
        from logwright.publish.print.logbook.campaign_book import CampaignBook
        from logwright.publish.print.options import PAPERS

        lone = self._lone(self._written(document))
        if not lone.campaign:
            return {"sheet": None}
        campaign, size = lone.campaign, PAPERS[paper]
        view = CampaignView(Book(lone.library, lang, meanings=by_symbol(self._meanings, lang)), campaign)
        missions = tuple(lone.library.missions[key] for key in campaign.keys)
        made = CampaignBook(
            view.book, campaign.game, missions, page_on(size), view.title, author=campaign.author, view=view
        )
        return {"sheet": book_for_browser(made, size).data}

    def _unshared(self, fragment: str) -> dict[str, Any]:
        try:
            document = read_spelled(fragment.removeprefix("#").removeprefix(CAMPAIGN_PREFIX)).get("campaign")
        except BadLink as bad:
            return {"document": None, "problem": self.book.say(f"campaign_designer.link.{bad.fault}")}
        if not self._can_be_shown(document):
            return {"document": None, "problem": self.book.say("campaign_designer.link.no_mission")}
        return {"document": document, "problem": None}

    def _short_name(self, document: Any) -> str:
        """What the title suggests as the id."""
        texts = document.get("text")
        said = [texts.get(self.lang), *texts.values()] if isinstance(texts, dict) else []
        titles = (each.get("title") for each in said if isinstance(each, dict))
        title = next((each for each in titles if isinstance(each, str)), "")
        found = "" if title == self.book.say("campaign_designer.untitled") else slug(title)
        return found if len(found) > 1 else _ID

    def _written(self, document: Any) -> str:
        schema = self._schemas["campaign.schema.json"]
        place = "../../schemas/campaign.schema.json"
        return written_mission(document, schema, place, speech=self._speech, meanings="campaign-fields")

    def _lone(self, text: str) -> SingleCampaign:
        return check_single_campaign(text, self.library, self.schemas, _LONGEST)

    @cached_property
    def _speech(self) -> Speech:
        return library_speech(self.library, self.lang)


def _keys(document: Any) -> list[str]:
    """The missions of the campaign in the order of the book, as far as they can be read."""
    keys = []
    for chapter in document["chapters"]:
        for each in chapter["missions"]:
            name = each.get("mission") if isinstance(each, dict) else each
            keys.append(full_key(name) if isinstance(name, str) else "")
    return keys
