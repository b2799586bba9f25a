"""logwright translations shows what is to do, adds gaps, and never touches what is translated."""

from __future__ import annotations

import pytest

from tests.cli.run import Runner
from tests.languages import LANGUAGES

FRENCH = "content/locales/fr/interface.yaml"


def test_a_missing_file_is_made_of_gaps_with_the_english_text_beside(run_small: Runner) -> None:
    assert run_small("translations", "update", "fr").code == 0
    assert (run_small.root / FRENCH).read_text("utf-8").splitlines() == [
        "# fr",
        "story:  # en: Story",
        "heading:",
        "  number:  # en: Mission {n}",
        "  custom:  # en: Custom",
    ]


def test_gaps_are_added_and_nothing_else_changes(run_small: Runner) -> None:
    file = run_small.root / FRENCH
    mine = "# à moi\nheading:   # odd spacing\n    number: 'Mission {n}'\n"
    file.write_text(mine, "utf-8")
    run_small("translations", "update", "fr")
    text = file.read_text("utf-8")
    assert text.startswith(mine)
    assert "    custom:  # en: Custom\n" in text
    assert "story:  # en: Story" in text
    assert "heading.number: '" in text.partition("made_from:")[2]


@pytest.mark.parametrize(
    ("mine", "with_gaps"),
    [
        ("heading: {number: 'Mission {n}'}\n", "heading: {number: 'Mission {n}',\n  custom:  # en: Custom\n  }\n"),
        ("heading: {}\n", "heading: {\n  number:  # en: Mission {n}\n  , custom:  # en: Custom\n  }\n"),
        (
            "heading: {\n  custom: Perso  # ?\n}\n",
            "heading: {\n  custom: Perso  # ?\n  , number:  # en: Mission {n}\n  }\n",
        ),
    ],
    ids=["one text", "none", "over several lines"],
)
def test_gaps_are_added_inside_braces(run_small: Runner, mine: str, with_gaps: str) -> None:
    file = run_small.root / FRENCH
    file.write_text(mine, "utf-8")
    assert run_small("translations", "update", "fr").code == 0
    assert file.read_text("utf-8").startswith(with_gaps)
    once = file.read_text("utf-8")
    # It is a sound file, and nothing is added twice.
    assert run_small("translations", "update", "fr").out == ""
    assert file.read_text("utf-8") == once


@pytest.mark.parametrize("mine", ["story: {Histoire\n", "story: [Histoire]\n", "story: \t- x\n  y: z\n"])
def test_a_file_that_cannot_be_understood_is_left_as_it_is(run_small: Runner, mine: str) -> None:
    file = run_small.root / FRENCH
    file.write_text(mine, "utf-8")
    outcome = run_small("translations", "update", "fr")
    assert outcome.code == 1
    assert f"{FRENCH}: left as it is" in outcome.out
    assert file.read_text("utf-8") == mine


def test_a_second_update_changes_nothing(run_small: Runner) -> None:
    file = run_small.root / FRENCH
    file.write_text("story: Histoire\n", "utf-8")
    run_small("translations", "update")
    once = file.read_text("utf-8")
    outcome = run_small("translations", "update")
    assert outcome.out == ""
    assert file.read_text("utf-8") == once


def test_changed_source_text_shows_as_stale_until_confirmed(run_small: Runner) -> None:
    file = run_small.root / FRENCH
    file.write_text("story: Histoire\nheading: {number: 'Mission {n}', custom: À vous}\n", "utf-8")
    run_small("translations", "update")
    assert run_small("validate", str(file)).code == 0
    source = run_small.root / "content/locales/en/interface.yaml"
    source.write_text(source.read_text().replace("Story", "The story"))
    stale = run_small("validate", str(file))
    assert stale.code == 1
    assert "the English text of story has changed since" in stale.out
    assert run_small("translations", "confirm", "fr", "story").code == 0
    assert run_small("validate", str(file)).code == 0
    assert "story: Histoire" in file.read_text("utf-8")


def test_wrapping_the_source_differently_makes_nothing_stale(run_small: Runner) -> None:
    file = run_small.root / FRENCH
    file.write_text("story: Histoire\nheading: {number: 'Mission {n}', custom: À vous}\n", "utf-8")
    run_small("translations", "update")
    source = run_small.root / "content/locales/en/interface.yaml"
    source.write_text(source.read_text().replace("custom: Custom", "custom: >-\n    Custom"))
    assert run_small("validate", str(file)).code == 0


def test_the_table_counts_done_missing_and_stale(run_small: Runner) -> None:
    (run_small.root / FRENCH).write_text("story: Histoire\n", "utf-8")
    run_small("translations", "update")
    rows = [line.split() for line in run_small("translations").out.splitlines()]
    assert rows[0] == ["language", "file", "done", "missing", "stale"]
    assert ["fr", "interface.yaml", "1", "2", "0"] in rows
    assert ["fr", "all", "1", "2", "0"] in rows


def test_the_project_itself_is_translated_completely(run: Runner) -> None:
    totals = [line.split() for line in run("translations").out.splitlines() if " all " in line]
    assert {row[0] for row in totals} == set(LANGUAGES) - {"en"}
    assert all(row[3:] == ["0", "0"] for row in totals)


def test_confirming_what_nobody_has_is_wrong_usage(run_small: Runner) -> None:
    (run_small.root / FRENCH).write_text("story: Histoire\n", "utf-8")
    assert run_small("translations", "confirm", "fr", "nonsense").code == 2
    assert run_small("translations", "confirm", "xx", "story").code == 2


def test_a_new_language_begins_with_its_grammar(run_small: Runner) -> None:
    assert "no grammar.yaml yet" in run_small("translations", "update", "de").err
    folder = run_small.root / "content/locales/de"
    folder.mkdir()
    (folder / "grammar.yaml").write_text("name: Deutsch\nplurals: {one: n = 1}\n")
    assert run_small("translations", "update", "de").code == 0
    assert (folder / "interface.yaml").exists()


def test_a_language_cannot_leave_its_folder(run_small: Runner) -> None:
    assert run_small("translations", "update", "../../x").code == 2
    assert run_small("translations", "update", "en").code == 2


def test_a_po_file_that_is_not_there_or_too_large_is_wrong_usage(run_small: Runner) -> None:
    (run_small.root / FRENCH).write_text("story: Histoire\n", "utf-8")
    missing = run_small("translations", "import", "fr", str(run_small.root / "nothing.po"))
    assert (missing.code, "No such file" in missing.err) == (2, True)
    with (run_small.root / "large.po").open("wb") as file:
        file.truncate(16_000_001)
    large = run_small("translations", "import", "fr", str(run_small.root / "large.po"))
    assert (large.code, "too large" in large.err) == (2, True)


def test_a_po_file_of_another_language_or_of_other_texts_changes_nothing(run_small: Runner) -> None:
    words = run_small.root / FRENCH
    words.write_text("story: Histoire\n", "utf-8")
    file = run_small.root / "texts.po"
    text = 'msgctxt "interface.yaml:story"\nmsgid "Story"\nmsgstr "Geschichte"\n'
    file.write_text(f'msgid ""\nmsgstr ""\n"Language: de_AT\\n"\n\n{text}', "utf-8")
    german = run_small("translations", "import", "fr", str(file))
    assert (german.code, "a translation into de, not into fr" in german.err) == (2, True)
    file.write_text('msgid "Story"\nmsgstr "Histoire"\n', "utf-8")
    other = run_small("translations", "import", "fr", str(file))
    assert (other.code, "holds no texts of Logwright" in other.err) == (2, True)
    assert words.read_text("utf-8") == "story: Histoire\n"


def test_no_file_but_a_po_file_is_written_over(run_small: Runner) -> None:
    mission = run_small.root / "mission.yaml"
    mission.write_text("game: planet-nine\n", "utf-8")
    for name in (mission, run_small.root / "fr.xlf"):
        refused = run_small("translations", "export", "fr", str(name))
        assert (refused.code, "a name that ends in .po" in refused.err) == (2, True)
    assert mission.read_text("utf-8") == "game: planet-nine\n"
