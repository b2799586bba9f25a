"""Pages, drawings, fonts and sheets that were made before are used again only if they are as they were made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.cache.file_cache import write_sealed
from logwright.cache.revision import checksum
from logwright.output.output_folder import OutputFolder
from logwright.publish.figures import Drawing
from logwright.publish.print import own_assets
from logwright.publish.print.typeface import FOLDER as FONTS
from logwright.publish.views import fonts
from logwright.publish.views.build_stamp import BuildStamp, read_note, write_note
from logwright.publish.views.drawing_store import DrawingStore
from logwright.publish.views.fonts import Cut, cut_font, cuts, kept_cut
from logwright.publish.views.print_index import NAME, Printed, read_index, write_index
from tests.cache.damage import ODD_VALUES, Damage, damages, forged, places

NOTE = BuildStamp("source", "look", "frame", "text", 3)
PAGES = {"index.html": b"<h1>Home</h1>", "game/one.html": b"<h1>One</h1>", "search/en.js": b"{}"}


@contextmanager
def damaged(path: Path, damage: Damage) -> Iterator[bool]:
    """A file with a damage, for a while; says whether it made a difference."""
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    yield path.read_bytes() != whole
    path.write_bytes(whole)


# Pages


@dataclass(frozen=True)
class SetPages:
    note: Path
    html: Path

    def known(self) -> BuildStamp | None:
        return read_note(self.note, self.html)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> SetPages:
    folder = tmp_path_factory.mktemp("pages")
    found = SetPages(folder / "fr.note", folder / "fr")
    for name, raw in PAGES.items():
        (found.html / name).parent.mkdir(parents=True, exist_ok=True)
        (found.html / name).write_bytes(raw)
    write_note(found.note, NOTE, found.html)
    return found


def test_pages_that_are_as_they_were_set_are_known(pages: SetPages) -> None:
    assert pages.known() == NOTE


@given(st.sampled_from([*PAGES, None]), damages())
def test_damaged_pages_and_notes_are_unknown(pages: SetPages, name: str | None, damage: Damage) -> None:
    with damaged(pages.html / name if name else pages.note, damage) as differs:
        assert (pages.known() is None) == differs


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_is_gone_or_elsewhere_is_missed(pages: SetPages, name: str) -> None:
    path = pages.html / name
    path.rename(pages.html / "other")
    assert pages.known() is None
    (pages.html / "other").rename(path)
    assert pages.known() == NOTE


def test_a_page_that_nobody_set_is_noticed(pages: SetPages) -> None:
    (pages.html / "game/two.html").write_bytes(b"")
    assert pages.known() is None
    (pages.html / "game/two.html").unlink()
    assert pages.known() == NOTE


def test_two_pages_that_changed_places_are_noticed(pages: SetPages) -> None:
    one, two = pages.html / "index.html", pages.html / "game/one.html"

    def swap() -> None:
        first, second = one.read_bytes(), two.read_bytes()
        one.write_bytes(second)
        two.write_bytes(first)

    swap()
    assert pages.known() is None
    swap()


def test_the_note_of_another_language_is_none(pages: SetPages) -> None:
    other = pages.html.parent / "ru"
    pages.html.rename(other)
    assert read_note(pages.note, other) is None
    other.rename(pages.html)


def test_a_note_of_other_types_is_none(pages: SetPages) -> None:
    whole = pages.note.read_bytes()
    data: Any = {"note": asdict(NOTE), "files": {name: checksum(raw) for name, raw in PAGES.items()}}
    for place, old in places(data):
        for value in (each for each in ODD_VALUES if type(each) is not type(old)):
            write_sealed(pages.note, "set-pages", "fr", json.dumps(forged(data, place, value)).encode())
            assert pages.known() is None, (place, value)
    pages.note.write_bytes(whole)


# Drawings


def drawing() -> Drawing:
    return Drawing(10, 10)


def test_a_damaged_drawing_is_drawn_again(tmp_path: Path) -> None:
    drawn: list[int] = []

    def draw() -> Drawing:
        drawn.append(1)
        return drawing()

    def icon() -> str:
        return DrawingStore(tmp_path).icon(draw, "a square")

    first = icon()
    assert (icon(), len(drawn)) == (first, 1)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    for spoiled in (whole[:-1], whole.replace(b"svg", b"xvg"), b"", b"<svg/>"):
        path.write_bytes(spoiled)
        before = len(drawn)
        assert icon() == first
        assert len(drawn) == before + 1
        assert path.read_bytes() == whole


@given(damages())
def test_no_damage_to_a_drawing_is_ever_seen(kept_drawing: Path, damage: Damage) -> None:
    with damaged(kept_drawing, damage):
        assert DrawingStore(kept_drawing.parent).icon(drawing, "a square") == drawing().icon()


@pytest.fixture(scope="module")
def kept_drawing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("drawings")
    DrawingStore(folder).icon(drawing, "a square")
    (path,) = folder.iterdir()
    return path


# Fonts


@pytest.fixture(scope="module")
def kept_font(tmp_path_factory: pytest.TempPathFactory) -> tuple[Cut, Path, bytes]:
    cut, folder = cuts(FONTS)[1], tmp_path_factory.mktemp("fonts")
    return cut, folder, cut_font(FONTS, cut, folder)


@given(damages())
def test_a_damaged_font_is_not_used(kept_font: tuple[Cut, Path, bytes], damage: Damage) -> None:
    cut, folder, font = kept_font
    (path,) = folder.iterdir()
    with damaged(path, damage) as differs:
        assert kept_cut(cut, folder) == (None if differs else font)


def test_a_font_that_was_cut_short_is_cut_again(kept_font: tuple[Cut, Path, bytes]) -> None:
    cut, folder, font = kept_font
    (path,) = folder.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:1000])
    assert cut_font(FONTS, cut, folder) == font
    assert path.read_bytes() == whole


def test_a_font_of_another_script_is_not_taken(kept_font: tuple[Cut, Path, bytes], tmp_path: Path) -> None:
    cut, folder, _ = kept_font
    (path,) = folder.iterdir()
    other = cuts(FONTS)[3]
    (tmp_path / path.name.replace(cut.name, other.name)).write_bytes(path.read_bytes())
    assert [each.name.startswith(other.name) for each in tmp_path.iterdir()] == [True]
    assert kept_cut(other, tmp_path) is None


def test_fonts_cut_by_other_code_are_not_taken(
    kept_font: tuple[Cut, Path, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, folder, _ = kept_font
    monkeypatch.setattr(fonts, "code_revision", lambda *_, **__: "other")
    assert kept_cut(cut, folder) is None


def test_an_unpacked_font_that_was_damaged_is_unpacked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    unpack: Callable[[Path], bytes] = own_assets._unpacked.__wrapped__
    path = FONTS / "source-sans-italic.woff2"
    font = unpack(path)
    (kept,) = (tmp_path / "logwright" / "fonts").iterdir()
    whole = kept.read_bytes()
    for spoiled in (whole[:-100], whole[:2000] + b"x" + whole[2001:], font):
        kept.write_bytes(spoiled)
        assert unpack(path) == font
        assert kept.read_bytes() == whole


# Sheets


SHEETS = {"en/logbook.pdf": b"%PDF-1.7 one", "fr/logbook.pdf": b"%PDF-1.7 deux"}
PRINTED = [
    Printed(name, "logbook", "planet-nine", name[:2], "Title", 1, len(raw), "revision", checksum(raw))
    for name, raw in SHEETS.items()
]


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return printed_to(tmp_path_factory.mktemp("print")).path


def printed_to(path: Path) -> OutputFolder:
    folder = OutputFolder(path, "print")
    folder.add(SHEETS)
    write_index(folder, PRINTED)
    return folder


def test_sheets_that_are_as_they_were_printed_are_known(sheets: Path) -> None:
    assert read_index(sheets) == PRINTED


@given(st.sampled_from([*SHEETS, NAME]), damages())
def test_a_damaged_sheet_or_index_is_unknown(sheets: Path, name: str, damage: Damage) -> None:
    with damaged(sheets / name, damage) as differs:
        gone = {name, *SHEETS} if name == NAME else {name}
        assert read_index(sheets) == [each for each in PRINTED if not (differs and each.file in gone)]


def test_two_sheets_that_changed_places_are_unknown(sheets: Path) -> None:
    one, two = (sheets / name for name in SHEETS)
    first, second = one.read_bytes(), two.read_bytes()
    one.write_bytes(second)
    two.write_bytes(first)
    assert read_index(sheets) == []
    one.write_bytes(first)
    two.write_bytes(second)


def test_an_index_of_other_types_is_none(sheets: Path) -> None:
    whole = (sheets / NAME).read_bytes()
    data = [asdict(each) for each in PRINTED]
    for place, old in places(data):
        for value in (each for each in ODD_VALUES if type(each) is not type(old)):
            write_sealed(sheets / NAME, "print-index", NAME, json.dumps(forged(data, place, value)).encode())
            assert read_index(sheets) == [], (place, value)
    (sheets / NAME).write_bytes(whole)


@pytest.mark.parametrize("file", ["../outside.pdf", "{outside}", "en/../../outside.pdf"])
def test_an_index_never_leads_out_of_its_folder(tmp_path: Path, file: str) -> None:
    folder, outside = printed_to(tmp_path / "print"), tmp_path / "outside.pdf"
    outside.write_bytes(b"mine")
    entry = asdict(PRINTED[0]) | {"file": file.format(outside=outside), "checksum": checksum(b"mine")}
    write_sealed(folder.path / NAME, "print-index", NAME, json.dumps([entry]).encode())
    assert read_index(folder.path) == []
    write_index(folder, [])
    assert outside.read_bytes() == b"mine"


def test_a_sheet_that_is_no_longer_wanted_is_taken_away(tmp_path: Path) -> None:
    folder = printed_to(tmp_path)
    (tmp_path / "en/own.pdf").write_bytes(b"somebody's")
    write_index(folder, PRINTED[1:])
    assert sorted(path.name for path in tmp_path.rglob("*.pdf")) == ["logbook.pdf", "own.pdf"]
    assert read_index(tmp_path) == PRINTED[1:]
