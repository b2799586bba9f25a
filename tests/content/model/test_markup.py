"""The markup of the rules: what it understands, and where exactly it gives up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.markup import Listing, MarkupTable, Paragraph, marks, parse_markup
from logwright.content.model.markup_line import Emphasis, Line, MarkKind, MarkupError, PlainWords, TextMark
from tests.words import english, in_english


def line(text: str) -> Line:
    """The only line of a text."""
    block = parse_markup(text)[0]
    assert isinstance(block, Paragraph)
    return block.line


def test_blank_lines_separate_paragraphs_and_single_breaks_are_spaces() -> None:
    assert parse_markup("One\ntwo.\n\n\nThree.") == (
        Paragraph((PlainWords("One two."),)),
        Paragraph((PlainWords("Three."),)),
    )


def test_no_text_has_no_blocks() -> None:
    assert parse_markup("") == parse_markup("\n \n") == ()


def test_words_can_be_emphasised_or_strong() -> None:
    assert line("a *b c* **d** e") == (
        PlainWords("a "),
        Emphasis(False, (PlainWords("b c"),)),
        PlainWords(" "),
        Emphasis(True, (PlainWords("d"),)),
        PlainWords(" e"),
    )


def test_marks_name_things_of_the_game() -> None:
    assert line("{card:pink 9}{symbol:dead-zone}{token:>>}{ruling:B17}{term:trick}") == (
        TextMark(MarkKind.CARD, "pink 9", None, 0, opens=True),
        TextMark(MarkKind.SYMBOL, "dead-zone", None, 13),
        TextMark(MarkKind.TOKEN, ">>", None, 31),
        TextMark(MarkKind.RULING, "B17", None, 41),
        TextMark(MarkKind.TERM, "trick", None, 53),
    )


def test_a_card_may_be_asked_for_in_a_form() -> None:
    assert line("You win {card:pink 9|acc}.")[1] == TextMark(MarkKind.CARD, "pink 9", None, 8, "acc")


@pytest.mark.parametrize(
    ("text", "opens"),
    [
        ("{card:pink 9} wins.", True),
        ("**{card:pink 9}** wins.", True),
        ("Pink leads. {card:pink 9} wins.", True),
        ("Who wins?\n{card:pink 9}.", True),
        ("The winner is {card:pink 9}.", False),
        ("The winner: {card:pink 9}.", False),
        ("{token:1} lies on {card:pink 9}.", False),
        ("- {card:pink 9} wins.", True),
        ("| a |\n| --- |\n| {card:pink 9} |", False),
    ],
)
def test_a_card_knows_whether_it_begins_a_sentence(text: str, opens: bool) -> None:
    assert [mark.opens for mark in marks(parse_markup(text)) if mark.kind is MarkKind.CARD] == [opens]


def test_terms_and_links_may_have_words_of_their_own() -> None:
    assert line("{term:trick|взятку} [[trump]] [[deep-sea/draft|the\ndraft]]") == (
        TextMark(MarkKind.TERM, "trick", "взятку", 0),
        PlainWords(" "),
        TextMark(MarkKind.LINK, "trump", None, 20),
        PlainWords(" "),
        TextMark(MarkKind.LINK, "deep-sea/draft", "the draft", 30),
    )


def test_a_backslash_makes_a_sign_ordinary() -> None:
    assert line(r"2 \* 3, \{x\}, \[y\], a\|b, \\") == (PlainWords(r"2 * 3, {x}, [y], a|b, \ ".rstrip()),)


def test_signs_of_html_that_cannot_open_a_tag_are_ordinary() -> None:
    assert line("1 < 2 & 3 > 2") == (PlainWords("1 < 2 & 3 > 2"),)


def test_a_list_has_bullets_or_numbers_and_its_items_may_go_on() -> None:
    bullets, numbers = parse_markup("- one\n- two\n  goes on\n\n1. first\n2. second")
    assert bullets == Listing(((PlainWords("one"),), (PlainWords("two goes on"),)), numbered=False)
    assert numbers == Listing(((PlainWords("first"),), (PlainWords("second"),)), numbered=True)


def test_a_table_has_a_head_and_rows_and_bars_inside_marks_end_no_cell() -> None:
    assert parse_markup("| a | b |\n| --- | --- |\n| {term:trick|tricks} | [[x|y]] \\| |") == (
        MarkupTable(
            ((PlainWords("a"),), (PlainWords("b"),)),
            (
                (
                    (TextMark(MarkKind.TERM, "trick", "tricks", 26),),
                    (TextMark(MarkKind.LINK, "x", "y", 48), PlainWords(" |")),
                ),
            ),
        ),
    )


def test_marks_are_found_wherever_they_stand() -> None:
    text = "{card:pink 1}\n\n- *{card:pink 2}*\n\n| {card:pink 3} |\n| --- |\n| {card:pink 4} |"
    assert [mark.value for mark in marks(parse_markup(text))] == ["pink 1", "pink 2", "pink 3", "pink 4"]
    assert all(text[mark.at :].startswith("{card:") for mark in marks(parse_markup(text)))


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("a *b", 2, "never closed"),
        ("a **b* c", 5, "inside emphasis"),
        ("****", 0, "nothing is emphasised"),
        ("see {card}", 4, "is not a mark"),
        ("see {crad:pink 9}", 4, "no mark 'crad'"),
        ("a {token:1|first}", 2, "no words of its own"),
        ("see [[]]", 4, "is not a link"),
        ("a [link](trump)", 2, "a single [ means nothing"),
        ("one } two", 4, "a single } means nothing"),
        ("a `b`", 2, "a single ` means nothing"),
        ("a <b>bold</b>", 2, "looks like HTML"),
        ("<!-- -->", 0, "looks like HTML"),
        ("# Heading", 0, "no headings"),
        ("  indented", 0, "indented"),
        ("text\n- item", 5, "begins inside a paragraph"),
        ("1. one\n3. three", 7, "goes on with 3"),
        ("| a |\n| b |", 0, "no head"),
        ("| a |\n| --- |\n| b | c |", 14, "has 2 cells"),
        ("| a\n| --- |\n| b |", 0, "not closed"),
    ],
)
def test_what_cannot_be_understood_is_pointed_at(text: str, at: int, says: str) -> None:
    with pytest.raises(MarkupError) as caught:
        parse_markup(text)
    assert says in in_english(caught.value.said)
    assert caught.value.at == at
    assert caught.value.hint or english().hint(caught.value.said)


@given(st.text(alphabet="ab 1.-|*{}[]\\:<>`#\ncardtermé", max_size=40))
def test_any_text_is_understood_or_pointed_at(text: str) -> None:
    assert all(0 <= at < len(text) for at in places(text))


def places(text: str) -> list[int]:
    """Where the marks of a text stand, or what cannot be understood."""
    try:
        return [mark.at for mark in marks(parse_markup(text))]
    except MarkupError as error:
        return [error.at]
