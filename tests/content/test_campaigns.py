"""Campaigns: what their files say, where their ways lead, and which pictures are taken."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from logwright.content.campaign import END, Branch, Failure, full_key
from logwright.content.campaign_file import CampaignDraft, ChapterDraft, campaign_file
from logwright.content.campaign_ways import never_ending, reachable
from logwright.content.cover_picture import LARGEST_PICTURE, fault_of_picture
from logwright.content.loading.load import load
from logwright.content.loading.sound_part import sound_part
from logwright.content.problem import english
from logwright.content.read.schema import Schemas
from logwright.saying import Saying
from tests.content.small_library import ROOT, small_library
from tests.whole_library import whole_library

CAMPAIGNS = sorted(whole_library().campaigns)
MISSION = b"game: planet-nine\nid: comet\ntasks: {count: 3}\n"
TOUR = b"""game: planet-nine
id: tour
chapters:
  - id: one
    missions: [custom/comet]
    on_success: [{within: 2, go_to: three}, {go_to: two}]
    on_failure: {after: 3, go_to: two}
  - {id: two, missions: [custom/comet], on_success: one}
  - {id: three, missions: [custom/comet]}
text: {en: {title: Tour, chapters: {one: {title: I}, two: {title: II}, three: {title: III}}}}
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def test_there_are_campaigns_for_both_games_of_tricks() -> None:
    assert {campaign.game for campaign in whole_library().campaigns.values()} == set(whole_library().games)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_our_own_campaigns_tell_everything_in_every_language(name: str) -> None:
    campaign = whole_library().campaigns[name]
    assert sorted(campaign.own_words) == sorted(whole_library().languages)
    for words in campaign.own_words.values():
        assert words.title
        assert words.subtitle
        assert words.story.count("\n") >= 1, "a story has paragraphs"
        assert words.end
        assert words.credits
        assert all(words.chapters[chapter.id].story for chapter in campaign.chapters)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_our_own_campaigns_mix_missions_and_branch(name: str) -> None:
    campaign = whole_library().campaigns[name]
    origins = {whole_library().missions[key].official for key in campaign.keys}
    assert origins == {True, False}
    assert any(chapter.on_failure for chapter in campaign.chapters)
    assert any(mission.is_extra for mission in campaign.missions)


def test_a_campaign_is_read_with_its_ways(tmp_path: Path) -> None:
    files = {"content/custom/comet.yaml": MISSION, "content/campaigns/tour.yaml": TOUR}
    library, problems = load(small_library(tmp_path, files))
    assert [problem for problem in problems if problem.file in files] == []
    campaign = library.campaigns["tour"]
    one, two, three = campaign.chapters
    assert one.on_success == (Branch("three", 2), Branch("two"))
    assert one.failure_at(one.missions[0]) == Failure(3, "two")
    assert two.on_success == (Branch("one"),)
    assert three.on_success == (Branch(END),)
    assert campaign.keys == ("custom/comet",)
    assert reachable(campaign) == {"one", "two", "three", END}
    assert never_ending(campaign) == set()


def test_a_circle_of_won_chapters_has_no_end(tmp_path: Path) -> None:
    wrong = TOUR.replace(b"{within: 2, go_to: three}, ", b"")
    files = {"content/custom/comet.yaml": MISSION, "content/campaigns/tour.yaml": wrong}
    library, problems = load(small_library(tmp_path, files))
    assert never_ending(library.campaigns["tour"]) == {"one", "two"}
    assert {problem.rule for problem in problems if problem.file in files} == {
        "campaign/endless",
        "campaign/unreachable",
    }


def test_a_campaign_without_one_of_its_missions_is_left_out_and_says_why() -> None:
    library = whole_library()
    mission = library.missions["custom/plan-b"]
    wrong = mission.document.problem((), "mission/nothing-to-do")
    part = sound_part(library, [wrong])
    assert "wheelbarrow-week" not in part.library.campaigns
    assert "lamplighters-round" in part.library.campaigns
    told = [problem for problem in part.left_out if problem.rule == "campaign/mission"]
    assert [problem.message for problem in told] == ["custom/plan-b has problems of its own"]


def test_a_short_number_names_the_same_mission() -> None:
    assert [full_key(key) for key in ("planet-nine/5", "planet-nine/05", "custom/plan-b")] == [
        "planet-nine/05",
        "planet-nine/05",
        "custom/plan-b",
    ]


def test_what_is_written_for_a_draft_says_the_same_again(tmp_path: Path) -> None:
    chapter = ChapterDraft("one", ["custom/comet"], {"en": "I: first"}, {"en": "A story. " * 20}, {"needs": 1})
    draft = CampaignDraft("planet-nine", "tour", {"en": {"title": "Tour"}}, [chapter], players=[3, 4])
    schema = Schemas.below(ROOT / "schemas").contents["campaign.schema.json"]
    text = campaign_file(draft, schema, tmp_path, None)
    files = {"content/custom/comet.yaml": MISSION, "content/campaigns/tour.yaml": text.encode()}
    library, problems = load(small_library(tmp_path, files))
    assert [problem for problem in problems if problem.file in files] == []
    chapter = replace(chapter, stories={"en": chapter.stories["en"].strip()})
    said = library.campaigns["tour"].document.data
    assert said["players"] == [3, 4]
    assert said["chapters"] == [{"id": "one", "missions": ["custom/comet"], "needs": 1}]
    assert said["text"]["en"]["chapters"]["one"]["title"] == "I: first"


def test_a_picture_beside_a_campaign_is_kept_with_it(tmp_path: Path) -> None:
    picture = SVG.format('<circle cx="4" cy="4" r="3" fill="gold"/>').encode()
    tour = TOUR.replace(b"chapters:", b"cover: {picture: tour.svg}\nchapters:", 1)
    files = {
        "content/custom/comet.yaml": MISSION,
        "content/campaigns/tour.yaml": tour,
        "content/campaigns/tour.svg": picture,
    }
    library, problems = load(small_library(tmp_path, files))
    assert [problem for problem in problems if problem.file in files] == []
    assert library.campaigns["tour"].picture == picture


def in_words(fault: Saying | None) -> str:
    return english().say(fault) if fault else ""


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        ('<g fill="url(#a)"><path d="M0 0h9" style="fill:red"/></g>', ""),
        ('<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>', ""),
        ("<style>path{fill:red}</style>", "it holds <style>"),
        ('<image href="x.png"/>', "it holds <image>"),
        ('<use href="#a"/>', "it holds <use>"),
        ('<animate attributeName="x"/>', "it holds <animate>"),
        ('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>', "it holds <script>"),
        ('<path onClick="x()"/>', "it holds a script"),
        ('<path style="fill:url(//example.org/x)"/>', "it refers to something outside"),
        ('<path style="fill:u\\72l(x)"/>', "it refers to something outside"),
        (
            '<path xmlns:x="http://www.w3.org/1999/xlink" x:href="file:///etc/passwd"/>',
            "it refers to something outside",
        ),
        ("<?xml-stylesheet href='x'?>", "it holds an instruction for programs"),
        ("<g>" * 60 + "</g>" * 60, "it has more than"),
        ("<path/>" * 6000, "it has more than"),
    ],
)
def test_an_svg_may_hold_shapes_and_nothing_that_could_do_harm(inside: str, fault: str) -> None:
    found = in_words(fault_of_picture("cover.svg", SVG.format(inside).encode()))
    assert found.startswith(fault)
    assert bool(found) == bool(fault)


def png(width: int, height: int, pixels: bytes, more: bytes = b"") -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts + more


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        (png(2, 2, b"\0" * 14), ""),
        (png(2, 2, b"\0" * 14, b"<script>"), "it is damaged, or something was hung onto it"),
        (png(2, 2, b"\0" * 5_000_000), "it is damaged, or larger inside than it says"),
        (png(90_000, 2, b"\0"), "it has 90,000 × 2 pixels"),
        (png(2, 2, b"\0" * 14)[:-4], "it is damaged"),
        (b"GIF89a", "it is no PNG picture"),
        (b"\x89PNG\r\n\x1a\n", "it is damaged"),
        (b"\0" * (LARGEST_PICTURE + 1), "it has more than 2,097,152 bytes"),
    ],
)
def test_a_png_is_whole_and_as_large_as_it_says(raw: bytes, fault: str) -> None:
    found = in_words(fault_of_picture("cover.png", raw))
    assert found.startswith(fault)
    assert bool(found) == bool(fault)
