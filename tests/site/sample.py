"""One page of each kind, in each language that has it."""

from __future__ import annotations

LANGUAGES = ("", "de/", "fr/", "ru/")
KINDS = {
    "home": "index.html",
    "game": "planet-nine/index.html",
    "rules": "planet-nine/rules/communication.html",
    "saucer-rules": "crash-and-grab/rules/hits-and-accelerators.html",
    "quick-reference": "deep-sea/quick-reference.html",
    "glossary": "planet-nine/glossary.html",
    "faq": "planet-nine/faq.html",
    "rulings": "crash-and-grab/rulings.html",
    "editions": "planet-nine/editions.html",
    "catalogue": "planet-nine/missions/index.html",
    "mission": "planet-nine/missions/14.html",
    "custom-mission": "planet-nine/missions/odd-socks.html",
    "tasks": "deep-sea/tasks.html",
    "upgrades": "crash-and-grab/upgrades.html",
    "tiles": "crash-and-grab/tiles.html",
    "scenarios": "crash-and-grab/scenarios.html",
    "movement": "crash-and-grab/movement.html",
    "game-replay": "crash-and-grab/game.html",
    "play": "play.html",
    "designer": "designer.html",
    "evening": "evening.html",
    "campaigns": "campaigns/index.html",
    "campaign": "campaigns/wheelbarrow-week.html",
}
PROGRAMMERS = "handbook/architecture.html"
"""In English only."""
HANDBOOK = {
    "handbook": "handbook/objectives.html",
    "pictures": "handbook/print-cards.html",
    "phrases": "handbook/phrases/index.html",
    "phrase": "handbook/phrases/tricks.html",
    "checks": "handbook/checks/index.html",
    "check": "handbook/checks/mission/token-without-task.html",
}
PAGES = [lang + path for lang in LANGUAGES for path in (*KINDS.values(), *HANDBOOK.values())] + [PROGRAMMERS]
