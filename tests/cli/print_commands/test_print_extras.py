"""logwright print box, extras and starter, and print cards --punch, as a user calls them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.cli.run import Runner
from tests.output.files import lying_in


def test_a_box_for_sleeved_cards_is_larger_than_one_without(run: Runner, tmp_path: Path) -> None:
    chosen = ["print", "box", "deck", "--game", "planet-nine", "--out", str(tmp_path / "new")]
    assert run(*chosen).code == 0
    assert run(*chosen, "--sleeves", "thick", "--dividers", "--cards", "50", "--paper", "letter").code == 0
    names = {f"en/planet-nine-box-deck{each}.pdf" for each in ("-en-a4", "-thick-50-cards-dividers-en-letter")}
    assert {name for name in lying_in(tmp_path / "new") if name.endswith(".pdf")} == names
    said = {name: PdfReader(tmp_path / "new" / name).pages[0].extract_text().replace("\n", " ") for name in names}
    assert "45 cards of 0.3 mm each" in said["en/planet-nine-box-deck-en-a4.pdf"]
    assert "50 cards of 0.52 mm each" in said["en/planet-nine-box-deck-thick-50-cards-dividers-en-letter.pdf"]


def test_a_box_that_does_not_fit_is_named_and_the_others_are_made(run: Runner, tmp_path: Path) -> None:
    done = run("print", "box", "tasks", "deck", "--game", "deep-sea", "--cards", "110", "--out", str(tmp_path / "new"))
    assert done.code == 1
    assert "Tuck box: Playing cards: The Crew: Mission Deep Sea (en) was not made: a box for 110 cards is" in done.out
    assert "which does not fit on a4; put fewer cards into it (--cards)" in done.out
    assert (tmp_path / "new/en/deep-sea-box-tasks-110-cards-en-a4.pdf").is_file()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["box", "dek"], "there is no box dek; did you mean deck?"),
        (["box", "--stock", "foil"], "there is no stock foil; there are card, heavy-paper, paper"),
        (["box", "--sleeves", "thik"], "there are no sleeves thik; did you mean thick?"),
        (["box", "--cards", "0"], "--cards 0: a box is for 1 to 1000 cards"),
        (["extras", "--of", "postr"], "there is no extra postr; did you mean poster?"),
        (["extras", "--of", "pad", "--game", "crash-and-grab"], "crash-and-grab has none of these: pad"),
        (["starter", "--game", "crash-and-grab"], "crash-and-grab has no missions; there are deep-sea, planet-nine"),
        (["cards", "--punch", "24mm"], "there is no punch 24mm; did you mean 25mm?"),
        (["cards", "--punch", "--set", "deck"], "--punch is for tokens, not for deck"),
        (["cards", "--punch", "--png"], "--punch makes sheets of tokens"),
    ],
)
def test_what_cannot_be_made_is_said(command: list[str], said: str, run: Runner, tmp_path: Path) -> None:
    done = run("print", *command, "--out", str(tmp_path / "new"))
    assert done.code == 2
    assert said in done.err


def test_tokens_to_punch_out_are_one_file_of_a_game(run: Runner, tmp_path: Path) -> None:
    done = run(
        "print", "cards", "--punch", "25mm", "--game", "deep-sea", "--lang", "fr", "--out", str(tmp_path / "new")
    )
    assert done.code == 0
    assert (tmp_path / "new/deep-sea-tokens-fr-a4-punch-25mm.pdf").is_file()
