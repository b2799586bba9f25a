"""A project in a temporary folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.own_folder import Make


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Lays out a project and goes there; whatever is kept goes to a cache of the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def make(files: dict[str, str]) -> Path:
        folder = tmp_path / "my-missions"
        for name, text in {"logwright.yaml": "name: Tuesday Crew\n", **files}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")
        monkeypatch.chdir(folder)
        return folder

    return make
