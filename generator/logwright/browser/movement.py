"""Browser entry point for the movement helper."""

from __future__ import annotations

import json

from logwright.browser.json_desk import JsonDesk
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.movement.desk import MovementDesk
from logwright.sentences.saucer_story import SaucerStory
from logwright.sentences.tongue import Grammar, Tongue


def open(data: str, lang: str) -> JsonDesk:
    box = json.loads(data)
    look = SaucerLook.of(box["game"], box["tiles"], box["upgrades"])
    tongue = Tongue(lang, Grammar(**box["grammar"]), box["words"])
    return JsonDesk(MovementDesk(look, SaucerStory(tongue, look.box.cards, {})))
