"""A link holds a whole mission. Old links open for ever; whatever else stands in a link is explained."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.library import Library
from logwright.publish.figures.svg.qr_code import qr_code
from logwright.publish.print.mission_sheet.share_code import MOST, in_language
from logwright.publish.views.mission_link import (
    DEEPEST,
    LONGEST,
    PREFIX,
    BadLink,
    Fault,
    SharedMission,
    fragment,
    is_link,
    shared_mission,
)
from logwright.publish.views.mission_link_words import WORDS_1
from tests.languages import LANGUAGES

KEPT = sorted((Path(__file__).parents[2] / "examples" / "links").glob("*.json"))
# Bytes that fit into the largest code that is printed, of version 27 and level L.
ROOM_IN_PRINT = 1465
WORD = fragment(SharedMission({"game": "planet-nine", "id": "lost-probe", "tasks": {"count": 4}}))


def spelled(raw: bytes, checksum: int | None = None) -> str:
    """A fragment of version 1 around any bytes."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=WORDS_1)
    packed = squeezer.compress(raw) + squeezer.flush()
    packed += (zlib.crc32(raw) if checksum is None else checksum).to_bytes(4)
    return f"{PREFIX}1.{urlsafe_b64encode(packed).decode().rstrip('=')}"


def fault(link: str) -> str:
    with pytest.raises(BadLink) as caught:
        shared_mission(link)
    return caught.value.fault


@pytest.mark.parametrize("file", KEPT, ids=lambda path: path.stem)
def test_links_that_were_made_once_open_for_ever(file: Path) -> None:
    """The kept links are never made anew; a new version of the format adds some of its own."""
    kept = json.loads(file.read_text("utf-8"))
    shared = shared_mission(kept["fragment"])
    assert shared.document == kept["mission"]
    assert shared.certificate == kept.get("certificate")
    assert list(shared.document) == list(kept["mission"])


def test_every_version_has_kept_links() -> None:
    assert {file.stem.partition("-")[0] for file in KEPT} == {"1"}
    assert any("certificate" in json.loads(file.read_text("utf-8")) for file in KEPT)


def test_every_mission_of_the_library_goes_into_a_link_and_comes_out_the_same(library: Library) -> None:
    qr_code("a" * ROOM_IN_PRINT, MOST)
    for mission in library.all_missions:
        link = fragment(SharedMission(mission.document.data))
        found = shared_mission(f"#{link}").document
        # Compared as text: the order of the fields counts, too.
        assert json.dumps(found) == json.dumps(mission.document.data), mission.key
        # Room for an address remains in the largest code that is printed, at least with the words of one language.
        for lang in LANGUAGES:
            assert len(fragment(SharedMission(in_language(mission.document.data, lang)))) < ROOM_IN_PRINT - 60


def test_a_link_needs_only_letters_that_no_program_changes() -> None:
    link = fragment(SharedMission({"text": {"ru": {"title": "Ёж & <script>{{ 7 }}</script> «»"}}}))
    assert link.startswith("mission=1.")
    assert all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in link.removeprefix("mission=1."))


def test_only_some_fragments_are_links() -> None:
    assert is_link("mission=")
    assert is_link("#mission=1.")
    assert not is_link("#content")
    assert not is_link("")


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8")),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
        max_leaves=20,
    )
)
def test_even_an_invalid_mission_opens_as_it_was_so_that_it_can_be_mended(value: Any) -> None:
    shared = SharedMission({"tasks": value}, {"players": value})
    assert shared_mission(fragment(shared)) == shared


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_a_fragment_of_any_letters_is_explained(letters: str) -> None:
    for link in (letters, PREFIX + letters, f"{PREFIX}1.{letters}", f"#{PREFIX}2.{letters}"):
        assert fault(link) in get_args(Fault)


@given(st.binary())
def test_a_fragment_of_any_bytes_is_explained(raw: bytes) -> None:
    assert fault(f"{PREFIX}1.{urlsafe_b64encode(raw).decode().rstrip('=')}") in get_args(Fault)
    if not raw.lstrip().startswith(b"{"):
        assert fault(spelled(raw)) == "no_mission"


@given(st.integers(len(PREFIX) + 2, len(WORD) - 1), st.sampled_from("AZaz09-_"))
def test_one_changed_letter_is_noticed_or_changes_nothing(place: int, letter: str) -> None:
    changed = WORD[:place] + letter + WORD[place + 1 :]
    with suppress(BadLink):
        assert shared_mission(changed) == shared_mission(WORD)


@pytest.mark.parametrize("end", range(len(PREFIX) + 2, len(WORD)))
def test_a_link_that_was_cut_off_is_noticed(end: int) -> None:
    assert fault(WORD[:end]) == "damaged"


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", "no_mission"),
        (b"[]", "no_mission"),
        (b"7", "no_mission"),
        (b"{}", "no_mission"),
        (b'{"mission": []}', "no_mission"),
        (b'{"mission": {}, "certificate": 5}', "no_mission"),
        (b'{"mission": {"players": NaN}}', "no_mission"),
        (b'{"mission": {"players": 1e999}}', "no_mission"),
        (b'{"mission": {"players": ' + b"9" * 5000 + b"}}", "no_mission"),
        (b'{"mission": {"id": "\\ud800"}}', "no_mission"),
        (b'{"mission": {"id": "\xff"}}', "no_mission"),
        (b'{"mission": ' + b"[" * 30_000, "no_mission"),
        (b'{"mission": {"a":' * DEEPEST + b"1" + b"}" * 2 * DEEPEST, "no_mission"),
        (b'{"' + b'\\"' * 60_000, "no_mission"),
        (b'{"mission": {"id": "' + b"a" * LONGEST + b'"}}', "too_long"),
        (b" " * 100_000_000, "too_long"),
    ],
    ids=lambda value: value[:30].decode("latin-1") if isinstance(value, bytes) else value,
)
def test_what_is_no_mission_is_refused(raw: bytes, expected: str) -> None:
    assert fault(spelled(raw)) == expected


def test_a_link_that_is_too_long_is_not_even_looked_at() -> None:
    assert fault(f"{PREFIX}1.{'A' * LONGEST}") == "too_long"


def test_a_link_of_a_newer_version_says_so() -> None:
    assert fault(f"{PREFIX}2.abc") == "newer"
    assert fault(f"{PREFIX}17.") == "newer"


def test_a_wrong_sum_is_noticed() -> None:
    assert fault(spelled(b'{"mission": {}}', checksum=1)) == "damaged"


def test_a_mission_that_is_too_large_makes_no_link() -> None:
    with pytest.raises(BadLink) as caught:
        fragment(SharedMission({"text": "x" * LONGEST}))
    assert caught.value.fault == "too_long"


def test_every_fault_is_said_in_every_language(library: Library) -> None:
    for lang in library.languages:
        for name in get_args(Fault):
            assert library.tongue(lang, "").say(f"mission_link.{name}")
