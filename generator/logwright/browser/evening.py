"""The evening at the table, as the browser opens it."""

from __future__ import annotations

import json

from logwright.content.shelves import known_library
from logwright.publish.evening.desk import Desk


class EveningDesk:
    """Speaks JSON with the page."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def greet(self) -> str:
        return json.dumps(self._desk.greeting(), ensure_ascii=False)

    def answer(self, asked: str) -> str:
        return json.dumps(self._desk.answer(json.loads(asked)), ensure_ascii=False)


def open(data: str, lang: str) -> EveningDesk:
    return EveningDesk(Desk(known_library(json.loads(data)["contents"]), lang))
