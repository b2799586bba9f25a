"""The checker of the mission designer, as the browser opens it."""

from __future__ import annotations

import json

from logwright.content.shelves import known_library
from logwright.publish.designer.checker import Checker


class CheckerDesk:
    """Speaks JSON with the page."""

    def __init__(self, checker: Checker) -> None:
        self._checker = checker

    def greet(self) -> str:
        return "{}"

    def answer(self, asked: str) -> str:
        return json.dumps(self._checker.answer(json.loads(asked)), ensure_ascii=False)


def open(data: str, lang: str) -> CheckerDesk:
    return CheckerDesk(Checker(known_library(json.loads(data)["contents"]), lang))
