"""Missions to print are read quickly, and come out as from the whole library."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.cli.options.mission_choice import choose
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.project import Project
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.render import templates
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES


@pytest.fixture(scope="module")
def quick() -> Library:
    found = Project.open(Path(__file__).parents[2]).for_sheets()
    assert found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_part_that_is_read_quickly_says_what_the_whole_library_says(
    lang: str, quick: Library, whole: Library
) -> None:
    for game in whole.games:
        assert _pages(quick, game, lang) == _pages(whole, game, lang)


def _pages(library: Library, game: str, lang: str) -> tuple[str, str]:
    logbook = Logbook(Book(library, lang), game, tuple(_missions(library, game)))
    html = templates().get_template("logbook.html").render(**logbook.words, entries=logbook.entries, tighter={})
    return html, logbook.css


def _missions(library: Library, game: str) -> list[LoggedMission]:
    return [mission for mission in library.missions.values() if mission.game == game]


def test_a_mission_with_mistakes_is_reported_as_by_a_whole_run(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    source = Path(__file__).parents[2] / "content" / "custom" / "after-you.yaml"
    bad.write_text(source.read_text("utf-8").replace("game: ", "gaem: ", 1), "utf-8")
    project = Project.open(Path(__file__).parents[2])
    choice = choose(project, [str(bad), "planet-nine/14"])
    assert [mission.key for mission in choice.missions] == ["planet-nine/14"]
    assert choice.problems
    assert {problem.file for problem in choice.problems} == {str(bad)}
