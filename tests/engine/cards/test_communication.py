"""What may be said about which card, by whom and when."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.engine.cards.card import full_deck
from logwright.engine.cards.communication import (
    CardMessage,
    Mark,
    Radio,
    TokenSide,
    messages,
    radio,
    rapture_pool,
    true_mark,
)
from logwright.engine.cards.trick import playable_in
from logwright.engine.missions.mission import Allocation, ChosenMember, Communication, Mission, Signal
from logwright.engine.objectives.selector import parse_selector
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import card, cards, columns, position, task

HAND = cards("yellow 2, yellow 6, yellow 8, blue 4, green 1, green 9, rocket 2")
AT = position("rocket 4, pink 7, pink 3", "pink 2, blue 1, blue 2", "blue 5, green 2, green 3")
hands = st.lists(st.sampled_from(sorted(full_deck(PLANET_NINE))), unique=True, max_size=14)


def on_air(signal: Signal = Signal.NORMAL, **rules: int | bool) -> Radio:
    return Radio(Communication(signal, **rules), signal, seats=4)  # type: ignore[arg-type]


def test_highest_only_and_lowest_cards_may_be_shown() -> None:
    """p9-063, p9-067 to p9-069, p9-071, ds-043 to ds-045: yellow 6 is none of them, and a rocket never is."""
    assert {message.card: message.mark for message in messages(HAND)} == {
        card("yellow 2"): Mark.LOWEST,
        card("yellow 8"): Mark.HIGHEST,
        card("blue 4"): Mark.ONLY,
        card("green 1"): Mark.LOWEST,
        card("green 9"): Mark.HIGHEST,
    }


def test_trumps_are_never_shown() -> None:
    """p9-064, ds-046."""
    assert messages(cards("rocket 1, rocket 4")) == []
    assert true_mark(card("submarine 3"), cards("submarine 3")) is None


def test_a_lone_card_is_the_only_one_and_nothing_else() -> None:
    """p9-072, ds-049, ruling B17."""
    assert messages(cards("pink 5, blue 3, blue 4"))[-1] == CardMessage(card("pink 5"), Mark.ONLY)


def test_eight_as_the_lowest_tells_of_the_nine() -> None:
    """p9-238: the tip of the rulebook is a legal message."""
    assert CardMessage(card("pink 8"), Mark.LOWEST) in messages(cards("pink 8, pink 9"))


@given(hands)
def test_every_colour_held_has_one_or_two_messages(hand: list[object]) -> None:
    """p9-071: a message is true, and whatever is true may be said."""
    held = [each for each in sorted(full_deck(PLANET_NINE)) if each in hand]
    said = messages(held)
    for suit in {each.suit for each in held if not each.is_trump}:
        values = [each.value for each in held if each.suit is suit]
        found = {message.mark: message.card.value for message in said if message.card.suit is suit}
        if len(values) == 1:
            assert found == {Mark.ONLY: values[0]}
        else:
            assert found == {Mark.LOWEST: min(values), Mark.HIGHEST: max(values)}


@pytest.mark.parametrize("signal", [Signal.DEAD_ZONE, Signal.CURRENTS])
def test_in_the_dead_zone_the_card_is_shown_without_its_meaning(signal: Signal) -> None:
    """p9-180, p9-181, ds-138, ruling B21: it must still be highest, only or lowest."""
    shown = messages(HAND, signal)
    assert [message.card for message in shown] == [message.card for message in messages(HAND)]
    assert {message.mark for message in shown} == {None}


def test_one_communication_each_and_attempt() -> None:
    """p9-056 to p9-061, p9-073, p9-089, p9-184, ds-039 to ds-042, ds-053, ds-139, ruling B18: voluntary, any gap."""
    quiet = on_air()
    assert all(quiet.may_speak(seat, trick) for seat in range(4) for trick in (1, 2, 5))
    spoken = quiet.after(1, CardMessage(card("pink 2"), Mark.ONLY), before_trick=1)
    assert [spoken.may_speak(seat, 1) for seat in range(4)] == [True, False, True, True]
    assert not spoken.may_speak(1, 7)
    assert on_air().may_speak(1, 1)


def test_disruption_keeps_silence_until_the_named_trick() -> None:
    """p9-185 to p9-187, ruling A17: with a 3, the gaps before tricks 1 and 2 are silent."""
    mission = on_air(Signal.DISRUPTION, from_trick=3)
    assert [mission.may_speak(0, trick) for trick in (1, 2, 3, 4)] == [False, False, True, True]
    assert mission.messages(0, HAND, 3) == messages(HAND)
    assert mission.messages(0, HAND, 2) == []


def test_talking_may_end_with_a_trick() -> None:
    mission = on_air(until_trick=2)
    assert [mission.may_speak(0, trick) for trick in (1, 2, 3)] == [True, True, False]


def test_only_some_cards_may_be_shown() -> None:
    rules = Communication(cards=parse_selector(["<2", "pink"], PLANET_NINE))
    found = radio(Mission((3,), communication=rules), AT, ()).messages(1, AT.hands[1], 1)
    assert {message.card for message in found} == {card("pink 2"), card("blue 1")}


def test_a_member_may_speak_more_than_once() -> None:
    mission = on_air(messages=2)
    once = mission.after(0, CardMessage(card("blue 4"), Mark.ONLY), before_trick=1)
    assert once.may_speak(0, 1)
    assert card("blue 4") not in {message.card for message in once.messages(0, HAND, 1)}
    assert once.side(0, []) is TokenSide.GREEN
    twice = once.after(0, CardMessage(card("green 9"), Mark.HIGHEST), before_trick=2)
    assert not twice.may_speak(0, 2)
    assert twice.may_speak(1, 2)
    assert twice.side(0, []) is TokenSide.RED


def test_one_member_alone_may_speak() -> None:
    rules = Communication(speaker="mate")
    found = radio(Mission((3,), communication=rules), AT, (), (("mate", 2),))
    assert [found.may_speak(seat, 1) for seat in range(3)] == [False, False, True]


def test_rapture_shares_a_few_tokens() -> None:
    """ds-140 to ds-143: members less two; one member may use several, one card each."""
    assert [rapture_pool(seats) for seats in (3, 4, 5)] == [1, 2, 3]
    rapture = on_air(Signal.RAPTURE)
    once = rapture.after(0, CardMessage(card("yellow 2"), Mark.LOWEST), 1)
    assert once.may_speak(0, 1)
    assert card("yellow 2") not in {message.card for message in once.messages(0, HAND, 1)}
    twice = once.after(0, CardMessage(card("blue 4"), Mark.ONLY), 4)
    assert not any(twice.may_speak(seat, 5) for seat in range(4))


def test_where_nothing_may_be_said_nothing_is() -> None:
    """p9-053, ds-037: a mission without any communication (Deep Sea 16 without the clock)."""
    assert messages(HAND, Signal.NONE) == []
    assert not on_air(Signal.NONE).may_speak(0, 1)


def test_the_shown_card_stays_in_the_hand() -> None:
    """p9-074, p9-075, ds-047, ds-049: it is played, and must follow suit, like any other."""
    spoken = on_air().after(0, CardMessage(card("yellow 2"), Mark.LOWEST), 1)
    assert playable_in(HAND, card("yellow 9")) == list(cards("yellow 2, yellow 6, yellow 8"))
    assert spoken.said[0].message.card in HAND


def test_the_mark_never_changes() -> None:
    """p9-076, ds-048, ruling B19: pink 7 was the highest, though pink 3 is gone and it is the only one now."""
    before = cards("pink 7, pink 3")
    spoken = on_air().after(0, messages(before)[1], 1)
    assert spoken.said[0].message == CardMessage(card("pink 7"), Mark.HIGHEST)
    assert true_mark(card("pink 7"), cards("pink 7")) is Mark.ONLY
    assert spoken.said[0].message.mark is Mark.HIGHEST


def test_the_token_turns_red_when_the_card_is_played() -> None:
    """p9-065, p9-066, p9-077, p9-078, p9-080, p9-082, ds-050: the reminder card then leaves the hand."""
    quiet = on_air()
    spoken = quiet.after(0, CardMessage(card("pink 7"), Mark.HIGHEST), 1)
    before, after = cards("pink 7, pink 3"), cards("pink 3")
    assert (quiet.side(0, before), quiet.has_reminder(0, before)) == (TokenSide.GREEN, False)
    assert (spoken.side(0, before), spoken.has_reminder(0, before)) == (TokenSide.GREEN, True)
    assert (spoken.side(0, after), spoken.has_reminder(0, after)) == (TokenSide.RED, False)


def test_in_the_dead_zone_the_token_is_red_at_once() -> None:
    """p9-182."""
    spoken = on_air(Signal.DEAD_ZONE).after(0, CardMessage(card("pink 7"), None), 1)
    assert spoken.side(0, cards("pink 7, pink 3")) is TokenSide.RED


def test_the_radio_of_a_mission() -> None:
    """p9-062, ds-041, ruling B20: it exists only once the tasks have owners."""
    mission = Mission((3,), communication=Communication(Signal.DISRUPTION, from_trick=2))
    on = radio(mission, replace(AT, signal=Signal.DISRUPTION), owners=())
    assert not on.may_speak(0, 1)
    assert on.messages(0, AT.hands[0], 2) == messages(AT.hands[0])


def test_the_member_named_in_mission_11_keeps_silent() -> None:
    rules = Communication(silent="mute")
    mission = Mission((3,), communication=rules, chosen=(ChosenMember("mute"),))
    on = radio(mission, AT, (), (("mute", 2),))
    assert [on.may_speak(seat, 1) for seat in range(3)] == [True, True, False]


def test_the_automaton_has_no_token() -> None:
    """p9-219, p9-230, ds-163, ds-168; but counts for the pool of the rapture (ds-144, ruling B46)."""
    at = position("rocket 4, pink 1", "pink 2, blue 1", row=columns("blue 2 / green 2"), signal=Signal.RAPTURE)
    on = radio(Mission((2,)), at, ())
    assert not on.may_speak(2, 1)
    assert on.may_speak(0, 1)
    assert not on.after(0, messages(at.hands[0])[0], 1).may_speak(1, 1)


@pytest.mark.parametrize(("owner", "later"), [(0, True), (1, False)])
def test_passing_the_tasks_on_costs_all_later_communication(owner: int, later: bool) -> None:
    """Ruling B49: Deep Sea 10 and 13."""
    rules = Communication(only_before_first_trick=True)
    mission = Mission((3,), allocation=Allocation.COMMANDER_OR_WILLING, communication=rules)
    on = radio(mission, replace(AT, tasks=(task("pink 2"),)), (owner,))
    assert on.may_speak(2, 1)
    assert on.may_speak(2, 2) is later
