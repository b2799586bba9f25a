"""A mission as the fragment of a link: the whole mission, and if wanted a line of play that wins it.

    mission=1.<data>

The number is the version of the format. Version 1: JSON, squeezed (raw deflate with the dictionary of version 1), then
four bytes by which damage is noticed (CRC-32 of the JSON), all spelled in letters that every program leaves alone
(base64url without padding). A link may be years old: what a version means is never changed, only versions are added.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from logwright.publish.views.mission_link_words import WORDS_1

PREFIX = "mission="
"""Other fragments are anchors on the page."""
LONGEST = 128 * 1024
"""Limit for the characters of a fragment and for its unpacked bytes: more than any playable mission needs."""
DEEPEST = 40
_SPELLING = re.compile(r"([1-9][0-9]{0,3})\.([A-Za-z0-9_-]*)")
# Possessive, so that an unterminated string is scanned only once.
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|([\[{])|([\]}])', re.DOTALL)
_DEFLATE = -15

Fault = Literal["damaged", "newer", "too_long", "no_mission"]
"""Why a link cannot be opened; the messages are in `mission_link.…`."""


class BadLink(Exception):
    """The link cannot be opened."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


@dataclass(frozen=True)
class SharedMission:
    """`document` is the data of a mission file, which may break rules: the recipient can fix it.

    `certificate` is a deal and how it was won, as the designer writes it; it has not been checked.
    """

    document: Mapping[str, Any]
    certificate: Mapping[str, Any] | None = None


def is_link(fragment: str) -> bool:
    """Whether this fragment is meant to be a mission, damaged or not."""
    return fragment.removeprefix("#").startswith(PREFIX)


def fragment(shared: SharedMission) -> str:
    """The part of the link after the #. Raises BadLink if the mission is too large for one."""
    data = {"mission": shared.document}
    if shared.certificate is not None:
        data["certificate"] = shared.certificate
    return PREFIX + spelled(data)


def spelled(data: Mapping[str, Any]) -> str:
    """Any data as the end of a link, with the version of the format. Raises BadLink if it is too large for one."""
    raw = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    if len(raw) > LONGEST:
        raise BadLink("too_long")
    squeezer = zlib.compressobj(9, zlib.DEFLATED, _DEFLATE, zdict=WORDS_1)
    packed = squeezer.compress(raw) + squeezer.flush() + zlib.crc32(raw).to_bytes(4)
    return f"1.{urlsafe_b64encode(packed).rstrip(b'=').decode()}"


def shared_mission(fragment: str) -> SharedMission:
    """The contents of a link. Raises BadLink, and nothing else, if it cannot be opened."""
    data = read_spelled(fragment.removeprefix("#").removeprefix(PREFIX))
    mission, certificate = data.get("mission"), data.get("certificate")
    if not isinstance(mission, dict) or not isinstance(certificate, dict | None):
        raise BadLink("no_mission")
    return SharedMission(mission, certificate)


def read_spelled(end: str) -> dict[str, Any]:
    """The data in the end of a link. Raises BadLink, and nothing else, if it cannot be read."""
    if len(end) > LONGEST:
        raise BadLink("too_long")
    found = _SPELLING.fullmatch(end)
    if not found:
        raise BadLink("damaged")
    version, letters = int(found[1]), found[2]
    if version > 1:
        raise BadLink("newer")
    return _data(_unpacked(letters))


def _unpacked(letters: str) -> bytes:
    """The JSON of version 1."""
    try:
        packed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        opener = zlib.decompressobj(_DEFLATE, zdict=WORDS_1)
        raw = opener.decompress(packed[:-4], LONGEST + 1)
    except (ValueError, zlib.error):
        raise BadLink("damaged") from None
    if len(raw) > LONGEST:
        raise BadLink("too_long")
    if not opener.eof or opener.unused_data or zlib.crc32(raw).to_bytes(4) != packed[-4:]:
        raise BadLink("damaged")
    return raw


def _data(raw: bytes) -> dict[str, Any]:
    """Plain data that is safe for the rest of the code: limited depth, finite numbers, valid Unicode text."""
    try:
        text = raw.decode()
        if _depth(text) > DEEPEST:
            raise BadLink("no_mission")
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except ValueError:
        raise BadLink("no_mission") from None
    if not isinstance(data, dict):
        raise BadLink("no_mission")
    return data


def _depth(text: str) -> int:
    """The nesting depth of brackets, determined before anything recurses into them."""
    depth = deepest = 0
    for found in _BRACKETS.finditer(text):
        depth += bool(found[1]) - bool(found[2])
        deepest = max(deepest, depth)
    return deepest
