"""--out: commands write where they are told, and touch nothing of anybody else."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from logwright.output.output_folder import OutputFolder
from tests.cli.project import one_game
from tests.cli.run import Runner
from tests.output.files import lying_in

WRITERS = [
    ("site", "--deals", "0"),
    ("print", "all"),
    ("print", "logbook"),
    ("print", "aid"),
    ("print", "cards"),
    ("print", "mission", "planet-nine/14"),
]


@pytest.mark.parametrize("command", WRITERS, ids=" ".join)
def test_a_folder_with_something_in_it_is_refused_and_stays_as_it_is(
    run: Runner, tmp_path: Path, command: tuple[str, ...]
) -> None:
    out = tmp_path / "work"
    subprocess.run(["git", "init", "--quiet", out], check=True)
    (out / "thesis.tex").write_text("theirs")
    before = lying_in(out)
    done = run(*command, "--out", str(out))
    assert done.code == 2
    assert f"{out} is not empty, and Logwright did not make what is in it (.git, thesis.tex)" in done.err
    assert "name a new or an empty folder" in done.err
    assert lying_in(out) == before


@pytest.mark.parametrize("command", WRITERS, ids=" ".join)
def test_a_link_is_refused(run: Runner, tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    done = run(*command, "--out", str(tmp_path / "link"))
    assert done.code == 2
    assert "name that folder itself" in done.err
    assert list((tmp_path / "real").iterdir()) == []


def test_sheets_are_no_site(run: Runner, tmp_path: Path) -> None:
    OutputFolder(tmp_path / "sheets", "print").add({"en/logbook.pdf": b"%PDF"})
    done = run("site", "--out", str(tmp_path / "sheets"))
    assert done.code == 2
    assert "was made by logwright print" in done.err
    assert lying_in(tmp_path / "sheets") == {"en/logbook.pdf": b"%PDF"}


def test_cards_and_other_sheets_share_the_usual_folder(
    repository: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever is printed first, and beside what an older version printed."""
    run, build = Runner(one_game(repository, tmp_path), capsys), tmp_path / "build"
    (build / "print" / "en").mkdir(parents=True)
    (build / "print" / "en" / "logbook.pdf").write_bytes(b"%PDF")
    done = run("print", "cards", "--set", "calibration")
    assert done.out.endswith(f"1 file in {build / 'print/cards'}\n")
    assert f"is now {build / 'print-older'}" in done.err
    assert lying_in(build / "print-older") == {"en/logbook.pdf": b"%PDF"}
    done = run("print", "aid", "--game", "planet-nine")
    assert (done.code, done.out, done.err) == (0, f"{build / 'print/en/aid-planet-nine.pdf'}\n", "")
    assert lying_in(build / "print").keys() == {"cards/calibration-en-a4.pdf", "en/aid-planet-nine.pdf"}
