"""A new file comes whole or not at all, and never in the place of another."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from logwright.output.new_file import create_file
from logwright.output.output_folder import Occupied
from tests.words import raises_saying


def test_a_file_is_created_once(tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    create_file(path, b"ours")
    create_file(path, b"ours")
    with raises_saying(Occupied, match="exists already"):
        create_file(path, b"something else")
    assert path.read_bytes() == b"ours"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_that_leads_nowhere_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "new.yaml").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(Occupied):
        create_file(tmp_path / "new.yaml", b"ours")
    assert not (tmp_path / "elsewhere").exists()


def test_drives_that_know_no_second_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", unknown)
    create_file(tmp_path / "new.yaml", b"ours")
    with pytest.raises(Occupied):
        create_file(tmp_path / "new.yaml", b"something else")
    assert [path.name for path in tmp_path.iterdir()] == ["new.yaml"]
    assert (tmp_path / "new.yaml").read_bytes() == b"ours"
