"""The objective language: selectors, counts, positions, subjects, and what phrases expand into."""

from __future__ import annotations

import pytest

from logwright.engine.cards.card import Card, full_deck
from logwright.engine.objectives.core import (
    AllOf,
    AnyOf,
    Cards,
    Comparison,
    Not,
    Order,
    Prediction,
    Streak,
    TaskTrick,
    Tricks,
)
from logwright.engine.objectives.count import ALL, NONE, SOME, Count, Span, at_least, at_most, exactly, parse_count
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrases import PHRASES, read_objective
from logwright.engine.objectives.position import parse_position
from logwright.engine.objectives.selector import Selector, parse_selector
from logwright.engine.objectives.subject import COMMANDER, CREW, EVERYONE, OWNER, Role, Side, Subject, parse_subject
from logwright.engine.objectives.trick_kind import Holding, TrickKind
from tests.engine.crew_suits import PINK, PLANET_NINE
from tests.words import english

DECK = full_deck(PLANET_NINE)


def cards(written: object) -> set[str]:
    return {PLANET_NINE.spelled(card) for card in parse_selector(written, PLANET_NINE).cards(DECK)}


def select(written: object) -> Selector:
    return parse_selector(written, PLANET_NINE)


def core(written: object, who: Subject = OWNER) -> object:
    return read_objective(written, who, PLANET_NINE).core()


@pytest.mark.parametrize(
    ("written", "count"),
    [
        ("pink 3", 1),
        ("pink", 9),
        ("9", 4),
        ([9], 4),
        ("rocket", 4),
        ("rocket 1", 1),
        ("trump", 4),
        ("odd", 20),
        ("even", 16),
        ("colour", 36),
        (">5", 16),
        (">=5", 20),
        ("<7", 24),
        ("<=7", 28),
        ("4..6", 12),
        ("pink >5", 4),
        ("pink odd", 5),
        ("rocket even", 2),
        ("rocket >2", 2),
        (["pink", "blue 4", "9"], 13),
    ],
)
def test_a_selector_names_so_many_cards(written: object, count: int) -> None:
    assert len(cards(written)) == count


def test_values_never_mean_trumps() -> None:
    """ds-115, ruling B35."""
    assert cards("1") == {"blue 1", "green 1", "pink 1", "yellow 1"}
    assert not any(card.startswith("rocket") for card in cards("odd") | cards("<5") | cards("colour"))


@pytest.mark.parametrize(
    "written",
    ["", "red 3", "pink 0", "pink 10", "10", "rocket 5", "submarine 1", ">9", "6..4", "pink 3 4", "colour 3", []],
)
def test_what_names_no_cards_is_a_mistake_with_a_hint(written: object) -> None:
    with pytest.raises(Mistake) as caught:
        parse_selector(written, PLANET_NINE)
    assert english().hint(caught.value.said)


@pytest.mark.parametrize(
    ("written", "span"),
    [
        (2, Span(2, 2)),
        ("2+", Span(2, None)),
        ("..2", Span(None, 2)),
        ("2..4", Span(2, 4)),
        ("none", Span(0, 0)),
        (">23", Span(24, None)),
        (">=23", Span(23, None)),
        ("<8", Span(None, 7)),
        ("<=8", Span(None, 8)),
    ],
)
def test_counts(written: object, span: Span) -> None:
    assert parse_count(written) == Count(span)


def test_all_depends_on_what_there_is() -> None:
    assert ALL.at(players=4, total=9) == Span(9, None)
    assert 9 in ALL.at(4, 9)
    assert 8 not in ALL.at(4, 9)


def test_a_count_may_depend_on_the_number_of_players() -> None:
    """ds-128."""
    count = parse_count({"3": "<8", "4": "<12", "5": "<16"})
    assert [count.at(players, 0).most for players in (3, 4, 5)] == [7, 11, 15]


@pytest.mark.parametrize("written", ["", "two", "-1", "1-2", "4..2", "2+3", ">2+", True, {"7": 1}])
def test_what_is_no_count(written: object) -> None:
    with pytest.raises(Mistake):
        parse_count(written)


@pytest.mark.parametrize(
    ("written", "tricks", "found"),
    [
        ("first", 10, {1}),
        ("last", 13, {13}),
        (["first", "last"], 8, {1, 8}),
        ("first 3", 8, {1, 2, 3}),
        ("last 2", 8, {7, 8}),
        (4, 8, {4}),
        ("2..4", 8, {2, 3, 4}),
        ("odd", 8, {1, 3, 5, 7}),
        ("even", 8, {2, 4, 6, 8}),
        ("4+", 8, {4, 5, 6, 7, 8}),
        ("4+", 3, set()),
        ("middle", 8, {2, 3, 4, 5, 6, 7}),
        ("middle", 2, set()),
        ("first half", 8, {1, 2, 3, 4}),
        ("second half", 8, {5, 6, 7, 8}),
        ("first half", 13, {1, 2, 3, 4, 5, 6}),
        ("second half", 13, {8, 9, 10, 11, 12, 13}),
    ],
)
def test_positions(written: object, tricks: int, found: set[int]) -> None:
    assert parse_position(written).tricks(tricks) == found


@pytest.mark.parametrize("written", ["", "third", 0, "5..3", "first 2..4", "first 2+", "+", "0+", True, []])
def test_what_names_no_trick(written: object) -> None:
    with pytest.raises(Mistake):
        parse_position(written)


def test_subjects() -> None:
    nine = Card(PINK, 9)
    assert parse_subject("commander", PLANET_NINE) == COMMANDER
    assert parse_subject({"chosen": "sick"}, PLANET_NINE) == Subject(Role.CHOSEN, name="sick")
    left = parse_subject({"left_of": {"holder": "pink 9"}}, PLANET_NINE)
    assert left == Subject(Role.HOLDER, card=nine, side=Side.LEFT)
    assert parse_subject("others", PLANET_NINE, compared=True).seen_from(OWNER) == Subject(Role.OTHERS, base=OWNER)


@pytest.mark.parametrize(
    "written",
    [
        "nobody",
        "others",
        3,
        {},
        {"holder": "pink"},
        {"left_of": "x"},
        {"left_of": {"right_of": "commander"}},
        {"left_of": "crew"},
        {"chosen": "a", "holder": "pink 9"},
    ],
)
def test_who_is_nobody(written: object) -> None:
    with pytest.raises(Mistake):
        parse_subject(written, PLANET_NINE)


EXPANSIONS: list[tuple[object, object]] = [
    ({"win": "pink 3"}, Comparison(Cards(OWNER, select("pink 3")), ALL)),
    ({"win_no": "9"}, Comparison(Cards(OWNER, select("9")), NONE)),
    ({"cards": {"of": "9", "count": 2}}, Comparison(Cards(OWNER, select("9")), exactly(2))),
    (
        {"cards": {"of": "green 2", "count": "all", "in": "last"}},
        Comparison(Cards(OWNER, select("green 2"), TrickKind(which=parse_position("last"))), ALL),
    ),
    (
        {"all_of_one": ["pink", "blue"]},
        AnyOf(tuple(Comparison(Cards(OWNER, select(c)), ALL) for c in ("pink", "blue"))),
    ),
    (
        {"one_of_each": ["pink", "blue"]},
        AllOf(tuple(Comparison(Cards(OWNER, select(c)), SOME) for c in ("pink", "blue"))),
    ),
    (
        {"more_cards": {"of": "pink", "than": "green"}},
        Comparison(Cards(OWNER, select("pink")), SOME, minus=Cards(OWNER, select("green"))),
    ),
    ({"who": "crew", "no_trick": {"won_with": "9"}}, Comparison(Tricks(CREW, TrickKind(won_with=select("9"))), NONE)),
    (
        {"who": "commander", "keep": "pink"},
        Comparison(Cards(Subject(Role.OTHERS, base=COMMANDER), select("pink")), NONE),
    ),
    (
        {"capture": {"cards": "6", "with": "6"}},
        Comparison(
            Tricks(OWNER, TrickKind(won_with=select("6"), holds=(Holding(select("6"), SOME, beaten=True),))), SOME
        ),
    ),
    ({"never_open": "pink"}, Comparison(Tricks(CREW, TrickKind(led_by=OWNER, led_with=select("pink"))), NONE)),
    ({"who": "crew", "never_open": "pink"}, Comparison(Tricks(CREW, TrickKind(led_with=select("pink"))), NONE)),
    ({"in_a_row": 2}, Streak(Tricks(OWNER), at_least(2))),
    ({"never_in_a_row": 2}, Streak(Tricks(OWNER), at_most(1))),
    ({"exactly_in_a_row": 3}, AllOf((Comparison(Tricks(OWNER), exactly(3)), Streak(Tricks(OWNER), at_least(3))))),
    (
        {"more_tricks_than": "others"},
        Comparison(Tricks(OWNER), SOME, minus=Tricks(Subject(Role.OTHERS, base=OWNER))),
    ),
    (
        {"nobody_ahead": {"by": 2}},
        Comparison(Tricks(EVERYONE), at_most(1), Tricks(Subject(Role.EACH_OTHER, base=EVERYONE)), always=True),
    ),
    ({"who": "crew", "each_wins": "rocket"}, Comparison(Tricks(CREW, TrickKind(won_with=select("rocket"))), ALL)),
    (
        {"who": "crew", "in_order": ["rocket 1", "rocket 2"]},
        Order(tuple(Tricks(CREW, TrickKind(won_with=select(card))) for card in ("rocket 1", "rocket 2"))),
    ),
    ({"predict": "secret"}, Prediction(Tricks(OWNER), secret=True)),
    ({"task_in": {"token": "omega", "which": "last"}}, TaskTrick("omega", parse_position("last"))),
    ({"not": {"win": "pink 3"}}, Not(Comparison(Cards(OWNER, select("pink 3")), ALL))),
    (
        {"who": "commander", "any_of": [{"in_a_row": 2}, {"who": "crew", "win": "pink 3"}]},
        AnyOf((Streak(Tricks(COMMANDER), at_least(2)), Comparison(Cards(CREW, select("pink 3")), ALL))),
    ),
]


@pytest.mark.parametrize(("written", "expanded"), EXPANSIONS, ids=[str(written) for written, _ in EXPANSIONS])
def test_what_a_phrase_expands_into(written: object, expanded: object) -> None:
    assert core(written) == expanded


def test_winning_only_these_cards_of_a_set() -> None:
    """Submarine 1 and no other: all of the named, and none besides."""
    either, named = Cards(OWNER, select(["rocket 1", "rocket"])), Cards(OWNER, select("rocket 1"))
    expected = AllOf((Comparison(named, ALL), Comparison(either, NONE, minus=named)))
    assert core({"win_only": {"cards": "rocket 1", "of": "rocket"}}) == expected


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ({}, ()),
        ({"win": "pink 3", "win_no": "9"}, ()),
        ({"who": "nobody", "win": "pink 3"}, ("who",)),
        ({"win": "pink 33"}, ("win",)),
        ({"cards": {"of": "9", "count": "few"}}, ("cards", "count")),
        ({"tricks": {"won_with": "submarine 1"}}, ("tricks", "won_with")),
        ({"tricks": {"colour": 1}}, ("tricks", "colour")),
        ({"all_of": [{"win": "pink 3"}, {"win": "pnk"}]}, ("all_of", 1, "win")),
        ({"all_of": [{"win": "pink 3"}]}, ("all_of",)),
        ({"order": ["first", "never"]}, ("order", 1)),
        ({"dance": "wildly"}, ("dance",)),
        ({"in_a_row": "two"}, ("in_a_row",)),
        ("win", ()),
    ],
)
def test_a_mistake_leads_to_the_value_at_fault(written: object, path: tuple[object, ...]) -> None:
    with pytest.raises(Mistake) as caught:
        read_objective(written, OWNER, PLANET_NINE)
    assert caught.value.path == path


def test_every_phrase_is_named_after_its_key() -> None:
    assert all(phrase.name == name for name, phrase in PHRASES.items())
    assert len(PHRASES) == 43
