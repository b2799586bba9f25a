"""Cards enter a text inflected: with an article in French, in the case that is asked for in Russian."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.content.model.markup import parse_markup
from logwright.publish.views.book import Book
from logwright.publish.views.markdown_renderer import MarkdownRenderer


@pytest.mark.parametrize(
    ("lang", "game", "text", "said"),
    [
        ("en", "planet-nine", "{card:rocket 4} beats {card:pink 9}.", "Rocket 4 beats pink 9."),
        ("fr", "planet-nine", "Celui qui a {card:rocket 4} l’annonce.", "Celui qui a la fusée 4 l’annonce."),
        ("fr", "planet-nine", "La couleur {card:pink 9|of}.", "La couleur du 9 rose."),
        ("fr", "deep-sea", "{card:submarine 1} gagne.", "Le sous-marin 1 gagne."),
        ("fr", "planet-nine", "La Tâche {card:green 2|name}.", "La Tâche 2 vert."),
        ("ru", "planet-nine", "Отложите {card:rocket 4|acc}.", "Отложите ракету\u00a04."),
        ("ru", "planet-nine", "Начните с {card:blue 9|gen}.", "Начните с синей\u00a09."),
        ("ru", "deep-sea", "{card:yellow 8} берёт.", "Жёлтая\u00a08 берёт."),
        ("ru", "deep-sea", "Дело в {card:submarine 4|prep}.", "Дело в субмарине\u00a04."),
    ],
)
def test_a_card_is_named_in_the_form_the_text_needs(
    library: Library, lang: str, game: str, text: str, said: str
) -> None:
    assert MarkdownRenderer(Book(library, lang), game, "").words(parse_markup(text)) == said
