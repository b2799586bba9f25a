"""What the package imports is declared at an exact version, and not merely there because something else needs it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

# Pyodide brings them into the browser; type checkers know them by themselves.
NOT_INSTALLED = {"_typeshed", "js", "pyodide"}


def imported(source: str) -> Iterator[str]:
    """The top-level name of every module a file imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def normal(name: str) -> str:
    """A package's name as all tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def project(repository: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def declared(project: dict[str, Any]) -> list[str]:
    return [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]


def test_all_versions_are_exact(project: dict[str, Any]) -> None:
    assert [one for one in declared(project) if not re.fullmatch(r"[a-z0-9-]+(\[[a-z,]+\])?==[0-9a-z.]+", one)] == []


def test_every_import_of_the_package_is_declared(project: dict[str, Any], repository: Path) -> None:
    known = {normal(re.split(r"[\[=]", one)[0]) for one in declared(project)}
    providers = packages_distributions()
    ours = NOT_INSTALLED | sys.stdlib_module_names | {"logwright"}
    undeclared = {
        f"{path.relative_to(repository)} imports {name}"
        for path in (repository / "generator").rglob("*.py")
        for name in imported(path.read_text("utf-8"))
        if name not in ours and not known & {normal(provider) for provider in providers.get(name, ())}
    }
    assert undeclared == set()


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a.b, c\nfrom d.e import f\nfrom . import g\ndef h():\n    from i import j\n"
    assert list(imported(source)) == ["a", "c", "d", "i"]
