"""A project: the base, a person's own folder on it, and a place for what is made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from logwright.base import base_folder, user_cache
from logwright.cli.main import main
from logwright.content.loading.load import all_problems
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.project import NoProject, Project
from logwright.project import project as project_module
from logwright.publish.views.address import mission_page
from tests.whole_library import ROOT

PLAN_B = "game: planet-nine\nid: plan-b\ntasks: {count: 2}\ntext: {en: {title: Our Plan B, story: Ours.}}\n"
Make = Callable[[dict[str, str]], Path]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Lays out a project and goes there; whatever is kept goes to a cache of the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def make(files: dict[str, str]) -> Path:
        folder = tmp_path / "my-missions"
        for name, text in {"logwright.yaml": "name: Tuesday Crew\n", **files}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")
        monkeypatch.chdir(folder)
        return folder

    return make


def loaded(files: dict[str, str], make: Make) -> Library:
    make(files)
    library, problems = Project.open().load()
    assert problems == []
    return library


def test_a_project_is_found_from_any_folder_below_it(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make({"missions/deep/inside/x.txt": ""})
    monkeypatch.chdir(folder / "missions" / "deep" / "inside")
    project = Project.open()
    assert (project.own, project.made, project.cache) == (folder, folder / "build", folder / "build")
    assert project.base == base_folder()
    assert project.settings.name == "Tuesday Crew"
    assert not project.is_checkout


def test_a_checkout_is_its_own_base() -> None:
    project = Project.open(ROOT / "content" / "custom")
    assert (project.base, project.own, project.made, project.is_checkout) == (ROOT, None, ROOT / "build", True)


def test_a_project_wins_over_a_folder_that_looks_like_a_checkout(make: Make) -> None:
    folder = make({"content/notes.txt": "", "schemas/notes.txt": ""})
    assert Project.open().own == folder


def test_without_a_project_there_is_the_base_and_nothing_is_kept_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    project = Project.open()
    assert (project.base, project.own) == (base_folder(), None)
    assert (project.made, project.cache) == (tmp_path / "build", tmp_path / "cache" / "logwright")
    assert not project.is_checkout
    with pytest.raises(NoProject, match=r"has no logwright.yaml, nor content/ and schemas/"):
        Project.open(tmp_path)


def test_the_cache_is_found_without_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/ada")
    assert user_cache() == Path("/home/ada/.cache/logwright")


def test_settings_that_make_no_sense_count_as_none(make: Make) -> None:
    make({"logwright.yaml": "nam: Tuesday Crew\nlanguages: [en]\n"})
    project = Project.open()
    assert (project.settings.name, project.settings.languages) == ("", ())
    assert {problem.file for problem in project.load()[1]} == {"logwright.yaml"}


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


def test_files_are_named_as_seen_from_where_one_is(
    make: Make, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B.replace("count", "cuont"), "tasks.yaml": "game: deep-sea\n"})
    monkeypatch.chdir(folder / "missions")
    assert main(["validate"]) == 1
    told = capsys.readouterr().out
    assert "\nplan-b.yaml:3:9: schema/unknown-field\n" in told
    assert told.startswith("../tasks.yaml:1:1: schema/missing\n")
    assert main(["validate", "plan-b.yaml"]) == 1
    assert capsys.readouterr().out.startswith("plan-b.yaml:3:9: ")


def test_what_others_put_beside_content_is_left_alone(make: Make) -> None:
    make(
        {
            ".github/workflows/site.yaml": "on: push\n",
            ".venv/pyvenv.cfg": "",
            "env/pyvenv.cfg": "",
            "env/lib/some/file.yaml": "a: 1\n",
            "node_modules/some/file.yaml": "a: 1\n",
            "build/suggestions/x.yaml": PLAN_B,
            "README.md": "",
        }
    )
    assert Project.open().load()[1] == []


def test_a_file_that_was_made_is_a_lone_file(make: Make) -> None:
    folder = make({"build/suggestions/plan-b.yaml": PLAN_B})
    project = Project.open()
    assert not project.holds(folder / "build" / "suggestions" / "plan-b.yaml")
    assert project.name_of(Path("build/suggestions/plan-b.yaml")) == "build/suggestions/plan-b.yaml"


def test_new_missions_are_written_into_the_project(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make({})
    assert main(["new", "mission", "--title", "Lost Probe", "--game", "planet-nine"]) == 0
    assert "Written: missions/lost-probe.yaml" in capsys.readouterr().out
    # No schema lies in the project: nothing that only this machine has is named.
    assert (folder / "missions" / "lost-probe.yaml").read_text("utf-8").startswith("# ")
    assert "yaml-language-server" not in (folder / "missions" / "lost-probe.yaml").read_text("utf-8")


def test_what_belongs_to_logwright_is_not_written_from_elsewhere(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    make({})
    assert main(["crews", "--make"]) == 2
    assert main(["pairs", "--make"]) == 2
    assert capsys.readouterr().err.count("can be written only in a checkout of Logwright") == 2


def test_translations_are_written_into_the_project(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make({"locales/eo/grammar.yaml": "name: Esperanto\nplurals: {one: n = 1}\n"})
    assert main(["translations", "update"]) == 0
    assert "locales/eo/interface.yaml: " in capsys.readouterr().out
    gaps = (folder / "locales" / "eo" / "interface.yaml").read_text("utf-8")
    assert "training:  # en: " in gaps
    assert not (folder / "locales" / "fr").exists()
    assert Project.open().load()[1] == []


def test_without_a_project_translations_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["translations", "update", "fr"]) == 2
    assert "translations are written in a project" in capsys.readouterr().err


def test_a_check_is_kept_in_the_project_or_in_the_cache(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B})
    asked = ["--players", "4", "--deals", "2", "--jobs", "1"]
    assert main(["check", "plan-b", *asked]) == 0, "an id alone is enough, and the own mission comes first"
    assert list((folder / "build" / "verdicts").rglob("*"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "mine.yaml").write_text(PLAN_B.replace("plan-b", "mine"))
    monkeypatch.chdir(elsewhere)
    assert main(["check", "mine.yaml", *asked]) == 0
    assert [path.name for path in elsewhere.iterdir()] == ["mine.yaml"]
    assert list((tmp_path / "cache" / "logwright" / "verdicts").rglob("*"))


def test_rules_do_not_run_again_on_what_they_found_sound(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B})
    runs: list[Library] = []

    def counted(library: Library, found: list[Problem]) -> list[Problem]:
        runs.append(library)
        return all_problems(library, found)

    monkeypatch.setattr(project_module, "all_problems", counted)
    for _ in range(2):
        assert Project.open().load()[1] == []
    assert len(runs) == 1
    assert Project.open().load(thorough=True)[1] == []
    assert len(runs) == 2, "validate asks anew"
    (folder / "missions" / "plan-b.yaml").write_text(PLAN_B.replace("count: 2", "count: 99"))
    for _ in range(2):
        assert Project.open().load()[1], "problems are found each time"
    assert len(runs) == 4
    (folder / "missions" / "plan-b.yaml").write_text(PLAN_B)
    assert Project.open().load()[1] == []
    assert len(runs) == 4, "it is as it was"
    kept = folder / "build" / "sound.kept"
    kept.write_bytes(kept.read_bytes().replace(b"sound", b"found"))
    assert Project.open().load()[1] == []
    assert len(runs) == 5, "a damaged record counts for nothing"
