"""logwright print cards, as a user calls it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from logwright.publish.print.cards import box
from tests.cli.run import Runner
from tests.content.small_library import ROOT
from tests.output.files import lying_in

TASKS = """
game: deep-sea
tasks:
  - id: my-own
    objective: {win: pink 3}
    difficulty: {3: 1, 4: 1, 5: 1}
  - id: no-sense
    objective: {win: submarine 7}
    difficulty: {3: 1, 4: 1, 5: 1}
"""


def test_sheets_are_the_same_byte_for_byte_in_another_process(run: Runner, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    chosen = ["print", "cards", "--game", "deep-sea", "--set", "reminders", "--lang", "ru", "--out"]
    assert run(*chosen, str(here)).code == 0
    command = [sys.executable, "-m", "logwright", "--root", str(ROOT), *chosen, str(there)]
    subprocess.run(
        command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    )
    name = "deep-sea-reminders-ru-a4.pdf"
    assert (here / name).read_bytes() == (there / name).read_bytes()


def test_a_broken_task_card_is_reported_and_the_others_are_printed(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "tasks.yaml"
    file.write_text(TASKS, "utf-8")
    outcome = run("print", "cards", str(file), "--out", str(tmp_path / "out"))
    assert outcome.code == 1
    assert "submarine 7" in outcome.out
    sheet = PdfReader(tmp_path / "out" / "deep-sea-custom-en-a4.pdf")
    assert "Win the pink 3." in " ".join(sheet.pages[0].extract_text().split())
    assert [path.name for path in tmp_path.glob("out/*.pdf")] == ["deep-sea-custom-en-a4.pdf"]


def test_a_task_too_long_for_its_card_is_named(run: Runner, tmp_path: Path) -> None:
    part = "{cards: {of: [pink 1, pink 2, pink 4, blue 5, blue 7, green 8], count: 2+, in: last 3}}"
    file = tmp_path / "tasks.yaml"
    parts = ", ".join([part] * 6)
    task = f"{{id: endless, objective: {{all_of: [{parts}]}}, difficulty: {{3: 1, 4: 1, 5: 1}}}}"
    file.write_text(f"game: deep-sea\ntasks:\n  - {task}\n", "utf-8")
    outcome = run("print", "cards", str(file), "--out", str(tmp_path / "out"))
    assert outcome.code == 1
    assert "does not fit into 35 × 30 mm even at 6.5 pt" in outcome.out
    assert not list(tmp_path.glob("out/*.pdf"))


def test_pictures_and_a_save_file_are_made_on_request(run: Runner, tmp_path: Path) -> None:
    chosen = ["--game", "planet-nine", "--set", "reminders", "--out", str(tmp_path)]
    assert run("print", "cards", *chosen, "--png", "--tts", "--tts-url", "https://example.org/t").code == 0
    made = sorted(lying_in(tmp_path))
    assert made == [
        "planet-nine-reminders-en-1.png",
        "planet-nine-reminders-en-back.png",
        "planet-nine-reminders-en.json",
        "planet-nine-reminders-en/back.png",
        "planet-nine-reminders-en/reminder-card.png",
    ]
    (deck,) = json.loads((tmp_path / "planet-nine-reminders-en.json").read_text("utf-8"))["ObjectStates"]
    assert deck["DeckIDs"] == [100] * 5
    assert deck["CustomDeck"]["1"]["FaceURL"] == "https://example.org/t/planet-nine-reminders-en-1.png"


def test_pictures_can_have_their_bleed(run: Runner, tmp_path: Path) -> None:
    chosen = ["--game", "planet-nine", "--set", "reminders", "--out", str(tmp_path)]
    assert run("print", "cards", *chosen, "--png", "--bleed").code == 0
    with Image.open(tmp_path / "planet-nine-reminders-en" / "back.png") as picture:
        assert picture.size == pytest.approx(((63 + 6) / 25.4 * 300, (88 + 6) / 25.4 * 300), abs=1)
        assert max(picture.convert("RGB").getpixel((0, 0))) < 200  # type: ignore[arg-type]


def test_an_order_leaves_out_what_the_shop_does_not_print(run: Runner, tmp_path: Path) -> None:
    chosen = ["--game", "planet-nine", "--set", "reminders,tokens", "--preset", "ps", "--out", str(tmp_path)]
    outcome = run("print", "cards", *chosen)
    assert outcome.code == 1
    assert "PrinterStudio has no card for pieces of 22 × 22 mm" in outcome.out
    made = set(lying_in(tmp_path))
    assert "planet-nine-reminders-en-ps-poker.zip" in made
    assert {f"planet-nine-reminders-en-ps-poker/fronts/{n:03}-reminder-card.png" for n in range(1, 6)} < made


def test_tokens_are_missed_in_an_order_only_by_whoever_asked_for_them(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "sets_of", lambda _: ["reminders", "tokens"])
    chosen = ["--game", "planet-nine", "--preset", "ps", "--out", str(tmp_path)]
    outcome = run("print", "cards", *chosen)
    assert outcome.code == 0
    assert "print them at home" in outcome.out
    assert run("print", "cards", *chosen, "--set", "tokens").code == 1


def test_the_calibration_page_has_two_sides(run: Runner, tmp_path: Path) -> None:
    wish = ["--set", "calibration", "--paper", "letter", "--offset=-1,0.5", "--out", str(tmp_path)]
    assert run("print", "cards", *wish).code == 0
    pages = PdfReader(tmp_path / "calibration-en-letter.pdf").pages
    assert len(pages) == 2
    assert "--offset" in pages[0].extract_text()


def test_wrong_wishes_are_explained(run: Runner) -> None:
    for wish, answer in (
        (["--set", "taks"], "did you mean tasks"),
        (["--lang", "xx"], "there is no language xx"),
        (["--offset", "right"], "two numbers of millimetres"),
        (["--offset", "1.5,-30"], "no printer is off by more than 20 mm"),
        (["--set", "calibration", "--paper", "card"], "--paper a4 or letter"),
        (["--preset", "tgc-pocker"], "did you mean tgc-poker"),
        (["--preset", "tgc", "--png"], "--png, --tts, --pcio and --paper do not go with it"),
    ):
        outcome = run("print", "cards", *wish)
        assert outcome.code == 2, wish
        assert answer in outcome.err, wish


def test_what_cannot_be_folded_is_named_and_the_rest_is_printed(run: Runner, tmp_path: Path) -> None:
    chosen = ["--game", "crash-and-grab", "--set", "tiles,movement", "--backs", "fold-over", "--out", str(tmp_path)]
    outcome = run("print", "cards", *chosen)
    assert outcome.code == 1
    assert "not printed: crash-and-grab, tiles: pieces of 160 × 160 mm are too large" in outcome.out
    assert list(lying_in(tmp_path)) == ["crash-and-grab-movement-en-a4-fold-over.pdf"]
