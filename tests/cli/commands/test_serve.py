"""logwright serve: a page follows the content that it is made from."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.cli.project import one_game
from tests.cli.run import Runner

PATIENCE = 180
WORDS = Path("content/locales/fr/planet-nine/missions.yaml")


@pytest.fixture
def project(repository: Path, tmp_path: Path) -> Path:
    return one_game(repository, tmp_path)


@pytest.fixture
def read(project: Path) -> Iterator[Callable[[str], str]]:
    with serving(project, "--lang", "fr") as page:
        yield page


@contextmanager
def serving(project: Path, *options: str) -> Iterator[Callable[[str], str]]:
    """Asks a running `logwright serve` for a page; an empty text until it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    asked = ["--root", str(project), "serve", "--deals", "0", *options, "--jobs", "1", "--port", str(port)]
    with subprocess.Popen([sys.executable, "-m", "logwright", *asked], stdout=subprocess.DEVNULL) as server:

        def page(path: str) -> str:
            assert server.poll() is None, "the server has ended"
            try:
                with urlopen(f"http://127.0.0.1:{port}/{path}", timeout=PATIENCE) as answer:
                    return str(answer.read().decode())
            except URLError:
                return ""

        yield page
        # Not SIGINT: it is ignored by what a shell started in the background.
        server.terminate()


def test_a_page_follows_its_content(project: Path, read: Callable[[str], str]) -> None:
    first = wait_for("<h1", read)
    assert "Essai" not in first
    # A script that asks the server whether anything is new.
    assert "livereload" in first
    text = (project / WORDS).read_text("utf-8")
    (project / WORDS).write_text(text.replace("story: >-\n", "story: >-\n    Essai.\n", 1), "utf-8")
    wait_for("Essai.", read)


def test_a_preview_marks_a_text_that_is_out_of_date(project: Path) -> None:
    english = project / "content/locales/en/planet-nine/missions.yaml"
    text = english.read_text("utf-8")
    english.write_text(text.replace("story: >-\n", "story: >-\n    Changed.\n", 1), "utf-8")
    with serving(project, "--preview", "fr") as read:
        page = wait_for("<h1", read)
    assert "stale planet-nine/missions.yaml:mission-01.story" in page
    # What it was made from lies beside it, so that it can be made again.
    assert {"site", "drawings"} <= {each.name for each in (project / "build" / "preview").iterdir()}


def test_a_port_that_does_not_exist_is_refused_before_the_site_is_built(run: Runner) -> None:
    refused = run("serve", "--port", "65536")
    assert refused.code == 2
    assert "there is no port 65536; choose one from 1 to 65535" in refused.err


def wait_for(words: str, read: Callable[[str], str]) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if words in (page := read("fr/planet-nine/missions/01.html")):
            return page
        time.sleep(0.3)
    raise AssertionError(f"no page says {words}")
