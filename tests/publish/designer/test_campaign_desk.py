"""The desk of the campaign designer: what it says of a campaign that somebody is putting together."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from logwright.content.loading.load import load
from logwright.publish.designer.campaign_desk import CampaignDesk
from logwright.publish.designer.campaign_greeting import campaign_greeting
from logwright.publish.site_build.browser_python import library_data
from tests.whole_library import whole_library

OWN = {"game": "planet-nine", "id": "lost-probe", "tasks": {"count": 2}, "text": {"en": {"title": "Lost Probe"}}}
TOUR: dict[str, Any] = {
    "game": "planet-nine",
    "id": "tour",
    "players": [3, 4],
    "chapters": [
        {"id": "a", "missions": ["planet-nine/1", "missions/lost-probe"], "on_failure": {"after": 2, "go_to": "b"}},
        {"id": "b", "missions": ["planet-nine/20"]},
    ],
    "own_missions": [OWN],
    "text": {"en": {"title": "Grand Tour", "chapters": {"a": {"title": "Out"}, "b": {"title": "Back"}}}},
}


@pytest.fixture(scope="module")
def desk(repository: Path) -> CampaignDesk:
    return CampaignDesk(whole_library(), library_data(whole_library(), repository)["schemas"], "en")


def look(desk: CampaignDesk, document: Any, **measured: Any) -> dict[str, Any]:
    return desk.answer({"do": "look", "document": document, "measured": measured})


def test_a_whole_campaign_has_cover_curve_and_ways(desk: CampaignDesk) -> None:
    looked = look(desk, TOUR)
    assert looked["problems"] == []
    assert looked["players"] == [3, 4]
    assert looked["cover"].startswith("<svg")
    assert looked["curve"].startswith("<svg")
    assert looked["about"].startswith("2 chapters · 3 missions")
    assert looked["short_name"] == "grand-tour"
    assert looked["ways"]["a"]
    assert looked["ways"]["b"] == []


def test_difficulties_are_those_of_the_pages_and_what_was_measured(desk: CampaignDesk) -> None:
    known = [desk.level(key, 3) for key in ("planet-nine/01", "planet-nine/20")]
    assert None not in known
    assert look(desk, TOUR)["levels"]["3"] == [known[0], None, known[1]]
    measured = {"missions/lost-probe": {"3": 4}}
    found = desk.answer({"do": "look", "document": TOUR, "measured": measured})["levels"]
    assert (found["3"], found["4"][1]) == ([known[0], 4, known[1]], None)


def test_the_curve_is_drawn_while_something_is_missing(desk: CampaignDesk) -> None:
    unfinished = {**TOUR, "chapters": [*TOUR["chapters"], {"id": "c", "missions": []}]}
    looked = look(desk, unfinished)
    assert [problem["path"][:2] for problem in looked["problems"]] == [["chapters", 2]]
    assert looked["curve"]
    assert looked["about"] == ""


def test_mistakes_are_told_where_they_stand(desk: CampaignDesk) -> None:
    broken = deepcopy(TOUR)
    broken["own_missions"][0]["tasks"]["count"] = 40
    broken["chapters"][1]["missions"][0] = "planet-nine/99"
    paths = [problem["path"] for problem in look(desk, broken)["problems"]]
    assert sorted(map(str, paths)) == sorted(
        map(str, [["own_missions", 0, "tasks", "count"], ["chapters", 1, "missions", 0]])
    )


def test_two_missions_of_one_name_are_one_too_many(desk: CampaignDesk) -> None:
    twice = {**TOUR, "own_missions": [OWN, {**OWN, "tasks": {"count": 3}}]}
    assert [problem["rule"] for problem in look(desk, twice)["problems"]] == ["mission/same-key"]


def test_the_file_says_the_same_and_the_command_line_reads_it(
    desk: CampaignDesk, repository: Path, tmp_path: Path
) -> None:
    text = look(desk, TOUR)["yaml"]
    assert desk.answer({"do": "read", "yaml": text}) == {"document": TOUR, "problems": []}
    (tmp_path / "tour.yaml").write_text(text, "utf-8")
    library, problems = load(repository, [tmp_path / "tour.yaml"])
    assert problems == []
    assert library.campaigns["tour"].keys == ("planet-nine/01", "missions/lost-probe", "planet-nine/20")
    assert library.missions["missions/lost-probe"].own_words["en"].title == "Lost Probe"


def test_a_text_that_is_no_campaign_is_not_shown(desk: CampaignDesk) -> None:
    for text in ("[", "game: chess\nchapters: []", "game: planet-nine\nchapters: {a: 1}", "chapters: [1]"):
        found = desk.answer({"do": "read", "yaml": text})
        assert found["document"] is None
        assert found["problems"]


def test_a_link_holds_the_whole_campaign(desk: CampaignDesk) -> None:
    sent = desk.answer({"do": "share", "document": TOUR, "page": "https://example.org/campaign-designer.html"})
    assert sent["qr"].startswith("<svg")
    assert desk.answer({"do": "unshare", "fragment": f"#{sent['fragment']}"}) == {"document": TOUR, "problem": None}
    for damaged in (sent["fragment"][:-3], "campaign=1.", "campaign=2.AAAA", "campaign=1.q1bKBgA"):
        found = desk.answer({"do": "unshare", "fragment": damaged})
        assert found["document"] is None
        assert found["problem"]


def test_what_can_be_begun_with_is_whole(repository: Path) -> None:
    schemas = library_data(whole_library(), repository)["schemas"]
    for lang in whole_library().languages:
        desk = CampaignDesk(whole_library(), schemas, lang)
        begun = campaign_greeting(whole_library(), schemas, lang)
        assert [look(desk, told["begun"])["problems"] for told in begun["games"].values()] == [[], []]
        assert [look(desk, each["document"])["problems"] for each in begun["campaigns"]] == [[], []]


def test_a_project_of_one_game_begins_campaigns_of_that_game_only(repository: Path) -> None:
    library = whole_library()
    own = replace(library, settings=replace(library.settings, games=("planet-nine",)))
    begun = campaign_greeting(own, library_data(library, repository)["schemas"], "en")
    assert list(begun["games"]) == ["planet-nine"]
    assert {each["game"] for each in (*begun["missions"], *begun["campaigns"])} == {"planet-nine"}
