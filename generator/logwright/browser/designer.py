"""The mission designer, as the browser opens it."""

from __future__ import annotations

import json
import re

from logwright.content.shelves import known_library
from logwright.publish.designer.desk import Desk

# Half an emoji, as JSON of a browser spells it: no text that could be shown or written.
_HALF = re.compile(r"((?<!\\)(?:\\\\)*)\\ud[89a-f][0-9a-f]{2}")


class DesignerDesk:
    """Speaks JSON with the page."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def greet(self) -> str:
        return json.dumps(self._desk.greeting(), ensure_ascii=False)

    def answer(self, asked: str) -> str:
        return json.dumps(self._desk.answer(json.loads(_HALF.sub(r"\1\\ufffd", asked))), ensure_ascii=False)


def open(data: str, lang: str) -> DesignerDesk:
    read = json.loads(data)
    return DesignerDesk(Desk(known_library(read["contents"]), read["schemas"], lang))
