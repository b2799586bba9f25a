"""logwright solve --proof, prove and verify: a no that others can check."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import Runner

LOST = """game: planet-nine
hands:
  - [rocket 4, pink 9, blue 1]
  - [pink 1, pink 3, blue 9]
  - [pink 7, yellow 3, green 9]
tasks:
  - {objective: {win: rocket 4}, owner: 1}
"""
WON = LOST.replace("owner: 1", "owner: 0")
MISSION = """id: lost-cause
game: planet-nine
players: [3, 4]
objectives:
  - {who: commander, win_no: pink}
  - {who: commander, win: pink 9}
text: {en: {title: Lost, story: Lost.}}
"""


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    file = tmp_path / "lost.yaml"
    file.write_text(LOST, "utf-8")
    return file


def test_an_unsolvable_deal_is_proved_and_the_proof_verified(run: Runner, lost: Path, tmp_path: Path) -> None:
    proof = tmp_path / "lost.proof.zip"
    solved = run("solve", str(lost), "--proof", str(proof), "--format", "json")
    assert solved.code == 0
    assert json.loads(solved.out)["evidence"] == "checked proof"
    verified = run("verify", str(proof), "--words")
    assert verified.code == 0
    assert "the proof holds" in verified.out
    assert "seat 1: blue 9, pink 1, pink 3" in verified.out
    assert "What is left to believe" in verified.out
    (told,) = json.loads(run("verify", str(proof), "--format", "json").out)
    assert (told["finding"], told["kind"]) == ("holds", "deal")
    assert told["cases"][0]["steps"] >= 1


CLAIMED = {
    "en": "Nobody can win this deal",
    "fr": "Personne ne peut gagner cette donne",
    "de": "Diese Verteilung kann niemand gewinnen",
    "ru": "Этот расклад никто не может выиграть",
}


def test_a_proof_tells_every_reader_in_their_own_language_what_it_is_about(
    run: Runner, lost: Path, tmp_path: Path
) -> None:
    proof = tmp_path / "lost.zip"
    run("--lang", "de", "solve", str(lost), "--proof", str(proof))
    told = {lang: run("--lang", lang, "verify", str(proof), "--words").out for lang in CLAIMED}
    for lang, claimed in CLAIMED.items():
        assert claimed in told[lang]
        assert not any(other in told[lang] for each, other in CLAIMED.items() if each != lang)
    assert json.loads(run("--lang", "fr", "verify", str(proof), "--format", "json").out)[0]["claim"].startswith(
        CLAIMED["fr"]
    )


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "damaged, or no file of proofs"),
        ("fr", "endommagé, ou pas un fichier de preuves"),
        ("de", "beschädigt oder keine Beweisdatei"),
        ("ru", "файл повреждён или это не файл доказательств"),
    ],
)
def test_why_a_proof_is_refused_is_said_in_the_language_of_the_reader(
    run: Runner, tmp_path: Path, lang: str, why: str
) -> None:
    (tmp_path / "torn.zip").write_bytes(b"torn")
    outcome = run("--lang", lang, "verify", str(tmp_path / "torn.zip"))
    assert (outcome.code, why in " ".join(outcome.out.split())) == (1, True)


def test_without_a_proof_it_is_called_an_exhausted_search(run: Runner, lost: Path) -> None:
    assert "unsolvable: exhausted search" in run("solve", str(lost)).out
    assert json.loads(run("solve", str(lost), "--format", "json").out)["evidence"] == "exhausted search"


def test_what_can_be_won_is_not_proved_to_be_lost(run: Runner, tmp_path: Path) -> None:
    file, proof = tmp_path / "won.yaml", tmp_path / "won.proof.zip"
    file.write_text(WON, "utf-8")
    solved = run("solve", str(file), "--proof", str(proof))
    assert solved.code == 0
    assert "can be won" in solved.err
    assert not proof.exists()


def test_a_file_of_somebody_else_is_left_alone(run: Runner, lost: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.zip"
    mine.write_text("mine", "utf-8")
    assert run("solve", str(lost), "--proof", str(mine)).code == 2
    assert mine.read_text("utf-8") == "mine"


def test_an_impossible_mission_is_proved_for_every_number_of_players(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "lost-cause.yaml"
    file.write_text(MISSION, "utf-8")
    assert run("prove", str(file), "--out", str(tmp_path)).code == 0
    made = sorted(tmp_path.glob("*.proof.zip"))
    assert [path.name for path in made] == [f"missions-lost-cause-{players}.proof.zip" for players in (3, 4)]
    verified = run("verify", *map(str, made))
    assert verified.code == 0
    assert "No deal of missions/lost-cause can be won with 4 players" in verified.out


def test_two_cards_that_never_go_together(run: Runner, tmp_path: Path) -> None:
    cards = ("win-pink-3", "win-no-pink", "--players", "4", "--out", str(tmp_path))
    assert run("prove", *cards, "--by", "one").code == 0
    assert run("verify", *map(str, tmp_path.glob("*.zip"))).code == 0
    by_two = run("prove", *cards)
    assert by_two.code == 1
    assert "it is not so" in by_two.out
    assert "checked proof, " in run("pairs", *cards[:4]).out


@pytest.mark.parametrize(
    "wrong",
    [
        ("prove", "planet-nine/99"),
        ("prove", "planet-nine/05", "--players", "9"),
        ("prove", "win-pink-3", "win-pnk-3"),
        ("prove", "win-pink-3", "win-pink-3"),
        ("prove", "win-pink-3", "win-no-pink", "--players", "2"),
        ("prove", "a", "b", "c"),
        ("prove", "planet-nine/05", "--conflicts", "0"),
        ("prove", "planet-nine/05", "--out", "nowhere"),
        ("verify", "nowhere.zip"),
        ("verify", "."),
        ("solve", "--batch", "x", "--proof", "y"),
    ],
    ids=" ".join,
)
def test_wrong_usage_is_said(run: Runner, wrong: tuple[str, ...]) -> None:
    outcome = run(*wrong)
    assert outcome.code == 2
    assert outcome.err.startswith("logwright: ")


def test_damaged_files_are_reported_and_the_others_still_checked(run: Runner, lost: Path, tmp_path: Path) -> None:
    proof, damaged = tmp_path / "lost.proof.zip", tmp_path / "damaged.zip"
    run("solve", str(lost), "--proof", str(proof))
    damaged.write_bytes(proof.read_bytes()[:-40])
    outcome = run("verify", str(damaged), str(proof))
    assert outcome.code == 1
    # Long paths are wrapped.
    told = " ".join(outcome.out.split())
    assert "damaged.zip: this cannot be read" in told
    assert "lost.proof.zip: the proof holds" in told


def test_verify_loads_nothing_of_the_search() -> None:
    """The import contract says so of the code; this says so of a process."""
    program = (
        "import json, sys, logwright.cli.commands.verify\n"
        "parts = ('logwright.engine', 'logwright.verdicts', 'pysat')\n"
        "print(json.dumps([name for name in sys.modules if name.startswith(parts)]))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(json.loads(found.stdout))
    proofs = "logwright.engine.proofs"
    assert loaded == {"logwright.engine", proofs, *(f"{proofs}.{part}" for part in ("cnf", "document", "lrat"))}
