"""What older versions made, without a list of their files, is moved aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.output.older_output import move_aside
from logwright.output.output_folder import OutputFolder
from tests.output.files import lying_in

SITE = {"offline.js": b"", "offline/fr.json": b"{}", "fr/index.html": b"old"}
SHEETS = {"index.json": b"[]", "en/logbook-planet-nine.pdf": b"%PDF", "cards/deep-sea-tasks-en/one.png": b""}


def lay(folder: Path, files: dict[str, bytes]) -> None:
    for name, raw in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(raw)


@pytest.mark.parametrize(("kind", "files"), [("site", SITE), ("print", SHEETS)])
def test_an_older_result_is_moved_aside_whole(tmp_path: Path, kind: str, files: dict[str, bytes]) -> None:
    folder = tmp_path / kind
    for number, aside in enumerate([f"{kind}-older", f"{kind}-older-2"]):
        lay(folder, {**files, "number.json": bytes([number])})
        assert move_aside(folder, kind) == tmp_path / aside
        assert not folder.exists()
        assert lying_in(tmp_path / aside) == {**files, "number.json": bytes([number])}


@pytest.mark.parametrize("kind", ["site", "print"])
def test_what_we_did_not_make_stays_where_it_is(tmp_path: Path, kind: str) -> None:
    assert move_aside(tmp_path / "nothing", kind) is None
    (tmp_path / "empty").mkdir()
    assert move_aside(tmp_path / "empty", kind) is None
    lay(tmp_path / "theirs", {"index.html": b"theirs", ".git/HEAD": b"ref", "en/own.pdf": b"%PDF"})
    assert move_aside(tmp_path / "theirs", kind) is None
    lay(tmp_path / "far", SITE | SHEETS)
    (tmp_path / "link").symlink_to(tmp_path / "far")
    assert move_aside(tmp_path / "link", kind) is None


def test_what_has_a_list_stays_where_it_is(tmp_path: Path) -> None:
    OutputFolder(tmp_path / "site", "site").fill(SITE)
    assert move_aside(tmp_path / "site", "site") is None
