"""A folder that is written to: only what was made there is ever touched, and no link is followed."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.output.manifest import NAME
from logwright.output.output_folder import Occupied, OutputFolder
from tests.output.files import lying_in
from tests.words import in_english, raises_saying

PAGES = {"index.html": b"home", "fr/index.html": b"accueil", "fr/rules/one.html": b"un"}


@pytest.fixture
def site(tmp_path: Path) -> OutputFolder:
    return OutputFolder(tmp_path / "site", "site")


def test_files_are_written_changed_and_removed(site: OutputFolder) -> None:
    assert set(site.fill(PAGES).files) == set(PAGES)
    assert lying_in(site.path) == PAGES
    changed = {"index.html": b"new home", "fr/index.html": b"accueil"}
    done = site.fill(changed)
    assert (done.files, done.removed, done.left) == (("index.html",), ("fr/rules/one.html",), ())
    assert lying_in(site.path) == changed
    assert not (site.path / "fr/rules").exists(), "a folder that is empty now stays behind"


def test_what_has_not_changed_is_not_written_again(site: OutputFolder) -> None:
    site.fill(PAGES)
    before = {path: path.stat().st_mtime_ns for path in site.path.rglob("*")}
    assert site.fill(PAGES).files == ()
    assert {path: path.stat().st_mtime_ns for path in site.path.rglob("*")} == before


def test_adding_keeps_what_is_there(site: OutputFolder) -> None:
    site.add({"a.pdf": b"a"})
    site.add({"b.pdf": b"b"})
    assert lying_in(site.path) == {"a.pdf": b"a", "b.pdf": b"b"}
    site.remove(["a.pdf", "never-made.pdf"])
    assert lying_in(site.path) == {"b.pdf": b"b"}


def test_the_same_files_give_the_same_list(site: OutputFolder, tmp_path: Path) -> None:
    site.fill({"z": b"", **PAGES})
    site.fill(PAGES)
    other = OutputFolder(tmp_path / "other", "site")
    other.fill(dict(reversed(PAGES.items())))
    assert (site.path / NAME).read_bytes() == (other.path / NAME).read_bytes()


@pytest.mark.parametrize("theirs", [".git/config", "notes.txt", "fr/notes.txt", ".hidden"])
def test_a_folder_of_somebody_else_is_refused(site: OutputFolder, theirs: str) -> None:
    (site.path / theirs).parent.mkdir(parents=True)
    (site.path / theirs).write_bytes(b"theirs")
    for attempt in (site.check, lambda: site.fill(PAGES), lambda: site.add(PAGES)):
        with raises_saying(Occupied, match=r"not empty.*name a new or an empty folder") as refusal:
            attempt()
        assert theirs.split("/")[0] in in_english(refusal.value.said)
    assert lying_in(site.path) == {theirs: b"theirs"}


def test_an_empty_folder_is_taken(site: OutputFolder) -> None:
    site.path.mkdir()
    site.check()
    site.fill(PAGES)
    site.check()


def test_files_of_others_that_come_later_are_left_alone(site: OutputFolder) -> None:
    site.fill(PAGES)
    theirs = {"CNAME": b"crew.example", ".git/HEAD": b"ref", "fr/rules/own.html": b"own"}
    for name, raw in theirs.items():
        (site.path / name).parent.mkdir(exist_ok=True)
        (site.path / name).write_bytes(raw)
    site.fill({"index.html": b"home"})
    assert lying_in(site.path) == theirs | {"index.html": b"home"}


def test_a_file_of_somebody_else_is_never_overwritten(site: OutputFolder) -> None:
    site.fill(PAGES)
    (site.path / "new.html").write_bytes(b"theirs")
    with raises_saying(Occupied, match=r"has new\.html, which Logwright did not make"):
        site.fill({**PAGES, "index.html": b"changed", "new.html": b"ours"})
    assert lying_in(site.path) == PAGES | {"new.html": b"theirs"}
    # Somebody has put there what we would write: nothing has to be replaced.
    (site.path / "new.html").write_bytes(b"ours")
    assert site.fill({**PAGES, "new.html": b"ours"}).files == ()


def test_a_made_file_that_was_damaged_is_made_again(site: OutputFolder) -> None:
    site.fill(PAGES)
    (site.path / "index.html").write_bytes(b"ho")
    (site.path / "fr/index.html").unlink()
    assert set(site.fill(PAGES).files) == {"index.html", "fr/index.html"}
    assert lying_in(site.path) == PAGES


def test_a_made_file_that_somebody_changed_is_not_removed(site: OutputFolder) -> None:
    site.fill(PAGES)
    (site.path / "fr/rules/one.html").write_bytes(b"edited by hand")
    kept = {name: PAGES[name] for name in ("index.html", "fr/index.html")}
    assert site.fill(kept).left == ("fr/rules/one.html",)
    assert lying_in(site.path) == kept | {"fr/rules/one.html": b"edited by hand"}
    assert site.fill(kept).left == (), "from now on it is theirs"


@pytest.mark.parametrize("place", ["index.html", "fr", "fr/rules", "fr/rules/one.html", ".logwright"])
def test_no_link_is_followed(site: OutputFolder, tmp_path: Path, place: str) -> None:
    """A link in the place of a file, of a folder around it, or of the list itself."""
    site.fill(PAGES)
    elsewhere = tmp_path / "elsewhere"
    (site.path / place).rename(elsewhere)
    (site.path / place).symlink_to(elsewhere)
    outside = elsewhere.read_bytes() if elsewhere.is_file() else lying_in(elsewhere)
    with pytest.raises(Occupied):
        site.fill(dict.fromkeys(PAGES, b"changed"))
    site.path.joinpath(place).readlink()
    assert (elsewhere.read_bytes() if elsewhere.is_file() else lying_in(elsewhere)) == outside


@pytest.mark.parametrize("place", ["index.html", "fr", "fr/rules/one.html"])
def test_no_link_is_followed_to_remove_something(site: OutputFolder, tmp_path: Path, place: str) -> None:
    site.fill(PAGES)
    elsewhere = tmp_path / "elsewhere"
    (site.path / place).rename(elsewhere)
    (site.path / place).symlink_to(elsewhere)
    assert set(site.fill({}).left) == {name for name in PAGES if name.startswith(place)}
    assert (site.path / place).readlink() == elsewhere
    assert elsewhere.exists()
    assert elsewhere.is_file() or lying_in(elsewhere)


def test_a_link_that_is_put_in_the_way_while_files_are_written_is_not_followed(
    site: OutputFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After everything was looked at, and before it is written, a folder is exchanged for a link."""
    site.fill(PAGES)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    replace_file: Callable[..., None] = os.replace

    def exchanged(*names: str, **folders: int) -> None:
        if names[1] == "index.html" and (site.path / "fr").is_dir() and not (site.path / "fr").is_symlink():
            (site.path / "fr").rename(tmp_path / "before")
            (site.path / "fr").symlink_to(elsewhere)
        replace_file(*names, **folders)

    monkeypatch.setattr(os, "replace", exchanged)
    site.fill(dict.fromkeys(PAGES, b"changed"))
    assert (site.path / "fr").is_symlink()
    assert list(elsewhere.iterdir()) == []


def test_a_link_to_a_folder_is_refused_and_said_where_it_leads(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    link = OutputFolder(tmp_path / "link", "site")
    for attempt in (link.check, lambda: link.fill(PAGES)):
        with raises_saying(Occupied, match=rf"is a link to {tmp_path / 'real'}; name that folder itself"):
            attempt()
    assert list((tmp_path / "real").iterdir()) == []


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_bytes(b"theirs")
    with raises_saying(Occupied, match="is not a folder"):
        OutputFolder(tmp_path / "site", "site").check()


def test_a_pipe_in_the_place_of_a_file_is_refused_at_once(site: OutputFolder) -> None:
    site.fill(PAGES)
    (site.path / "index.html").unlink()
    os.mkfifo(site.path / "index.html")
    with raises_saying(Occupied, match=r"index\.html"):
        site.fill(PAGES)


def test_what_another_command_made_is_not_mixed_up(site: OutputFolder) -> None:
    """Or a site written into the folder of the printed sheets would remove them as its own."""
    OutputFolder(site.path, "print").add({"en/logbook.pdf": b"%PDF"})
    with raises_saying(Occupied, match="was made by logwright print, not by logwright site"):
        site.fill(PAGES)
    assert lying_in(site.path) == {"en/logbook.pdf": b"%PDF"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": 99, "kind": "site"}',
        '{"format": 1, "kind": 1}',
        '{"format": 1, "kind": "site", "files": ["a"]}',
        '{"format": 1, "kind": "site", "files": {"a": 1}}',
        '{"format": 1, "kind": "site", "files": {"../outside": "x"}}',
        '{"format": 1, "kind": "site", "files": {"/etc/passwd": "x"}}',
        '{"format": 1, "kind": "site", "files": {".logwright/manifest.json": "x"}}',
        pytest.param("[" * 100_000, id="nested deeply"),
    ],
)
def test_a_list_that_is_damaged_or_forged_proves_nothing(site: OutputFolder, text: str) -> None:
    site.fill(PAGES)
    (site.path / NAME).write_text(text)
    with raises_saying(Occupied, match="is damaged"):
        site.fill({})
    assert lying_in(site.path) == PAGES


@pytest.mark.parametrize("name", ["../outside", "/outside", "a/../../outside", "", "a//b", ".logwright/manifest.json"])
def test_no_name_leads_out_of_the_folder(site: OutputFolder, tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="leads out of its folder"):
        site.fill({name: b"x"})
    assert not (tmp_path / "outside").exists()


@pytest.mark.parametrize("step", range(8))
def test_a_run_that_fails_half_way_leaves_no_half_file_and_the_next_one_mends_it(
    site: OutputFolder, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """The disk is full after so many files. All that lies there is known to be ours, old or new but whole."""
    site.fill(PAGES)
    after = {"index.html": b"new home", "fr/index.html": b"nouvel accueil", "fr/rules/two.html": b"deux"}
    replace_file: Callable[..., None] = os.replace
    moved = 0

    def full(*names: str, **folders: int) -> None:
        nonlocal moved
        moved += 1
        if moved > step:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        replace_file(*names, **folders)

    with monkeypatch.context() as patch, contextlib.suppress(OSError):
        patch.setattr(os, "replace", full)
        site.fill(after)
    for name, raw in lying_in(site.path).items():
        assert raw in (PAGES.get(name), after.get(name))
    site.fill(after)
    assert lying_in(site.path) == after
    assert [path.name for path in (site.path / ".logwright").iterdir()] == ["manifest.json"]
    site.fill({})
    assert lying_in(site.path) == {}


def test_a_run_that_is_killed_leaves_a_folder_that_the_next_one_still_knows(site: OutputFolder) -> None:
    site.fill(PAGES)
    killed = (
        "import os, signal, sys; from pathlib import Path; from logwright.output.output_folder import OutputFolder\n"
        "move, moved = os.replace, []\n"
        "def replace(*names, **folders):\n"
        "    moved.append(names)\n"
        "    if len(moved) == 3: os.kill(os.getpid(), signal.SIGKILL)\n"
        "    move(*names, **folders)\n"
        "os.replace = replace\n"
        "files = {'index.html': b'1', 'fr/index.html': b'2', 'x.html': b'3'}\n"
        "OutputFolder(Path(sys.argv[1]), 'site').fill(files)\n"
    )
    assert subprocess.run([sys.executable, "-c", killed, str(site.path)], check=False).returncode == -9
    assert len(list((site.path / ".logwright").iterdir())) == 2, "a part that was being written"
    site.fill({"x.html": b"4"})
    assert lying_in(site.path) == {"x.html": b"4"}
    assert json.loads((site.path / NAME).read_text())["files"].keys() == {"x.html"}


def test_a_file_and_a_folder_may_change_places(site: OutputFolder) -> None:
    site.fill({"a": b"file", "b/c": b"inside"})
    site.fill({"a/d": b"inside", "b": b"file"})
    assert lying_in(site.path) == {"a/d": b"inside", "b": b"file"}


def test_two_runs_at_once_write_one_after_the_other(site: OutputFolder) -> None:
    """Many small writes from several processes: nothing is lost, and the list names them all."""
    adding = (
        "import sys; from pathlib import Path; from logwright.output.output_folder import OutputFolder\n"
        "for number in range(20):\n"
        "    OutputFolder(Path(sys.argv[1]), 'print').add({f'{sys.argv[2]}/{number}': b'x'})\n"
    )
    runs = [
        subprocess.Popen([sys.executable, "-c", adding, str(site.path), name], stderr=subprocess.PIPE)
        for name in ("one", "two", "three")
    ]
    for run in runs:
        assert (run.communicate()[1], run.returncode) == (b"", 0)
    names = {f"{name}/{number}" for name in ("one", "two", "three") for number in range(20)}
    assert lying_in(site.path).keys() == names
    assert json.loads((site.path / NAME).read_text())["files"].keys() == names


NAMES = st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=3).map("/".join)
FILES = st.dictionaries(NAMES, st.binary(max_size=2), max_size=5).filter(
    lambda files: not any(other.startswith(f"{name}/") for name in files for other in files)
)
STEPS = st.lists(st.tuples(st.sampled_from(["fill", "add", "remove", "theirs"]), FILES), max_size=8)


@given(STEPS)
def test_whatever_happens_files_of_others_stay_as_they_are(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, dict[str, bytes]]]
) -> None:
    """Ours and theirs in any order: theirs are never touched, and after a fill that was not refused ours are right."""
    folder = OutputFolder(tmp_path_factory.mktemp("any") / "site", "site")
    folder.fill({})
    theirs: dict[str, bytes] = {}
    for do, files in steps:
        if do == "theirs":
            for name, raw in files.items():
                path = folder.path / name
                try:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(b"theirs" + raw)
                except OSError:
                    continue
                theirs[name] = b"theirs" + raw
            continue
        try:
            if do == "remove":
                folder.remove(files)
            else:
                getattr(folder, do)(files)
        except Occupied:
            assert theirs or do == "add"
        else:
            done = lying_in(folder.path)
            if do != "remove":
                assert files.items() <= done.items()
                theirs = {name: raw for name, raw in theirs.items() if name not in files}
            if do == "fill":
                assert done.keys() - files.keys() <= theirs.keys()
        now = lying_in(folder.path)
        assert {name: now.get(name) for name in theirs} == theirs
