"""Moved tokens and chosen members."""

from dataclasses import replace

from logwright.engine.missions.choices import member_choices, token_placements
from logwright.engine.missions.mission import ChosenMember, Mission, Token, TokenChange
from tests.engine.notation import columns, position, task

HANDS = ("rocket 4, pink 1", "pink 2, blue 1", "blue 2, green 2")
TOKENED = position(*HANDS, tasks=[task("pink 1", "1"), task("pink 2", "2"), task("blue 1")])
ONE, TWO = Token.ONE, Token.TWO


def test_tokens_stay_where_they_were_drawn() -> None:
    """p9-176: a task is taken together with its token."""
    assert token_placements(Mission((3,)), TOKENED) == [(ONE, TWO, None)]


def test_mission_23_may_swap_two_tokens() -> None:
    mission = Mission((3,), token_change=TokenChange.SWAP_TWO)
    assert token_placements(mission, TOKENED) == [(ONE, TWO, None), (TWO, ONE, None)]


def test_mission_40_may_move_one_token_to_a_task_without() -> None:
    mission = Mission((3,), token_change=TokenChange.MOVE_ONE)
    assert set(token_placements(mission, TOKENED)) == {
        (ONE, TWO, None),
        (None, TWO, ONE),
        (ONE, None, TWO),
    }


def test_the_commander_chooses_somebody_else() -> None:
    """p9-112: missions 5, 33 and 41."""
    mission = Mission((3,), chosen=(ChosenMember("sick"),))
    assert list(member_choices(mission, position(*HANDS))) == [(("sick", 1),), (("sick", 2),)]


def test_two_roles_are_two_members() -> None:
    """Mission 50: the crew decides, and the commander may have a role."""
    roles = (ChosenMember("first", commander_allowed=True), ChosenMember("last", commander_allowed=True))
    found = list(member_choices(Mission((3,), chosen=roles), position(*HANDS)))
    assert len(found) == 6
    assert (("first", 0), ("last", 2)) in found
    assert all(len({seat for _, seat in each}) == 2 for each in found)


def test_the_automaton_may_be_chosen_unless_the_mission_says_no() -> None:
    """Ruling B26: not in mission 11, where the chosen member must not communicate (ruling B15)."""
    at = position(*HANDS[:2], row=columns("blue 2 / green 2"))
    sick = ChosenMember("sick")
    assert list(member_choices(Mission((2,), chosen=(sick,)), at)) == [(("sick", 1),), (("sick", 2),)]
    mute = replace(sick, automaton_allowed=False)
    assert list(member_choices(Mission((2,), chosen=(mute,)), at)) == [(("sick", 1),)]


def test_a_mission_that_chooses_nobody_has_one_choice() -> None:
    assert list(member_choices(Mission((3,)), position(*HANDS))) == [()]
