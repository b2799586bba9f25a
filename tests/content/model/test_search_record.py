"""Which deals can be won is kept as lines, read back as it was, and not believed where it contradicts itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.search_record import (
    SearchRecord,
    SearchRecords,
    read_search_records,
    written_search_records,
)
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from tests.whole_library import ROOT

SCHEMAS = Schemas.below(Path(ROOT) / "schemas")
RULES = "0123456789abcdef"
PLACE = ("planet-nine/14", "8319f66d4d86e60a", 4)


@st.composite
def record(draw: st.DrawFn) -> SearchRecord:
    deals = draw(st.integers(1, 1000))
    named = draw(st.sets(st.integers(0, deals - 1), max_size=20))
    unsolvable = draw(st.sets(st.sampled_from(sorted(named)))) if named else set[int]()
    return SearchRecord(deals, tuple(sorted(unsolvable)), tuple(sorted(named - unsolvable)))


records = st.dictionaries(
    st.tuples(st.sampled_from(["planet-nine/01", "deep-sea/32"]), st.just(PLACE[1]), st.integers(2, 5)), record()
)


def read_text(text: str) -> SearchRecords:
    document = read("content/searches.yaml", text.encode())
    assert isinstance(document, Document)
    assert SCHEMAS.check("searches", document) == []
    return read_search_records(document)


@given(records)
def test_what_was_written_is_read_back(kept: dict[tuple[str, str, int], SearchRecord]) -> None:
    whole = SearchRecords(RULES, kept)
    assert read_text(written_search_records(whole)) == whole


@pytest.mark.parametrize(
    "damaged",
    ["1000 12,7 -", "1000 7,7 -", "1000 7 7", "1000 1000 -", "5 - 2,1", "5 4,5 -"],
    ids=["out of order", "twice", "both", "beyond the last", "undecided out of order", "one beyond"],
)
def test_a_line_that_contradicts_itself_is_not_believed(damaged: str) -> None:
    sound = written_search_records(SearchRecords(RULES, {PLACE: SearchRecord(1000, (7, 12))}))
    assert "1000 7,12 -" in sound
    assert not read_text(sound.replace("1000 7,12 -", damaged)).missions


def test_what_it_says_of_the_first_deals() -> None:
    record = SearchRecord(10, (0, 4), (1,))
    assert (record.solvable, record.earliest) == (7, 2)
    assert record.up_to(4) == SearchRecord(4, (0,), (1,))
    assert record.up_to(99) == record
    assert SearchRecord(2, (0, 1)).earliest is None
