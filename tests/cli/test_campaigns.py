"""Campaigns on the command line: read, checked, begun, suggested and printed, also in a project of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from logwright.cli.main import main
from logwright.project import Project
from tests.cli.commands.test_crews import quick_crews
from tests.cli.run import Runner
from tests.print.reading import page_texts

__all__ = ["quick_crews"]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """A new project, in which one stands."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    assert main(["init", "mine", "--author", "Ada"]) == 0
    monkeypatch.chdir(tmp_path / "mine")
    capsys.readouterr()
    return Runner(tmp_path / "mine", capsys)


def test_show_reads_a_campaign_by_its_id_key_or_file(run: Runner) -> None:
    by_id = run("show", "wheelbarrow-week", "--lang", "fr")
    assert by_id.code == 0
    assert "Une semaine sur la Brouette" in by_id.out
    assert "Chapitre 3\u202f: Mercredi\u202f: à voix basse" in by_id.out
    assert "• Une mission perdue 3 fois\u202f: passez au chapitre 4, L’atelier." in by_id.out
    assert run("show", "campaigns/wheelbarrow-week", "--lang", "fr").out == by_id.out
    file = "content/campaigns/wheelbarrow-week.yaml"
    assert run("show", file, "--lang", "fr").out == by_id.out


def test_a_campaign_that_is_not_there_is_refused_with_a_hint(run: Runner) -> None:
    for command in (("show",), ("print", "logbook", "--campaign"), ("check", "--campaign")):
        outcome = run(*command, "campaigns/wheelbarow-week")
        assert outcome.code == 2
        assert "did you mean" in outcome.err
        assert "wheelbarrow-week?" in outcome.err


def test_check_deals_the_missions_of_a_campaign_for_its_players(run: Runner) -> None:
    outcome = run("check", "--campaign", "wheelbarrow-week", "--deals", "1", "--no-cache", "--jobs", "1")
    rows = re.findall(r"^(\S+/\S+) +(\d) ", outcome.out, re.MULTILINE)
    assert {players for _, players in rows} == {"3", "4", "5"}
    assert len({key for key, _ in rows}) == 16
    assert run("check", "--campaign", "wheelbarrow-week", "planet-nine/01").code == 2


def test_a_broken_campaign_is_reported_instead(project: Runner) -> None:
    file = project.root / "campaigns" / "first-evening.yaml"
    file.write_text(file.read_text("utf-8").replace("planet-nine/02", "planet-nine/99"), "utf-8")
    for command in (("show",), ("print", "logbook", "--campaign"), ("check", "--campaign")):
        outcome = project(*command, "first-evening")
        assert outcome.code == 1
        assert "campaigns/first-evening.yaml:14:50: campaign/mission" in outcome.out
        assert "there is no mission planet-nine/99" in outcome.out


def test_a_new_project_has_a_campaign_that_works(project: Runner) -> None:
    campaign = Project.open(project.root).library.campaigns["first-evening"]
    assert (campaign.is_own, campaign.author) == (True, "Ada")
    assert {key.partition("/")[0] for key in campaign.keys} == {"planet-nine", "missions"}
    assert project("print", "logbook", "--campaign", "first-evening", "--lang", "en,ru").code == 0
    for lang, words in (("en", "How hard it gets"), ("ru", "Как растёт сложность")):
        pdf = project.root / "build" / "print" / lang / "logbook-campaign-first-evening.pdf"
        text = "".join(page_texts(pdf.read_bytes()))
        assert words in text
        assert "The Borrowed Compass" in text


def test_new_campaign_begins_one_that_is_valid(project: Runner) -> None:
    made = project("new", "campaign", "--title", "Night Shift", "--missions", "planet-nine/1,borrowed-compass,plan-b")
    assert made.code == 0
    assert "Written: campaigns/night-shift.yaml" in made.out
    campaign = Project.open(project.root).library.campaigns["night-shift"]
    assert campaign.keys == ("planet-nine/01", "missions/borrowed-compass", "custom/plan-b")
    assert project("validate").code == 0
    assert project("new", "campaign", "--title", "Night Shift", "--missions", "planet-nine/1").code == 2
    assert "did you mean" in project("new", "campaign", "--title", "Other", "--missions", "planet-nein/1").err
    mixed = project("new", "campaign", "--title", "Mixed", "--missions", "planet-nine/1,deep-sea/1")
    assert mixed.code == 1
    assert "Nothing was written." in mixed.out
    assert not (project.root / "campaigns" / "mixed.yaml").exists()


def test_an_own_campaign_takes_the_place_of_one_with_its_name(project: Runner) -> None:
    own = project.root / "campaigns" / "wheelbarrow-week.yaml"
    example = (project.root / "campaigns" / "first-evening.yaml").read_text("utf-8")
    own.write_text(example.replace("id: first-evening", "id: wheelbarrow-week"), "utf-8")
    outcome = project("validate")
    assert outcome.code == 0
    assert "campaigns/wheelbarrow-week.yaml replaces logwright:campaigns/wheelbarrow-week.yaml" in outcome.out
    assert "The First Evening" in project("show", "wheelbarrow-week").out


@pytest.mark.usefixtures("quick_crews")
def test_a_suggested_campaign_goes_into_the_project_and_prints(project: Runner) -> None:
    outcome = project("suggest", "campaign", "--length", "4")
    assert outcome.code == 0
    name = re.search(r"Written: campaigns/(\S+)\.yaml", outcome.out)
    assert name
    campaign = Project.open(project.root).library.campaigns[name[1]]
    assert [len(chapter.missions) for chapter in campaign.chapters] == [3, 1]
    assert sorted(campaign.own_words) == ["de", "en", "fr", "ru"]
    assert project("validate").code == 0
    assert project("show", name[1], "--lang", "ru").code == 0


@pytest.mark.usefixtures("quick_crews")
def test_a_suggested_campaign_elsewhere_brings_its_missions_along(run: Runner, tmp_path: Path) -> None:
    outcome = run("suggest", "campaign", "--length", "2", "--out", str(tmp_path))
    assert outcome.code == 0
    (campaign,) = (tmp_path / "campaigns").glob("*.yaml")
    assert len(list((tmp_path / "missions").glob("step-0?-*.yaml"))) == 2
    shown = run("show", str(campaign))
    assert shown.code == 0
    assert "missions/step-02-" in shown.out


def test_a_campaign_is_printed_as_it_is(run: Runner) -> None:
    assert run("print", "logbook", "--campaign", "wheelbarrow-week", "--players", "2").code == 2
    assert run("print", "logbook", "planet-nine/01", "--campaign", "wheelbarrow-week").code == 2
