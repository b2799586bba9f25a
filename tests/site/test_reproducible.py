"""The same source gives the same site, byte for byte."""

from __future__ import annotations

from pathlib import Path

from tests.site.conftest import build_in


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_two_builds_give_the_same_bytes(built: Path, repository: Path, tmp_path: Path) -> None:
    assert build_in(tmp_path / "again", repository, seed="2") == ""
    first, second = contents(built), contents(tmp_path / "again" / "site")
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []
