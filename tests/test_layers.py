"""Which part of the package may import which stands in pyproject.toml, and is kept."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path


def test_imports_follow_the_layers(repository: Path) -> None:
    checker = Path(sys.executable).with_name("lint-imports")
    found = subprocess.run(
        [checker, "--no-cache", "--no-logo"], cwd=repository, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout


def imported_by(folder: Path) -> Iterator[tuple[str, str]]:
    """Every name that the files of a folder import, with the module it comes from."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                yield from ((node.module or "", name.name) for name in node.names)
            elif isinstance(node, ast.Import):
                yield from ((name.name, "") for name in node.names)


def test_the_oracle_knows_nothing_but_cards_and_tricks(repository: Path) -> None:
    found = {(module, name) for module, name in imported_by(repository / "tests/engine/oracle")}
    ours = {each for each in found if each[0].split(".")[0] in ("logwright", "tests")}
    beyond = {each for each in ours if not each[0].startswith("tests.engine.oracle")}
    assert beyond == {
        ("logwright.engine.cards.card", "Card"),
        ("logwright.engine.cards.card", "Suit"),
        ("logwright.engine.cards.trick", "Trick"),
    }


def test_the_referee_shares_only_what_was_written_and_played(repository: Path) -> None:
    """Values: cards, tricks, deals, certificates, missions and the parts of objectives, as they were read."""
    engine = "logwright.engine."
    found = imported_by(repository / "generator/logwright/engine/referee")
    modules = {module.removeprefix(engine) for module, _ in found if module.startswith(engine)}
    assert {module for module in modules if not module.startswith("referee")} == {
        *("cards.card", "missions.certificate", "cards.deal", "missions.mission", "cards.table", "cards.trick"),
        *(
            f"objectives.{part}"
            for part in ("count", "phrase", "position", "selector", "subject", "trick_kind", "course")
        ),
        *("objectives.phrases", "objectives.phrases.cards", "objectives.phrases.choice"),
    }


def imported_first(repository: Path) -> dict[str, set[tuple[str, str]]]:
    """What every module imports while it is itself imported: a module, and the name asked of it, if any."""
    files = {file.relative_to(repository / "generator"): file for file in (repository / "generator").rglob("*.py")}
    modules = {".".join(at.with_suffix("").parts).removesuffix(".__init__"): file for at, file in files.items()}
    wanted: dict[str, set[tuple[str, str]]] = {}
    for name, file in modules.items():
        wanted[name] = {
            (whole, "") if (whole := f"{node.module}.{each.name}") in modules else (node.module or "", each.name)
            for node in ast.parse(file.read_text("utf-8")).body
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }
    return wanted


def test_every_module_can_be_the_first_to_be_imported(repository: Path) -> None:
    """Modules that need each other ask for each other whole: a name would not be there yet."""
    wanted = imported_first(repository)

    @cache
    def needs(name: str) -> set[str]:
        found, new = set[str](), {name}
        while new:
            found |= new
            new = {module for each in new for module, _ in wanted.get(each, ())} - found
        return found

    asked = {
        (name, module, part) for name, parts in wanted.items() for module, part in parts if part and module in wanted
    }
    assert {each for each in asked if each[0] != each[1] and each[0] in needs(each[1])} == set()
