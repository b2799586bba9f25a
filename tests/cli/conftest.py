from pathlib import Path

import pytest

from tests.cli.run import Runner
from tests.content.small_library import ROOT, small_library


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    """The command on the project's own content."""
    return Runner(ROOT, capsys)


@pytest.fixture
def small_project(tmp_path: Path) -> Path:
    """A small project that tests may change: both games, and one custom mission in two languages."""
    files = {
        "content/custom/example.yaml": b"game: planet-nine\nid: example\ntasks: {count: 3}\n",
        "content/locales/en/grammar.yaml": b"name: English\nplurals: {one: n = 1}\n",
        "content/locales/en/interface.yaml": b"story: Story\nheading:\n  number: Mission {n}\n  custom: Custom\n",
        "content/locales/fr/grammar.yaml": "name: français\nplurals: {one: 'n = 0,1'}\n".encode(),
    }
    return small_library(tmp_path, files)


@pytest.fixture
def run_small(small_project: Path, capsys: pytest.CaptureFixture[str]) -> Runner:
    """The command on a small project."""
    return Runner(small_project, capsys)
