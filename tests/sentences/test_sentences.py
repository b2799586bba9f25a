"""Every generated sentence in every language, kept as text that people can read and review.

After a change that is meant: UPDATE=1 pytest -n0 tests/sentences/test_sentences.py, then read the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.sentences.clause import sentence
from logwright.sentences.mission_text import mission_lines
from tests.engine.crew_suits import PLANET_NINE
from tests.languages import LANGUAGES, TRANSLATED

SNAPSHOTS = Path(__file__).parent / "snapshots"


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


def task_sentences(library: Library, lang: str) -> str:
    lines = []
    for card in library.all_tasks:
        tongue = library.tongue(lang, card.game)
        lines.append(f"{card.id}: {sentence(card.task.objective, tongue)}")
    return "\n".join(lines) + "\n"


def mission_texts(library: Library, lang: str) -> str:
    lines = []
    for mission in library.all_missions:
        lines.append(f"{mission.key} – {library.words(mission, lang).title}")
        everybody, tongue = library.games[mission.game].players, library.tongue(lang, mission.game)
        is_laid = mission.laid is not None
        lines += [f"  {line}" for line in mission_lines(mission.rules, tongue, everybody, is_laid=is_laid)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["tasks", "missions"])
def test_the_sentences_are_those_that_were_read_and_approved(library: Library, lang: str, kind: str) -> None:
    text = (task_sentences if kind == "tasks" else mission_texts)(library, lang)
    approved = SNAPSHOTS / f"{kind}.{lang}.txt"
    if os.environ.get("UPDATE"):
        approved.parent.mkdir(exist_ok=True)
        approved.write_text(text, "utf-8")
    assert text.splitlines() == approved.read_text("utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_whole_and_tidy(library: Library, lang: str) -> None:
    for line in (task_sentences(library, lang) + mission_texts(library, lang)).splitlines():
        said = line.partition(": ")[2] if not line.startswith("  ") else line.strip()
        assert not re.search(r"[{}]|  |\s[.,]| $", said), line
        if said and line.startswith("  "):
            assert said[0].isupper() or not said[0].isalpha(), line
            assert said.endswith("."), line


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_english_word_slips_into_another_language(library: Library, lang: str) -> None:
    """What a language lacks is said in English, so none of these may show."""
    english = re.compile(r"\b(the|trick|tricks|card|cards|must|win|with|crew|member|and)\b")
    for line in (task_sentences(library, lang) + mission_texts(library, lang)).splitlines():
        if line.startswith("  ") or ": " in line:
            assert not english.search(line.partition(": ")[2] if not line.startswith("  ") else line), line


def test_numbers_depend_on_the_table_when_it_is_known(library: Library) -> None:
    card = library.tasks["trick-sum-below"]
    tongue = library.tongue("en", "deep-sea")
    assert sentence(card.task.objective, tongue) == (
        "Win a trick with a sum of at most 7/11/15 and without a submarine (with 3/4/5 players)."
    )
    assert (
        sentence(card.task.objective, tongue, seats=4)
        == "Win a trick with a sum of at most 11 and without a submarine."
    )


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"cards": {"of": "9", "count": 1}}, "Возьмите ровно одну девятку."),
        ({"cards": {"of": "9", "count": 2}}, "Возьмите ровно две девятки."),
        ({"cards": {"of": "pink", "count": 5}}, "Возьмите ровно пять розовых карт."),
        ({"tricks": {"count": 1}}, "Возьмите ровно одну взятку."),
        ({"tricks": {"count": 3}}, "Возьмите ровно 3 взятки."),
        ({"tricks": {"count": 5}}, "Возьмите ровно 5 взяток."),
    ],
)
def test_russian_counts(library: Library, written: object, said: str) -> None:
    assert sentence(read_objective(written, OWNER, PLANET_NINE), library.tongue("ru", "planet-nine")) == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"who": "crew", "tricks": {"won_with": "1"}}, "L’équipage doit remporter un pli avec un 1."),
        ({"who": "commander", "win_no": "9"}, "Le Commandant ne doit remporter aucun 9."),
        ({"who": "crew", "never_open": "pink"}, "Aucun pli ne doit être ouvert avec une carte rose."),
    ],
)
def test_french_elision_gender_and_negation(library: Library, written: object, said: str) -> None:
    assert sentence(read_objective(written, CREW, PLANET_NINE), library.tongue("fr", "planet-nine")) == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (
            {"all_of": [{"more_cards": {"of": "pink", "than": "green"}}, {"win_with": "2"}]},
            "Возьмите больше розовых карт, чем зелёных, и взятку двойкой.",
        ),
        (
            {"all_of": [{"win_in_order": ["pink 1", "blue 1"]}, {"win_no": "9"}]},
            "Возьмите эти карты в таком порядке: розовую\u00a01, синюю\u00a01, и не берите ни одной девятки.",
        ),
        (
            {"all_of": [{"every_trick": {"holds": "9"}}, {"in_a_row": 2}]},
            "Возьмите каждую взятку с девяткой; больше никто таких взяток брать не должен, и возьмите 2 взятки подряд.",
        ),
        ({"all_of": [{"win": "pink 3"}, {"in_a_row": 2}]}, "Возьмите розовую\u00a03 и 2 взятки подряд."),
        ({"tricks": {"which": [1, 10], "count": "none"}}, "Не берите ни 1-й взятки, ни 10-й взятки."),
    ],
)
def test_a_comma_inside_a_part_is_closed_before_the_next(library: Library, written: object, said: str) -> None:
    """Otherwise “fewer than the captain and a trick with a 2” reads as one comparison."""
    assert sentence(read_objective(written, OWNER, PLANET_NINE), library.tongue("ru", "planet-nine")) == said
