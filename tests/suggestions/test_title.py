"""Titles are put together from word lists, alike in every language."""

from __future__ import annotations

from itertools import islice

import pytest

from logwright.engine.chance import Chance
from logwright.suggestions.title import titles
from tests.whole_library import whole_library


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_no_title_comes_twice_and_ids_are_file_names(game: str) -> None:
    library = whole_library()
    all_titles = list(titles(library, game, Chance(1)))
    assert len({name for name, _ in all_titles}) == len(all_titles) == 400
    for name, title in all_titles:
        assert name.isascii()
        assert set(title) == set(library.languages)
        assert len(name) <= 60
    first = list(islice(titles(library, game, Chance(1)), 20))
    assert len({name.split("-of-")[0] for name, _ in first}) == 20


def test_they_sound_right() -> None:
    said = dict(titles(whole_library(), "planet-nine", Chance(1)))
    assert said["lantern-of-europa"] == {
        "de": "Die Laterne von Europa",
        "en": "The Lantern of Europa",
        "fr": "La lanterne d’Europe",
        "ru": "Фонарь Европы",
    }
