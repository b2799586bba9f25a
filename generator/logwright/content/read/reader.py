"""Parses untrusted YAML, and says clearly what it refuses."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import yaml

from logwright.content.problem import Problem, of_rule
from logwright.content.read.document import Document, Map, Seq, Spot
from logwright.content.read.scalar import NumberTooLargeError, Scalar, resolve
from logwright.content.read.syntax_words import explain_syntax, mark_spot
from logwright.content.read.text_spot import spot_at

LARGEST_FILE = 1024 * 1024
DEEPEST = 40
# The C parser is many times faster, but browsers have only the Python one. To get the same report everywhere, the
# fast one is used only for texts it accepts, and only where the two are known to agree.
_QUICK: Any = getattr(yaml, "CSafeLoader", None)
_THOROUGH: Any = yaml.SafeLoader
_IN_DOUBT = re.compile(r"[\t\r\x85\u2028\u2029\ufeff]|^ *(?:- +)*\?|[|>][-+0-9]*#", re.MULTILINE)
# In braces and brackets a question mark at these places may be read in two ways.
_IN_DOUBT_IN_BRACES = re.compile(r"(?<=[ {}\[\],:])\?")
# In braces, the Python parser ends a text at a question mark. This matches those that are part of a text.
_IN_A_TEXT = re.compile(r"(?<=[^ \n{}\[\],:])\?")
_STAND_IN = "\ue000"
_SURROGATE = re.compile("[\ud800-\udfff]")
_YAML_TAG = "tag:yaml.org,2002:"


class RefusedError(Exception):
    """The file cannot be read; says where and why."""

    def __init__(self, rule: str, spot: Spot, case: str = "", /, **arguments: object) -> None:
        super().__init__(rule)
        self.rule, self.spot = rule, spot
        self.said = of_rule(rule, case, arguments)


@lru_cache(maxsize=1024)
def read(file: str, raw: bytes, largest: int = LARGEST_FILE) -> Document | Problem:
    """The document in these bytes, or the first problem that makes them unacceptable.

    Cached, so that reloading the library, as `logwright serve` does after every change, reads only changed files.
    """
    try:
        text = _decode(raw, largest)
        return Document(file, text, *(_quickly_built(text) or _build(text, _THOROUGH)))
    except RefusedError as refused:
        return Problem(file, *refused.spot, refused.rule, refused.said)


def shown_text(raw: bytes) -> str:
    """The text of a file for display, even if it is refused."""
    return raw[:LARGEST_FILE].decode("utf-8-sig", "replace")


def _decode(raw: bytes, largest: int) -> str:
    if len(raw) > largest:
        raise RefusedError("yaml/size", Spot(1, 1), largest=largest)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", "replace")
        raise RefusedError("yaml/encoding", spot_at(before, len(before)), byte=f"0x{raw[error.start]:02x}") from None
    if "\0" in text:
        raise RefusedError("yaml/nul", spot_at(text, text.index("\0")))
    return text


def _quickly_built(text: str) -> tuple[Any, Spot] | None:
    """The result of the fast parser, if it can be trusted with this text."""
    if not _QUICK or _IN_DOUBT.search(text):
        return None
    try:
        return None if _has_doubtful_braces(text) else _build(text, _QUICK)
    except (RefusedError, yaml.YAMLError):
        return None


def _has_doubtful_braces(text: str) -> bool:
    """Whether a question mark in doubt is inside braces or brackets that are not part of a text."""
    asked = [found.start() for found in _IN_DOUBT_IN_BRACES.finditer(text)]
    events: Iterable[Any] = yaml.parse(text, Loader=_QUICK) if asked else ()
    start, depth = 0, 0
    for event in events:
        first, last = event.start_mark.index, event.end_mark.index
        if isinstance(event, yaml.CollectionStartEvent) and event.flow_style:
            start = start if depth else first
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent) and depth:
            depth -= 1
            if not depth and bisect(asked, last) > bisect(asked, start):
                return True
    return False


def _build(text: str, parser: Any) -> tuple[Any, Spot]:
    """The data in the text and its start position.

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
                    # The parsers report different positions for an empty value: use the one after the colon.
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
            raise RefusedError("yaml/documents", spot)
    if not root:
        raise RefusedError("yaml/empty", Spot(1, 1))
    return root[0], Spot(1, 1) if root[0] is None else root.items_at[0]


def _events(text: str, parser: Any) -> Iterator[yaml.Event]:
    try:
        if parser is _THOROUGH and _STAND_IN not in text:
            yield from map(_with_question_marks, yaml.parse(_IN_A_TEXT.sub(_STAND_IN, text), Loader=parser))
        else:
            yield from yaml.parse(text, Loader=parser)
    except yaml.MarkedYAMLError as error:
        spot, case, found = explain_syntax(error, text)
        raise RefusedError("yaml/syntax", spot, case, **found) from None
    except yaml.reader.ReaderError as error:
        character = error.character if isinstance(error.character, int) else ord(error.character)
        raise _unwelcome(character, spot_at(text, text.find(chr(character)))) from None
    except ValueError:
        # The Python parser assumes that \\U is followed by a valid code point.
        spot = spot_at(text, text.find("\\U"))
        raise RefusedError("yaml/character", spot, "no-such") from None


def _with_question_marks(event: yaml.Event) -> yaml.Event:
    for name in ("value", "tag", "anchor"):
        if found := getattr(event, name, None):
            setattr(event, name, found.replace(_STAND_IN, "?"))
    return event


def _refuse_what_we_never_use(event: yaml.NodeEvent, spot: Spot) -> None:
    """Refuses anchors, aliases and tags, which make content harder to read and to trust, and lone surrogates."""
    if half := _SURROGATE.search(getattr(event, "value", "")):
        raise _unwelcome(ord(half[0]), spot)
    if isinstance(event, yaml.AliasEvent):
        raise RefusedError("yaml/alias", spot, name=event.anchor)
    if event.anchor:
        raise RefusedError("yaml/anchor", spot, name=event.anchor)
    if tag := getattr(event, "tag", None):
        raise RefusedError("yaml/tag", spot, tag=tag.replace(_YAML_TAG, "!!"))


def _value(event: yaml.NodeEvent, spot: Spot) -> Map | Seq | Scalar:
    """The value of an event, or an empty container to be filled."""
    if isinstance(event, yaml.MappingStartEvent):
        return Map()
    if isinstance(event, yaml.SequenceStartEvent):
        return Seq()
    assert isinstance(event, yaml.ScalarEvent)
    text: str = event.value
    if event.style:  # quoted, or a block scalar
        return text
    try:
        return resolve(text)
    except NumberTooLargeError:
        raise RefusedError("yaml/number", spot, number=text[:40]) from None


def _key(event: yaml.NodeEvent, spot: Spot, mapping: Map) -> str:
    if not isinstance(event, yaml.ScalarEvent):
        raise RefusedError("yaml/key", spot)
    key: str = event.value
    if key == "<<" and not event.style:
        raise RefusedError("yaml/merge-key", spot)
    if key in mapping:
        raise RefusedError("yaml/duplicate-key", spot, name=repr(key), line=mapping.keys_at[key].line)
    return key


def _unwelcome(character: int, spot: Spot) -> RefusedError:
    return RefusedError("yaml/character", spot, "unwelcome", code=f"{character:04X}")


def _too_deep(spot: Spot) -> RefusedError:
    return RefusedError("yaml/depth", spot, deepest=DEEPEST)
