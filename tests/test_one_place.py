"""What several parts of Logwright need stands in one place: random numbers, intervals, revisions, shares in percent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PACKAGE, SCRIPTS = "generator/logwright", "site/scripts"


def holders(repository: Path, folder: str, pattern: str) -> set[str]:
    """The files below a folder that contain such a text."""
    files = (path for path in (repository / folder).rglob("*") if path.suffix in (".py", ".js"))
    return {
        path.relative_to(repository / folder).as_posix()
        for path in files
        if re.search(pattern, path.read_text("utf-8"), re.IGNORECASE)
    }


@pytest.mark.parametrize(
    ("pattern", "places"),
    [
        ("0x9e3779b97f4a7c15", {"engine/splitmix.py"}),
        (r"1\.9599|1\.96\b", {"engine/interval.py"}),
        # The checker of proofs imports nothing of ours, and the id of a PDF is a matter of its format.
        (
            r"^(import|from) hashlib",
            {"cache/revision.py", "engine/proofs/document.py", "publish/print/shops/press_file.py"},
        ),
    ],
    ids=["SplitMix", "Wilson's interval", "revisions"],
)
def test_there_is_one(repository: Path, pattern: str, places: set[str]) -> None:
    assert holders(repository, PACKAGE, f"(?m){pattern}") == places


def test_a_share_is_rounded_so_that_only_all_of_them_is_100_percent(repository: Path) -> None:
    """399 of 400 read 99 %: whoever shows a share asks `percentage`, in Python and on pages."""
    percent = r"\.\d%\}|\.\d%[\"']|round\((?!value \* 100\))[\w.]*(rate|share|bar|low|high|value)[\w.]* \* 100"
    assert holders(repository, PACKAGE, percent) == {"engine/interval.py"}
    assert holders(repository, SCRIPTS, percent) == {"kit/text.js"}
