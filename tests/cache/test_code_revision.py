"""The revision of code changes with every module that has a say, however far it is, and with no other."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from logwright.cache import code_revision as code
from logwright.cache.code_revision import code_revision, imported, modules_behind, package_revision, versions

PACKAGE = Path(code.__file__).parents[1]
INQUIRY, CREWS, SCENARIOS = (
    f"logwright.verdicts.{name}" for name in ("missions.inquiry", "crews.crew_job", "scenarios.scenario_job")
)


def by_python(source: str) -> Iterator[str]:
    """What Python reads as imports of ours."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "logwright")
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "logwright":
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)
        assert not (isinstance(node, ast.ImportFrom) and node.level), "relative imports are not followed"


def test_every_import_is_seen() -> None:
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text("utf-8")
        assert set(by_python(source)) <= set(imported(source)), path


@pytest.mark.parametrize("module", [INQUIRY, CREWS, SCENARIOS])
def test_every_module_that_is_loaded_is_known(module: str) -> None:
    asked = f"import sys, {module}; print(*(name for name in sys.modules if name.split('.')[0] == 'logwright'))"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert len(loaded) > 20
    assert set(loaded) <= modules_behind(module).keys()


def test_what_is_loaded_late_is_known_too() -> None:
    """The second opinion is imported only when it is needed."""
    assert "logwright.engine.second_opinion.proof" in modules_behind(INQUIRY)


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of its own that may be changed."""
    folder = tmp_path / "logwright"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(code, "_PACKAGE", folder)
    yield folder
    forget()


def forget() -> None:
    for known in (code_revision, package_revision, modules_behind):
        known.cache_clear()


def revisions() -> dict[str, str]:
    forget()
    found = {module.rpartition(".")[2]: code_revision(module) for module in (INQUIRY, CREWS, SCENARIOS)}
    return found | {"pages": package_revision()}


@pytest.mark.parametrize(
    ("file", "concerns"),
    [
        ("verdicts/missions/opinion.py", {"inquiry", "crew_job", "pages"}),
        ("verdicts/missions/conclusion.py", {"inquiry", "pages"}),
        ("verdicts/crews/crew_job.py", {"crew_job", "pages"}),
        ("verdicts/scenarios/scenario_line_up.py", {"scenario_job", "pages"}),
        ("engine/kernel/kernel.wasm", {"inquiry", "crew_job", "pages"}),
        ("engine/second_opinion/solvers/formula.wasm", {"inquiry", "crew_job", "pages"}),
        ("engine/crews/loss.py", {"crew_job", "pages"}),
        ("engine/saucers/games/simulation.py", {"scenario_job", "pages"}),
        ("engine/races/races.wasm", {"scenario_job", "pages"}),
        ("engine/chance.py", {"inquiry", "crew_job", "pages"}),
        ("publish/print/templates/missions.html", {"pages"}),
        ("content/rules/__init__.py", {"pages"}),
        ("cli/commands/check.py", set()),
    ],
)
def test_a_change_concerns_those_in_whose_verdicts_it_has_a_say(copied: Path, file: str, concerns: set[str]) -> None:
    before = revisions()
    path = copied / file
    path.write_bytes(path.read_bytes() + b"\n")
    after = revisions()
    assert {name for name in before if before[name] != after[name]} == concerns


def test_versions_of_others_count() -> None:
    assert versions(("pyyaml", "no-such-package")) == (("pyyaml", "6.0.3"), ("no-such-package", ""))
    assert code_revision(INQUIRY) != code_revision(INQUIRY, packages=("wasmtime",))
