"""What was kept comes back as it was, or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.cache.file_cache import FileCache, write_whole
from tests.cache.damage import Damage, damages


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> FileCache:
    return FileCache(tmp_path_factory.mktemp("kept"), "drawing")


@given(st.binary(max_size=500))
def test_what_was_kept_comes_back(kept: FileCache, contents: bytes) -> None:
    kept.put("name", contents)
    assert kept.get("name") == contents


@given(st.binary(max_size=500), damages())
def test_a_damaged_file_counts_as_not_there(kept: FileCache, contents: bytes, damage: Damage) -> None:
    kept.put("name", contents)
    path = kept.path("name")
    before = path.read_bytes()
    path.write_bytes(damage(before))
    assert kept.get("name") == (contents if path.read_bytes() == before else None)


def test_no_flipped_bit_is_overlooked(kept: FileCache) -> None:
    kept.put("name", b"<svg/>")
    path = kept.path("name")
    before = path.read_bytes()
    for place in range(8 * len(before)):
        changed = bytearray(before)
        changed[place // 8] ^= 1 << place % 8
        path.write_bytes(changed)
        assert kept.get("name") is None, place


def test_a_file_under_the_name_of_another_counts_as_not_there(kept: FileCache) -> None:
    kept.put("one", b"1")
    kept.put("two", b"2")
    kept.path("two").replace(kept.path("one"))
    assert kept.get("one") is None


def test_a_file_of_another_kind_counts_as_not_there(kept: FileCache) -> None:
    kept.put("name", b"1")
    assert FileCache(kept.folder, "font").get("name") is None


def test_a_folder_or_a_pipe_in_the_place_of_a_file_counts_as_not_there(kept: FileCache) -> None:
    kept.path("folder").mkdir()
    os.mkfifo(kept.path("pipe"))
    kept.path("lost").symlink_to("nowhere")
    assert [kept.get(name) for name in ("folder", "pipe", "lost", "never put")] == [None] * 4


def test_who_cannot_finish_a_file_leaves_the_old_one_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(tmp_path / "file", b"old")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "file", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("file", b"old")]
