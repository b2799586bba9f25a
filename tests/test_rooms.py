"""Whoever looks for something finds one thing of that name, in a folder that can be taken in at a glance."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

MOST_FILES = 30
"""Twenty are meant; the rules about missions are a few more."""


def test_no_two_classes_share_a_name(repository: Path) -> None:
    trees = (ast.parse(path.read_text("utf-8")) for path in (repository / "generator").rglob("*.py"))
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert [name for name, times in names.items() if times > 1] == []


def test_no_folder_is_crowded_or_holds_a_single_file(repository: Path) -> None:
    for folder in (
        path for path in (repository / "generator/logwright").rglob("*") if path.is_dir() and path.name != "__pycache__"
    ):
        inside = [path for path in folder.iterdir() if path.name != "__pycache__"]
        if inside:
            assert 1 < len(inside) <= MOST_FILES, folder
