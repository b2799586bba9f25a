"""Sheets as they come out of the printer: how many cards, how large, where, and what lies behind them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.calibration import calibration
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.page import fitted_texts
from logwright.publish.print.cards.sheet import Backs, Flip, Printing, Unfoldable, sheets
from logwright.publish.print.cards.size import Measures
from logwright.publish.print.cards.surround import RULER, SheetWords
from logwright.publish.print.options import PAPERS
from logwright.publish.print.render import Spoiled
from tests.languages import LANGUAGES
from tests.print.cards.conftest import Prints
from tests.print.cards.read_back import Area, misplaced_sentences
from tests.words import raises_saying

BLEED = 3.0
TASK = (44 + 2 * BLEED, 68 + 2 * BLEED)
PLAYING = (63 + 2 * BLEED, 88 + 2 * BLEED)


def near(one: Area, other: Area, slack: float = 0.1) -> bool:
    return all(
        abs(a - b) <= slack
        for a, b in (
            (one.left, other.left),
            (one.top, other.top),
            (one.right, other.right),
            (one.bottom, other.bottom),
        )
    )


def test_the_96_task_cards_lie_ten_to_a_sheet_with_a_back_for_each(prints: Prints) -> None:
    (file,) = prints("deep-sea", "tasks")
    assert len(file.pages) == 20
    counts = [len(page.floods(*TASK)) for page in (*file.pages[:2], *file.pages[-2:])]
    assert counts == [10, 10, 6, 6]


def test_every_sentence_of_the_96_stands_whole_inside_its_card(
    prints: Prints, library: Library, tmp_path: Path
) -> None:
    (file,) = prints("deep-sea", "tasks")
    assert misplaced_sentences(Edition(library, "deep-sea", "en"), "tasks", file.words(tmp_path)) == []


def test_cards_have_their_size_and_a_bleed_on_every_side(prints: Prints) -> None:
    page = prints("planet-nine", "deck")[0].pages[0]
    floods = page.floods(*PLAYING)
    assert len(floods) == 8
    columns = sorted({round(area.left, 2) for area in floods})
    # Cut 63 mm wide and 6 mm apart, so that the bleeds of neighbours meet and do not overlap.
    assert [round(b - a, 2) for a, b in pairwise(columns)] == [69.0] * 3


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sheets_have_the_size_of_the_paper_and_all_boxes(paper: str, prints: Prints) -> None:
    (file,) = prints("planet-nine", "reminders", "en", Printing(paper))
    sheet = PAPERS[paper].across()
    for page in file.pages:
        assert page.size == pytest.approx((sheet.width, sheet.height), abs=0.01)
        whole = Area(0, 0, sheet.width, sheet.height)
        assert all(near(page.box(name), whole, 0.01) for name in ("media", "bleed", "trim"))


def test_single_cards_for_print_shops_say_where_to_trim(prints: Prints) -> None:
    (file,) = prints("planet-nine", "reminders", "en", Printing("card"))
    assert len(file.pages) == 10
    for page in file.pages:
        assert near(page.box("trim"), Area(0, 0, 63, 88), 0.01)
        assert near(page.box("bleed"), Area(-3, -3, 66, 91), 0.01)
        assert near(page.box("media"), page.box("bleed"), 0.01)


@pytest.mark.parametrize(("flip", "mirrors_left_and_right"), [(Flip.LONG, False), (Flip.SHORT, True)])
def test_backs_lie_behind_their_fronts(flip: Flip, mirrors_left_and_right: bool, prints: Prints) -> None:
    """The sheet lies on its long side, so that the long edge is the one above."""
    front, back = prints("deep-sea", "reminders", "en", Printing(flip=flip))[0].pages
    width, height = front.size
    fronts, backs = front.floods(*PLAYING), back.floods(*PLAYING)
    assert len(fronts) == len(backs) == 5
    for one, other in zip(fronts, backs, strict=True):
        if mirrors_left_and_right:
            behind = Area(width - one.right, one.top, width - one.left, one.bottom)
        else:
            behind = Area(one.left, height - one.bottom, one.right, height - one.top)
        assert near(other, behind)


def test_backs_of_upright_sheets_change_left_and_right_over_the_long_edge(prints: Prints) -> None:
    front, back = prints("crash-and-grab", "aids")[0].pages[:2]
    size = (80 + 2 * BLEED, 120 + 2 * BLEED)
    for one, other in zip(front.floods(*size), back.floods(*size), strict=True):
        assert near(other, Area(210 - one.right, one.top, 210 - one.left, one.bottom))


def test_an_offset_moves_only_the_backs_and_against_the_printer(prints: Prints) -> None:
    """Seen from the front through the paper, backs 1.5 too far right and 0.5 too far down come out right again."""
    front, back = prints("deep-sea", "reminders", "en", Printing(flip=Flip.SHORT))[0].pages
    same, moved = prints("deep-sea", "reminders", "en", Printing(flip=Flip.SHORT, offset=(1.5, 0.5)))[0].pages
    assert all(near(a, b, 0.001) for a, b in zip(front.floods(*PLAYING), same.floods(*PLAYING), strict=True))
    for one, other in zip(back.floods(*PLAYING), moved.floods(*PLAYING), strict=True):
        # From behind, what is right from the front is left.
        assert other.left - one.left == pytest.approx(1.5, abs=0.01)
        assert other.top - one.top == pytest.approx(-0.5, abs=0.01)


def test_the_cross_of_the_calibration_page_moves_as_backs_do(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    _, straight = calibration(edition, Printing())
    assert "M75 148.5h60M105 118.5v60" in dict(straight.under[0].attributes).values()
    _, moved = calibration(edition, Printing(offset=(1.5, 0.5)))
    assert "M76.5 148h60M106.5 118v60" in dict(moved.under[0].attributes).values()
    # Over the short edge, an upright sheet is turned upside down.
    _, over = calibration(edition, Printing(flip=Flip.SHORT, offset=(1.5, 0.5)))
    assert "M73.5 149h60M103.5 119v60" in dict(over.under[0].attributes).values()


def test_backs_come_in_a_file_of_their_own_or_not_at_all(prints: Prints) -> None:
    both = prints("deep-sea", "reminders", "en", Printing(backs=Backs.SEPARATE))
    assert [len(file.pages) for file in both] == [1, 1]
    only = prints("deep-sea", "reminders", "en", Printing(backs=Backs.NONE))
    assert [len(file.pages) for file in only] == [1]
    # The same cards at the same places; only what the sheet says about printing differs.
    assert only[0].pages[0].filled == both[0].pages[0].filled


def test_folded_sheets_have_each_back_below_its_front(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    printing = Printing(backs=Backs.FOLD_OVER)
    ((first, *_),) = sheets(pieces(edition, "tasks"), printing, edition.measures, SheetWords(edition, "tasks"))
    fronts, backs = first.laid[::2], first.laid[1::2]
    assert len(fronts) == len(backs) == 5
    for front, back in zip(fronts, backs, strict=True):
        assert front.piece is back.piece
        assert (back.x, back.y) == (front.x, front.y + 68)
        assert back.turned
        assert not front.turned


def test_what_is_too_large_to_fold_is_refused(library: Library) -> None:
    edition = Edition(library, "crash-and-grab", "en")
    with raises_saying(Unfoldable, "160 × 160 mm"):
        sheets(
            pieces(edition, "tiles"),
            Printing(backs=Backs.FOLD_OVER),
            edition.measures,
            SheetWords(edition, "tiles"),
        )


def test_crop_marks_stay_outside_the_cards_and_in_line_with_every_cut(prints: Prints) -> None:
    page = prints("planet-nine", "deck")[0].pages[0]
    cards = [area.grown(-BLEED) for area in page.floods(*PLAYING)]
    marks = [hair for hair in page.hairs if hair.width < 0.01 or hair.height < 0.01]
    assert not [mark for mark in marks if any(mark.grown(0.01).meets(card.grown(BLEED)) for card in cards)]
    upright = {round(mark.left, 1) for mark in marks if mark.width < 0.01 and 2.9 < mark.height < 3.1}
    level = {round(mark.top, 1) for mark in marks if mark.height < 0.01 and 2.9 < mark.width < 3.1}
    assert upright == {round(x, 1) for card in cards for x in (card.left, card.right)}
    assert level == {round(y, 1) for card in cards for y in (card.top, card.bottom)}


def test_discs_have_marks_in_line_with_their_middles(prints: Prints) -> None:
    for backs, rows in ((Backs.NONE, 9), (Backs.FOLD_OVER, 8)):
        page = prints("deep-sea", "tokens", "en", Printing(backs=backs))[0].pages[0]
        level = sorted({round(h.top, 2) for h in page.hairs if h.height < 0.01 and abs(h.width - 3) < 0.01})
        assert len(level) == rows
        steps = {round(b - a, 2) for a, b in pairwise(level)}
        # Folded, front and back touch; all else is 6 mm apart.
        assert steps == ({28.0} if backs is Backs.NONE else {22.0, 28.0})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_front_says_to_print_at_full_size_and_has_a_ruler(lang: str, prints: Prints, tmp_path: Path) -> None:
    (file,) = prints("deep-sea", "tokens", lang)
    said = " ".join(word.text for word in file.words(tmp_path)[0])
    assert "100" in said
    assert f"{RULER}" in said
    assert [hair for hair in file.pages[0].hairs if abs(hair.width - RULER) < 0.01 and hair.height < 0.01]


def test_every_layout_fits_its_paper_with_marks_and_notes(library: Library) -> None:
    measures = Edition(library, "deep-sea", "en").measures
    for paper in ("a4", "letter"):
        for size in measures.sizes.values():
            layout = measures.layout(size, paper)
            # The marks end before the line of text along the edge begins.
            reach = measures.mark[1]
            assert layout.left >= reach + measures.edge, (paper, size.id)
            assert layout.top >= reach + measures.edge + 2, (paper, size.id)


def test_a_layout_that_is_too_large_is_refused(library: Library) -> None:
    data = library.documents["content/print/cards.yaml"].data
    wide = {**data, "layouts": {"a4": {"task": {"columns": 5, "rows": 2}}}}
    measures = Measures(wide)
    with raises_saying(Spoiled, r"5 × 2 pieces of 44 × 68 mm and their crop marks do not fit on a4"):
        measures.layout(measures.sizes["task"], "a4")
    with raises_saying(Spoiled, "no layout for letter"):
        measures.layout(measures.sizes["task"], "letter")


def test_every_size_is_as_it_was_meant(library: Library) -> None:
    measures = Measures(library.documents["content/print/cards.yaml"].data)
    assert {(size.width, size.height) for size in measures.sizes.values()} >= {(44, 68), (63, 88), (70, 70)}
    assert measures.bleed == 3
    assert measures.data["gap"] >= 2 * measures.bleed


@pytest.mark.parametrize(
    ("printing", "said"),
    [
        (Printing("a4"), ["Auf A4 drucken, beidseitig, über die lange Kante gewendet; die nächste Seite", ""]),
        (Printing("letter", flip=Flip.SHORT), ["Auf Letter drucken, beidseitig, über die kurze Kante gewendet", ""]),
        (
            Printing("a4", Backs.SEPARATE),
            ["die Rückseite ist Seite 1 der Datei", "Rückseite von Bogen 1 drucken"],
        ),
        (Printing("a4", Backs.NONE), ["Auf A4 drucken, nur einseitig."]),
    ],
)
def test_a_sheet_says_how_to_print_it(printing: Printing, said: list[str], library: Library) -> None:
    edition = Edition(library, "planet-nine", "de")
    words = SheetWords(edition, "reminders", printing.how, printing.paper.title())
    made = sheets(pieces(edition, "reminders"), printing, edition.measures, words)
    labels = [page.notes[0].words for file in made for page in file]
    assert len(labels) == len(said)
    assert all(part in label for part, label in zip(said, labels, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_reminders_are_set_in_seven_points_or_more(game: str, lang: str, library: Library) -> None:
    edition = Edition(library, game, lang)
    (card,) = pieces(edition, "reminders")
    for face in (card.front, card.back):
        fitted = fitted_texts(face.texts, edition.measures, lang, card.name)
        assert min(text.size for text in fitted) >= 7
