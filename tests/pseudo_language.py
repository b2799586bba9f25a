"""A language that nobody speaks: English in other letters, and longer. Whatever is left in plain letters on a page or a
sheet was never looked up in a locale."""

from __future__ import annotations

import re
import string
from dataclasses import replace
from functools import cache
from typing import Any
from unicodedata import normalize

from logwright.content.file_kind import TextKind
from logwright.content.model.library import Library
from logwright.content.model.locale import GRAMMAR, MADE_FROM, Locale
from logwright.content.page_text import code_apart
from logwright.content.read.document import Document
from logwright.content.registry import words_kind
from logwright.sentences.message import parse_message
from tests.whole_library import whole_library

LANG = "xx"
# Letters that have no accented one in our fonts look like others.
_LOOKS = dict(zip("bfmpqvxjkwh", "бфмпчвжђќшћ", strict=True))
_MARK = re.compile(r"(\{term:[^}|]*\||\{[a-z]+:[^}]*\}|\[\[[^\]|]*\]\]|\[\[[^\]|]*\||\]\]|`[^`]*`)")
_KEPT = re.compile(r"(\]\([^)]*\)|<[^>]*>|\{ ?[#.][^}]*\}|^!!! \w+)", re.MULTILINE)
LONGER = 1.4
"""How much longer than English a text may become in another language."""


@cache
def pseudo_library() -> Library:
    library = whole_library()
    english = library.locales["en"]
    files = {place: _foreign(document, place) for place, document in english.files.items()}
    return replace(library, locales={**library.locales, LANG: Locale(LANG, files)})


@cache
def _letters() -> dict[int, str]:
    glyphs = whole_library().glyphs
    found = dict(_LOOKS)
    for point in sorted(glyphs):
        apart = normalize("NFD", chr(point))
        if len(apart) > 1 and apart[0] in string.ascii_lowercase:
            found.setdefault(apart[0], chr(point))
    found |= {letter: "ж" for letter in string.ascii_lowercase if letter not in found}
    upper = {letter.upper(): sign.upper() if len(sign.upper()) == 1 else sign for letter, sign in found.items()}
    return {ord(letter): sign for letter, sign in (found | upper).items()}


def _foreign(document: Document, place: str) -> Document:
    if place == GRAMMAR:
        return replace(document, data={**document.data, "name": _said("Pseudo")})
    kind = words_kind(place)
    if kind and kind.words is TextKind.PAGE:
        return replace(document, data={key: _page(value) for key, value in document.data.items()})
    return replace(document, data=_changed(document.data, kind.words if kind else None))


def _changed(data: Any, words: TextKind | None) -> Any:
    if isinstance(data, dict):
        return {key: value if key == MADE_FROM else _changed(value, words) for key, value in data.items()}
    if not isinstance(data, str):
        return data
    if words is TextKind.MESSAGES:
        return _message(parse_message(data))
    if words is TextKind.CODED:
        return "".join(part if place % 2 else _said(part) for place, part in enumerate(re.split(r"(`[^`]+`)", data)))
    if words is TextKind.MARKUP:
        return "".join(part if _MARK.fullmatch(part) else _said(part) for part in _MARK.split(data))
    return _said(data)


def _page(text: str) -> str:
    """A page of the handbook: its code, links, pictures and marks stay as they are."""
    made = []
    for is_code, part in code_apart(text):
        pieces = [part] if is_code else _KEPT.split(part)
        made += [piece if is_code or _KEPT.fullmatch(piece) else _said(piece) for piece in pieces]
    return "".join(made)


def _message(message: Any) -> str:
    """The message with its gaps and choices as they are, and other words."""
    made = []
    for part in message.parts:
        if hasattr(part, "text"):
            made.append(_said(part.text))
        elif hasattr(part, "form"):
            made.append(f"{{{part.name}{'.' + part.form if part.form else ''}}}")
        else:
            branches = " ".join(f"{name} {{{_message(branch)}}}" for name, branch in part.branches.items())
            made.append(f"{{{part.name}, {'plural' if part.by_number else 'select'}, {branches}}}")
    return "".join(made)


def _said(text: str) -> str:
    """The words in other letters; each word of a longer text grows, so that it takes about as much more room."""
    foreign = text.translate(_letters())
    return re.sub(r"(\w{4,})\b", lambda word: word[0] + word[0][-1] * round((LONGER - 1) * len(word[0])), foreign)
