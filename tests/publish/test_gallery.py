"""The gallery: what people sent, with the filters by which it is found."""

from __future__ import annotations

import re
from dataclasses import replace

from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.model.settings import Settings
from logwright.content.read.document import Document, Origin, Spot
from logwright.publish.pages import gallery
from logwright.publish.views.book import Book
from tests.whole_library import whole_library


def own(name: str, **fields: object) -> LoggedMission:
    library = whole_library()
    data = {"game": "deep-sea", "id": name, "players": [3, 4], "tasks": {"difficulty": 6}, **fields}
    document = Document(f"missions/{name}.yaml", "", data, Spot(1, 1), f"missions/{name}.yaml", Origin.OWN)
    return read_mission(document, library.games["deep-sea"], library.tasks)[0]


def test_there_is_none_without_missions_of_ones_own() -> None:
    assert list(gallery.pages(Book(whole_library(), "en"))) == []


def test_it_tells_who_wrote_what_and_in_which_languages() -> None:
    library = whole_library()
    sent = own("from-ada", author="Ada <Example>", text={"fr": {"title": "Le phare"}, "ru": {"title": "Маяк"}})
    ours = own("ours", text={"en": {"title": "Harbour *Lights*"}})
    settings = Settings(author="Robin Example")
    book = Book(replace(library, all_missions=(*library.all_missions, sent, ours), settings=settings), "en")
    (page,) = gallery.pages(book)
    rows = [line for line in page.body.splitlines() if "{ .item" in line]
    assert len(rows) == len(book.library.all_missions)
    # What people sent stands before what came with the game.
    first, second = rows[:2]
    assert "deep-sea/own/from-ada.md" in first
    for value in ('data-players="3 4"', 'data-language="fr ru"', 'data-origin="own"', 'data-game="deep-sea"'):
        assert value in first
    assert "<Example>" not in page.body
    assert 'data-author="robin-example"' in second
    official = [row for row in rows if 'data-origin="official"' in row]
    assert len(official) == sum(mission.official for mission in library.all_missions)
    (authors,) = re.findall(r'<select name="author">(.*?)</select>', page.body)
    assert re.findall(r'value="([^"]*)"', authors)[-3:] == ["ada-example", "robin-example", "none"]


def test_it_filters_by_difficulty_for_so_many_players() -> None:
    library = whole_library()
    book = Book(replace(library, all_missions=(*library.all_missions, own("ours"))), "de")
    (page,) = gallery.pages(book)
    (hardest,) = re.findall(r"[^\n]*planet-nine/missions/50\.md[^\n]*", page.body)
    level = book.hardness.of(library.missions["planet-nine/50"], 4)
    assert level is not None
    assert f'data-level4="{level.difficulty}"' in hardest
