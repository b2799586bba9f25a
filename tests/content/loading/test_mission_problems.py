"""A mission alone gets the report that it gets when everything is loaded, from whatever was kept."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from logwright.cli.terminal.reporter import report
from logwright.content.loading.load import all_problems, mission_problems, read_layers
from logwright.content.problem import Problem
from logwright.content.read.document import Origin
from logwright.content.read.layer import Layer
from tests.content.small_library import small_library

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = [*sorted((EXAMPLES / "bad").glob("*.yaml")), *sorted((EXAMPLES / "good").glob("*.yaml"))]
OTHER_KINDS = {"game-without-missions", "tasks-as-a-list"}
"""Examples of other files than missions, which are left to the whole run."""
MISSIONS = [path for path in FILES if path.stem not in OTHER_KINDS]
TREES = sorted(path for path in (EXAMPLES / "bad").iterdir() if path.is_dir())
OTHERS = {"mission/same-key"}
"""What is said of a file only because another one is there, too."""
MISSION = "game: planet-nine\nid: lonely\ntasks: {count: 3}\n"


class Base:
    """A small library, a folder for what is kept, and both ways to check files."""

    def __init__(self, folder: Path, files: dict[str, bytes] | None = None) -> None:
        self.root, self.kept = small_library(folder, files or {}), folder / "kept"
        own = Layer(self.root / "project", "project/", Origin.OWN)
        self.layers = [Layer(self.root / "content", "content/"), own]

    def whole(self, extra: Sequence[Path] = ()) -> tuple[list[Problem], dict[str, str]]:
        library, found = read_layers(self.layers, self.root / "schemas", extra)
        return all_problems(library, found), dict(library.texts)

    def alone(self, names: Sequence[str], extra: Sequence[Path] = ()) -> str:
        """The report on missions; fails if it was not made without reading everything."""
        found = mission_problems(self.layers, self.root / "schemas", extra, names, self.kept)
        assert found is not None
        library, problems = found
        return report(problems, library.texts, "text")


@pytest.fixture
def base(tmp_path: Path) -> Base:
    return Base(tmp_path)


def _of(name: str, problems: Sequence[Problem], texts: dict[str, str], without: set[str] | None = None) -> str:
    own = [problem for problem in problems if problem.file == name and problem.rule not in (without or ())]
    return report(own, texts, "text")


def test_each_example_gets_the_same_report_alone_as_with_all_others(base: Base) -> None:
    problems, texts = base.whole(MISSIONS)
    names = list(map(str, MISSIONS))
    assert base.alone(names, MISSIONS) == report([each for each in problems if each.file in names], texts, "text")
    for path in MISSIONS:
        assert base.alone([str(path)], [path]) == _of(str(path), problems, texts, OTHERS)


def test_what_is_no_mission_is_left_to_the_whole_run(base: Base) -> None:
    for path in (path for path in FILES if path.stem in OTHER_KINDS):
        assert mission_problems(base.layers, base.root / "schemas", [path], [str(path)], base.kept) is None


def test_our_own_missions_can_be_said_with_what_is_read_of_the_words(repository: Path, tmp_path: Path) -> None:
    content = repository / "content"
    places = [path.relative_to(content).as_posix() for path in content.rglob("*.yaml") if _is_mission(path)]
    assert len(places) > 100
    layers = [Layer(content, "content/")]
    found = mission_problems(layers, repository / "schemas", (), [f"content/{place}" for place in places], tmp_path)
    assert found is not None
    assert found[1] == []


def _is_mission(path: Path) -> bool:
    return path.parent.name in ("missions", "custom") and path.name != "tasks.yaml"


@pytest.mark.parametrize("tree", TREES, ids=lambda path: path.name)
def test_a_mission_in_a_broken_tree_gets_the_same_report(tree: Path, tmp_path: Path) -> None:
    """Also where its game, its task cards or its own file are not sound, or another file has its name."""
    inside = [path for part in ("content", "project") for path in (tree / part).rglob("*") if path.is_file()]
    base = Base(tmp_path, {path.relative_to(tree).as_posix(): path.read_bytes() for path in inside})
    problems, texts = base.whole()
    for path in inside:
        name = path.relative_to(tree).as_posix()
        for _ in ("first", "from what was kept"):
            found = mission_problems(base.layers, base.root / "schemas", (), [name], base.kept)
            # Whatever is no mission is left to the whole run.
            assert found is None or report(found[1], found[0].texts, "text") == _of(name, problems, texts)
            assert found is not None or "missions/" not in name


def test_a_change_elsewhere_is_noticed(base: Base, tmp_path: Path) -> None:
    path = tmp_path / "lonely.yaml"
    path.write_text(MISSION.replace("planet-nine", "deep-sea").replace("{count: 3}", "{cards: [win-pink-3]}"), "utf-8")
    assert base.alone([str(path)], [path]) == ""
    cards = base.root / "content/deep-sea/tasks.yaml"
    cards.write_text(cards.read_text("utf-8").replace("win-pink-3", "win-pink-three"), "utf-8")
    assert "reference/task" in base.alone([str(path)], [path])
    (base.root / "content/deep-sea/game.yaml").unlink()
    assert "reference/game" in base.alone([str(path)], [path])


def test_a_changed_schema_is_noticed(base: Base, tmp_path: Path) -> None:
    path = tmp_path / "lonely.yaml"
    path.write_text(MISSION, "utf-8")
    assert base.alone([str(path)], [path]) == ""
    linked = base.root / "schemas"
    texts = {each.relative_to(linked): each.read_text("utf-8") for each in linked.rglob("*.json")}
    linked.unlink()
    for name, text in texts.items():
        (linked / name).parent.mkdir(parents=True, exist_ok=True)
        changed = (
            text.replace('"required": [', '"required": ["zest", ', 1) if name.name.startswith("crew-game") else text
        )
        (linked / name).write_text(changed, "utf-8")
    assert "reference/game" in base.alone([str(path)], [path])


@pytest.mark.parametrize(
    "damage",
    [
        lambda raw: raw[:-10],
        lambda raw: raw.replace(b"planet-nine", b"planet-mine"),
        lambda raw: raw.partition(b"\n")[0] + b"\n[]",
        lambda _: b"",
        lambda _: b"\xff" * 100,
    ],
    ids=["cut", "changed", "another", "empty", "no text"],
)
def test_what_is_damaged_is_made_again_without_a_word(base: Base, tmp_path: Path, damage: object) -> None:
    path = tmp_path / "lonely.yaml"
    path.write_text(MISSION, "utf-8")
    assert base.alone([str(path)], [path]) == ""
    (kept,) = base.kept.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(damage(whole))  # type: ignore[operator]
    assert base.alone([str(path)], [path]) == ""
    assert kept.read_bytes() == whole


def test_where_nothing_can_be_kept_all_is_read_again(base: Base, tmp_path: Path) -> None:
    base.kept.write_text("no folder", "utf-8")
    path = tmp_path / "lonely.yaml"
    path.write_text(MISSION, "utf-8")
    assert base.alone([str(path)], [path]) == ""


def test_a_sound_mission_needs_no_schema_library(repository: Path, tmp_path: Path) -> None:
    """Loading it would take longer than all the rest."""
    path = tmp_path / "lonely.yaml"
    path.write_text(MISSION, "utf-8")
    code = (
        "import sys; from logwright.cli.main import main; "
        f"assert main(['validate', {str(path)!r}]) == 0; "
        "assert not {'jsonschema', 'referencing', 'wasmtime', 'mkdocs', 'weasyprint'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], cwd=repository, check=True, capture_output=True)
