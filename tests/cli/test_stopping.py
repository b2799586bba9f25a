"""Ctrl-C: every command stops at once, leaves no process behind, and shows and keeps what it knows."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from logwright.output.output_folder import OutputFolder
from logwright.publish.views.print_index import read_index
from tests.cli.commands.test_solve import check_schema
from tests.cli.project import one_game
from tests.cli.stopped_run import Run, endless_after, started

COMMAND, ENDLESS = "logwright", "tests.cli.stopped_run"
WAYS = [(signal.SIGINT, False), (signal.SIGINT, True), (signal.SIGTERM, False), (signal.SIGHUP, True)]
NAMES = ["ctrl-c", "ctrl-c to all", "terminated", "terminal closed"]


@pytest.fixture
def sign(tmp_path: Path) -> Path:
    return tmp_path / "endless"


@pytest.mark.parametrize(("number", "everybody"), WAYS, ids=NAMES)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_check_stops_while_the_kernel_searches_and_shows_what_it_knows(
    small_project: Path, sign: Path, jobs: str, number: signal.Signals, everybody: bool
) -> None:
    """Two tables come to an end; at the next the kernel searches for ever."""
    asked = ["--root", str(small_project), "check", "custom/example", "--deals", "5", "--jobs", jobs]
    each = 2 // int(jobs)
    with started(ENDLESS, *asked, environment=endless_after(each, sign)) as run:
        run.wait_until(lambda: sign.exists() and len(kept(small_project)) == 2)
        assert len(run.processes()) == 1 + int(jobs)
        ended = run.stop(number, everybody)
        assert run.all_gone()
    assert ended.code == 130
    rows = [line.split()[:4] for line in ended.out.splitlines()[2:]]
    assert [row[0] for row in rows] == ["custom/example", "custom/example"]
    assert [row[2:] for row in rows] == [["completable", "5/5"], ["completable", "5/5"]]
    assert "stopped: 2 of 4 verdicts are complete and kept; the next run goes on from there" in ended.err
    assert "Traceback" not in ended.err
    # The next run has only the others to search.
    with started(ENDLESS, *asked, environment=endless_after(0, sign)) as run:
        sign.unlink()
        run.wait_until(sign.exists)
        assert [line.split()[1] for line in run.stop(signal.SIGINT, False).out.splitlines()[2:]] == [
            row[1] for row in rows
        ]


def test_of_a_table_that_is_half_done_the_deals_so_far_are_shown(
    small_project: Path, sign: Path, repository: Path
) -> None:
    asked = [
        "--root",
        str(small_project),
        "check",
        "--players",
        "3",
        "--deals",
        "120",
        "--jobs",
        "1",
        "--format",
        "json",
    ]
    # Ten deals are searched at a time, and fifty handed back.
    with started(ENDLESS, *asked, environment=endless_after(10, sign)) as run:
        run.wait_until(sign.exists)
        ended = run.stop(signal.SIGINT, True)
        assert run.all_gone()
    assert ended.code == 130
    found = json.loads(ended.out)
    check_schema(found, "verdicts.schema.json", repository)
    assert found["stopped"] is True
    assert [(entry["players"], entry["deals"], entry["solvable"]) for entry in found["missions"]] == [(3, 100, 100)]
    assert "0 of 1 verdicts are complete" in ended.err
    assert "Not all was tried of custom/example with 3 players" in ended.err
    assert not kept(small_project), "a verdict on fewer deals is none on all of them"


@pytest.mark.parametrize(("number", "everybody"), WAYS, ids=NAMES)
def test_a_command_that_searches_by_itself_stops_while_the_kernel_searches(
    small_project: Path, sign: Path, tmp_path: Path, number: signal.Signals, everybody: bool
) -> None:
    """What was printed before is not lost."""
    hands = "hands:\n  - [rocket 4, pink 9]\n  - [pink 1, pink 2]\n  - [blue 1, blue 2]\n"
    (tmp_path / "batch.yaml").write_text("---\n".join([f"game: planet-nine\n{hands}"] * 3))
    asked = ["--root", str(small_project), "solve", "--batch", str(tmp_path / "batch.yaml")]
    with started(ENDLESS, *asked, environment=endless_after(2, sign)) as run:
        run.wait_until(sign.exists)
        ended = run.stop(number, everybody)
        assert run.all_gone()
    assert ended.code == 130
    assert [json.loads(line)["verdict"] for line in ended.out.splitlines()] == ["solvable"] * 2
    assert ended.err.strip() == "logwright: stopped"


def test_workers_whose_parent_is_killed_end_by_themselves(small_project: Path, sign: Path) -> None:
    asked = ["--root", str(small_project), "check", "custom/example", "--deals", "5", "--jobs", "2"]
    with started(ENDLESS, *asked, environment=endless_after(0, sign)) as run:
        run.wait_until(sign.exists)
        os.kill(run.process.pid, signal.SIGKILL)
        assert run.all_gone()


def test_a_second_signal_ends_what_does_not_want_to_end(small_project: Path, sign: Path) -> None:
    asked = ["--root", str(small_project), "check", "custom/example", "--deals", "5", "--jobs", "2"]
    with started(ENDLESS, *asked, environment=endless_after(0, sign)) as run:
        run.wait_until(sign.exists)
        os.kill(run.process.pid, signal.SIGINT)
        ended = run.stop(signal.SIGINT, True)
        assert run.all_gone()
    assert ended.code == 130
    assert "Traceback" not in ended.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_print_all_keeps_what_is_made(repository: Path, tmp_path: Path, jobs: str) -> None:
    project = one_game(repository, tmp_path / "project", missions=3)
    out = tmp_path / "out"
    asked = ["--root", str(project), "print", "all", "--lang", "en", "--jobs", jobs, "--out", str(out)]
    with started(COMMAND, *asked) as run:
        run.wait_until(lambda: len(list(out.glob("en/*.pdf"))) > 2)
        ended = run.stop(signal.SIGINT, True)
        assert run.all_gone()
    assert ended.code == 130
    made = {path.relative_to(out).as_posix() for path in out.rglob("*.pdf")}
    listed = {entry.file for entry in read_index(out)}
    assert listed
    assert listed <= made, "the last one may have been written and not listed yet"
    assert f"in {out}" in ended.out
    assert "are left for the next run" in ended.err
    OutputFolder(out, "print").check()


@pytest.fixture
def site(repository: Path, tmp_path: Path) -> Iterator[Run]:
    project = one_game(repository, tmp_path)
    asked = ["--root", str(project), "site", "--lang", "fr", "--jobs", "2"]
    with started(COMMAND, *asked) as run:
        yield run


def test_site_stops_while_missions_are_searched_and_keeps_the_verdicts(site: Run, tmp_path: Path) -> None:
    site.wait_until(lambda: len(kept(tmp_path)) > 2)
    ended = site.stop(signal.SIGINT, True)
    assert site.all_gone()
    assert ended.code == 130
    # Searching takes moments: on a busy machine crews may have begun to play before the signal arrives.
    assert re.search(r"stopped: \d+ of \d+ (verdicts are known|missions are played) and kept", ended.err)
    assert not (tmp_path / "build" / "site").exists()


def test_site_stops_while_pages_are_set_and_goes_on_the_next_time(repository: Path, tmp_path: Path) -> None:
    project = one_game(repository, tmp_path)
    asked = ["--root", str(project), "site", "--lang", "fr", "--jobs", "2", "--deals", "0"]
    with started(COMMAND, *asked) as run:
        run.wait_until(lambda: any((project / "build/work/html").glob("*/index.html")))
        ended = run.stop(signal.SIGTERM, False)
        assert run.all_gone()
    assert ended.code == 130
    assert "Traceback" not in ended.err
    with started(COMMAND, *asked) as run:
        out, err = run.process.communicate()
        assert run.process.returncode == 0, err
    # How many pages the handbook has is its own affair; each mission has one, in both languages.
    assert re.fullmatch(r"\d+ pages in en, \d+ pages in fr; set anew: en, fr; .*\n", out)
    site = project / "build" / "site"
    for folder in (site, site / "fr"):
        assert len(list((folder / "planet-nine/missions").glob("[0-9][0-9].html"))) == 50
    # English is always there, with what all languages share; a language that is not made is not offered.
    assert (site / "styles" / "site.css").is_file()
    home = (site / "fr" / "index.html").read_text("utf-8")
    assert 'hreflang="en"' in home
    assert 'hreflang="ru"' not in home


def kept(project: Path) -> list[Path]:
    return [path for path in (project / "build" / "verdicts").glob("*") if path.suffix != ".part"]
