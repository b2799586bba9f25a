"""logwright site: two runs at once, and again over what lies there already."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.cli.project import one_game
from tests.output.files import lying_in


def site(project: Path) -> subprocess.Popen[str]:
    asked = ["--root", str(project), "site", "--deals", "0", "--lang", "en", "--jobs", "1"]
    return subprocess.Popen(
        [sys.executable, "-m", "logwright", *asked], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_two_runs_at_once_both_succeed(repository: Path, tmp_path: Path) -> None:
    """And a third one over what an older version left in build/site."""
    project = one_game(repository, tmp_path)
    runs = [site(project), site(project)]
    said = [run.communicate() for run in runs]
    assert [run.returncode for run in runs] == [0, 0], said
    assert sorted("nothing had changed" in out for out, _ in said) == [False, True]
    built = lying_in(project / "build" / "site")
    assert "planet-nine/missions/01.html" in built

    shutil.rmtree(project / "build" / "site" / ".logwright")
    (project / "build/site/index.html").write_text("older")
    again = site(project)
    err = again.communicate()[1]
    assert again.returncode == 0
    assert "it is now" in err
    assert lying_in(project / "build" / "site") == built
    assert (project / "build/site-older/index.html").read_text() == "older"
