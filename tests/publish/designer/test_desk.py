"""The desk of the designer: begin, open, take over, read, look, share. Whatever comes in, it answers."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from logwright.browser import designer
from logwright.browser.json_desk import JsonDesk
from logwright.publish.designer.greeting import designer_greeting, own_missions
from logwright.publish.site_build.browser_python import library_data
from logwright.publish.views.mission_link import SharedMission, fragment, shared_mission
from tests.languages import LANGUAGES
from tests.whole_library import ROOT, whole_library

PAGE = "https://example.org/designer.html"


@cache
def desk(lang: str = "en") -> JsonDesk:
    """As a browser opens it: from JSON alone."""
    data = json.dumps(library_data(whole_library(), ROOT), ensure_ascii=False)
    return designer.open(data, lang)


def ask(do: str, **asked: Any) -> Any:
    return json.loads(desk().answer(json.dumps({"do": do, **asked})))


def taken_over(key: str) -> dict[str, Any]:
    found: dict[str, Any] = ask("adopt", document=ask("open", key=key)["document"])["document"]
    return found


def test_the_greeting_has_words_games_and_missions_in_the_language_of_the_page() -> None:
    greeting = designer_greeting(whole_library(), library_data(whole_library(), ROOT)["schemas"], "fr")
    assert dict(greeting["langs"]) == {"de": "Deutsch", "en": "English", "fr": "français", "ru": "русский"}
    assert {game for game, _ in greeting["games"]} == {"planet-nine", "deep-sea"}
    assert len(greeting["missions"]) == len(whole_library().all_missions)
    assert {"key": "planet-nine/20", "game": "planet-nine", "name": "Mission 20", "title": "L’enveloppe numéro un"} in (
        greeting["missions"]
    )
    assert greeting["words"]["replay.trick"] == "Pli {n} sur {all}"
    assert set(greeting["form"]["games"]) == {"planet-nine", "deep-sea"}


def test_the_page_knows_before_python_starts_what_python_would_say() -> None:
    library = whole_library()
    greeting = designer_greeting(library, library_data(library, ROOT)["schemas"], "en")
    for game, begun in greeting["begun"].items():
        assert begun["document"] == ask("begin", game=game)["document"]
        assert begun["looked"] == ask("look", document=begun["document"])
    missions = own_missions(library)
    assert missions.keys() == library.missions.keys()
    assert missions["planet-nine/20"] == taken_over("planet-nine/20")


def test_problems_are_told_before_the_page_is_drawn() -> None:
    document = taken_over("planet-nine/20")
    whole = ask("look", document=document)
    assert ask("look", document=document, pages=False) == whole | {"pages": {}, "cards": {}, "rules": {}}


def test_the_first_verdict_needs_no_second_worker() -> None:
    found = ask("deal", document=taken_over("planet-nine/20"), players=4, seed=1, first=0, count=2, before=None)
    assert (found["dealt"], found["finding"]) == (2, "completable")


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_a_new_mission_is_sound_from_the_start(game: str) -> None:
    document = ask("begin", game=game)["document"]
    found = ask("look", document=document)
    assert found["problems"] == []
    assert found["players"] == [3, 4, 5]
    assert found["title"] == "Untitled mission"
    assert set(found["pages"]) == set(found["rules"]) == set(LANGUAGES)


def test_every_mission_of_the_library_can_be_opened_and_taken_over() -> None:
    library = whole_library()
    for mission in library.all_missions:
        document = ask("open", key=mission.key)["document"]
        assert document == mission.document.data
        assert ask("look", document=document)["problems"] == []
        own = ask("adopt", document=document)["document"]
        found = ask("look", document=own)
        assert found["problems"] == []
        assert "number" not in own
        assert ask("read", yaml=found["yaml"]) == {"document": own, "problems": []}
        assert own["text"]["ru"]["title"] == library.words(mission, "ru").title
        assert ask("adopt", document=own)["document"] == own


def test_a_page_is_that_of_the_logbook_and_words_of_people_stay_words() -> None:
    document = taken_over("planet-nine/25")
    document["text"]["en"]["title"] = "Ampersand & “quotes” 'n' \"more\" > less"
    found = ask("look", document=document)
    assert found["problems"] == []
    page = found["pages"]["en"]
    assert page.startswith("<article")
    assert "Ampersand &amp; “quotes” &#39;n&#39; &#34;more&#34; &gt; less" in page
    assert page.count("<svg") > 8
    assert "style=" not in page
    assert "icon-" in page


def test_a_mission_is_taken_apart_rule_by_rule() -> None:
    wins = [{"who": "commander", "tricks": {"count": count}} for count in ("1+", "2+")]
    begun = ask("begin", game="planet-nine")["document"]
    document = begun | {"tasks": {"count": 3, "tokens": ["1", "2"]}, "objectives": wins}
    parts = {tuple(part["path"]): part for part in ask("parts", document=document)["parts"]}
    # Without the token 1, the token 2 makes no sense; sharing out in turn is no rule to do without.
    assert parts.keys() == {("objectives", 0), ("objectives", 1), ("tasks", "tokens", 1), ("tasks", "count")}
    assert parts["objectives", 1]["label"] == "The commander must win at least 2 tricks."
    assert parts["objectives", 1]["document"] == document | {"objectives": wins[:1]}
    assert parts["tasks", "tokens", 1]["document"]["tasks"] == {"count": 3, "tokens": ["1"]}
    assert parts["tasks", "count"]["label"] == "How many tasks are drawn: 3 → 2"
    # Nobody can win without the first rule being kept, but without the second.
    found = [ask("clash", document=parts["objectives", n]["denied"], players=4)["finding"] for n in (0, 1)]
    assert found == ["impossible", "completable"]


def test_every_mission_of_the_library_can_be_taken_apart() -> None:
    for key in whole_library().missions:
        for part in ask("parts", document=taken_over(key))["parts"]:
            assert part["label"], key
            assert ask("look", document=part["document"], pages=False)["problems"] == []


def test_what_is_left_out_takes_its_group_along() -> None:
    named = [{"card": "pink 3", "token": "1"}, "blue 4"]
    document = ask("begin", game="planet-nine")["document"] | {"tasks": {"cards": named}}
    parts = {tuple(part["path"]): part for part in ask("parts", document=document)["parts"]}
    assert parts["tasks", "cards", 0, "token"]["document"]["tasks"]["cards"][0] == {"card": "pink 3"}
    assert parts["tasks", "cards", 1]["document"]["tasks"]["cards"] == named[:1]
    assert parts["tasks", "cards", 1]["label"] == "Blue 4"
    lone = document | {"objectives": [{"win": "pink 3"}], "tasks": {"cards": ["pink 3"]}}
    without = {tuple(part["path"]): part["document"] for part in ask("parts", document=lone)["parts"]}
    assert "objectives" not in without["objectives", 0]


def test_objectives_of_its_own_are_cards_to_cut_out() -> None:
    own = {"objective": {"cards": {"of": "odd", "count": "3+"}}}
    document = ask("begin", game="deep-sea")["document"] | {"tasks": {"cards": ["win-0-tricks", own]}}
    cards = ask("look", document=document)["cards"]
    assert set(cards) == set(LANGUAGES)
    assert cards["en"].count("<figure") == 1
    assert ">Win at least three odd cards.</figcaption>" in cards["en"]
    assert ask("look", document=taken_over("deep-sea/05"))["cards"] == {}


@pytest.mark.parametrize("story", ["<script>alert(1)</script>", "{{ 7 * 7 }}", "{% raw %}", "<img src=x onerror=y>"])
def test_markup_is_a_problem_and_never_a_page(story: str) -> None:
    document = taken_over("planet-nine/01")
    document["text"]["en"]["story"] = story
    found = ask("look", document=document)
    assert [(problem["rule"], problem["path"]) for problem in found["problems"]] == [
        ("text/markup", ["text", "en", "story"])
    ]
    assert found["pages"] == {}


def test_problems_lead_to_their_field_and_their_line() -> None:
    document = taken_over("planet-nine/01") | {"tasks": {"count": 3, "tokens": ["2"]}, "colour": "pink"}
    found = ask("look", document=document)
    (problem,) = found["problems"]
    assert problem["path"] == ["colour"]
    assert found["yaml"].splitlines()[problem["line"] - 1] == "colour: pink"
    del document["colour"]
    (problem,) = ask("look", document=document)["problems"]
    assert (problem["path"], problem["message"]) == (["tasks", "tokens", 0], "there is a token 2 but no 1")


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (None, "the file is empty"),
        ([], "the file cannot be []"),
        ("half \ud83d", "the file cannot be 'half \N{REPLACEMENT CHARACTER}'"),
        (
            {"game": "planet-nine", "id": "many", "objectives": [{"win": "pink 3"}] * 1000},
            "objectives has 1000 entries, 950 too many",
        ),
        ({"game": "planet-nine", "id": "../../etc/passwd", "tasks": {"count": 1}}, "id cannot be '../../etc/passwd'"),
        ({"game": "planet-nine", "id": "x" * 200_000}, "the file has more than 100,000 bytes, and no more are read"),
    ],
)
def test_what_is_no_mission_is_explained(document: Any, message: str) -> None:
    found = ask("look", document=document)
    assert [problem["message"] for problem in found["problems"]] == [message]
    assert found["pages"] == {}


def test_a_text_of_any_kind_is_a_document_or_a_problem() -> None:
    assert ask("read", yaml="x" * 5_000_000)["problems"][0]["rule"] == "yaml/size"
    assert ask("read", yaml="- 1\n")["document"] is None
    chance = Random(4)
    for _ in range(200):
        text = "".join(chance.choice("ab: -#{}[]\n'\"\t&*?\0é🐙") for _ in range(chance.randrange(40)))
        found = ask("read", yaml=text)
        assert found["problems"], text


def test_a_mission_travels_in_a_link_and_a_code() -> None:
    document = taken_over("deep-sea/05")
    sent = ask("share", document=document, page=PAGE)
    assert sent["problem"] is None
    assert sent["qr"].startswith("<svg")
    assert ask("unshare", fragment=sent["fragment"]) == {"document": document, "problem": None, "certificate": None}


def test_a_winning_line_travels_along_and_is_refereed() -> None:
    document = taken_over("planet-nine/20")
    sent = ask("share", document=document, page=PAGE, certificate={"players": 4, "seed": 1, "deal": 0})
    came = ask("unshare", fragment=sent["fragment"])
    assert came["document"] == document
    assert came["certificate"] == {"holds": True, "players": 4, "sentence": ""}
    shared = shared_mission(sent["fragment"])
    assert shared.certificate
    cheated = json.loads(json.dumps(shared.certificate))
    cheated["tricks"][0]["winner"] = (cheated["tricks"][0]["winner"] + 1) % 4
    refuted = ask("unshare", fragment=fragment(SharedMission(document, cheated)))["certificate"]
    assert refuted["holds"] is False
    assert "trick 1 is won by seat" in refuted["sentence"]
    asked = {"do": "unshare", "fragment": fragment(SharedMission(document, cheated))}
    german = json.loads(desk("de").answer(json.dumps(asked)))["certificate"]
    assert "Stich 1 gewinnt Platz" in german["sentence"]


def test_a_mission_with_problems_still_opens_so_that_it_can_be_mended() -> None:
    document = {"game": "planet-nine", "tasks": {"count": "three"}}
    sent = ask("share", document=document, page=PAGE, certificate={"players": 4, "seed": 1, "deal": 0})
    assert ask("unshare", fragment=sent["fragment"]) == {"document": document, "problem": None, "certificate": None}


JUNK: tuple[Any, ...] = (None, -1, 99, 10**9, "x", "", [], {}, True, 1.5, "pink 3", "pink 99", [None], {"a": 1})


def test_a_spoiled_certificate_is_refuted_and_never_a_crash() -> None:
    document = taken_over("planet-nine/20")
    sent = ask("share", document=document, page=PAGE, certificate={"players": 4, "seed": 1, "deal": 0})
    whole = json.dumps(shared_mission(sent["fragment"]).certificate)
    chance = Random(2)
    for _ in range(150):
        certificate = json.loads(whole)
        inside = chance.choice([certificate, certificate["tricks"], *certificate["tricks"]])
        key = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        inside[key] = chance.choice(JUNK)
        came = ask("unshare", fragment=fragment(SharedMission(document, certificate)))
        assert came["document"] == document
        assert isinstance(came["certificate"]["holds"], bool)


@pytest.mark.parametrize(
    "link", ["", "mission=", "mission=1.", "mission=1.!!!", "mission=2.abc", "#mission=1.AAAA", "\0"]
)
def test_a_damaged_link_is_explained(link: str) -> None:
    came = ask("unshare", fragment=link)
    assert came["document"] is None
    assert came["problem"].endswith(".")


@pytest.mark.parametrize(
    ("title", "name"),
    [("Évasion !", "evasion"), ("Öl im Getriebe", "oel-im-getriebe"), ("!?", "my-mission"), (7, "my-mission")],
)
def test_a_title_suggests_a_short_name(title: Any, name: str) -> None:
    begun = ask("begin", game="planet-nine")["document"]
    assert ask("look", document=begun)["short_name"] == begun["id"]
    assert ask("look", document=begun | {"text": {"fr": {"title": title}}})["short_name"] == name
    assert ask("look", document=begun | {"text": [title]})["short_name"] == "my-mission"


def test_neighbours_are_valid_missions_in_words() -> None:
    document = {
        "game": "planet-nine",
        "id": "probe",
        "players": [4],
        "tasks": {"count": 2, "tokens": ["1"]},
        "allocation": "draft",
        "text": {"en": {"title": "Probe"}},
    }
    easier = {each["label"]: each["document"] for each in ask("nearby", document=document, harder=False)["neighbours"]}
    assert easier["How many tasks are drawn: 2 → 1"]["tasks"]["count"] == 1
    assert "tokens" not in easier["Without: Token: 1"]["tasks"]
    harder = {each["label"] for each in ask("nearby", document=document, harder=True)["neighbours"]}
    assert "Also: Nobody may win a trick with a 9." in harder
    assert "How the crew communicates: Normal → Disruption" in harder
    assert not harder & easier.keys() - {label for label in easier if label.startswith("Who takes the tasks")}


def test_the_dial_has_official_missions_from_easy_to_hard() -> None:
    marks = ask("scale", game="planet-nine", players=4)["marks"]
    assert len(marks) > 40
    assert all(1 <= each["difficulty"] <= 10 for each in marks)
    hard = {each["key"]: each["difficulty"] for each in marks}
    assert hard["planet-nine/01"] < hard["planet-nine/40"]


def test_a_file_for_solve_opens_as_a_puzzle() -> None:
    mission = {"game": "planet-nine", "id": "m", "players": [4], "tasks": {"count": 3}, "allocation": "free"}
    text = ask("position", document=mission, players=4, seed=1, deal=2)["yaml"]
    read = ask("read", yaml=text)
    assert not read["problems"]
    looked = ask("look", document=read["document"])
    assert looked["problems"] == []
    assert looked["players"] == [4]
    assert ask("puzzle", document=mission, players=4, seed=1, deal=2)["document"]["deal"] == read["document"]["deal"]
    # What no mission can say is reported, and not left out.
    read = ask("read", yaml=f"{text}leader: 2\n")
    assert [problem["path"] for problem in ask("look", document=read["document"])["problems"]] == [["leader"]]
