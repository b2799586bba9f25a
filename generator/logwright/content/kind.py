"""Kinds of content files: which schema belongs to which place in the content folder."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A kind of file: its schema and where such files lie, relative to content/."""

    schema: str
    place: str


KINDS = (
    Kind("crew-game", "planet-nine/game.yaml"),
    Kind("crew-game", "deep-sea/game.yaml"),
    Kind("saucer-game", "crash-and-grab/game.yaml"),
    Kind("tiles", "crash-and-grab/tiles.yaml"),
    Kind("upgrades", "crash-and-grab/upgrades.yaml"),
    Kind("checklist", "planet-nine/checklist.yaml"),
    Kind("checklist", "deep-sea/checklist.yaml"),
    Kind("checklist", "crash-and-grab/checklist.yaml"),
    Kind("rulings", "planet-nine/rulings.yaml"),
    Kind("rulings", "deep-sea/rulings.yaml"),
    Kind("rulings", "crash-and-grab/rulings.yaml"),
    Kind("rules", "planet-nine/rules.yaml"),
    Kind("rules", "deep-sea/rules.yaml"),
    Kind("rules", "crash-and-grab/rules.yaml"),
    Kind("faq", "planet-nine/faq.yaml"),
    Kind("faq", "deep-sea/faq.yaml"),
    Kind("faq", "crash-and-grab/faq.yaml"),
    Kind("tasks", "deep-sea/tasks.yaml"),
    Kind("pairs", "deep-sea/pairs.yaml"),
    Kind("twists", "planet-nine/twists.yaml"),
    Kind("twists", "deep-sea/twists.yaml"),
    Kind("tasks", "custom/tasks.yaml"),
    Kind("mission", "planet-nine/missions/*.yaml"),
    Kind("mission", "deep-sea/missions/*.yaml"),
    Kind("mission", "custom/*.yaml"),
    Kind("scenario", "crash-and-grab/scenarios/*.yaml"),
    Kind("crews", "crews.yaml"),
    Kind("fonts", "fonts.yaml"),
    Kind("card-sheets", "print/cards.yaml"),
    Kind("grammar", "locales/*/grammar.yaml"),
    Kind("sentences", "locales/*/sentences.yaml"),
    Kind("interface", "locales/*/interface.yaml"),
    Kind("interface", "locales/*/designer.yaml"),
    Kind("interface", "locales/*/evening.yaml"),
    Kind("interface", "locales/*/crews.yaml"),
    Kind("interface", "locales/*/hardness.yaml"),
    Kind("interface", "locales/*/suggest.yaml"),
    Kind("mission-texts", "locales/*/planet-nine/missions.yaml"),
    Kind("mission-texts", "locales/*/deep-sea/missions.yaml"),
    Kind("terms", "locales/*/planet-nine/terms.yaml"),
    Kind("terms", "locales/*/deep-sea/terms.yaml"),
    Kind("saucer-terms", "locales/*/crash-and-grab/terms.yaml"),
    Kind("upgrade-texts", "locales/*/crash-and-grab/upgrades.yaml"),
    Kind("table-texts", "locales/*/crash-and-grab/table.yaml"),
    Kind("rule-texts", "locales/*/planet-nine/rules.yaml"),
    Kind("rule-texts", "locales/*/deep-sea/rules.yaml"),
    Kind("rule-texts", "locales/*/crash-and-grab/rules.yaml"),
    Kind("faq-texts", "locales/*/planet-nine/faq.yaml"),
    Kind("faq-texts", "locales/*/deep-sea/faq.yaml"),
    Kind("faq-texts", "locales/*/crash-and-grab/faq.yaml"),
)


def kind_of_place(place: str) -> Kind | None:
    """The kind of a file by its place below content/."""
    depth = place.count("/")
    for kind in KINDS:
        # fnmatch lets * cross folders, so the depth must agree as well.
        if kind.place.count("/") == depth and fnmatchcase(place, kind.place):
            return kind
    return None


def kind_of_data(data: Any) -> Kind:
    """The kind of a file from anywhere else: a position has hands, a set of task cards lists them.

    Crash & Grab has scenarios instead of missions.
    """
    fields = data if isinstance(data, dict) else {}
    if "hands" in fields:
        return Kind("deal", "")
    if fields.get("game") == "crash-and-grab":
        return Kind("scenario", "")
    return Kind("tasks" if isinstance(fields.get("tasks"), list) else "mission", "")
