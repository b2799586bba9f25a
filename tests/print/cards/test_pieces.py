"""What is in the box: every piece of every game, in every language, with words that fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from logwright.content.model.library import Library
from logwright.engine.cards.card import Suit
from logwright.publish.figures import Palette
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.print.cards.box import MAKERS, pieces, sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.fit import Fitted, Misfit
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide, Typesetter, fitted_texts
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.options import PAPERS
from logwright.sentences.clause import sentence
from logwright.sentences.task_text import task_text
from tests.engine.crew_suits import COLOURS
from tests.languages import LANGUAGES
from tests.print.cards.conftest import Prints
from tests.words import raises_saying

GAMES = ("planet-nine", "deep-sea", "crash-and-grab")


def everything(library: Library, game: str, lang: str = "en") -> list[Piece]:
    edition = Edition(library, game, lang)
    return [piece for wanted in sets_of(edition) for piece in pieces(edition, wanted)]


@pytest.mark.parametrize("game", GAMES)
def test_as_many_of_each_component_as_the_game_has(game: str, library: Library) -> None:
    edition = Edition(library, game, "en")
    for component in edition.components:
        if maker := MAKERS.get(component.piece):
            made = sum(piece.copies for piece in maker(component.id, component.count, edition))
            assert made == component.count, component.id


def test_both_crew_games_have_a_whole_deck(library: Library) -> None:
    for game in ("planet-nine", "deep-sea"):
        edition = Edition(library, game, "en")
        look = edition.deck_look
        wanted = {f"{look.suits[card.suit].id}-{card.value}" for card in look.deck.cards}
        assert {piece.id for piece in pieces(edition, "deck")} == wanted
        assert len(wanted) == 40
        assert look.suits[Suit.TRUMP].id in ("rocket", "submarine")


def test_planet_nine_has_a_task_for_each_colour_card(library: Library) -> None:
    made = {piece.id for piece in pieces(Edition(library, "planet-nine", "en"), "tasks")}
    assert made == {f"task-{colour}-{value}" for colour in COLOURS for value in range(1, 10)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_task_cards_bear_the_sentence_of_their_objective(lang: str, library: Library) -> None:
    edition = Edition(library, "deep-sea", lang)
    for wanted, count in (("tasks", 96), ("custom", len(edition.tasks(official=False)))):
        made = pieces(edition, wanted)
        assert len(made) == count
        for piece in made:
            said = task_text(library.tasks[piece.id].task, edition.tongue, library.games["deep-sea"].trumps)
            assert said.startswith(sentence(library.tasks[piece.id].task.objective, edition.tongue))
            assert [text.words for text in piece.front.texts] == [said]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_pieces_would_share_a_picture_file(game: str, library: Library) -> None:
    for wanted in sets_of(edition := Edition(library, game, "en")):
        twice = [name for name, count in Counter(piece.id for piece in pieces(edition, wanted)).items() if count > 1]
        assert twice == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_fits_and_keeps_to_the_safe_area(game: str, lang: str, library: Library) -> None:
    edition = Edition(library, game, lang)
    safe = edition.measures.safe
    for piece in everything(library, game, lang):
        for text, set_text in _every_text(piece, edition):
            assert set_text.size >= edition.measures.type(text.type).smallest
            assert set_text.width <= text.width + 0.001
            assert set_text.height <= text.height + 0.001
            assert text.x >= safe
            assert text.y >= safe
            assert text.x + text.width <= piece.size.width - safe
            assert text.y + text.height <= piece.size.height - safe


def _every_text(piece: Piece, edition: Edition) -> Iterator[tuple[Text, Fitted]]:
    for face in (piece.front, piece.back):
        fitted = fitted_texts(face.texts, edition.measures, edition.lang, piece.name)
        yield from zip(face.texts, fitted, strict=True)


def test_a_card_whose_text_cannot_fit_is_named(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    piece = pieces(edition, "tasks")[0]
    text = piece.front.texts[0]
    long = Face(
        piece.front.art, (type(text)("Win every trick. " * 60, text.type, text.x, text.y, text.width, text.height),)
    )
    page = SheetPage(
        PAPERS["a4"], [Laid(Piece("x", "The endless task", piece.size, long, piece.back), SheetSide.FRONT, 0, 0)]
    )
    with raises_saying(Misfit, r"The endless task: .*does not fit into .* even at 6.5 pt"):
        Typesetter(edition.measures, "en", Palette.PRINT).html([page])


def test_words_from_content_cannot_become_markup(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    piece = pieces(edition, "tasks")[0]
    text = piece.front.texts[0]
    evil = type(text)("<img src=http://x> & </p>", text.type, text.x, text.y, text.width, text.height)
    page = SheetPage(
        PAPERS["a4"], [Laid(Piece("x", "x", piece.size, Face((), (evil,)), piece.back), SheetSide.FRONT, 0, 0)]
    )
    html = Typesetter(edition.measures, "en", Palette.PRINT).html([page])
    assert "<img src=http" not in html
    assert "&lt;img src=http://x&gt;" in html.replace("\n", " ")


def test_texts_of_one_kind_have_one_size_on_a_card(library: Library) -> None:
    edition = Edition(library, "crash-and-grab", "ru")
    card = pieces(edition, "aids")[0]
    steps = [text for text in card.back.texts if text.type == "sign"]
    alone = {fitted_texts([step], edition.measures, "ru", "x")[0].size for step in steps}
    together = {fitted.size for fitted in fitted_texts(steps, edition.measures, "ru", "x")}
    assert len(alone) > 1
    assert together == {min(alone)}


@pytest.mark.parametrize("game", GAMES)
def test_with_little_ink_no_ground_is_coloured(game: str, library: Library) -> None:
    for piece in everything(library, game):
        for face in (piece.front, piece.back):
            ground = dict(face.art[0].attributes)["fill"]
            assert isinstance(ground, Ink)
            assert Palette.LOW_INK.paint(ground) == "#ffffff", piece.id


def test_only_fonts_of_our_own_are_used_and_all_are_embedded(prints: Prints) -> None:
    for printing in (Printing(), Printing("card")):
        fonts = prints("planet-nine", "reminders", "en", printing)[0].fonts
        assert fonts
        assert all(fonts.values()), fonts
        assert all("Logwright-Sans" in name for name in fonts), fonts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES[:2])
def test_every_mission_is_a_card_with_its_rules_in_front_and_its_story_behind(
    game: str, lang: str, library: Library
) -> None:
    edition = Edition(library, game, lang)
    missions = [mission for mission in edition.book.missions[game] if mission.official]
    cards = pieces(edition, "missions")
    assert len(cards) == len(missions) > 30
    for mission, card in zip(missions, cards, strict=True):
        assert (card.size.width, card.size.height) == (70, 120)
        words = library.words(mission, lang)
        front, back = ([text.words for text in face.texts] for face in (card.front, card.back))
        assert set(library.rule_lines(mission, lang, None)) <= set(front)
        assert words.story in back
        assert words.title in front
        assert words.title in back
        for face in (card.front, card.back):
            for text in face.texts:
                assert text.x >= edition.measures.safe
                assert text.x + text.width <= card.size.width - edition.measures.safe
                assert text.y + text.height <= card.size.height - edition.measures.safe
