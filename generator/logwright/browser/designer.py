"""The mission designer, as the browser opens it."""

from __future__ import annotations

import json

from logwright.content.shelves import known_library
from logwright.publish.designer.desk import Desk


class DesignerDesk:
    """Speaks JSON with the page."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def greet(self) -> str:
        return json.dumps(self._desk.greeting(), ensure_ascii=False)

    def answer(self, asked: str) -> str:
        return json.dumps(self._desk.answer(json.loads(asked)), ensure_ascii=False)


def open(data: str, lang: str) -> DesignerDesk:
    read = json.loads(data)
    return DesignerDesk(Desk(known_library(read["contents"]), read["schemas"], lang))
