"""Dividers, stand-ups, score pads, posters and tokens to punch out, read back from their sheets."""

from __future__ import annotations

from itertools import pairwise

import pytest

from logwright.publish.figures import Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import SheetSide, Typesetter
from logwright.publish.print.cards.printer import set_pages
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.extras.box_sheet import BoxSheet, usual_boxes
from logwright.publish.print.extras.difficulty_curve import DifficultyCurve
from logwright.publish.print.extras.dividers import dividers
from logwright.publish.print.extras.extra_measures import ExtraMeasures
from logwright.publish.print.extras.poster import Poster, posters
from logwright.publish.print.extras.punch_sheet import PunchSheets, nearest
from logwright.publish.print.extras.score_pad import score_pads
from logwright.publish.print.extras.stand_up import stand_ups
from logwright.publish.print.logbook.logbook import CREWS
from logwright.publish.print.options import PAPERS
from tests.languages import LANGUAGES
from tests.print.extras.conftest import Made, Words
from tests.print.reading import letters, page_texts, picture
from tests.whole_library import whole_library

GAMES = ("planet-nine", "deep-sea", "crash-and-grab")
PLANET = Edition(whole_library(), "planet-nine", "en")


def everything(edition: Edition) -> dict[str, list[Piece]]:
    return {
        "dividers": list(dividers(edition)),
        "stand": list(stand_ups(edition)),
        "pad": list(score_pads(edition)),
        "poster": [poster.piece() for poster in posters(edition)],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_fits_in_every_language_on_both_papers(game: str, lang: str) -> None:
    edition = Edition(whole_library(), game, lang)
    typesetter = Typesetter(edition.measures, lang, Palette.PRINT)
    for paper in ("a4", "letter"):
        pages = [BoxSheet(edition, order).page(PAPERS[paper]) for order in usual_boxes(edition)]
        pages += PunchSheets(edition, pieces(edition, "tokens"), paper).pages()
        for kind, every in everything(edition).items():
            hint = edition.book.say(f"press.hints.{kind}")
            pages += [page for file in set_pages(edition, kind, every, Printing(paper), hint) for page in file if every]
        assert typesetter.html(pages).count("<section") == len(pages) > 0


def test_colour_goes_on_beyond_the_cut_and_nothing_beyond_the_bleed(made: Made) -> None:
    (sheet,) = (file for name, file in made("planet-nine", "poster").items() if "wheelbarrow" not in name)
    shown = picture(sheet.contents, 1, 100)
    layout = PLANET.measures.layout(PLANET.size("campaign-poster"), "a4")
    left, top, dot = layout.left, layout.top, 100 / 25.4

    def at(x: float, y: float) -> tuple[int, ...]:
        return shown.getpixel((round(x * dot), round(y * dot)))  # type: ignore[return-value]

    for x, y in ((left - 2, top + 40), (left + layout.width + 2, top + 40), (left + 60, top + layout.height + 2)):
        assert at(x, y) != (255, 255, 255)
    for x, y in ((left - 4, top + 40), (left + layout.width + 4, top + 60), (left + 60, top + layout.height + 4)):
        assert at(x, y) == (255, 255, 255)


@pytest.mark.parametrize("kind", ["dividers", "stand", "pad", "poster"])
def test_a_sheet_says_what_to_do_with_it_outside_the_cut(kind: str, made: Made, words: Words) -> None:
    said = PLANET.book.say(f"press.hints.{kind}")
    sizes = {"stand": "stand", "pad": "leaf", "poster": "poster", "dividers": "divider-playing"}
    layout = PLANET.measures.layout(PLANET.measures.sizes[sizes[kind]], "a4")
    for file in made("planet-nine", kind).values():
        first = words(file)[0]
        above = [word for word in first if word.area.bottom < layout.top - PLANET.measures.bleed]
        assert letters(said) in letters(" ".join(word.text for word in above))


def test_a_divider_parts_each_suit_each_task_suit_and_every_ten_missions() -> None:
    assert [piece.id for piece in dividers(PLANET)] == [
        *(f"deck-{suit}" for suit in ("blue", "green", "pink", "yellow", "rocket")),
        *(f"tasks-{suit}" for suit in ("blue", "green", "pink", "yellow")),
        *(f"missions-{first}" for first in (1, 11, 21, 31, 41)),
    ]
    sea = [piece.id for piece in dividers(Edition(whole_library(), "deep-sea", "en"))]
    levels = {dict(card.task.difficulty)[4] for card in Edition(whole_library(), "deep-sea", "en").tasks(official=True)}
    assert [name for name in sea if name.startswith("tasks")] == [f"tasks-difficulty-{n}" for n in sorted(levels)]
    assert len(list(dividers(Edition(whole_library(), "crash-and-grab", "en")))) == 6


def test_tabs_lie_side_by_side_and_a_back_has_its_tab_behind_that_of_the_front(made: Made, words: Words) -> None:
    (file,) = made("planet-nine", "dividers").values()
    front, back = words(file)[:2]
    tab = {side: next(word for word in page if word.text == "Blue") for side, page in (("f", front), ("b", back))}
    middle = {side: (word.area.left + word.area.right) / 2 for side, word in tab.items()}
    assert middle["f"] == pytest.approx(210 - middle["b"], abs=0.3)
    blue, green = (next(word for word in front if word.text == name) for name in ("Blue", "Green"))
    assert blue.area.top == pytest.approx(green.area.top, abs=0.1)
    assert blue.area.right < green.area.left


def test_the_stand_up_has_its_words_on_both_sides_and_its_parts_fill_the_piece(made: Made, words: Words) -> None:
    said = ExtraMeasures.of(whole_library()).data["stand"]
    size = PLANET.size("commander-stand")
    assert 2 * said["side"] + said["base"] + said["glue"] == size.height
    (file,) = made("planet-nine", "stand").values()
    top = PLANET.measures.layout(size, "a4").top
    places = sorted(word.area.top - top for word in words(file)[0] if word.text == "Commander")
    assert len(places) == 2
    assert places[0] < said["side"] < places[1] < 2 * said["side"]
    captain = letters(page_texts(next(iter(made("deep-sea", "stand").values())).contents)[0])
    assert "captain" in captain


def test_four_leaves_of_the_pad_lie_on_a_sheet_printed_on_one_side(made: Made) -> None:
    for paper in ("a4", "letter"):
        (file,) = made("planet-nine", "pad", "en", paper).values()
        assert len(file.pages) == 1
        size = PLANET.size("score-leaf")
        assert len(file.pages[0].floods(size.width + 6, size.height + 6)) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES[:2])
def test_a_poster_names_every_mission_and_has_a_field_for_each_crew(game: str, lang: str) -> None:
    edition = Edition(whole_library(), game, lang)
    book = edition.book
    assert len(posters(edition)) == 2, "the logbook and a campaign"
    for poster in posters(edition):
        face = poster.piece().front
        said = {text.words for text in face.texts}
        assert poster.title in said
        assert {book.library.words(mission, lang).title for mission in poster.missions} <= said
        fields = [each for each in face.art if each.name == "rect" and dict(each.attributes).get("width") == 4.2]
        assert len(fields) == len(CREWS) * len(poster.missions)


def test_the_curve_of_a_poster_is_as_hard_as_the_missions_are() -> None:
    poster = Poster.of_logbook(PLANET)
    curve = poster._curve
    (count,) = curve.lines
    assert count == 4
    found = [PLANET.book.hardness.of(mission, 4) for mission in poster.missions]
    assert curve.lines[4] == tuple(each.difficulty if each else None for each in found)
    points = sorted(_points(curve))
    assert len(points) == sum(each is not None for each in found)
    known = [each.difficulty for each in found if each]
    for (one, other), (high, low) in zip(pairwise(points), pairwise(known), strict=True):
        assert (one[1] - other[1]) * (high - low) <= 0, "what is harder lies higher"
    assert "4 players" in {text.words for text in curve.texts}


def _points(curve: DifficultyCurve) -> list[tuple[float, float]]:
    dots = (dict(each.attributes) for each in curve.art if each.name == "circle")
    return [(float(dot["cx"]), float(dot["cy"])) for dot in dots]  # type: ignore[arg-type]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_each_token_is_punched_out_front_to_back(game: str, paper: str) -> None:
    edition = Edition(whole_library(), game, "en")
    tokens = pieces(edition, "tokens")
    pages = PunchSheets(edition, tokens, paper).pages()
    laid = [each for page in pages for each in page.laid]
    assert len(laid) == 2 * sum(token.copies for token in tokens)
    punches = ExtraMeasures.of(whole_library()).punches
    for front, back in zip(laid[::2], laid[1::2], strict=True):
        assert (front.turned, back.turned) == (False, True)
        assert front.x == back.x
        # The fold is half way, and the punch has paper all round it.
        size = front.piece.size.width
        assert size in punches.values()
        assert back.y - front.y == pytest.approx(size + 2 * ExtraMeasures.of(whole_library()).data["around"])
        assert all(edge >= 12 for edge in (front.x, front.y, PAPERS[paper].width - front.x - size))
        assert back.y + size <= PAPERS[paper].height - 12


def test_a_token_gets_the_nearest_punch_unless_one_is_named() -> None:
    punches = ExtraMeasures.of(whole_library()).punches
    assert nearest(punches, PLANET.size("task-token")) == "19mm"
    pages = PunchSheets(PLANET, pieces(PLANET, "tokens"), "a4", "38mm").pages()
    assert {each.piece.size.width for page in pages for each in page.laid} == {38.1}
    assert {each.side for page in pages for each in page.laid} == {SheetSide.FRONT}
