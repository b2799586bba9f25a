"""Where things stand on the site. Addresses are the same in every language and never derived from positions."""

from __future__ import annotations

from functools import lru_cache

from logwright.content.library import Library
from logwright.content.locale import SOURCE
from logwright.content.logged_mission import LoggedMission
from logwright.content.markup import marks
from logwright.content.markup_line import MarkKind
from logwright.content.rule_words import section_words

LANGUAGE_AT_ROOT = "en"
DESIGNER = "designer.md"
"""The page where missions are made. Printed codes and links that people keep lead there: it never moves."""
EVENING = "evening.md"
"""The page for the evening at the table."""

HARDNESS = "hardness.md"


def folder_of(lang: str) -> str:
    """Where a language lies below the root of the site."""
    return "" if lang == LANGUAGE_AT_ROOT else f"{lang}/"


def game_page(game: str, name: str = "index") -> str:
    return f"{game}/{name}.md"


def chapter_page(game: str, chapter: str) -> str:
    return f"{game}/rules/{chapter}.md"


def mission_page(mission: LoggedMission) -> str:
    """A number and an id cannot be taken for each other: an id begins with a letter."""
    return f"{mission.game}/missions/{mission.key.partition('/')[2]}.md"


def ruling_anchor(ruling: str) -> str:
    return f"ruling-{ruling.lower()}"


@lru_cache(maxsize=16)
def rule_places(library: Library, game: str) -> dict[str, str]:
    """Page and anchor of every section, fact and stated ruling of a game, by its id. A chapter is a page."""
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
    """What a link such as `trump`, `deep-sea/trump` or `mission-13` leads to."""
    other, _, name = target.rpartition("/")
    game = other or game
    if name.startswith("mission-") and (mission := library.missions.get(f"{game}/{name.removeprefix('mission-')}")):
        return mission_page(mission)
    return rule_places(library, game).get(name)


@lru_cache(maxsize=256)
def symbol_place(library: Library, game: str, symbol: str) -> str | None:
    """What explains a symbol: the section of its name, else the one that defines it, else the first that shows it."""
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
