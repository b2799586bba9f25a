"""A desk that speaks JSON with its page."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Protocol

# Half an emoji, as a browser spells it in JSON: no text that could be shown or written.
_HALF = re.compile(r"((?<!\\)(?:\\\\)*)\\ud[89a-f][0-9a-f]{2}")


class Desk(Protocol):
    def greeting(self) -> Mapping[str, Any]: ...

    def answer(self, asked: Mapping[str, Any]) -> Mapping[str, Any]: ...


class JsonDesk:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def greet(self) -> str:
        return json.dumps(self.desk.greeting(), ensure_ascii=False)

    def answer(self, asked: str) -> str:
        return json.dumps(self.desk.answer(json.loads(_HALF.sub(r"\1\\ufffd", asked))), ensure_ascii=False)
