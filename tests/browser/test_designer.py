"""The designer's checker as the browser opens it: from the standard library, the engine and little else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
import logwright.browser.checker
roots = {name.partition(".")[0] for name in sys.modules} - {"logwright"}
print(sorted(name for name in roots - sys.stdlib_module_names if not name.startswith("_")))
heavy = ("logwright.engine.saucers", "logwright.engine.second_opinion", "logwright.publish.figures")
print(sorted(name for name in sys.modules if name.startswith(heavy)))
"""


def test_the_first_verdict_waits_for_nothing_it_does_not_need(repository: Path) -> None:
    # Without site-packages, as in the browser.
    asked = [sys.executable, "-I", "-S", "-c", ALONE, str(repository / "generator")]
    found = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert found.stdout.splitlines() == ["[]", "[]"]
