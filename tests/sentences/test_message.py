"""Messages: gaps, plurals and choices."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.sentences.message import Message, MessageError, Number, Said, parse_message


def say(text: str, **words: object) -> str:
    arguments = {
        name: Number(value, str(value)) if isinstance(value, int) else Said(str(value)) for name, value in words.items()
    }
    return parse_message(text).say(arguments, lambda number: "one" if number == 1 else "other")


def test_gaps_are_filled() -> None:
    assert say("Win {cards} with {using}.", cards="a 5", using="a 7") == "Win a 5 with a 7."


@pytest.mark.parametrize(("number", "said"), [(1, "1 trick"), (2, "2 tricks"), (0, "no trick at all")])
def test_plurals_choose_by_category_or_exact_number(number: int, said: str) -> None:
    assert say("{n, plural, =0 {no trick at all} one {# trick} other {# tricks}}", n=number) == said


def test_choices_nest_and_the_number_sign_belongs_to_the_inner_plural() -> None:
    text = "{who, select, crew {all} other {{who} wins {n, plural, one {# card} other {# cards}}}}"
    assert say(text, who="crew", n=2) == "all"
    assert say(text, who="Ada", n=2) == "Ada wins 2 cards"


def test_a_number_sign_outside_a_plural_is_itself() -> None:
    assert say("#{n}", n=3) == "#3"


def test_printed_gaps_and_choices_are_known() -> None:
    message = parse_message("{who, select, crew {{cards}} other {{n, plural, one {#} other {{which}}}}}")
    assert set(message.gaps()) == {"cards", "which"}
    assert {(name, by_number) for name, by_number, _ in message.choices()} == {("who", False), ("n", True)}


@pytest.mark.parametrize(
    "text", ["{", "{n", "}", "a } b", "{n, plural, one {x}}", "{n, plural, other {x}", "{n, select}", "{1 2}", "{n,}"]
)
def test_broken_messages_are_named(text: str) -> None:
    with pytest.raises(MessageError):
        parse_message(text)


@given(st.text("{}n, pluralsecto#abc", max_size=40))
def test_any_text_is_a_message_or_an_error(text: str) -> None:
    with suppress(MessageError):
        assert isinstance(parse_message(text), Message)


def test_choices_cannot_be_nested_without_end() -> None:
    with pytest.raises(MessageError):
        parse_message("{a, select, other {" * 50 + "}}" * 50)
