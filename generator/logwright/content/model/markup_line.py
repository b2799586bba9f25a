"""One line of markup: words, emphasis and marks.

A mark stands for something the library knows: a card, a symbol, a token, a term, a ruling, or what a link leads to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import Saying, listed, saying


class MarkKind(StrEnum):
    """What a mark stands for."""

    CARD = "card"
    SYMBOL = "symbol"
    TOKEN = "token"
    TERM = "term"
    RULING = "ruling"
    LINK = "link"


@dataclass(frozen=True)
class PlainWords:
    """Plain text; every run of whitespace is a single space."""

    text: str


@dataclass(frozen=True)
class TextMark:
    """`{card:pink 9}`, `{term:trick|tricks}` or `[[trump|trumps]]`: what it names, and the words to show instead.

    A card has words of its own, which a text may want in a grammatical form: `{card:pink 9|gen}`. `opens` says whether
    the mark begins a sentence.
    """

    kind: MarkKind
    value: str
    words: str | None
    at: int
    form: str = ""
    opens: bool = False


@dataclass(frozen=True)
class Emphasis:
    """`*emphasis*` or, strong, `**emphasis**`."""

    strong: bool
    inside: Line


Part = PlainWords | TextMark | Emphasis
Line = tuple[Part, ...]


class MarkupError(Exception):
    """A text that cannot be parsed: where (in characters from 0), why, and what to do."""

    def __init__(self, at: int, said: Saying, hint: Saying | None = None) -> None:
        super().__init__(said)
        self.at, self.said, self.hint = at, said, hint


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
# Open emphasis: its stars, their position, and the content so far.
_Open = tuple[str, int, list[Part]]


def parse_line(text: str, start: int, end: int, *, cell: bool = False) -> Line:
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
            opens = _opens_sentence(text[start : sign.start()], cell)
            stack[-1][2].append(_mark(sign["mark"], sign.start(), opens))
        elif sign["link"] is not None:
            stack[-1][2].append(_link(sign["link"], sign.start()))
        elif sign["html"]:
            raise MarkupError(sign.start(), saying("markup.html"))
        else:
            raise MarkupError(sign.start(), _single(sign[0]))
    _add_words(stack[-1][2], text[at:end])
    stars, opened, inside = stack[-1]
    if stars:
        raise MarkupError(opened, saying("markup.unclosed", stars=stars))
    return _trimmed(inside)


def _single(sign: str) -> Saying:
    if sign == "`":
        return saying("markup.backquote", sign=sign)
    return saying("markup.single", sign=sign, escaped=f"\\{sign}")


def _turn_emphasis(stack: list[_Open], stars: str, at: int) -> None:
    """Closes the emphasis that these stars opened, or opens one."""
    if stack[-1][0] == stars:
        _, opened, inside = stack.pop()
        if not inside:
            raise MarkupError(opened, saying("markup.nothing-emphasised"))
        stack[-1][2].append(Emphasis(stars == "**", tuple(inside)))
    elif len(stack) > 1:
        raise MarkupError(at, saying("markup.emphasis-inside"))
    else:
        stack.append((stars, at, []))


def _add_words(inside: list[Part], words: str) -> None:
    last = inside[-1] if inside else None
    if isinstance(last, PlainWords):
        inside[-1] = PlainWords(_SPACE.sub(" ", last.text + words))
    elif words:
        inside.append(PlainWords(_SPACE.sub(" ", words)))


def _trimmed(inside: list[Part]) -> Line:
    """The line without space at its ends."""
    if inside and isinstance(inside[0], PlainWords):
        inside[0] = PlainWords(inside[0].text.lstrip(" "))
    if inside and isinstance(inside[-1], PlainWords):
        inside[-1] = PlainWords(inside[-1].text.rstrip(" "))
    return tuple(part for part in inside if part != PlainWords(""))


def _opens_sentence(before: str, cell: bool) -> bool:
    """Whether what follows these words begins a sentence. A table cell holds a phrase, not a sentence."""
    said = before.rstrip(" \n\t*")
    return said.endswith((".", "!", "?", "…")) if said else not cell


def _mark(inside: str, at: int, opens: bool) -> TextMark:
    found = _MARK.fullmatch(_SPACE.sub(" ", inside))
    if not found:
        raise MarkupError(at, saying("markup.no-mark", found=f"{{{inside}}}"))
    kinds = [kind.value for kind in MarkKind if kind is not MarkKind.LINK]
    if found["kind"] not in kinds:
        raise MarkupError(
            at,
            saying("markup.unknown-mark", mark=repr(found["kind"]), known=listed(kinds)),
            did_you_mean(found["kind"], kinds),
        )
    kind = MarkKind(found["kind"])
    value, words = found["value"].strip(), found["words"]
    if kind is MarkKind.CARD:
        return TextMark(kind, value, None, at, (words or "").strip(), opens)
    if words and kind is not MarkKind.TERM:
        raise MarkupError(at, saying("markup.no-words", kind=kind, value=value))
    return TextMark(kind, value, words, at)


def _link(inside: str, at: int) -> TextMark:
    found = _LINK.fullmatch(_SPACE.sub(" ", inside))
    if not found:
        raise MarkupError(at, saying("markup.no-link", found=f"[[{inside}]]"))
    return TextMark(MarkKind.LINK, found["value"].strip(), found["words"], at)
