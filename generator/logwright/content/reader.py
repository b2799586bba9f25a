"""Reads a YAML file that nobody has vouched for, and says clearly what it refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import yaml

from logwright.content.document import Document, Map, Seq, Spot
from logwright.content.problem import Problem
from logwright.content.scalar import NumberTooLargeError, Scalar, resolve
from logwright.content.syntax_words import explain_syntax, mark_spot

LARGEST_FILE = 1024 * 1024
DEEPEST = 40
# The parser in C is many times faster, and a browser has only the one in Python. So that the same file gives the same
# report everywhere, the quick one is trusted with what it accepts, and only where the two are known to agree.
_QUICK: Any = getattr(yaml, "CSafeLoader", None)
_THOROUGH: Any = yaml.SafeLoader
_IN_DOUBT = re.compile(r"[\t\r\x85\u2028\u2029\ufeff]|(?:^|[ {}\[\],:])\?", re.MULTILINE)
# The thorough parser takes a question mark inside braces for the end of a text. One that follows a letter is none.
_IN_A_TEXT = re.compile(r"(?<=[^ \n{}\[\],:])\?")
_STAND_IN = "\ue000"
_SURROGATE = re.compile("[\ud800-\udfff]")
_YAML_TAG = "tag:yaml.org,2002:"


class RefusedError(Exception):
    """The file cannot be read; says where and why."""

    def __init__(self, rule: str, spot: Spot, message: str, hint: str) -> None:
        super().__init__(message)
        self.rule, self.spot, self.message, self.hint = rule, spot, message, hint


@lru_cache(maxsize=1024)
def read(file: str, raw: bytes, largest: int = LARGEST_FILE) -> Document | Problem:
    """The document in these bytes, or the first thing about them that cannot be accepted.

    Whoever loads the library again, as `logwright serve` does after every change, reads only what is different.
    """
    try:
        text = _decode(raw, largest)
        return Document(file, text, *(_quickly_built(text) or _build(text, _THOROUGH)))
    except RefusedError as refused:
        return Problem(file, *refused.spot, refused.rule, refused.message, refused.hint)


def shown_text(raw: bytes) -> str:
    """The text of a file for people to look at, even if it is refused."""
    return raw[:LARGEST_FILE].decode("utf-8-sig", "replace")


def _decode(raw: bytes, largest: int) -> str:
    if len(raw) > largest:
        raise RefusedError(
            "yaml/size",
            Spot(1, 1),
            f"the file has {len(raw):,} bytes; at most {largest:,} are read",
            "split it into several files",
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        raise RefusedError(
            "yaml/encoding",
            _spot_after(before),
            f"byte 0x{raw[error.start]:02x} is not UTF-8",
            "save the file as UTF-8",
        ) from None
    if "\0" in text:
        raise RefusedError(
            "yaml/nul",
            _spot_after(text[: text.index("\0")]),
            "the file holds a NUL byte, so it is not a text file",
            "save it as plain UTF-8 text",
        )
    return text


def _quickly_built(text: str) -> tuple[Any, Spot] | None:
    """What the quick parser makes of a text, if it can be trusted with it."""
    if not _QUICK or _IN_DOUBT.search(text):
        return None
    try:
        return _build(text, _QUICK)
    except RefusedError:
        return None


def _build(text: str, parser: Any) -> tuple[Any, Spot]:
    """The data in the text and where it begins.

    Follows the parser event by event and never calls itself, so that no nesting is too deep to be refused.
    """
    root = Seq()
    inside: list[Map | Seq] = [root]
    key: str | None = None
    after_key = Spot(1, 1)
    for event in _events(text, parser):
        spot = mark_spot(event.start_mark)
        if isinstance(event, yaml.NodeEvent):
            _refuse_what_we_never_use(event, spot)
            here = inside[-1]
            if isinstance(here, Map) and key is None:
                key = _key(event, spot, here)
                here.keys_at[key] = spot
                after_key = mark_spot(event.end_mark)
                continue
            value = _value(event, spot)
            if isinstance(here, Map):
                assert key is not None
                here[key] = value
                if value is None and spot == mark_spot(event.end_mark):
                    # Where nothing is written the parsers disagree: it is missing behind the colon.
                    spot = Spot(after_key.line, after_key.column + 1)
                here.values_at[key] = spot
                key = None
            else:
                here.append(value)
                here.items_at.append(spot)
            if isinstance(value, Map | Seq):
                if len(inside) > DEEPEST:
                    raise _too_deep(spot)
                inside.append(value)
        elif isinstance(event, yaml.CollectionEndEvent):
            inside.pop()
        elif isinstance(event, yaml.DocumentStartEvent) and root:
            raise RefusedError(
                "yaml/documents",
                spot,
                "a second document begins here",
                "keep one document per file and delete the line ---",
            )
    if not root:
        raise RefusedError("yaml/empty", Spot(1, 1), "the file is empty", "write the content, or delete the file")
    return root[0], Spot(1, 1) if root[0] is None else root.items_at[0]


def _events(text: str, parser: Any) -> Iterator[yaml.Event]:
    try:
        if parser is _THOROUGH and _STAND_IN not in text:
            yield from map(_with_question_marks, yaml.parse(_IN_A_TEXT.sub(_STAND_IN, text), Loader=parser))
        else:
            yield from yaml.parse(text, Loader=parser)
    except yaml.MarkedYAMLError as error:
        raise RefusedError("yaml/syntax", *explain_syntax(error, text)) from None
    except yaml.reader.ReaderError as error:
        found = error.character if isinstance(error.character, int) else ord(error.character)
        raise _unwelcome(found, _spot_after(text.partition(chr(found))[0])) from None
    except ValueError:
        # The parser in Python counts on it that \\U is followed by the number of a character.
        spot = _spot_after(text.partition("\\U")[0])
        raise RefusedError("yaml/character", spot, "this number is that of no character", "delete it") from None


def _with_question_marks(event: yaml.Event) -> yaml.Event:
    for name in ("value", "tag", "anchor"):
        if found := getattr(event, name, None):
            setattr(event, name, found.replace(_STAND_IN, "?"))
    return event


def _refuse_what_we_never_use(event: yaml.NodeEvent, spot: Spot) -> None:
    """Anchors, aliases and tags only make content harder to read, or to trust. Half a character is none."""
    if half := _SURROGATE.search(getattr(event, "value", "")):
        raise _unwelcome(ord(half[0]), spot)
    if isinstance(event, yaml.AliasEvent):
        raise RefusedError(
            "yaml/alias",
            spot,
            f"*{event.anchor} is an alias",
            "write the value out again, or put it in quotes if it is text; aliases are not read",
        )
    if event.anchor:
        raise RefusedError(
            "yaml/anchor",
            spot,
            f"&{event.anchor} is an anchor",
            "delete it, or put it in quotes if it is text; anchors are not read",
        )
    if tag := getattr(event, "tag", None):
        raise RefusedError(
            "yaml/tag",
            spot,
            f"{tag.replace(_YAML_TAG, '!!')} is a tag",
            "delete it, or put it in quotes if it is text; tags are not read",
        )


def _value(event: yaml.NodeEvent, spot: Spot) -> Map | Seq | Scalar:
    """What a value is, or an empty container for what will be in it."""
    if isinstance(event, yaml.MappingStartEvent):
        return Map()
    if isinstance(event, yaml.SequenceStartEvent):
        return Seq()
    assert isinstance(event, yaml.ScalarEvent)
    text: str = event.value
    if event.style:  # quoted, or a block of text
        return text
    try:
        return resolve(text)
    except NumberTooLargeError:
        raise RefusedError(
            "yaml/number",
            spot,
            f"the number {text[:40]} is too large",
            "write a smaller number, or put it in quotes if it is text",
        ) from None


def _key(event: yaml.NodeEvent, spot: Spot, mapping: Map) -> str:
    if not isinstance(event, yaml.ScalarEvent):
        raise RefusedError(
            "yaml/key",
            spot,
            "a list or braces stand where the name of a field is expected",
            "write a plain word as name; put it in quotes if it begins with a bracket",
        )
    key: str = event.value
    if key == "<<" and not event.style:
        raise RefusedError(
            "yaml/merge-key",
            spot,
            "<< is a merge key",
            "write the fields out; merge keys are not read",
        )
    if key in mapping:
        raise RefusedError(
            "yaml/duplicate-key",
            spot,
            f"{key!r} stands here a second time; the first is in line {mapping.keys_at[key].line}",
            "keep one of the two",
        )
    return key


def _unwelcome(character: int, spot: Spot) -> RefusedError:
    return RefusedError(
        "yaml/character",
        spot,
        f"the character U+{character:04X} is not allowed in YAML",
        "delete it; it is usually invisible and came in by copying",
    )


def _too_deep(spot: Spot) -> RefusedError:
    return RefusedError(
        "yaml/depth", spot, f"lists and braces are nested more than {DEEPEST} deep", "no mission needs that; flatten it"
    )


def _spot_after(text: str) -> Spot:
    line = text.count("\n")
    return Spot(line + 1, len(text) - (text.rfind("\n") + 1) + 1)
