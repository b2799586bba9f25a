"""A character of a text is found in its file, whatever YAML does to the lines."""

from __future__ import annotations

import pytest

from logwright.content.read.document import Document, Spot
from logwright.content.read.reader import read
from logwright.content.read.text_spot import is_folded, text_spot


def document(text: str) -> Document:
    found = read("example.yaml", text.encode())
    assert isinstance(found, Document)
    return found


@pytest.mark.parametrize(
    ("written", "spot"),
    [
        ("text: one two X three", Spot(1, 15)),
        ("text: 'one ''two'' X three'", Spot(1, 20)),
        ('text: "one \\"two\\" X three"', Spot(1, 20)),
        ("text: |-\n  one\n\n  two X three", Spot(4, 7)),
        ("text: >-\n  one\n  two\n  X three", Spot(4, 3)),
        ("text: |- # a remark\n    один\n    два X", Spot(3, 9)),
        ("a: b\ntext: one\n  two\n  X three", Spot(4, 3)),
    ],
)
def test_a_character_is_found(written: str, spot: Spot) -> None:
    found = document(written)
    text = found.data["text"]
    assert text_spot(found, ("text",), text, text.index("X")) == spot


def test_folded_texts_are_told_from_others() -> None:
    assert is_folded(document("text: >-\n  one"), ("text",))
    assert not is_folded(document("text: |-\n  one"), ("text",))
    assert not is_folded(document("text: one"), ("text",))
