"""What pages run in a browser: fetched at pinned versions, packed the same way every time, kept on demand."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from shutil import which
from zipfile import ZipFile

import pytest

from logwright.cache.file_cache import FileCache
from logwright.content.loading.library_builder import known_library
from logwright.content.loading.load import load
from logwright.publish.pages.saucers import movement
from logwright.publish.site_build.browser_modules import compiled
from logwright.publish.site_build.browser_packages import packed
from logwright.publish.site_build.browser_python import library_data, packed_package, python_files, python_size
from logwright.publish.site_build.offline import offline_files
from logwright.publish.views.book import Book

PACKAGES = ("attrs", "jinja2", "jsonschema", "markupsafe", "referencing", "yaml")


def test_the_package_is_packed_the_same_way_every_time() -> None:
    once = packed_package()
    packed_package.cache_clear()
    assert packed_package() == once
    with ZipFile(BytesIO(once)) as archive:
        names = archive.namelist()
        assert names == sorted(names)
        assert "logwright/browser/movement.py" in names
        assert all(entry.date_time == (2026, 1, 1, 0, 0, 0) for entry in archive.infolist())


def test_modules_are_compiled_where_there_is_node(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not python_size(repository) or not which("node"):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    sources = packed({"one.py": b"answer = 42", "one/data.json": b"{}"}.items())
    pyodide = repository / "node_modules" / "pyodide"
    # Node and not the cache.
    monkeypatch.setattr(FileCache, "get", lambda *_: None)
    monkeypatch.setattr(FileCache, "put", lambda *_: None)
    once = compiled(sources, pyodide)
    with ZipFile(BytesIO(once)) as archive:
        assert archive.namelist() == ["one.pyc", "one/data.json"]
        assert archive.read("one/data.json") == b"{}"
        assert all(entry.date_time == (2026, 1, 1, 0, 0, 0) for entry in archive.infolist())
    compiled.cache_clear()
    assert compiled(sources, pyodide) == once
    compiled.cache_clear()
    monkeypatch.setenv("PATH", "")
    assert compiled(sources, pyodide) == sources


def test_the_lock_file_pins_hashes_and_names_no_host(repository: Path) -> None:
    text = (repository / "package-lock.json").read_text("utf-8")
    packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
    told = json.loads((repository / "package.json").read_text("utf-8"))
    wanted = told["dependencies"] | told["devDependencies"]
    assert not any("resolved" in entry for entry in packages.values())
    assert all(entry["integrity"].startswith("sha512-") for entry in packages.values())
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version


def test_without_pyodide_there_is_no_python_and_the_page_says_so(repository: Path, tmp_path: Path) -> None:
    library, _ = load(repository)
    assert python_size(tmp_path) == 0
    assert python_files(tmp_path, library, library.languages) == {}
    (page,) = movement.pages(Book(library, "en"), "crash-and-grab")
    assert "This copy of the site was built without the helper." in page.body
    assert "data-python-slot" not in page.body
    assert "The red saucer picks up the green pilot" in page.body


def test_with_pyodide_everything_lies_in_one_folder(repository: Path) -> None:
    size = python_size(repository)
    if not size:
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    library, _ = load(repository)
    files = python_files(repository, library, library.languages)
    assert all(name.startswith("python/") for name in files)
    assert {f"python/movement-{lang}.json" for lang in library.languages} <= files.keys()
    # No further packages: Pyodide has nothing to ask another host for.
    assert json.loads(files["python/pyodide-lock.json"])["packages"] == {}
    sizes = json.loads(files["python/sizes.json"])
    assert all(len(files[f"python/{name}"]) == count for name, count in sizes.items())
    # What the designer needs besides is loaded for the designer alone.
    names = {name.removeprefix("python/") for name in files}
    assert names - sizes.keys() == {"LICENSE.md", "sizes.json"}
    movement = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "logwright.zip")
    assert size == sum(sizes[name] for name in movement)


def test_a_browser_gets_only_what_could_be_understood(repository: Path) -> None:
    library, _ = load(repository)
    whole = library_data(library, repository)["contents"]
    assert known_library(whole).missions.keys() == library.missions.keys()
    assert not any("crash-and-grab" in name and not name.endswith("rulings.yaml") for name in whole)
    broken = "planet-nine/missions/20.yaml"
    kinds = {name: kind for name, kind in library.kinds.items() if name != f"content/{broken}"}
    without = library_data(replace(library, kinds=kinds), repository)["contents"]
    assert whole.keys() - without.keys() == {broken}


def test_python_is_kept_apart_from_the_pages() -> None:
    site = {"index.html": b"1", "fr/index.html": b"2", "styles/a.css": b"3", "python/big.wasm": b"4"}
    files = offline_files(site, ["en", "fr"], "")
    packs = {name: of for name, (_, _, of) in json.loads(files["offline/files.json"]).items()}
    assert packs == {
        "index.html": ["en"],
        "fr/index.html": ["fr"],
        "styles/a.css": ["en", "fr"],
        "python/big.wasm": ["python"],
    }


@pytest.mark.parametrize("page", ["checker", "movement"])
def test_pages_that_only_compute_need_no_package_of_others(page: str) -> None:
    """They are opened without packages.zip, which only the designer loads."""
    asked = f"""
import sys
for name in {PACKAGES!r}:
    sys.modules[name] = None
import logwright.browser.{page}
"""
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert done.stderr == ""
