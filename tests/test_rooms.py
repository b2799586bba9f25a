"""Whoever looks for something finds one thing of that name, in a folder that can be taken in at a glance."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

MOST_FILES = 24
"""About twenty."""


def test_no_two_classes_share_a_name(repository: Path) -> None:
    trees = (ast.parse(path.read_text("utf-8")) for path in (repository / "generator").rglob("*.py"))
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("room", ["generator/logwright", "tests", "site", "scripts", "bench"])
def test_no_folder_is_crowded_or_holds_a_single_file(repository: Path, room: str) -> None:
    for folder in (repository / room, *(path for path in (repository / room).rglob("*") if path.is_dir())):
        inside = [path for path in folder.iterdir() if path.name not in ("__pycache__", "__init__.py")]
        # Tests mirror the code: a folder of code may have a single file of tests.
        fewest = 1 if room == "tests" else 2
        # Examples are content: a folder of missions has as many files as there are missions.
        if inside and not {"__pycache__", "examples", "node_modules"} & set(folder.parts):
            assert len(inside) >= fewest, folder
            assert sum(path.is_file() for path in inside) <= MOST_FILES, folder
