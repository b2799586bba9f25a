"""What the handbook shows of scenarios is what the command says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logwright.cli.main import main
from tests.cli.run import Runner
from tests.languages import LANGUAGES


@pytest.fixture(scope="module")
def handbook(repository: Path) -> str:
    return (repository / "docs" / "en" / "scenarios.md").read_text("utf-8")


def test_every_scenario_shown_is_sound(handbook: str, run: Runner, tmp_path: Path) -> None:
    shown = re.findall(r"```yaml\n(.*?)```", handbook, re.DOTALL)
    assert len(shown) == 3
    for text in shown:
        name = re.search(r"(?m)^id: (.+)$", text)
        assert name is not None
        (tmp_path / f"{name[1]}.yaml").write_text(text, "utf-8")
    outcome = run("validate", *map(str, sorted(tmp_path.glob("*.yaml"))))
    assert (outcome.code, outcome.out) == (0, "3 files: all fine.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_shown_is_the_report_given(lang: str, repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = repository / "docs" / lang
    handbook = (folder / "scenarios.md").read_text("utf-8")
    shown = re.search(r"```console\n\$ logwright (check .*?)\n(.*?)```", handbook, re.DOTALL)
    assert shown is not None
    assert main(["--root", str(repository), *shown[1].split(), "--no-cache", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith(shown[2])
