"""The movement helper, as the browser opens it."""

from __future__ import annotations

import json
from typing import Any

from logwright.publish.figures.saucer_look import SaucerLook
from logwright.publish.movement.desk import Desk
from logwright.sentences.saucer_story import SaucerStory
from logwright.sentences.tongue import Grammar, Tongue


class MovementDesk:
    """Speaks JSON with the page."""

    def __init__(self, data: dict[str, Any], lang: str) -> None:
        look = SaucerLook.of(data["game"], data["tiles"], data["upgrades"])
        tongue = Tongue(lang, Grammar(**data["grammar"]), data["words"])
        self._desk = Desk(look, SaucerStory(tongue, look.box.cards, {}))

    def greet(self) -> str:
        return json.dumps(self._desk.greeting(), ensure_ascii=False)

    def answer(self, asked: str) -> str:
        return json.dumps(self._desk.answer(json.loads(asked)), ensure_ascii=False)


def open(data: str, lang: str) -> MovementDesk:
    return MovementDesk(json.loads(data), lang)
