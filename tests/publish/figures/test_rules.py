"""Every figure of the rules can be drawn or set as a list, and every mark in their texts has a sign."""

import pytest

from logwright.content.model.library import Library
from logwright.content.model.markup import marks
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.rule_words import section_words
from logwright.content.model.rulebook import Figure
from logwright.publish.figures import LISTED, DeckLook, FigureError, SaucerLook, entries, figure, text_sign
from logwright.publish.figures.svg.stylesheet import inks
from tests.publish.figures.conftest import Looks
from tests.publish.figures.read_svg import check_figure, ids_of, inks_in


def names_of_upgrades(library: Library, lang: str) -> dict[str, str]:
    words = library.locales[lang].words("crash-and-grab/upgrades.yaml")
    return {key.removesuffix(".name"): text for key, text in words.items() if key.endswith(".name")}


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea", "crash-and-grab"])
def test_every_figure_is_drawn(library: Library, looks: Looks, game: str) -> None:
    names = names_of_upgrades(library, "ru")
    texts = []
    for section in library.rulebooks[game].walk():
        for shown in section.figures:
            if shown.kind in LISTED:
                assert entries(shown.kind, shown.data, looks[game]), f"{section.id} {shown.id}"
                continue
            text = figure(shown, looks[game], names).svg(f"{section.id}-{shown.id}", shown.id)
            check_figure(text)
            texts.append(text)
    ids = [name for text in texts for name in ids_of(text)]
    assert texts
    assert len(ids) == len(set(ids))
    assert inks_in(texts) <= {ink.name for ink in inks(looks.values())}


def test_pictures_of_everything_in_the_boxes(looks: Looks) -> None:
    drawn = {"suits", "components", "tables", "tokens", "symbols", "colours", "crew_types", "movement_cards"}
    drawn |= {"directions", "layouts"}
    texts = []
    for game, look in looks.items():
        for name in drawn & set(look.data):
            for entry in entries("list", name, look):
                assert entry.picture is not None, f"{game} {name} {entry.key}"
                texts.append(entry.picture.svg("entry", entry.key))
                check_figure(texts[-1])
    assert len(texts) > 60
    assert inks_in(texts) <= {ink.name for ink in inks(looks.values())}


def test_lists_of_words_have_keys_only(looks: Looks) -> None:
    look = looks["crash-and-grab"]
    assert [entry.key for entry in entries("list", "round", look)] == [
        "planning",
        "actions",
        "clean-up",
        "end-of-round",
    ]
    assert [entry.picture for entry in entries("list", "switches", look)] == [None] * 10
    assert [entry.key for entry in entries("list", "layouts", look)] == ["2-3-4", "5", "6"]
    assert [entry.key for entry in entries("list", "tables", looks["deep-sea"])] == ["2", "3", "4", "5"]


def test_setup_is_listed_for_the_players_it_concerns(looks: Looks) -> None:
    for two, others in (([2], [3, 4, 5]), ([2], [5])):
        keys = [[entry.key for entry in entries("setup", players, looks["planet-nine"])] for players in (two, others)]
        assert "lay-columns" in keys[0]
        assert "lay-columns" not in keys[1]
        assert keys[0][-1] == keys[1][-1] == "first-trick"
    assert "choose-two-colours" in [entry.key for entry in entries("setup", [2], looks["crash-and-grab"])]


def test_every_mark_in_the_rules_has_a_sign(library: Library, looks: Looks) -> None:
    signs = 0
    for game, rulebook in library.rulebooks.items():
        for section in rulebook.walk():
            words = section_words(library, rulebook, section, "en")
            texts = [words.text, words.short, *words.examples.values(), *words.figures.values()]
            for mark in (mark for text in texts for mark in marks(text)):
                if mark.kind in (MarkKind.CARD, MarkKind.SYMBOL, MarkKind.TOKEN):
                    assert text_sign(mark.kind, mark.value, looks[game]).height == 20
                    signs += 1
    assert signs > 100


def test_what_cannot_be_drawn_is_refused(planet_nine: DeckLook, saucers: SaucerLook) -> None:
    for look, kind, data in (
        (planet_nine, "board", {}),
        (saucers, "hand", ["pink 1"]),
        (planet_nine, "list", "suits"),
        (planet_nine, "hand", ["pink 1", "pink 1"]),
        (planet_nine, "seats", {"players": 4, "commander": 4}),
        (planet_nine, "seats", {"players": 4, "arrows": "sideways"}),
        (planet_nine, "communication", [{"card": "rocket 1", "token": "top", "side": "green"}]),
        (planet_nine, "communication", [{"card": "pink 1", "token": "under", "side": "green"}]),
        (planet_nine, "automaton", [{"card": "pink 1", "covers": True}] * 2),
        (saucers, "upgrades", ["warp-core"]),
    ):
        with pytest.raises(FigureError):
            figure(Figure("wrong", kind, data), look)
    for look, kind, value in (
        (planet_nine, "symbol", "currency"),
        (saucers, "symbol", "pirate"),
        (saucers, "token", "1"),
        (planet_nine, "ruling", "B1"),
    ):
        with pytest.raises(FigureError):
            text_sign(kind, value, look)
    with pytest.raises(FigureError, match="stickers"):
        entries("list", "stickers", planet_nine)
