"""Wraps a desk so that it exchanges JSON with its page."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Protocol

# A lone surrogate, as a browser may send in JSON: it cannot be shown or encoded.
_HALF = re.compile(r"((?<!\\)(?:\\\\)*)\\ud[89a-f][0-9a-f]{2}")


class DeskProtocol(Protocol):
    def greeting(self) -> Mapping[str, Any]: ...

    def answer(self, asked: Mapping[str, Any]) -> Mapping[str, Any]: ...


class JsonDesk:
    def __init__(self, desk: DeskProtocol) -> None:
        self.desk = desk

    def greet(self) -> str:
        return json.dumps(self.desk.greeting(), ensure_ascii=False)

    def answer(self, asked: str) -> str:
        return json.dumps(self.desk.answer(json.loads(_HALF.sub(r"\1\\ufffd", asked))), ensure_ascii=False)
