"""Words as they are really set: read back from the PDF, with the room their glyphs take."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.fit import POINT, Misfit, TypeLimits, fit, stacked, width_of
from logwright.publish.print.cards.page import fitted_texts
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


def test_texts_below_one_another_are_as_large_as_they_fit_together() -> None:
    texts = ["Win no tricks.", "Win more tricks than all the others together and never open one with a pink card."]
    stack = stacked(texts, 35, 22, 1, LIMITS, "en")
    assert sum(stack.heights) + 1 <= 22.01
    assert stack.heights[0] < stack.heights[1]
    sizes = {fit(text, 35, height, LIMITS, "en").size for text, height in zip(texts, stack.heights, strict=True)}
    assert sizes == {stack.size}
    larger = [size for size in LIMITS.sizes if size > stack.size]
    tight = TypeLimits(larger[-1], larger[-1], LIMITS.leading)
    with pytest.raises(Misfit):
        stacked(texts, 35, 22, 1, tight, "en")


def test_a_language_that_nobody_can_break_is_set_in_whole_words() -> None:
    assert (
        fit("Gajnu neniun prenon.", 20, 20, LIMITS, "qya").lines
        == fit("Gajnu neniun prenon.", 20, 20, LIMITS, "en").lines
    )
    with pytest.raises(Misfit):
        fit("Gajnu", 3, 20, LIMITS, "qya")


def test_hyphens_help_a_stack_too() -> None:
    words = "Противопожарная безопасность"
    assert stacked([words], 15, 20, 1, LIMITS, "ru").size == fit(words, 15, 20, LIMITS, "ru").size
    with pytest.raises(Misfit):
        stacked([words], 3, 20, 1, LIMITS, "ru")


@pytest.mark.parametrize("lang", ["en", *TRANSLATED])
@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_rules_of_a_mission_follow_each_other_without_holes(game: str, lang: str, library: Library) -> None:
    """Each rule begins where the one before it ends, and no front is set smaller than its longest rules demand."""
    edition = Edition(library, game, lang)
    for card in pieces(edition, "missions"):
        rules = [text for text in card.front.texts if text.type == "rule"]
        fitted = fitted_texts(rules, edition.measures, lang, card.name)
        for above, below, lines in zip(rules, rules[1:], fitted, strict=False):
            assert below.y - (above.y + lines.height) < 1.5, card.name
        assert len({each.size for each in fitted}) == 1
        end = rules[-1].y + fitted[-1].height
        assert end <= card.size.height - 5.9, card.name
        assert fitted[0].size > 8 or end > card.size.height - 20, card.name


def test_no_break_spaces_hold_words_together() -> None:
    lines = fit("Valeur totale\u202f: 15 à 3\u202fjoueurs, avec ou sans atout\u202f!", 24, 30, LIMITS, "fr").lines
    assert not any(line.startswith((":", "!", "joueurs")) for line in lines)


def test_widths_agree_with_those_in_the_pdf(prints: Prints, tmp_path: Path) -> None:
    """Kerning may make a line narrower than the sum of its letters, but hardly wider."""
    (file,) = prints("planet-nine", "reminders")
    label = next(word for word in file.words(tmp_path)[0] if word.text == "highest")
    assert label.area.width == pytest.approx(width_of("highest", 9 * POINT, bold=True), rel=0.02)
