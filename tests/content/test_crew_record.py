"""What crews made of the missions is kept as lines, and read back as it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from logwright.content.crew_record import (
    CrewRecord,
    CrewRecords,
    PlainSetting,
    fingerprint,
    pile_print,
    read_crew_records,
    written_crew_records,
)
from logwright.content.document import Document
from logwright.content.reader import read
from logwright.content.schema import Schemas
from tests.whole_library import ROOT, whole_library

small = st.integers(0, 500)
record = st.builds(CrewRecord, small, small, small, small, small, small)
key = st.sampled_from(["planet-nine/01", "deep-sea/32"])
hashes = st.text("0123456789abcdef", min_size=16, max_size=16)
players = st.integers(2, 5)
records = st.builds(
    CrewRecords,
    st.sampled_from(["beginner", "club", "expert"]),
    st.dictionaries(st.tuples(key, hashes, players), record),
    st.dictionaries(st.builds(PlainSetting, small, players, st.booleans()), record),
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
    rules = library.missions["deep-sea/07"].rules
    tasks = [card.task for card in library.pile("deep-sea")]
    pile = pile_print(tasks)
    assert pile == pile_print(reversed(tasks))
    assert fingerprint(rules, pile) != fingerprint(rules, pile_print(tasks[1:]))
    assert fingerprint(rules, pile) != fingerprint(replace(rules, players=(3,)), pile)
