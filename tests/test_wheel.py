"""The wheel is whole: in an empty folder, an empty environment and without a network it does what the checkout does.

It is built from the sdist, so that both are known to be whole. Its dependencies are those of the tests; the package
itself comes from nowhere else than the wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from tests.whole_library import ROOT

LARGEST = 25_000_000
"""Bytes of the wheel without Pyodide."""
# Whoever opens a connection to another machine is told that there is none.
NO_NETWORK = """
import socket
def refuse(*_):
    raise OSError("there is no network")
socket.socket.connect = socket.socket.connect_ex = socket.getaddrinfo = refuse
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist, which is built from the checkout."""
    folder = tmp_path_factory.mktemp("dist")
    _hatch(ROOT, "sdist", folder)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    _hatch(source, "wheel", folder)
    (found,) = folder.glob("*.whl")
    return found


def _hatch(folder: Path, target: str, out: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


class Installed:
    """The wheel in an environment of its own, run without a network from a folder of its own."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder, self.environment = folder / "empty", folder / "environment"
        self.folder.mkdir()
        venv.create(self.environment, symlinks=True)
        packages = next(self.environment.glob("lib/python*/site-packages"))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
        # What others wrote, from where the tests have it; the checkout, which an editable install names, is not there.
        (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
        (packages / "sitecustomize.py").write_text(NO_NETWORK)
        self.cache = folder / "cache"

    def __call__(self, *arguments: str, code: int = 0) -> str:
        python = str(self.environment / "bin" / "python")
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        done = subprocess.run(
            [*_cut_off(), python, "-m", "logwright", *arguments],
            cwd=self.folder,
            env={**kept, "XDG_CACHE_HOME": str(self.cache)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout


def _cut_off() -> list[str]:
    """A command that cuts another off from the network, where the system lets us."""
    command = ["unshare", "--map-root-user", "--net"]
    able = shutil.which("unshare") and subprocess.run([*command, "true"], capture_output=True, check=False)
    return command if able and able.returncode == 0 else []


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def test_the_wheel_holds_all_that_is_needed_and_is_not_too_large(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        size = sum(entry.compress_size for entry in archive.infolist() if "/pyodide/" not in entry.filename)
    for part in ("content", "docs", "schemas", "site"):
        wanted = [path for path in (ROOT / part).rglob("*") if path.is_file() and path.name != ".DS_Store"]
        missing = [path for path in wanted if f"logwright/base/{path.relative_to(ROOT).as_posix()}" not in names]
        assert missing == []
    assert "logwright/base/mkdocs.yml" in names
    assert "logwright/engine/kernel/kernel.wasm" in names
    assert "logwright/publish/print/templates/logbook.html" in names
    assert "logwright/starter/files/workflow.yaml" in names
    assert "logwright/py.typed" in names
    licences = [name for name in names if "dist-info/licenses/" in name]
    assert {Path(name).name for name in licences} >= {"LICENSE", "MPL-2.0.txt", "LICENSE-source-sans.md"}
    assert size < LARGEST


def test_what_is_installed_comes_from_the_wheel(installed: Installed) -> None:
    script = "import logwright, logwright.base as base; print(logwright.__file__, base.base_folder(), sep='\\n')"
    done = subprocess.run(
        [str(installed.environment / "bin" / "python"), "-c", script], capture_output=True, text=True, check=True
    )
    assert all(Path(line).is_relative_to(installed.environment) for line in done.stdout.splitlines())


def test_a_lone_file_works_and_leaves_nothing_behind(installed: Installed) -> None:
    lone = installed.folder / "lone.yaml"
    lone.write_text("game: deep-sea\nid: lone\ntasks: {difficulty: 5}\ntext: {en: {title: Lone, story: Alone.}}\n")
    assert installed("validate", "lone.yaml") == "1 file: all fine.\n"
    assert "missions/lone" in installed("check", "lone.yaml", "--deals", "2", "--players", "4", "--jobs", "1")
    assert "Lone" in installed("show", "lone.yaml")
    assert [path.name for path in installed.folder.iterdir()] == ["lone.yaml"]
    assert (installed.cache / "logwright" / "verdicts").is_dir()
    lone.unlink()


def test_from_an_empty_folder_to_a_site(installed: Installed, browser: Browser, serve: Callable[[Path], str]) -> None:
    packages = installed.environment / "lib"
    before = {path for path in packages.rglob("*") if "__pycache__" not in path.parts}
    installed("init", "my-missions", "--name", "Tuesday Crew", "--author", "Ada Example")
    installed.folder /= "my-missions"
    installed("new", "mission", "--title", "Two Lamps", "--game", "deep-sea", "--tasks", "4", "--story", "Two lights.")
    settings = installed.folder / "logwright.yaml"
    settings.write_text(
        settings.read_text("utf-8").replace("# colours", "colours").replace("languages: [", "languages: [fr] # [")
    )
    assert installed("validate").startswith("All fine: 2 missions of your own, ")
    checked = installed("check", "--deals", "3", "--players", "3", "--jobs", "1")
    assert "missions/borrowed-compass        3  completable       3/3" in checked
    assert "missions/two-lamps" in checked
    installed("new", "campaign", "--title", "Two Nights", "--game", "deep-sea", "--missions", "two-lamps,deep-sea/02")
    assert installed("validate", "campaigns/two-nights.yaml") == "1 file: all fine.\n"
    printed = installed("print", "logbook", "--campaign", "two-nights").splitlines()
    # In the only language that the project is made in.
    book = installed.folder / "build" / "print" / "fr" / "logbook-campaign-two-nights.pdf"
    assert str(book) in printed
    assert "Two Nights" in PdfReader(book).pages[0].extract_text()
    printed = installed("print", "logbook", "--lang", "fr").splitlines()
    logbook = installed.folder / "build" / "print" / "fr" / "logbook-tuesday-crew-deep-sea.pdf"
    assert str(logbook) in printed
    cover = PdfReader(logbook).pages[0].extract_text()
    assert "Tuesday Crew" in cover
    assert "Ada Example" in cover
    installed("site", "--deals", "0")
    assert {path for path in packages.rglob("*") if "__pycache__" not in path.parts} == before
    _visit(browser, serve(installed.folder / "build" / "site"))


def _visit(browser: Browser, address: str) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}fr/index.html")
    expect(page.locator("h1")).to_contain_text("Tuesday Crew")
    expect(page.locator("article, main").get_by_text("par Ada Example").first).to_be_visible()
    # A project's name may be long: on a phone the languages stay in sight.
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("link", name="Two Lamps").first.click()
    expect(page.locator("h1")).to_contain_text("Two Lamps")
    page.goto(f"{address}deep-sea/missions/index.html")
    expect(page.locator("tbody tr").first).to_contain_text("Two Lamps")
    page.goto(f"{address}campaigns/index.html")
    page.get_by_role("link", name="Two Nights").first.click()
    expect(page.locator("h1")).to_contain_text("Two Nights")
    # The designer runs Python, which the wheel brought along.
    page.goto(f"{address}designer.html")
    if (ROOT / "node_modules" / "pyodide").is_dir():
        page.get_by_role("button", name="Open the designer").click()
        expect(page.get_by_role("button", name="My missions")).to_be_visible()
    else:
        expect(page.get_by_role("button", name="Open the designer")).to_have_count(0)
    assert [url for url in asked if not url.startswith((address, "blob:", "data:"))] == []
    page.close()
