"""One row per kind of file: everything that depends on kinds agrees with the registry."""

from __future__ import annotations

import pytest

from logwright.content.file_kind import Families, Family, TextKind
from logwright.content.loading.library_readers import READERS
from logwright.content.registry import (
    ATTEMPT,
    DEAL,
    KINDS,
    LINE,
    family_of,
    game_of,
    kind_of_data,
    kind_of_place,
    message_places,
    missing_game,
    words_kind,
)
from tests.whole_library import ROOT, whole_library

GAMES: Families = {"deep-sea": Family.CREW, "crash-and-grab": Family.SAUCERS, "torn": None}
# What is written by Logwright and read by other programs.
MADE = {"solution", "verdicts"}


def test_every_schema_belongs_to_a_kind_and_every_kind_has_one() -> None:
    schemas = {path.name.removesuffix(".schema.json") for path in (ROOT / "schemas").glob("*.schema.json")}
    assert {kind.schema for kind in (*KINDS, DEAL, LINE, ATTEMPT)} == schemas - MADE


def test_every_reader_is_some_kinds_and_every_kind_finds_its_reader() -> None:
    assert {kind.reader for kind in (*KINDS, DEAL, LINE, ATTEMPT) if kind.reader} == set(READERS)


def test_no_game_is_named() -> None:
    places = " ".join(place for kind in KINDS for place in kind.places)
    assert not any(game in places for game in whole_library().families)


@pytest.mark.parametrize(
    ("place", "schema"),
    [
        ("deep-sea/game.yaml", "crew-game"),
        ("crash-and-grab/game.yaml", "saucer-game"),
        ("deep-sea/missions/05.yaml", "mission"),
        ("crash-and-grab/missions/05.yaml", None),
        ("deepsea/missions/05.yaml", None),
        ("deep-sea/tiles.yaml", None),
        ("custom/game.yaml", "mission"),
        ("custom/tasks.yaml", "tasks"),
        ("custom/drafts/comet.yaml", None),
        ("locales/fr/deep-sea/terms.yaml", "terms"),
        ("locales/fr/crash-and-grab/terms.yaml", "saucer-terms"),
        ("locales/fr/designer.yaml", "interface"),
        ("locales/fr/desinger.yaml", None),
        ("locales/game.yaml", None),
        # Its family is not known: whatever some game could have may lie there.
        ("torn/missions/01.yaml", "mission"),
        ("torn/tiles.yaml", "tiles"),
    ],
)
def test_the_kind_of_a_place(place: str, schema: str | None) -> None:
    kind = kind_of_place(place, GAMES)
    assert (kind.schema if kind else None) == schema


def test_a_game_says_what_it_is_played_like() -> None:
    assert family_of({"family": "saucers", "suits": []}) is Family.SAUCERS
    assert family_of({"suits": []}) is Family.CREW
    assert family_of({"movement_cards": []}) is Family.SAUCERS
    assert family_of({"family": ["crew"]}) is Family.CREW
    assert family_of("crew") is None
    assert whole_library().families == {
        "crash-and-grab": Family.SAUCERS,
        "deep-sea": Family.CREW,
        "planet-nine": Family.CREW,
    }


def test_only_a_file_in_a_folder_of_its_own_describes_a_game() -> None:
    assert game_of("five-suits/game.yaml") == "five-suits"
    assert [game_of(place) for place in ("custom/game.yaml", "locales/game.yaml", "game.yaml", "a/b/game.yaml")] == [
        ""
    ] * 4


def test_a_file_of_a_game_that_is_not_there_is_told_from_one_that_has_no_place_at_all() -> None:
    assert missing_game("deepsea/missions/05.yaml", GAMES) == "deepsea"
    assert missing_game("locales/fr/deepsea/terms.yaml", GAMES) == "deepsea"
    assert missing_game("deepsea/stories.yaml", GAMES) == ""
    assert missing_game("deep-sea/tiles.yaml", GAMES) == ""


@pytest.mark.parametrize(
    ("data", "schema"),
    [
        ({"hands": {}}, "deal"),
        ({"game": "crash-and-grab"}, "scenario"),
        ({"game": "deep-sea", "tasks": [{"id": "x"}]}, "tasks"),
        ({"game": "deep-sea", "tasks": {"difficulty": 7}}, "mission"),
        ({"game": ["crash-and-grab"]}, "mission"),
        ("a sentence", "mission"),
    ],
)
def test_the_kind_of_a_file_from_anywhere(data: object, schema: str) -> None:
    assert kind_of_data(data, GAMES).schema == schema


def test_words_of_a_game_come_after_those_of_all_games() -> None:
    assert message_places("")[0] == "sentences.yaml"
    assert message_places("deep-sea")[-2:] == ["deep-sea/terms.yaml", "deep-sea/table.yaml"]
    assert message_places("deep-sea")[:-2] == message_places("")


def test_what_the_texts_of_a_locale_file_are() -> None:
    kinds = {place: words_kind(place) for place in ("suggest.yaml", "deep-sea/faq.yaml", "deep-sea/missions.yaml")}
    assert [kind.words for kind in kinds.values() if kind] == [TextKind.MESSAGES, TextKind.MARKUP, TextKind.PLAIN]
    assert words_kind("deep-sea/stories.yaml") is None
