"""Files are read up to a limit, and nothing but files is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.read.plain_file import read_plain_file
from tests.content.odd_file import ODD, odd_file


def test_a_file_is_read_up_to_its_end_or_one_byte_beyond_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 100)
    assert read_plain_file(file, 100) == b"x" * 100
    assert read_plain_file(file, 99) == b"x" * 100
    assert read_plain_file(file, 9) == b"x" * 10


def test_a_link_to_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert read_plain_file(tmp_path / "link", 9) == b"x"


@pytest.mark.parametrize("kind", ODD)
def test_nothing_but_files_is_read(kind: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=f"it is {kind}, not a file"):
        read_plain_file(odd_file(kind, tmp_path / "odd"), 9)
