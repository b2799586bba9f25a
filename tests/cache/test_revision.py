"""A revision changes with anything that can change, and with nothing else."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.cache.revision import checksum, files_revision, revision, spelled


class Colour(StrEnum):
    PINK = "pink"


class Spot(NamedTuple):
    row: int
    column: int


@dataclass(frozen=True)
class Hand:
    cards: frozenset[str]
    spot: Spot
    colour: Colour | str = Colour.PINK


@dataclass(frozen=True)
class Row:
    cards: frozenset[str]
    spot: Spot
    colour: Colour | str = Colour.PINK


PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary()
HASHABLE = st.recursive(PLAIN, lambda inner: st.tuples(inner, inner) | st.frozensets(inner, max_size=3), max_leaves=5)
THINGS = st.recursive(
    HASHABLE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(HASHABLE, inner, max_size=3), max_leaves=8
)


def typed(thing: Any) -> Any:
    """The thing with its types, so that 1, True and 1.0 differ; lists and tuples are alike."""
    if isinstance(thing, (tuple, list)):
        return "list", tuple(map(typed, thing))
    if isinstance(thing, frozenset):
        return "set", frozenset(map(typed, thing))
    if isinstance(thing, dict):
        return "dict", frozenset((typed(key), typed(value)) for key, value in thing.items())
    # 0.0 and -0.0 are equal, too.
    return type(thing), repr(thing)


@given(THINGS, THINGS)
def test_two_things_share_a_revision_only_if_they_are_the_same(one: Any, other: Any) -> None:
    assert (spelled(one) == spelled(other)) == (typed(one) == typed(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True),
        (1, "1"),
        (0, None),
        ("pink", Colour.PINK),
        ((1, 2), Spot(1, 2)),
        (Hand(frozenset("ab"), Spot(1, 2)), Row(frozenset("ab"), Spot(1, 2))),
        (Hand(frozenset("ab"), Spot(1, 2)), Hand(frozenset("ac"), Spot(1, 2))),
        (Hand(frozenset(), Spot(1, 2)), Hand(frozenset(), Spot(2, 1))),
        (Hand(frozenset(), Spot(1, 2)), Hand(frozenset(), Spot(1, 2), "pink")),
        (["ab", "c"], ["a", "bc"]),
        ({"a": {"b": 1}}, {"a": {"b": 2}}),
    ],
)
def test_things_that_look_alike_have_revisions_of_their_own(one: Any, other: Any) -> None:
    assert revision(one) != revision(other)


def test_a_thing_that_cannot_be_spelled_out_is_refused() -> None:
    with pytest.raises(TypeError, match="object"):
        revision([1, object()])


def test_a_revision_is_the_same_in_every_process() -> None:
    asked = "from logwright.cache.revision import revision; print(revision(frozenset('abcdefgh'), {'x': {1, 2}}))"
    found = {
        subprocess.run(
            [sys.executable, "-c", asked], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout.strip()
        for seed in ("1", "2", "3")
    }
    assert found == {revision(frozenset("abcdefgh"), {"x": {1, 2}})}


def test_files_are_told_apart_by_name_and_contents(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    first.write_text("1")
    second.write_text("2")
    both = files_revision([first, second], tmp_path)
    assert files_revision([first, second, tmp_path], tmp_path) == both
    second.write_text("3")
    assert files_revision([first, second], tmp_path) != both
    second.write_text("2")
    second.rename(tmp_path / "c")
    assert files_revision([first, tmp_path / "c"], tmp_path) != both


def test_a_checksum_is_as_long_as_asked() -> None:
    assert len(checksum(b"", 4)) == 8
