"""Every executable fact of the checklist is cited by a test of this folder."""

import re
from pathlib import Path

import yaml


def test_every_executable_fact_has_a_test(repository: Path) -> None:
    facts = yaml.safe_load((repository / "content/crash-and-grab/checklist.yaml").read_text(encoding="utf-8"))
    executable = {fact["id"] for fact in facts["facts"] if fact["executable"]}
    folder = repository / "tests/engine/saucers"
    cited = {
        fact
        for path in folder.rglob("test_*.py")
        for fact in re.findall(r"cg-[0-9]{3}", path.read_text(encoding="utf-8"))
    }
    assert executable - cited == set()
