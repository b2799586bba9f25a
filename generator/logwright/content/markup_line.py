"""One line of markup: words, emphasis and marks.

A mark stands for something the library knows: a card, a symbol, a token, a term, a ruling, or what a link leads to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from logwright.content.suggestion import did_you_mean


class MarkKind(StrEnum):
    """What a mark stands for."""

    CARD = "card"
    SYMBOL = "symbol"
    TOKEN = "token"
    TERM = "term"
    RULING = "ruling"
    LINK = "link"


@dataclass(frozen=True)
class Words:
    """Words as they are, without signs; every gap between them is a single space."""

    text: str


@dataclass(frozen=True)
class Mark:
    """`{card:pink 9}`, `{term:trick|tricks}` or `[[trump|trumps]]`: what it names, and the words to show instead."""

    kind: MarkKind
    value: str
    words: str | None
    at: int


@dataclass(frozen=True)
class Emphasis:
    """`*emphasis*` or, strong, `**emphasis**`."""

    strong: bool
    inside: Line


Part = Words | Mark | Emphasis
Line = tuple[Part, ...]


class MarkupError(Exception):
    """A text that cannot be understood: where (counted in characters from 0), why, and what to do."""

    def __init__(self, at: int, message: str, hint: str) -> None:
        super().__init__(message)
        self.at, self.message, self.hint = at, message, hint


SIGN = re.compile(
    r"""
    \\(?P<literal>[*{}\[\]|\\-])
    | \{(?P<mark>[^{}]*)\}
    | \[\[(?P<link>[^\[\]]*)\]\]
    | (?P<stars>\*\*?)
    | (?P<html></?[a-zA-Z!])
    | (?P<stray>[{}\[\]\\`])
    """,
    re.VERBOSE,
)
_SPACE = re.compile(r"[ \n\t]+")
_MARK = re.compile(r"(?P<kind>[a-z]+):(?P<value>[^|]+)(?:\|(?P<words>[^|]+))?")
_LINK = re.compile(r"(?P<value>[^|]+)(?:\|(?P<words>[^|]+))?")
# Emphasis that is still open: its stars, where they stand, and what came inside so far.
_Open = tuple[str, int, list[Part]]


def parse_line(text: str, start: int, end: int) -> Line:
    """Words, emphasis and marks between two places of the text."""
    stack: list[_Open] = [("", start, [])]
    at = start
    for sign in SIGN.finditer(text, start, end):
        _add_words(stack[-1][2], text[at : sign.start()])
        at = sign.end()
        if sign["stars"]:
            _turn_emphasis(stack, sign["stars"], sign.start())
        elif sign["literal"]:
            _add_words(stack[-1][2], sign["literal"])
        elif sign["mark"] is not None:
            stack[-1][2].append(_mark(sign["mark"], sign.start()))
        elif sign["link"] is not None:
            stack[-1][2].append(_link(sign["link"], sign.start()))
        elif sign["html"]:
            raise MarkupError(sign.start(), "this looks like HTML", "write it in words or with our signs")
        else:
            hint = "leave it out" if sign[0] == "`" else f"write \\{sign[0]} if it is meant as it stands"
            raise MarkupError(sign.start(), f"a single {sign[0]} means nothing", hint)
    _add_words(stack[-1][2], text[at:end])
    stars, opened, inside = stack[-1]
    if stars:
        raise MarkupError(opened, f"this {stars} is never closed", "close it, or write \\* for a star")
    return _trimmed(inside)


def _turn_emphasis(stack: list[_Open], stars: str, at: int) -> None:
    """Close the emphasis these stars opened, or open one."""
    if stack[-1][0] == stars:
        _, opened, inside = stack.pop()
        if not inside:
            raise MarkupError(opened, "nothing is emphasised here", "write words between the stars")
        stack[-1][2].append(Emphasis(stars == "**", tuple(inside)))
    elif len(stack) > 1:
        raise MarkupError(at, "emphasis cannot stand inside emphasis", "close the first one before")
    else:
        stack.append((stars, at, []))


def _add_words(inside: list[Part], words: str) -> None:
    last = inside[-1] if inside else None
    if isinstance(last, Words):
        inside[-1] = Words(_SPACE.sub(" ", last.text + words))
    elif words:
        inside.append(Words(_SPACE.sub(" ", words)))


def _trimmed(inside: list[Part]) -> Line:
    """The line without space at its ends."""
    if inside and isinstance(inside[0], Words):
        inside[0] = Words(inside[0].text.lstrip(" "))
    if inside and isinstance(inside[-1], Words):
        inside[-1] = Words(inside[-1].text.rstrip(" "))
    return tuple(part for part in inside if part != Words(""))


def _mark(inside: str, at: int) -> Mark:
    found = _MARK.fullmatch(_SPACE.sub(" ", inside))
    if not found:
        raise MarkupError(at, f"{{{inside}}} is no mark", "write it like {card:pink 9} or {term:trick|tricks}")
    kinds = [kind.value for kind in MarkKind if kind is not MarkKind.LINK]
    if found["kind"] not in kinds:
        hint = did_you_mean(found["kind"], kinds) or f"there are: {', '.join(kinds)}"
        raise MarkupError(at, f"there is no mark {found['kind']!r}", hint)
    kind = MarkKind(found["kind"])
    if found["words"] and kind is not MarkKind.TERM:
        raise MarkupError(at, f"a {kind} has no words of its own", f"write {{{kind}:{found['value']}}}")
    return Mark(kind, found["value"].strip(), found["words"], at)


def _link(inside: str, at: int) -> Mark:
    found = _LINK.fullmatch(_SPACE.sub(" ", inside))
    if not found:
        raise MarkupError(at, f"[[{inside}]] is no link", "write it like [[trump]] or [[trump|trumps]]")
    return Mark(MarkKind.LINK, found["value"].strip(), found["words"], at)
