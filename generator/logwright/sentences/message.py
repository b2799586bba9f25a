"""Messages with gaps, in a small part of ICU MessageFormat that translators know.

`{cards}` is replaced by an argument, `{cards.with}` by a form of it; `{n, plural, one {# trick} other {# tricks}}`
chooses by number, `{who, select, crew {…} other {…}}` by word. `#` is the number inside a plural. A literal brace is
escaped with a backslash: `\\{mode: none\\}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from logwright.saying import Saying, saying


class MessageError(ValueError):
    """A message that cannot be parsed; says where in the text."""

    def __init__(self, said: Saying) -> None:
        super().__init__(said)
        self.said = said


class Word(Protocol):
    """An argument with grammatical forms; the empty name asks for its plain form."""

    def form(self, name: str) -> str: ...

    def key(self) -> str: ...


@dataclass(frozen=True)
class Number:
    """A number to choose a plural by, and how it is written (`2`, `2–4`, `8/12/16`)."""

    value: int
    text: str

    def form(self, name: str) -> str:  # noqa: ARG002 - a number has one form
        return self.text

    def key(self) -> str:
        return str(self.value)


def capital(words: str) -> str:
    """The text with a capital at the beginning, as in a line or a label."""
    return words[:1].upper() + words[1:]


@dataclass(frozen=True)
class Said:
    """Plain text as an argument, as it is or with a capital; a select matches on `choice`."""

    text: str
    choice: str = ""

    def form(self, name: str) -> str:
        return capital(self.text) if name == "capital" else self.text

    def key(self) -> str:
        return self.choice or self.text


Arguments = Mapping[str, Word]
Plural = Callable[[int], str]


@dataclass(frozen=True)
class _Gap:
    name: str
    form: str

    def say(self, arguments: Arguments, plural: Plural, number: str) -> str:  # noqa: ARG002
        return arguments[self.name].form(self.form)


@dataclass(frozen=True)
class _Literal:
    text: str

    def say(self, arguments: Arguments, plural: Plural, number: str) -> str:  # noqa: ARG002
        return self.text.replace("#", number) if number else self.text


@dataclass(frozen=True)
class _Choice:
    name: str
    by_number: bool
    branches: Mapping[str, Message]

    def say(self, arguments: Arguments, plural: Plural, number: str) -> str:
        value = arguments[self.name]
        if not self.by_number:
            branch = self.branches.get(value.key()) or self.branches["other"]
            return branch.say(arguments, plural, number)
        exact = self.branches.get(f"={value.key()}")
        branch = exact or self.branches.get(plural(int(value.key()))) or self.branches["other"]
        return branch.say(arguments, plural, value.form(""))


@dataclass(frozen=True)
class Message:
    """A parsed message."""

    parts: tuple[_Gap | _Literal | _Choice, ...]

    def say(self, arguments: Arguments, plural: Plural, number: str = "") -> str:
        return "".join(part.say(arguments, plural, number) for part in self.parts)

    def gaps(self) -> Iterator[str]:
        """The names of the arguments it prints."""
        for part in self.parts:
            if isinstance(part, _Gap):
                yield part.name
            elif isinstance(part, _Choice):
                for branch in part.branches.values():
                    yield from branch.gaps()

    def runs(self, gap: str) -> Iterator[str]:
        """Its literal text, with `gap` for each argument: its own text, then that of each branch."""
        yield "".join(part.text if isinstance(part, _Literal) else gap for part in self.parts)
        for part in self.parts:
            if isinstance(part, _Choice):
                for branch in part.branches.values():
                    yield from branch.runs(gap)

    def choices(self) -> Iterator[tuple[str, bool, frozenset[str]]]:
        """Each choice in it: the argument, whether it is by number, and the branches."""
        for part in self.parts:
            if isinstance(part, _Choice):
                yield part.name, part.by_number, frozenset(part.branches)
                for branch in part.branches.values():
                    yield from branch.choices()


_GAP = re.compile(r"\{\s*(\w+)(?:\.([\w-]+))?\s*(?:(\})|,\s*(plural|select)\s*,)")
_WORDS = re.compile(r"(?:\\[{}]|[^{}])+")
_ESCAPED = re.compile(r"\\([{}])")
_BRANCH = re.compile(r"\s*(=?[\w-]+)\s*\{")
_DEEPEST = 8


# More than all messages of four languages: every rule goes through all of them.
@lru_cache(maxsize=65536)
def parse_message(text: str) -> Message:
    message, end = _parse(text, 0, 0)
    if end < len(text):
        raise MessageError(saying("messages.brace-too-many", at=end + 1))
    return message


def _parse(text: str, at: int, depth: int) -> tuple[Message, int]:
    if depth > _DEEPEST:
        raise MessageError(saying("messages.too-deep"))
    parts: list[_Gap | _Literal | _Choice] = []
    while at < len(text) and text[at] != "}":
        if text[at] != "{":
            words = _WORDS.match(text, at)
            assert words is not None
            parts.append(_Literal(_ESCAPED.sub(r"\1", words[0])))
            at = words.end()
            continue
        gap = _GAP.match(text, at)
        if not gap:
            raise MessageError(saying("messages.gap", at=at + 1))
        at = gap.end()
        if gap[3]:
            parts.append(_Gap(gap[1], gap[2] or ""))
        else:
            branches, at = _parse_branches(text, at, depth + 1)
            parts.append(_Choice(gap[1], gap[4] == "plural", branches))
    return Message(tuple(parts)), at


def _parse_branches(text: str, at: int, depth: int) -> tuple[dict[str, Message], int]:
    branches: dict[str, Message] = {}
    while opening := _BRANCH.match(text, at):
        branches[opening[1]], at = _parse(text, opening.end(), depth)
        if at >= len(text):
            raise MessageError(saying("messages.brace-missing"))
        at += 1
    while at < len(text) and text[at].isspace():
        at += 1
    if at >= len(text) or text[at] != "}":
        raise MessageError(saying("messages.choice-open"))
    if "other" not in branches:
        raise MessageError(saying("messages.no-other"))
    return branches, at + 1
