"""Whatever a file holds, loading gives problems and never an exception."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from logwright.cli.terminal.reporter import report
from logwright.content.loading.load import load
from logwright.content.problem import Problem

from .mutated import mutated
from .small_library import ROOT

DRAWN = st.integers(0, 2**32)
LEFT_OUT = ("ru", "fr", "de", "missions", "scenarios", "custom")
"""With fewer files there is time for more changes; one or two of a kind are enough."""
CONTENT = [
    path.relative_to(ROOT)
    for path in sorted((ROOT / "content").rglob("*.yaml"))
    if not any(part in LEFT_OUT for part in path.relative_to(ROOT).parts)
    or path.stem in ("05", "23", "48", "tasks", "lost-probe", "grammar", "terms")
]
CONTENT.append(min((ROOT / "content/crash-and-grab/scenarios").iterdir()).relative_to(ROOT))
DEAL = """game: planet-nine
hands:
  - [rocket 4, pink 9, blue 1]
  - [pink 1, pink 3, blue 9]
  - [pink 7, yellow 3, green 9]
choose: [{member: sick, ask: condition}]
allocation: draft
tasks:
  - {card: pink 1, token: '1'}
  - {objective: {who: {chosen: sick}, win_no: '9'}}
objectives:
  - {who: {left_of: {holder: pink 9}}, tricks: {which: first, sum: {'3': '>5', '4': 7, '5': 9}}}
change_tokens: move-one
"""
LINE = """{"certificate": {"owners": [0, 2], "choices": {"tokens": ["1", null], "chosen": {"sick": 1},
  "predictions": {"2": 1}, "hand_over": {"task": 1, "from": 0, "to": 2},
  "distress": {"side": "left", "cards": ["pink 1", "pink 2", "pink 3"]}}, "tricks": [
  {"leader": 0, "cards": ["pink 9", "pink 1", "pink 5"], "winner": 0},
  {"leader": 0, "cards": ["blue 2", "blue 3", "rocket 1"], "winner": 2}]}}
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    (folder / "schemas").symlink_to(ROOT / "schemas")
    for file in CONTENT:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


@pytest.fixture(scope="module")
def parts() -> Sequence[Any]:
    """Data of small files of every kind, to put into one another."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return [yaml.load((ROOT / file).read_bytes(), Loader=loader) for file in CONTENT[::5]]


@settings(max_examples=30)
@given(file=st.sampled_from(CONTENT), number=DRAWN)
@example(file=Path("content/crash-and-grab/game.yaml"), number=1)
@example(file=Path("content/planet-nine/game.yaml"), number=1000092)
def test_a_changed_file_among_the_content(root: Path, parts: Sequence[Any], file: Path, number: int) -> None:
    raw = (root / file).read_bytes()
    try:
        (root / file).write_bytes(mutated(raw, number, parts))
        library, problems = load(root)
        assert all(isinstance(problem, Problem) and problem.line >= 1 and problem.column >= 1 for problem in problems)
        assert (report(problems, library.texts, "text") == "") == (problems == [])
    finally:
        (root / file).write_bytes(raw)


@settings(max_examples=25)
@given(kind=st.sampled_from(("deal", "line", "mission", "tasks", "scenario")), number=DRAWN)
def test_a_changed_file_from_elsewhere(root: Path, parts: Sequence[Any], kind: str, number: int) -> None:
    written = {"deal": DEAL.encode(), "line": LINE.encode()}
    written["mission"] = (ROOT / "content/planet-nine/missions/48.yaml").read_bytes()
    written["tasks"] = b"game: deep-sea\ntasks:\n  - {id: my-own, difficulty: [1, 2, 3], objective: {win: pink 3}}\n"
    written["scenario"] = (ROOT / CONTENT[-1]).read_bytes()
    file = root / "elsewhere.yaml"
    file.write_bytes(mutated(written[kind], number, parts))
    _, problems = load(root, [file])
    assert all(isinstance(problem, Problem) for problem in problems)
