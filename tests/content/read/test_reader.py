"""The reader knows where everything stands, reads YAML 1.2 scalars, and refuses what it should."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.problem import Problem
from logwright.content.read import reader
from logwright.content.read.document import Document, Map, Seq, Spot
from logwright.content.read.reader import read
from logwright.content.read.scalar import NumberTooLargeError, resolve


def parsed(text: str) -> Document:
    document = read("example.yaml", text.encode())
    assert isinstance(document, Document)
    return document


def refused(raw: bytes) -> Problem:
    problem = read("example.yaml", raw)
    assert isinstance(problem, Problem)
    return problem


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("yes", "yes"),
        ("12:30", "12:30"),
        ("12:30:00", "12:30:00"),
        ("1_000", "1_000"),
        ("0b11", "0b11"),
        ("2026-11-16", "2026-11-16"),
        ("=", "="),
        ("<<x", "<<x"),
        ("true", True),
        ("False", False),
        ("tRUE", "tRUE"),
        ("null", None),
        ("~", None),
        ("", None),
        ("17", 17),
        ("-3", -3),
        ("007", 7),
        ("0o17", 15),
        ("0x1F", 31),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("1+", "1+"),
        ("2..4", "2..4"),
        ("..2", "..2"),
    ],
)
def test_plain_scalars_mean_what_yaml_1_2_says(text: str, value: object) -> None:
    assert resolve(text) == value
    assert type(resolve(text)) is type(value)


@pytest.mark.parametrize(
    "text", ["9007199254740993", "1" * 5000, "1e999", ".inf", "-.INF", ".nan", "0xFFFFFFFFFFFFFFFFFFFF"]
)
def test_numbers_that_do_not_fit_are_refused(text: str) -> None:
    with pytest.raises(NumberTooLargeError):
        resolve(text)


def test_quoted_scalars_are_text() -> None:
    assert parsed("a: '1'\nb: \"true\"\nc: |\n  7\n").data == {"a": "1", "b": "true", "c": "7\n"}


def test_every_key_and_value_knows_its_line_and_column() -> None:
    document = parsed("game: planet-nine\ntasks:\n  count: 4\n  tokens: ['1', omega]\n")
    assert document.spot(("game",), key=True) == Spot(1, 1)
    assert document.spot(("game",)) == Spot(1, 7)
    assert document.spot(("tasks", "count")) == Spot(3, 10)
    assert document.spot(("tasks", "tokens", 1)) == Spot(4, 17)
    assert document.spot(("tasks", "tokens"), key=True) == Spot(4, 3)


def test_a_path_that_leads_nowhere_gives_the_nearest_place() -> None:
    document = parsed("tasks:\n  count: 4\n")
    assert document.spot(("tasks", "cards", 7)) == document.spot(("tasks",)) == Spot(2, 3)
    assert document.spot(("text", "en")) == Spot(1, 1)


def test_columns_count_characters_and_not_bytes() -> None:
    assert parsed("{имя: ёлка, b: 2}").spot(("b",)) == Spot(1, 16)


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parsed("\ufeffa: 1").data == {"a": 1}


def test_keys_are_always_text() -> None:
    assert parsed("3: a\ntrue: b\n").data == {"3": "a", "true": "b"}


@pytest.mark.parametrize(
    ("raw", "rule", "line", "column"),
    [
        (b"a: 1\nb: {\n", "yaml/syntax", 3, 1),
        (b"a: 1\nb:\n  c: 1\n  c: 2\n", "yaml/duplicate-key", 4, 3),
        (b"a: &x 1\n", "yaml/anchor", 1, 4),
        (b"a: 1\nb: [*x]\n", "yaml/alias", 2, 5),
        (b"a: 1\n<<: {b: 1}\n", "yaml/merge-key", 2, 1),
        (b"a: !!python/object:os.system x\n", "yaml/tag", 1, 4),
        (b"a: 1\n---\nb: 2\n", "yaml/documents", 2, 1),
        (b"a: 1\nb: x\0y\n", "yaml/nul", 2, 5),
        (b"a: 1\nb: \xe9t\xe9\n", "yaml/encoding", 2, 4),
        (b"a: \x07\n", "yaml/character", 1, 4),
        (b"a: 1\n" * 300_000, "yaml/size", 1, 1),
        (b"a: " + b"[" * 41 + b"]" * 41, "yaml/depth", 1, 43),
        (b"a: 99999999999999999999\n", "yaml/number", 1, 4),
        (b"# only a comment\n", "yaml/empty", 1, 1),
        (b"", "yaml/empty", 1, 1),
        (b"? [a]\n: 1\n", "yaml/key", 1, 3),
        (b"a: b: c\n", "yaml/syntax", 1, 5),
        (b"\ta: 1\n", "yaml/syntax", 1, 1),
        (b"[" * 5000, "yaml/depth", 1, 41),
        (b'a: 1\nb: "\\U00110000"\n', "yaml/character", 2, 5),
        (b'a: "\\ud83d"\n', "yaml/character", 1, 4),
    ],
)
def test_what_is_refused_and_where(raw: bytes, rule: str, line: int, column: int) -> None:
    problem = refused(raw)
    assert problem.rule == rule
    assert problem.hint
    assert (problem.line, problem.column) == (line, column)


def test_forty_levels_are_fine() -> None:
    assert isinstance(read("x", b"[" * 40 + b"]" * 40), Document)


def test_an_alias_bomb_is_refused_at_once() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 40)]
    assert refused("\n".join(lines).encode()).rule == "yaml/anchor"


@given(st.binary(max_size=200))
def test_any_bytes_give_a_document_or_a_problem(raw: bytes) -> None:
    found = read("x.yaml", raw)
    assert isinstance(found, Document | Problem)


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Z")), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abcdef", min_size=1, max_size=4), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(values)
def test_what_json_writes_is_read_back_unchanged(value: object) -> None:
    document = read("x.yaml", json.dumps(value, ensure_ascii=False).encode())
    assert isinstance(document, Document)
    assert document.data == value


BITS = (
    *"?:'\"{}[],#&*!|>\t\n%@`\\~-\r",
    *(": ", " ?", "? ", "- ", " #", "!!x", "|-\n", "...\n", "---\n", "<<: ", "\\n", "é", "\u2028", "\ufeff", "\x07"),
)


def mistyped(text: str, chance: Random) -> str:
    """Something typed in, left out or moved in a line."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(5):
            case 0:
                text = text[:at] + text[at + chance.randrange(1, 6) :]
            case 1:
                lines = text.split("\n")
                line = chance.randrange(len(lines))
                lines[line] = " " * chance.randrange(5) + lines[line].lstrip()
                text = "\n".join(lines)
            case _:
                text = text[:at] + chance.choice(BITS) + text[at:]
    return text


def places(value: object) -> object:
    """All that is remembered about where things stand."""
    if isinstance(value, Map):
        return [(key, value.keys_at[key], value.values_at[key], places(item)) for key, item in value.items()]
    if isinstance(value, Seq):
        return list(zip(value.items_at, map(places, value), strict=True))
    return value


def assert_same(quick: Document | Problem, thorough: Document | Problem, raw: bytes) -> None:
    if isinstance(quick, Document) and isinstance(thorough, Document):
        assert (quick.start, places(quick.data)) == (thorough.start, places(thorough.data)), raw.decode()
    else:
        assert quick == thorough, raw.decode()


QUESTIONS = (
    "a: did you mean {near}?\nb: one, ? two\n",
    "a: [b ?c, d]\n",
    "a: {b: c ?d}\ne: f\n",
    "a: {b: 'c ?'}\n",
    "a: [b, ?c]\n",
    "? a\n: b\n",
    "- ? a\n  : b\n",
    "a: |#\n  b\n",
    "a: >-# b\n  c\n",
    "a: word,\n  ? more {b}?\n",
)
"""Where the two parsers might differ, because of a question mark or a comment too near."""


@pytest.mark.parametrize("text", QUESTIONS)
def test_the_parser_of_the_browser_reads_questions_the_same(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(text)
    for number in range(150):
        raw = (mistyped(text + chance.choice(QUESTIONS), chance) if number else text).encode()
        quick = read(f"{number}.yaml", raw)
        with monkeypatch.context() as browser:
            browser.setattr(reader, "_QUICK", None)
            assert_same(quick, read.__wrapped__(f"{number}.yaml", raw), raw)


def test_the_parser_of_the_browser_says_the_same(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parser in C is quicker, and nobody may notice it otherwise."""
    files = [*repository.glob("tests/examples/*/*.yaml"), *repository.glob("content/*/missions/*.yaml")]
    texts = [path.read_text("utf-8", "replace") for path in sorted(files) if path.stat().st_size < 2000]
    chance = Random(5)
    for number in range(1500):
        raw = mistyped(chance.choice(texts), chance).encode("utf-8", "replace")
        quick = read(f"{number}.yaml", raw)
        with monkeypatch.context() as browser:
            browser.setattr(reader, "_QUICK", None)
            thorough = read.__wrapped__(f"{number}.yaml", raw)
        assert_same(quick, thorough, raw)
