"""The checker of the designer says, a few deals at a time, what the command line says about all of them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from logwright.browser import checker
from logwright.browser.json_desk import JsonDesk
from logwright.content.model.logged_mission import read_mission
from logwright.content.read.document import Document, Spot
from logwright.engine.crews import decision
from logwright.engine.proving import refuting
from logwright.publish.site_build.browser_python import library_data
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.missions.conclusion import conclude
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.running.in_process import InProcess
from tests.languages import LANGUAGES
from tests.whole_library import ROOT, whole_library

CLASH = [
    {"who": "commander", "win_no": "pink"},
    {"who": "crew", "win": "blue 1"},
    {"who": "commander", "one_of_each": ["pink", "blue"]},
]
IMPOSSIBLE = {"game": "planet-nine", "id": "never", "tasks": {"count": 1}, "objectives": CLASH}


@cache
def desk(lang: str) -> JsonDesk:
    return checker.open(json.dumps(library_data(whole_library(), ROOT), ensure_ascii=False), lang)


def ask(do: str, *, lang: Any = "en", **asked: Any) -> Any:
    return json.loads(desk(lang).answer(json.dumps({"do": do, **asked})))


@pytest.mark.parametrize(("key", "players"), [("planet-nine/20", 4), ("planet-nine/14", 2), ("deep-sea/20", 5)])
def test_portions_add_up_to_the_verdict_of_the_command_line(key: str, players: int) -> None:
    library = whole_library()
    mission = library.missions[key]
    (verdict,) = survey(jobs_for(library, [mission], [players], Request(deals=30, seed=3)), InProcess())
    found: Any = None
    for first, count in ((0, 1), (1, 4), (5, 25)):
        deals = {"players": players, "seed": 3, "first": first, "count": count}
        found = ask("deal", document=mission.document.data, before=found, **deals)
    assert found["dealt"] == verdict.deals
    assert found["solvable"] == verdict.solvable
    assert found["undecided"] == verdict.undecided
    assert found["rate"] == verdict.rate
    assert (found["low"], found["high"]) == verdict.interval
    assert found["finding"] == verdict.finding.value
    assert verdict.example
    assert found["example"] == verdict.example["deal"]
    assert 0 <= found["slowest"]["deal"] < 30
    assert found["slowest"]["seconds"] > 0


def test_a_winning_line_is_shown_card_by_card() -> None:
    document = whole_library().missions["planet-nine/12"].document.data
    found = ask("line", lang="fr", document=document, players=4, seed=1, deal=0)
    assert found["seats"].count("Commandant") == 1
    assert [len(hand) for hand in found["hands"]] == [10] * 4
    assert found["tricks"][0]["hands"] == found["hands"]
    assert len(found["tasks"]) == 4
    assert all(task["words"].endswith(".") and task["owner"] for task in found["tasks"])
    for trick in found["tricks"]:
        for turn, card in enumerate(trick["cards"]):
            seat = (trick["leader"] + turn) % 4
            assert card in trick["legal"][seat]
            assert set(trick["legal"][seat]) <= set(trick["hands"][seat])
    # Mission 12: after the first trick everyone draws a card from the neighbour.
    before, after = found["tricks"][0], found["tricks"][1]
    left = [set(hand) - set(before["cards"]) for hand in before["hands"]]
    assert all(len(set(hand) - kept) == 1 for hand, kept in zip(after["hands"], left, strict=True))


def test_of_a_deal_that_cannot_be_won_the_hands_are_shown() -> None:
    dealt = ask("deal", document=IMPOSSIBLE, players=4, seed=1, first=0, count=8)
    assert dealt["finding"] == "unproven"
    assert dealt["lost"] == list(range(8))
    found = ask("line", document=IMPOSSIBLE, players=4, seed=1, deal=0)
    assert len(found["hands"]) == 4
    assert found["tricks"] == []
    assert found["tasks"][0]["words"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_that_clash_are_named_in_the_words_of_the_command_line(lang: str) -> None:
    library = whole_library()
    found = ask("clash", lang=lang, document=IMPOSSIBLE, players=4)
    document = Document("never.yaml", "", IMPOSSIBLE, Spot(1, 1))
    mission, _ = read_mission(document, library.games["planet-nine"], {})
    (job,) = jobs_for(library, [mission], [4], Request())
    conclusion = conclude(job)
    assert conclusion.clash
    text = clash_text(mission.rules, conclusion.clash, library.tongue(lang, "planet-nine"), 4)
    assert (found["head"], found["sentences"]) == (text.head, list(text.rules))
    assert len(found["sentences"]) == 2
    assert found["steps"] > 0


def test_a_lost_deal_is_proved_and_the_proof_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask("proof", document=IMPOSSIBLE, players=4, seed=1, deal=0)["steps"] > 0
    # As in a browser, where there is no Glucose.
    monkeypatch.setattr(refuting, "find_spec", lambda _: None)
    assert ask("proof", document=IMPOSSIBLE, players=4, seed=1, deal=0)["steps"] > 0


def test_a_mission_that_can_be_won_has_no_clash() -> None:
    document = whole_library().missions["planet-nine/20"].document.data
    assert ask("clash", document=document, players=4) == {
        "finding": "completable",
        "head": None,
        "sentences": [],
        "steps": 0,
    }


def test_what_cannot_be_dealt_says_why() -> None:
    document = {"game": "deep-sea", "id": "steep", "tasks": {"difficulty": 900}}
    found = ask("deal", document=document, players=3, seed=1, first=0, count=2)
    assert found["dealt"] == 2
    assert found["finding"] == "unproven"
    assert "900" in found["reason"]
    assert "{" not in found["reason"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_deals_are_undecided_is_said_in_words_and_stays_said(lang: str) -> None:
    bridge = whole_library().missions["custom/rainbow-bridge"].document.data
    asked: Any = {"lang": lang, "document": bridge, "players": 4, "seed": 1, "budget": 1000}
    found = ask("deal", first=38, count=1, **asked)
    assert found["undecided"] == 1
    assert "38" in found["reason"]
    assert "{" not in found["reason"]
    later = ask("deal", first=0, count=1, before=found, **asked)
    assert later["reason"] == found["reason"]


def test_a_crew_that_gives_up_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decision, "MOST_EFFORT", 100_000)
    mission = whole_library().missions["planet-nine/20"]
    found = ask("crew", document=mission.document.data, players=4, seed=3, first=0, count=2)
    assert found["tried"] == 0
    assert found["reason"].startswith("crews gave up: at deal 0 they had thought for ")


def test_a_crew_tries_the_mission_a_few_times_more() -> None:
    mission = whole_library().missions["planet-nine/20"]
    asked = {"document": mission.document.data, "players": 4, "seed": 3}
    found = ask("crew", first=0, count=2, **asked)
    found = ask("crew", first=2, count=1, before=found, **asked)
    assert found["tried"] == 3
    whole = ask("crew", first=0, count=3, **asked)
    assert whole == found
    assert found["low"] <= found["rate"] <= found["high"]
    # Three attempts say nothing about difficulty, ten do.
    assert "difficulty" not in found
    found = ask("crew", first=9, count=1, before={**found, "tried": 9, "won": 8}, **asked)
    assert 1 <= found["difficulty"] <= 10
    assert found["like"].startswith("Mission ")
