"""VS Code completes a file by the same schema that checks it."""

import json
import re
import runpy
from fnmatch import fnmatchcase
from pathlib import Path

from tests.whole_library import whole_library

SCRIPT = "scripts/editor-settings.py"


def test_vs_code_knows_the_schema_of_every_kind_of_file(repository: Path) -> None:
    found = (repository / ".vscode" / "settings.json").read_text("utf-8")
    wanted = runpy.run_path(str(repository / SCRIPT))["settings"](repository, found)
    assert found == wanted, f"run .venv/bin/python {SCRIPT}"


def test_every_file_of_the_project_is_completed_by_the_schema_that_checks_it(repository: Path) -> None:
    listed = _schemas(repository)
    for name, kind in whole_library().kinds.items():
        schemas = [schema for schema, patterns in listed.items() if _covers(patterns, name)]
        assert schemas == [f"./schemas/{kind.schema}.schema.json"], name
    assert [schema for schema in listed if not (repository / schema).is_file()] == []


def _schemas(repository: Path) -> dict[str, list[str]]:
    settings = (repository / ".vscode" / "settings.json").read_text("utf-8")
    # Settings may hold comments; JSON may not.
    found: dict[str, list[str]] = json.loads(re.sub(r"^\s*//.*$", "", settings, flags=re.MULTILINE))["yaml.schemas"]
    return found


def _covers(patterns: list[str], name: str) -> bool:
    """As the editor decides: some pattern has it, and none takes it away."""
    own = [pattern for pattern in patterns if not pattern.startswith("!")]
    away = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    return any(_fits(name, pattern) for pattern in own) and not any(_fits(name, pattern) for pattern in away)


def _fits(name: str, pattern: str) -> bool:
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)
