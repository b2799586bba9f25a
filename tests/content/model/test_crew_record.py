"""What crews made of the missions is kept as lines, and read back as it was."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.crew_record import (
    CrewRecord,
    CrewRecords,
    PlainSetting,
    fingerprint,
    read_crew_records,
    written_crew_records,
)
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from tests.whole_library import ROOT, whole_library

small = st.integers(0, 500)
record = st.builds(CrewRecord, small, small, small, small, small, small)
key = st.sampled_from(["planet-nine/01", "deep-sea/32"])
hashes = st.text("0123456789abcdef", min_size=16, max_size=16)
players = st.integers(2, 5)
tasks = st.integers(0, 99)
records = st.builds(
    CrewRecords,
    st.sampled_from(["beginner", "club", "expert"]),
    st.integers(1, 99),
    st.dictionaries(st.tuples(key, hashes, players), record),
    st.dictionaries(st.builds(PlainSetting, tasks, players, st.booleans()), record),
)
SCHEMAS = Schemas.below(Path(ROOT) / "schemas")


@given(records)
def test_what_was_written_is_read_back(kept: CrewRecords) -> None:
    document = read("content/crews.yaml", written_crew_records(kept).encode())
    assert isinstance(document, Document)
    assert SCHEMAS.check("crews", document) == []
    assert read_crew_records(document) == kept


def test_a_mission_that_changes_has_another_fingerprint() -> None:
    library = whole_library()
    mission, game = library.missions["deep-sea/07"].document.data, library.games["deep-sea"].document.data
    pile = [card.document.data["tasks"][card.path[-1]] for card in library.pile("deep-sea")]
    known = fingerprint(mission, game, pile)
    assert known == fingerprint(mission, game, reversed(pile))
    assert known != fingerprint(mission, game, pile[1:])
    assert known != fingerprint({**mission, "players": [3]}, game, pile)
    assert known != fingerprint(mission, {**game, "terrain": {"1..9": "rapture"}}, pile)


def test_words_and_looks_do_not_change_it() -> None:
    library = whole_library()
    mission, game = library.missions["custom/last-word"].document.data, library.games["deep-sea"].document.data
    looks = {**game, "components": [], "suits": [{**suit, "ink": "#000000"} for suit in game["suits"]]}
    assert fingerprint(mission, game, []) == fingerprint({**mission, "id": "other", "text": {}}, looks, [])
