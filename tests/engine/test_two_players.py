"""Two players and the automaton: a row of face-up cards on covered ones."""

from dataclasses import replace

from logwright.engine.cards.play import dealt
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import Foul, replay
from tests.engine.notation import card, cards, columns, line, position
from tests.words import raises_saying

AT = position(
    "rocket 4, blue 5, green 1, yellow 1",
    "blue 3, blue 4, green 2, yellow 2",
    row=columns("pink 2 / blue 1", "green 9 / pink 3"),
)


def test_it_plays_only_face_up_cards_and_follows_suit_with_them_alone() -> None:
    """p9-226, p9-228, ds-166, ds-168, ruling B25: a covered blue card does not count."""
    assert dealt(AT).legal(2, card("blue 5")) == list(cards("pink 2, green 9"))
    assert dealt(AT).legal(2, card("green 1")) == [card("green 9")]


def test_a_covered_card_is_turned_up_after_the_trick() -> None:
    """p9-227, ds-166: not during it."""
    (trick,) = line(replace(AT, leader=0), "blue 5, blue 3, pink 2")
    after = dealt(AT).after(trick)
    assert after.columns == columns("blue 1", "green 9 / pink 3")
    assert after.legal(2, card("blue 4")) == [card("blue 1")]
    assert sorted(after.held[2]) == sorted(cards("blue 1, green 9, pink 3"))


def test_a_column_without_a_covered_card_disappears() -> None:
    tricks = line(
        replace(AT, leader=0), "blue 5, blue 3, pink 2", "green 1, green 2, green 9", "blue 1, yellow 1, blue 4"
    )
    hands = dealt(AT)
    for trick in tricks:
        hands = hands.after(trick)
    assert hands.columns == columns("pink 3")


def test_it_ends_with_one_card_unplayed() -> None:
    """p9-229, ds-168: with 13 cards each and 14 in the row."""
    at = position("rocket 4", "blue 3", row=columns("pink 2 / blue 1"))
    assert at.table.tricks == 1
    played = replay(Mission((2,)), at, Certificate((), line(at, "rocket 4, blue 3, pink 2")))
    assert played.left == frozenset(cards("blue 1"))


def test_the_referee_sees_a_covered_card_played() -> None:
    """p9-226."""
    with raises_saying(Foul, "seat 2 may not play blue 1"):
        replay(Mission((2,)), AT, Certificate((), line(AT, "blue 5, blue 3, blue 1")))


def test_it_may_win_and_lead() -> None:
    """p9-222, p9-223, p9-225, ds-165: a full member, though the commander decides for it."""
    tricks = line(AT, "green 1, green 2, green 9", "pink 2, rocket 4, blue 3")
    assert [trick.leader for trick in tricks] == [0, 2]
    assert replay(Mission((2,)), AT, Certificate((), tricks)).tricks == tricks


def test_mission_12_takes_a_covered_card_from_the_row() -> None:
    """The card it gets in turn lies covered in its place; seat 0 sits to the left of the automaton."""
    orders = tuple(
        cards(text) for text in ("pink 2, pink 3, blue 1, green 9", "green 1, yellow 1", "yellow 2, green 2")
    )
    at = replace(AT, leader=0, draws=orders)
    (trick,) = line(at, "blue 5, blue 3, pink 2")
    hands = dealt(at).after(trick).after_draw(orders)
    assert hands.held[0] == frozenset(cards("rocket 4, yellow 1, pink 3"))
    assert hands.held[1] == frozenset(cards("blue 4, green 2, green 1"))
    assert hands.columns == columns("blue 1", "green 9 / yellow 2")


def test_mission_12_among_people_draws_from_the_right_all_at_once() -> None:
    """Ruling B16: the first card of the order that the neighbour still holds."""
    at = position(
        "rocket 4, blue 5, green 1",
        "blue 3, green 2, yellow 2",
        "blue 1, pink 1, pink 2",
        leader=0,
        draws=(cards("blue 1, pink 2"), cards("rocket 4"), cards("yellow 2")),
    )
    mission = Mission((3,), draw_after_trick=1)
    tricks = line(at, "blue 5, blue 3, blue 1", "pink 2, rocket 4, pink 1")
    assert replay(mission, at, Certificate((), tricks)).tricks == tricks
    with raises_saying(Foul, "seat 0 may not play rocket 4"):
        replay(mission, at, Certificate((), line(at, "blue 5, blue 3, blue 1", "rocket 4, green 2, pink 1")))
    with raises_saying(Foul, "seat 0 may not play pink 2"):
        replay(Mission((3,)), at, Certificate((), tricks))
