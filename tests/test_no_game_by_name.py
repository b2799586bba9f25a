"""No code knows a game by its name: what it needs of one it reads from game.yaml."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.whole_library import ROOT, whole_library

ALLOWED = {
    # A dictionary for links, which is part of their format and must never change.
    "generator/logwright/publish/views/mission_link_words.py",
}


def names() -> set[str]:
    """What games, trumps and automatons are called."""
    games = whole_library().games.values()
    automatons = {game.data["automaton"]["id"] for game in games if "automaton" in game.data}
    return {*whole_library().families, *(game.trump for game in games), *automatons}


def texts(source: str) -> Iterator[str]:
    """Every text in a module that is not there for its readers."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    # A group of rules has a page of the handbook for each, as a constant.
    pages = [node for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node).count("::") > 0]
    told |= {id(part) for node in pages for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def naming(paths: Iterator[Path]) -> set[str]:
    """The files among these that name a game."""
    named = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(names())))})(?![\w-])")
    found = set()
    for path in paths:
        source = path.read_text("utf-8")
        said = texts(source) if path.suffix == ".py" else [re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)]
        if any(named.search(text) for text in said):
            found.add(path.relative_to(ROOT).as_posix())
    return found


def test_no_module_names_a_game() -> None:
    assert naming((ROOT / "generator").rglob("*.py")) == ALLOWED


def test_no_script_names_a_game() -> None:
    assert naming((ROOT / "site" / "scripts").rglob("*.js")) == set()


def test_a_name_would_be_noticed() -> None:
    assert {"planet-nine", "deep-sea", "crash-and-grab", "rocket", "submarine"} <= names()
    assert naming(iter([Path(__file__)])) == {Path(__file__).relative_to(ROOT).as_posix()}
