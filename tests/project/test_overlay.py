"""A project lies on the base: what is its own joins the base's or takes its place, and what is not there is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.cli.main import main
from logwright.content.model.library import Library
from logwright.project import Project
from logwright.publish.views.address import mission_page
from tests.project.own_folder import PLAN_B, Make
from tests.whole_library import ROOT


def loaded(files: dict[str, str], make: Make) -> Library:
    make(files)
    library, problems = Project.open().load()
    assert problems == []
    return library


def test_two_missions_of_one_id_are_told_apart(make: Make) -> None:
    library = loaded({"missions/plan-b.yaml": PLAN_B}, make)
    own, base = library.missions["missions/plan-b"], library.missions["custom/plan-b"]
    assert library.words(own, "fr").title == "Our Plan B"
    assert library.words(base, "en").title == "Plan B"
    assert mission_page(own) != mission_page(base)
    assert own.slug != base.slug
    assert library.replaced == ()


def test_a_lone_file_is_told_from_a_mission_that_comes_with_logwright(make: Make, tmp_path: Path) -> None:
    make({})
    (tmp_path / "plan-b.yaml").write_text(PLAN_B)
    library, problems = Project.open().load([tmp_path / "plan-b.yaml"])
    assert problems == []
    assert {"missions/plan-b", "custom/plan-b"} <= library.missions.keys()


def test_an_official_mission_is_replaced_by_its_number(make: Make) -> None:
    library = loaded({"planet-nine/missions/05.yaml": "game: planet-nine\nnumber: 5\ntasks: {count: 9}\n"}, make)
    (mission,) = [each for each in library.all_missions if each.key == "planet-nine/05"]
    assert mission.document.data["tasks"] == {"count": 9}
    (replaced,) = library.replaced
    assert (replaced.file, replaced.base) == (
        "planet-nine/missions/05.yaml",
        "logwright:planet-nine/missions/05.yaml",
    )


def test_task_cards_join_the_others_or_replace_one_by_id(make: Make) -> None:
    cards = """game: deep-sea
tasks:
  - {id: win-pink-3, objective: {win: [pink 4]}, difficulty: {3: 1, 4: 1, 5: 1}}
  - {id: win-all-pink, objective: {win: pink}, difficulty: {3: 5, 4: 5, 5: 5}}
"""
    library = loaded({"tasks.yaml": cards}, make)
    base, _ = Project.open(ROOT).read()
    assert len(library.all_tasks) == len(base.all_tasks) + 1
    # It stays in the pile, at its place; what goes together with it is not known yet.
    assert [card.id for card in library.pile("deep-sea")] == [card.id for card in base.pile("deep-sea")]
    assert library.tasks["win-pink-3"].document.file == "tasks.yaml"
    assert not library.tasks["win-all-pink"].official
    assert library.pairs == {}
    assert [(each.what, each.ids) for each in library.replaced] == [("task card", ("win-pink-3",))]


def test_a_scenario_replaces_the_one_of_its_id(make: Make) -> None:
    text = (ROOT / "tests" / "examples" / "scenarios" / "two-step.yaml").read_text("utf-8")
    there = next((ROOT / "content" / "crash-and-grab" / "scenarios").glob("*.yaml")).stem
    files = {f"scenarios/{there}.yaml": text.replace("id: two-step", f"id: {there}"), "scenarios/two-step.yaml": text}
    library = loaded(files, make)
    assert library.scenarios[f"crash-and-grab/{there}"].document.file == f"scenarios/{there}.yaml"
    assert "crash-and-grab/two-step" in library.scenarios
    assert [(each.what, each.ids) for each in library.replaced] == [("scenario", (there,))]


def test_words_are_replaced_one_by_one_and_the_others_stay(make: Make) -> None:
    story = "mission-05: {title: A Title of Ours, story: A story of ours.}\n"
    forms = "colours: {blue: azure}\n"
    files = {"locales/en/planet-nine/missions.yaml": story, "locales/fr/sentences.yaml": forms}
    library = loaded(files, make)
    assert library.words(library.missions["planet-nine/05"], "en").title == "A Title of Ours"
    assert library.words(library.missions["planet-nine/06"], "en").title != ""
    # All forms of a word go together: none of the base's is left.
    said = library.locales["fr"].words("sentences.yaml")
    assert {key: text for key, text in said.items() if key.startswith("colours.blue")} == {"colours.blue": "azure"}
    assert any(key.startswith("colours.pink.") for key in said)
    assert {each.what for each in library.replaced} == {"text"}


def test_a_new_language_is_a_folder_and_gaps_are_said_in_english(make: Make) -> None:
    files = {
        "locales/eo/grammar.yaml": "name: Esperanto\nplurals: {one: n = 1}\n",
        "locales/eo/interface.yaml": "heading: {custom: Propra misio}\n",
    }
    library = loaded(files, make)
    tongue = library.tongue("eo", "planet-nine")
    assert tongue.say("heading.custom") == "Propra misio"
    assert tongue.say("heading.training") == library.tongue("en", "").say("heading.training")
    assert "eo" in library.languages


def test_only_the_wanted_languages_are_made(make: Make) -> None:
    library = loaded({"logwright.yaml": "name: X\nlanguages: [fr]\n"}, make)
    assert library.languages == ["en", "fr"]


def test_rulings_join_the_others_or_replace_one_by_id(make: Make) -> None:
    rulings = """game: planet-nine
rulings:
  - {id: B1, games: [planet-nine, deep-sea], topic: setup, question: Who?, ruling: A guest., why: We say so.}
  - {id: Z1, games: [planet-nine], topic: setup, question: Where?, ruling: At home., why: It rains.}
"""
    library = loaded({"planet-nine/rulings.yaml": rulings}, make)
    assert library.ruling("B1")["ruling"] == "A guest."
    assert library.ruling("Z1")["ruling"] == "At home."
    assert library.ruling("B2")
    assert [(each.what, each.ids) for each in library.replaced] == [("ruling", ("B1",))]


def test_what_a_project_breaks_in_the_base_is_reported_where_it_breaks_it(make: Make) -> None:
    ruling = "{id: B1, games: [planet-nine], topic: setup, question: Who?, ruling: A guest., why: We say so.}"
    make({"planet-nine/rulings.yaml": f"game: planet-nine\nrulings:\n  - {ruling}\n"})
    (problem,) = Project.open().load()[1]
    assert (problem.file, problem.line, problem.rule) == ("planet-nine/rulings.yaml", 3, "rulebook/ruling")
    assert problem.message == "ruling B1 does not concern deep-sea"


def test_cards_may_look_different(make: Make) -> None:
    library = loaded({"planet-nine/looks.yaml": "suits: {blue: {ink: '#123456'}}\n"}, make)
    suits = {suit["id"]: suit for suit in library.games["planet-nine"].document.data["suits"]}
    assert (suits["blue"]["ink"], suits["blue"]["symbol"]) == ("#123456", "circle")
    assert suits["pink"]["ink"] != "#123456"
    assert {style.id: style.ink for style in library.games["planet-nine"].styles.values()}["blue"] == "#123456"


def test_a_look_of_a_suit_that_is_not_there_replaces_nothing(make: Make) -> None:
    make({"planet-nine/looks.yaml": "suits: {bleu: {ink: '#123456'}}\n"})
    library, (problem,) = Project.open().load()
    assert (problem.rule, problem.hint) == ("reference/look", "did you mean blue?")
    assert library.replaced == ()


BROKEN = """game: deep-sea
id: broken
chapters:
  - {id: one, missions: [missions/plan-c, deep-sea/02]}
text: {en: {title: Broken, chapters: {one: {title: One}}}}
"""


def test_a_reference_to_what_is_not_there_is_a_problem_that_says_what_was_meant(make: Make) -> None:
    make(
        {
            "logwright.yaml": "name: X\nlanguages: [en, eo]\ngames: [planet-nin, deep-sea]\n",
            "missions/plan-b.yaml": PLAN_B,
            "missions/far.yaml": PLAN_B.replace("planet-nine", "planet-nin").replace("plan-b", "far"),
            "missions/card.yaml": "game: deep-sea\nid: card\ntasks: {cards: [win-pnk-3]}\n",
            "campaigns/broken.yaml": BROKEN,
            "locales/fr/planet-nine/missions.yaml": "mission-51: {title: Trop loin}\n",
            "planet-nin/looks.yaml": "suits: {blue: {ink: '#123456'}}\n",
        }
    )
    found = {(each.file, each.line): each.hint for each in Project.open().load()[1]}
    assert found == {
        ("campaigns/broken.yaml", 4): "did you mean missions/plan-b?",
        ("locales/fr/planet-nine/missions.yaml", 1): "did you mean mission-50.title?",
        ("logwright.yaml", 2): "there are de, en, fr, ru; a new one begins with locales/eo/grammar.yaml",
        ("logwright.yaml", 3): "did you mean planet-nine?",
        ("missions/card.yaml", 3): "did you mean win-pink-3?",
        ("missions/far.yaml", 1): "did you mean planet-nine?",
        ("planet-nin/looks.yaml", 1): "did you mean planet-nine?",
    }


def test_validate_says_what_is_replaced(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    make({"planet-nine/looks.yaml": "suits: {blue: {ink: '#123456'}}\n", "missions/plan-b.yaml": PLAN_B})
    assert main(["validate"]) == 0
    replaced, fine = capsys.readouterr().out.splitlines()
    assert replaced == "planet-nine/looks.yaml replaces the card look blue of logwright:planet-nine/game.yaml"
    assert fine.startswith("All fine: 1 mission of your own, 84 official missions, ")
