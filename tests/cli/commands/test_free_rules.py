"""A free rule is printed as it is written, says that nobody checks it, and is missing in no language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import Runner

MISSION = """
game: planet-nine
id: humming
text:
  fr: {title: Bourdon, free_rules: [Qui remporte un pli fredonne.]}
  en: {title: Humming}
"""
MARKED = {
    "en": "(Free rule: not checked by the engine.)",
    "fr": "(Règle libre\u202f: non vérifiée par le moteur.)",
    "de": "(Freie Regel: vom Programm nicht geprüft.)",
    "ru": "(Свободное правило: программа его не проверяет.)",
}


@pytest.fixture
def humming(tmp_path: Path) -> str:
    file = tmp_path / "humming.yaml"
    file.write_text(MISSION, "utf-8")
    return str(file)


@pytest.mark.parametrize("lang", MARKED)
def test_it_stands_in_every_language(run: Runner, humming: str, lang: str) -> None:
    said = " ".join(run("show", humming, "--lang", lang).out.split(" "))
    assert f"Qui remporte un pli fredonne. {MARKED[lang]}" in " ".join(said.split("\n  "))


def test_a_verdict_says_that_it_knows_nothing_of_it(run: Runner, humming: str) -> None:
    outcome = run("check", humming, "--deals", "2", "--players", "4")
    assert outcome.code == 0
    assert "missions/humming: Free rules are not part of this verdict" in outcome.out


def test_it_is_plain_text(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "humming.yaml"
    file.write_text(MISSION.replace("Qui remporte un pli", "<b>Qui</b>"), "utf-8")
    outcome = run("validate", str(file))
    assert outcome.code == 1
    assert "text/markup" in outcome.out
