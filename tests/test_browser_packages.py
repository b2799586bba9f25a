"""Fetching what pages run in a browser never stops a build."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


def test_without_npm_it_says_so_and_goes_on(repository: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    dirname = shutil.which("dirname")
    assert dirname is not None
    (tools / "dirname").symlink_to(dirname)
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    shutil.copy(repository / "scripts" / "browser-packages.sh", scripts)
    found = subprocess.run(
        [scripts / "browser-packages.sh"], env={"PATH": str(tools)}, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0
    assert "npm is missing" in found.stderr
    assert not (tmp_path / "node_modules").exists()


@pytest.mark.parametrize("name", ["package.json", ".npmrc", "biome.json"])
def test_no_registry_is_named(repository: Path, name: str) -> None:
    assert "://" not in (repository / name).read_text("utf-8")
