"""The scripts of the site: style, types and logic, checked by the tools that `make lint` uses."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TOOLS = HERE.parents[1] / "node_modules" / ".bin"
TYPES = ("site", "site/scripts", "site/scripts/python", "tests/scripts")
MISSING = "what checks scripts was not fetched; scripts/browser-packages.sh checks does"


def run(repository: Path, *command: str | Path) -> None:
    found = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def tool(name: str) -> Path:
    if not (TOOLS / name).exists():
        pytest.skip(MISSING)
    return TOOLS / name


def test_scripts_are_in_style(repository: Path) -> None:
    run(repository, tool("biome"), "ci", "--error-on-warnings")


@pytest.mark.parametrize("folder", TYPES)
def test_scripts_have_sound_types(folder: str, repository: Path) -> None:
    run(repository, tool("tsc"), "--project", folder)


@pytest.mark.parametrize("path", sorted(HERE.glob("*.test.js")), ids=lambda path: path.name.partition(".")[0])
def test_what_scripts_work_out(path: Path, repository: Path) -> None:
    node = shutil.which("node")
    if not node:
        pytest.skip("node is missing; scripts/system-packages.sh build installs it")
    run(repository, node, "--test", path)


def test_no_script_looks_away_from_what_the_checks_find(repository: Path) -> None:
    scripts = [path.read_text("utf-8") for path in (repository / "site" / "scripts").rglob("*.js")]
    assert scripts
    assert not [text for text in scripts if "@ts-" in text or "biome-ignore" in text]
