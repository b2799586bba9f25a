"""Every mission of the boxes stands in its logbook, in every language, as the library has it."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.publish.views.book import Book
from logwright.sentences.mission_text import mission_lines
from tests.languages import LANGUAGES
from tests.print.conftest import Logbooks
from tests.print.reading import letters, page_texts

GAMES = {"planet-nine": 50, "deep-sea": 34}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_logbook_holds_every_mission_with_title_story_and_rules(
    game: str, lang: str, whole: Library, logbooks: Logbooks
) -> None:
    book = Book(whole, lang)
    pages = [letters(text) for text in page_texts(logbooks(game, lang))]
    missions = [mission for mission in book.missions[game] if mission.official]
    assert len(missions) == GAMES[game]
    for mission in missions:
        words = whole.words(mission, lang)
        demanded = [words.story, *mission_lines(mission.rules, book.tongue(game), whole.games[game].players)]
        own = [page for page in pages if letters(words.story) in page]
        assert len(own) == 1, mission.key
        for text in (words.title, *demanded):
            assert letters(text) in own[0], (mission.key, text)
        for log in ("attempts", "distress", "date", "notes", "won"):
            assert letters(book.say(f"print.logbook.{log}")) in own[0]
