"""Addresses on the site and in print. They are the same in every language and do not depend on positions."""

from __future__ import annotations

from functools import lru_cache

from logwright.content.campaign import Campaign
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.markup import marks
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.rule_words import section_words

LANGUAGE_AT_ROOT = "en"
DESIGNER = "designer.md"
"""The page of the designer. Printed codes and saved links lead there, so it must never move."""
CAMPAIGN_DESIGNER = "campaign-designer.md"
"""The page of the campaign designer. Saved links lead there, so it must never move."""
SCENARIO_DESIGNER = "scenario-designer.md"
"""The page of the scenario designer. Saved links lead there, so it must never move."""
EVENING = "evening.md"
"""The page At the table."""
PLAY = "play.md"
"""The page Play. Links to deals lead there, so it must never move."""

GALLERY = "gallery.md"
HARDNESS = "hardness.md"


def folder_of(lang: str) -> str:
    """The folder of a language below the root of the site."""
    return "" if lang == LANGUAGE_AT_ROOT else f"{lang}/"


def game_page(game: str, name: str = "index") -> str:
    return f"{game}/{name}.md"


def chapter_page(game: str, chapter: str) -> str:
    return f"{game}/rules/{chapter}.md"


def mission_page(mission: LoggedMission) -> str:
    """The page of a mission. Numbers and ids cannot be confused: an id begins with a letter.

    A project's own missions have a separate folder, because one that comes with Logwright may have the same id.
    """
    folder = "own" if mission.is_own and not mission.official else "missions"
    return f"{mission.game}/{folder}/{mission.key.partition('/')[2]}.md"


def logbook_file(lang: str, name: str) -> str:
    """The printed logbook of a game or of custom missions: folder and start of its file names."""
    return f"{lang}/logbook-{name}"


def campaign_file(lang: str, campaign: Campaign) -> str:
    """The printed book of a campaign: folder and start of its file names."""
    return logbook_file(lang, f"campaign-{campaign.id}")


def campaign_page(campaign: Campaign | None = None) -> str:
    """The page of a campaign, or the overview."""
    return f"campaigns/{campaign.id if campaign else 'index'}.md"


def campaign_cover(campaign: Campaign) -> str:
    """Where a campaign's own cover picture is stored, below the root of the site."""
    return f"campaigns/{campaign.id}-cover.{campaign.cover.picture.rpartition('.')[2]}"


def own_logbook(game: str) -> str:
    """The name of the logbook of a game's custom missions."""
    return f"custom-{game}"


def logbook_anchor(mission: LoggedMission) -> str:
    """The anchor of a mission in a printed logbook, also for links from elsewhere."""
    return f"mission-{mission.slug}"


def ruling_anchor(ruling: str) -> str:
    return f"ruling-{ruling.lower()}"


@lru_cache(maxsize=16)
def rule_places(library: Library, game: str) -> dict[str, str]:
    """Page and anchor of every section, fact and stated ruling of a game, by id. A chapter is a page."""
    places: dict[str, str] = {}
    rulebook = library.rulebooks.get(game)
    for chapter in rulebook.chapters if rulebook else ():
        page = chapter_page(game, chapter.id)
        for section in chapter.walk():
            places[section.id] = page if section is chapter else f"{page}#{section.id}"
            for fact in section.covers:
                # A fact that several sections state has its anchor in the first.
                places.setdefault(fact, f"{page}#{fact}")
            for ruling in section.rulings:
                places[ruling] = f"{page}#{ruling_anchor(ruling)}"
    return places


def ruling_place(library: Library, game: str, ruling: str) -> str:
    """Where a ruling is stated: in its section, or only on the page of all rulings."""
    return rule_places(library, game).get(ruling) or f"{game_page(game, 'rulings')}#{ruling_anchor(ruling)}"


def linked_place(library: Library, game: str, target: str) -> str | None:
    """The target of a link such as `trump`, `deep-sea/trump` or `mission-13`."""
    other, _, name = target.rpartition("/")
    game = other or game
    if name.startswith("mission-") and (mission := library.missions.get(f"{game}/{name.removeprefix('mission-')}")):
        return mission_page(mission)
    return rule_places(library, game).get(name)


@lru_cache(maxsize=256)
def symbol_place(library: Library, game: str, symbol: str) -> str | None:
    """The section that explains a symbol: of its name, else the one that defines it, else the first that shows it."""
    places, rulebook = rule_places(library, game), library.rulebooks.get(game)
    if symbol in places or not rulebook:
        return places.get(symbol)
    if home := rulebook.definitions.get(symbol):
        return places[home.id]
    for section in rulebook.walk():
        text = section_words(library, rulebook, section, SOURCE).text
        if any(mark.kind is MarkKind.SYMBOL and mark.value == symbol for mark in marks(text)):
            return places[section.id]
    return None
