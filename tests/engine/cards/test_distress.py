"""The distress signal: everybody passes one card to the same side."""

from dataclasses import replace

import pytest

from logwright.engine.cards.deal import Seat
from logwright.engine.cards.distress import all_passings, hands_after, may_pass, passable
from logwright.engine.missions.certificate import Certificate, Passing
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.subject import Side
from logwright.engine.referee import Foul, approve, replay
from tests.engine.notation import card, cards, columns, line, position, task
from tests.words import raises_saying

AT = position("rocket 4, pink 1", "pink 2, blue 1", "blue 2, rocket 1")


def held(side: Side, given: str) -> list[str]:
    hands = hands_after(AT, Passing(side, cards(given))).held
    return [", ".join(sorted(each.spelled("rocket") for each in hand)) for hand in hands]


def test_everybody_passes_at_once_in_one_direction() -> None:
    """p9-145, p9-148, p9-149, p9-151, ds-107, ds-112, ruling B22: to the left is clockwise."""
    assert held(Side.LEFT, "pink 1, pink 2, blue 2") == ["blue 2, rocket 4", "blue 1, pink 1", "pink 2, rocket 1"]
    assert held(Side.RIGHT, "pink 1, pink 2, blue 2") == ["pink 2, rocket 4", "blue 1, blue 2", "pink 1, rocket 1"]


def test_rockets_cannot_be_passed() -> None:
    """p9-147, p9-150, ds-108: so the commander stays the same."""
    assert [passable(AT, seat) for seat in range(3)] == [
        [card("pink 1")],
        list(cards("blue 1, pink 2")),
        [card("blue 2")],
    ]
    assert not may_pass(AT, Passing(Side.LEFT, cards("rocket 4, pink 2, blue 2")))
    for passing in all_passings(AT):
        assert card("rocket 4") in hands_after(AT, passing).held[AT.commander]


def test_all_pass_or_nobody() -> None:
    """p9-146, ruling A6."""
    assert not may_pass(AT, Passing(Side.LEFT, cards("pink 1, pink 2")))
    assert not may_pass(AT, Passing(Side.LEFT, cards("pink 1, blue 2, pink 2")))
    assert len(list(all_passings(AT))) == 2 * 1 * 2 * 1


def test_without_the_signal_hands_stay_as_dealt() -> None:
    """p9-055, p9-140, ruling A16: nothing else changes hands."""
    assert [sorted(hand) for hand in hands_after(AT, None).held] == [sorted(hand) for hand in AT.hands]


def test_the_automaton_passes_a_face_up_card_and_the_new_one_lies_in_its_place() -> None:
    """p9-232, ds-168, ruling B24."""
    at = position("rocket 4, pink 1", "pink 2, blue 1", row=columns("blue 2 / green 2", "rocket 1 / pink 5"))
    assert passable(at, 2) == [card("blue 2")]
    after = hands_after(at, Passing(Side.LEFT, cards("pink 1, pink 2, blue 2")))
    assert after.columns == columns("pink 2 / green 2", "rocket 1 / pink 5")
    assert card("blue 2") in after.held[0]


@pytest.mark.parametrize("owner", [0, 1])
def test_the_referee_knows_whether_the_signal_was_sent(owner: Seat) -> None:
    """p9-141, p9-142, p9-151, p9-157, ds-104: before the first trick, then by the normal rules."""
    deal = replace(AT, tasks=(task("pink 1"),), owners=(owner,))
    passing = Passing(Side.LEFT, cards("pink 1, pink 2, blue 2"))
    lines = line(deal, "rocket 4, pink 1, rocket 1")
    certificate = Certificate((owner,), lines, distress=passing)
    if owner == 0:
        assert approve(Mission((3,)), deal, certificate, distress=True)
    else:
        with raises_saying(Foul, "does not win"):
            approve(Mission((3,)), deal, certificate, distress=True)
    with raises_saying(Foul, "may not be passed"):
        replay(Mission((3,)), deal, certificate)
    with raises_saying(Foul, "may not play pink 1"):
        replay(Mission((3,)), deal, replace(certificate, distress=None))
