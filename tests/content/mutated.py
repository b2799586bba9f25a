"""Files with something wrong in them: sound ones, changed by chance as slips, editors and malice change them.

A change is drawn by a number, so that a file that once made trouble can be named and kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import yaml

JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    3.0,
    -0.0,
    1.5,
    99,
    2**53,
    "",
    " ",
    "all",
    "none",
    "0",
    "1..0",
    "x" * 300,
    "pink 3",
    "submarine 9",
    "planet-nine",
    "crash-and-grab",
    "no such thing",
    "{gap}",
    "{n, plural, one {",
    "[link](nowhere)",
    "::card{pink 3}",
    "../../etc",
    "\x1b[31m",
    "a\u202eb",
    "\ud7ff\ufffd",
    "first 99",
    "\n",
    [],
    [[]],
    {},
    {"": ""},
    {"id": {}},
    {"3": "all", "4": "none", "5": "<0"},
)
_TEXT_JUNK = (
    "\r",
    "\r\n",
    "\x85",
    "\u2028",
    "\t",
    "\ufeff",
    "\0",
    "\x1b",
    "?",
    ": ",
    "- ",
    "#",
    "&a ",
    "*a",
    "!x ",
    "'",
)
_BYTE_JUNK = (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\0", b"\xef\xbb\xbf")


def mutated(raw: bytes, number: int, others: Sequence[Any] = ()) -> bytes:
    """The file with one to four changes to its data, its text or its bytes; `others` lends parts of other files."""
    chance = Random(number)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        change: Callable[[bytes, Random, Sequence[Any]], bytes] = chance.choice((_data, _data, _data, _text, _bytes))
        raw = change(raw, chance, others)
    return raw


def _data(raw: bytes, chance: Random, others: Sequence[Any]) -> bytes:
    """Something else in its place, something left out, doubled, mistyped, or from another file."""
    try:
        data = yaml.load(raw, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, ValueError):
        return _text(raw, chance, others)
    spots = list(_spots(data))
    if not spots:
        return json.dumps(chance.choice(JUNK)).encode("utf-8", "replace")
    inside, key = chance.choice(spots)
    match chance.randrange(8):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, dict):
            inside[f"{str(key)[:2]}{str(key)[3:]}x"] = inside.pop(key)
        case 2 if isinstance(inside, list):
            inside.append(inside[key])
        case 3:
            # Another value of the same file: right for its place, wrong for this one.
            other, at = chance.choice(spots)
            inside[key] = json.loads(json.dumps(other[at], default=str))
        case 4 if others:
            other, at = chance.choice(list(_spots(chance.choice(others))) or [([None], 0)])
            inside[key] = json.loads(json.dumps(other[at], default=str))
        case 5 if isinstance(inside[key], str):
            at = chance.randrange(len(inside[key]) + 1)
            inside[key] = inside[key][:at] + str(chance.choice(JUNK)) + inside[key][at:]
        case _:
            inside[key] = chance.choice(JUNK)
    if chance.random() < 0.5:
        return json.dumps(data, ensure_ascii=False, default=str).encode("utf-8", "replace")
    plain, dumper = json.loads(json.dumps(data, default=str)), getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    text: str = yaml.dump(plain, Dumper=dumper, allow_unicode=True, sort_keys=False)
    return text.encode("utf-8", "replace")


def _text(raw: bytes, chance: Random, others: Sequence[Any]) -> bytes:  # noqa: ARG001
    text = raw.decode("utf-8", "replace")
    if chance.random() < 0.2:
        return text.replace("\n", chance.choice(("\r", "\r\n", "\x85", "\u2028"))).encode()
    at = chance.randrange(len(text) + 1)
    end = at + chance.choice((0, 0, 1, 5, 200))
    return (text[:at] + chance.choice(("", *_TEXT_JUNK)) + text[end:]).encode()


def _bytes(raw: bytes, chance: Random, others: Sequence[Any]) -> bytes:  # noqa: ARG001
    at = chance.randrange(len(raw) + 1)
    return raw[:at] + chance.choice(_BYTE_JUNK) + raw[at + chance.choice((0, 1)) :]


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _spots(value[key])
