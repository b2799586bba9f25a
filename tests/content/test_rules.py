"""Every rule says what it wants with a good and a bad example, and both are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.loading.load import all_problems, read_layers
from logwright.content.problem import Problem
from logwright.content.read.document import Origin
from logwright.content.read.layer import Layer
from logwright.content.rule_helpers.rule_page import EXAMPLE_FILE, RuleExample, rule_page
from logwright.content.rules import rule_texts

from .small_library import small_library

RULES = sorted(rule_texts())
OWN = "project/"
"""What lies in this folder is a person's own project."""


@pytest.mark.parametrize("rule", RULES)
def test_the_good_example_of_a_rule_breaks_no_rule(rule: str, tmp_path: Path) -> None:
    assert _problems(rule_page(rule).good, tmp_path) == []


@pytest.mark.parametrize("rule", RULES)
def test_the_bad_example_of_a_rule_breaks_that_rule(rule: str, tmp_path: Path) -> None:
    found = _problems(rule_page(rule).bad, tmp_path)
    assert rule in {problem.rule for problem in found}
    assert all(problem.message and problem.line >= 1 and problem.column >= 1 for problem in found)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_a_title_and_an_explanation(rule: str) -> None:
    page = rule_page(rule)
    assert 5 < len(page.title) < 90
    assert page.text.endswith(".")


def _problems(example: RuleExample, folder: Path) -> list[Problem]:
    """What is wrong with the files of an example; the games around it are of no interest."""
    files = _files(example)
    root = small_library(folder, {name: raw for name, raw in files.items() if name.startswith(("content/", OWN))})
    elsewhere = [folder / name for name in files if not name.startswith(("content/", OWN))]
    for path in elsewhere:
        if files[path.name].strip():
            path.write_bytes(files[path.name])
    layers = [Layer(root / "content", "content/"), Layer(root / OWN, OWN, Origin.OWN)]
    library, problems = read_layers(layers, root / "schemas", elsewhere)
    names = {*files, *map(str, elsewhere)}
    return [problem for problem in all_problems(library, problems) if problem.file in names]


def _files(example: RuleExample) -> dict[str, bytes]:
    if example.is_python:
        return {EXAMPLE_FILE: eval(example.text)}
    return {name: text.encode() for name, text in example.files.items()}
