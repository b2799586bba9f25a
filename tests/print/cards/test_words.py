"""Words as they are really set: read back from the PDF, with the room their glyphs take."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.fit import POINT, Misfit, TypeLimits, fit, width_of
from tests.languages import TRANSLATED
from tests.print.cards.conftest import Prints
from tests.print.cards.read_back import misplaced_sentences

LIMITS = TypeLimits(largest=10, smallest=6, leading=1.2)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_of_custom_tasks_stands_whole_inside_its_card(
    lang: str, prints: Prints, library: Library, tmp_path: Path
) -> None:
    (file,) = prints("deep-sea", "custom", lang)
    assert misplaced_sentences(Edition(library, "deep-sea", lang), "custom", file.words(tmp_path)) == []


def test_type_shrinks_only_as_far_as_it_must() -> None:
    short = fit("Win no tricks.", 35, 22, LIMITS, "en")
    assert (short.size, short.lines) == (10, ("Win no tricks.",))
    long = fit(
        "Win more tricks than all the others together and never open one with a pink card. " * 2, 35, 22, LIMITS, "en"
    )
    assert LIMITS.smallest <= long.size < LIMITS.largest
    assert long.height <= 22
    assert all(width_of(line, long.size * POINT) <= 35 for line in long.lines)


def test_lines_are_about_equally_long() -> None:
    lines = fit("Win the first trick and the last one, too.", 44, 22, LIMITS, "en").lines
    assert len(lines) == 2
    widths = [width_of(line, 10 * POINT) for line in lines]
    assert min(widths) > 0.7 * max(widths)


def test_a_word_is_broken_only_where_nothing_else_helps() -> None:
    words = "Противопожарная безопасность"
    assert not any(line.endswith("-") for line in fit(words, 40, 20, LIMITS, "ru").lines)
    broken = fit(words, 15, 20, LIMITS, "ru")
    assert any(line.endswith("-") for line in broken.lines)
    assert "".join(line.rstrip("-") for line in broken.lines).replace(" ", "") == words.replace(" ", "")
    with pytest.raises(Misfit):
        fit(words, 3, 20, LIMITS, "ru")


def test_no_break_spaces_hold_words_together() -> None:
    lines = fit("Valeur totale\u202f: 15 à 3\u202fjoueurs, avec ou sans atout\u202f!", 24, 30, LIMITS, "fr").lines
    assert not any(line.startswith((":", "!", "joueurs")) for line in lines)


def test_widths_agree_with_those_in_the_pdf(prints: Prints, tmp_path: Path) -> None:
    """Kerning may make a line narrower than the sum of its letters, but hardly wider."""
    (file,) = prints("planet-nine", "reminders")
    label = next(word for word in file.words(tmp_path)[0] if word.text == "highest")
    assert label.area.width == pytest.approx(width_of("highest", 9 * POINT, bold=True), rel=0.02)
