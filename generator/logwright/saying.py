"""A saying: a message for people, as the key of a text and the arguments for its gaps.

Code that reports something need not know the language it will be shown in. `sentences.speech` turns it into text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Saying:
    """`key` is that of a message in content/locales/<lang>/problems.yaml or commands.yaml."""

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        """The form stored in files; `read_saying` reads it again."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    def to_data(self) -> dict[str, Any]:
        """The form for programs, which does not depend on the language."""
        return {"say": self.key, **arguments_data(self.arguments)}


@dataclass(frozen=True)
class Listed:
    """A list of things; `joint` precedes the last one: comma, and, or."""

    items: tuple[Argument, ...]
    joint: str = "comma"


Argument = str | int | float | Saying | Listed
"""A number is written as the language writes it, a float with the digits it has."""


class Told(Exception):
    """An error for people. Its text is looked up when it is shown."""

    def __init__(self, said: Saying) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return str(self.said)


def saying(key: str, /, **arguments: object) -> Saying:
    return Saying(key, tuple((name, _argument(value)) for name, value in arguments.items()))


def measure(value: float) -> int | float:
    """A number that is whole is written without digits after its point."""
    return int(value) if value == int(value) else value


def read_saying(text: str) -> Saying | str:
    """A stored message; a text that is already in words stays as it is."""
    if not text.startswith('{"say": '):
        return text
    try:
        found = _read(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        return text
    return found if isinstance(found, Saying) else text


def listed(items: Iterable[object]) -> Listed:
    """a, b, c"""
    return Listed(tuple(map(_argument, items)))


def both(items: Iterable[object]) -> Listed:
    """a, b and c"""
    return Listed(tuple(map(_argument, items)), "and")


def either(items: Iterable[object]) -> Listed:
    """a, b or c"""
    return Listed(tuple(map(_argument, items)), "or")


def arguments_data(arguments: Iterable[tuple[str, Argument]]) -> dict[str, Any]:
    return {name: _data(value) for name, value in arguments}


def _data(value: Argument) -> Any:
    if isinstance(value, Saying):
        return value.to_data()
    return [_data(item) for item in value.items] if isinstance(value, Listed) else value


def _read(data: Any) -> Argument:
    if isinstance(data, dict):
        return saying(str(data.pop("say", "")), **{str(name): _read(value) for name, value in data.items()})
    return listed(map(_read, data)) if isinstance(data, list) else _argument(data)


def _argument(value: object) -> Argument:
    # A bool is a word, not a number.
    if isinstance(value, Saying | Listed | int | float) and not isinstance(value, bool):
        return value
    return str(value)
