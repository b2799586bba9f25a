"""A language whose plurals or messages cannot be read is reported; its missions are read all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.loading.load import load
from tests.content.small_library import ROOT, small_library

MISSION = b"game: planet-nine\nid: lost-probe\ntasks: {count: 3}\ntext: {en: {title: The Lost Probe}}\n"
WORDS = ("grammar.yaml", "sentences.yaml", "planet-nine/terms.yaml", "planet-nine/missions.yaml")


@pytest.mark.parametrize(
    ("file", "old", "new", "rule"),
    [
        ("grammar.yaml", b"one: n = 1", b"one: a few", "text/plural"),
        ("sentences.yaml", b"{n, plural,", b"{n, plural ", "text/message"),
    ],
)
def test_what_cannot_be_read_is_reported(tmp_path: Path, file: str, old: bytes, new: bytes, rule: str) -> None:
    files = {f"content/locales/en/{name}": (ROOT / f"content/locales/en/{name}").read_bytes() for name in WORDS}
    files["content/custom/lost-probe.yaml"] = MISSION
    place = f"content/locales/en/{file}"
    assert old in files[place]
    files[place] = files[place].replace(old, new)
    _, problems = load(small_library(tmp_path, files))
    assert {problem.rule for problem in problems if problem.file == place} >= {rule}
    assert not [problem for problem in problems if problem.file == "content/custom/lost-probe.yaml"]
