"""The order of tasks that tokens ask for."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Token
from logwright.engine.referee import Status, token_order
from tests.engine.oracle.tokens import in_order

MET, OPEN, FAILED = Status.MET, Status.OPEN, Status.FAILED


def order(**when: int | None) -> Status:
    """Tasks by their tokens and the trick each was fulfilled in; a name such as `free` has no token."""
    names = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "omega": "omega"}
    names |= {"first": ">", "second": ">>", "third": ">>>", "fourth": ">>>>"}
    tokens = [Token(names[name]) if name in names else None for name in when]
    return token_order(tokens, list(when.values()))


def test_numbers_are_strict_places_among_all_tasks() -> None:
    """p9-160, p9-177, ruling B8: of six orders of blue 6 (1), green 3 (2) and pink 1 only one is right."""
    right = [tricks for tricks in permutations((1, 2, 3)) if order(one=tricks[0], two=tricks[1], free=tricks[2]) is MET]
    assert right == [(1, 2, 3)]


def test_arrows_only_order_each_other() -> None:
    """p9-162, p9-163, p9-178, ruling B10: the task without a token goes anywhere."""
    found = {tricks: order(first=tricks[0], second=tricks[1], free=tricks[2]) for tricks in permutations((1, 2, 3))}
    assert {tricks for tricks, state in found.items() if state is MET} == {(1, 2, 3), (1, 3, 2), (2, 3, 1)}
    assert set(found.values()) == {MET, FAILED}


def test_the_third_and_fourth_arrow_come_after_the_second() -> None:
    """p9-164, p9-165."""
    assert order(first=1, second=2, third=3, fourth=4) is MET
    assert order(first=1, second=2, third=4, fourth=3) is FAILED
    assert order(first=1, second=3, third=2, fourth=4) is FAILED


def test_omega_is_the_last_of_all() -> None:
    """p9-161, ruling B9: in one trick with the other last tasks is fine."""
    assert order(omega=3, a=1, b=2) is MET
    assert order(omega=3, a=1, b=3) is MET
    assert order(omega=2, a=1, b=3) is FAILED


def test_a_broken_order_fails_at_once() -> None:
    """p9-167: while other tasks are still open."""
    assert order(one=None, two=4, free=None) is FAILED
    assert order(one=None, two=None, free=4) is FAILED
    assert order(omega=1, a=None) is FAILED
    assert order(first=None, second=2, free=None) is FAILED
    assert order(one=None, two=None, free=None) is OPEN
    assert order(one=2, two=None, free=None) is OPEN
    assert order(first=None, second=None, free=1) is OPEN


def test_token_one_need_not_be_in_the_first_trick() -> None:
    """p9-168."""
    assert order(one=7, free=9) is MET


@pytest.mark.parametrize("pair", [{"one": 2, "two": 2}, {"first": 2, "second": 2}, {"second": 2, "third": 2}])
def test_consecutive_tokens_may_be_met_in_one_trick(pair: dict[str, int]) -> None:
    """p9-169, ruling B6: whatever card fell first."""
    rest = {"first": 1} if "third" in pair else {}
    assert order(**rest, **pair) is MET


def test_a_number_left_out_between_two_in_one_trick_fails() -> None:
    """p9-170, ruling B7."""
    assert order(one=2, two=None, three=2) is FAILED


def test_a_trick_is_a_set_of_tasks() -> None:
    """p9-171, rulings B6, B8, B9: a task without a token may share the trick of the last number."""
    assert order(one=1, two=2, free=2) is MET
    assert order(one=1, two=2, free=1) is FAILED
    assert order(one=1, free=1, omega=1) is MET
    assert order(one=3, two=3, three=3, free=3) is MET


def test_mission_28_has_one_before_all_and_omega_after_all() -> None:
    """Ruling B11."""
    assert order(one=1, omega=6, a=2, b=3, c=3, d=6) is MET
    assert order(one=2, omega=6, a=1, b=3, c=3, d=6) is FAILED
    assert order(one=1, omega=5, a=2, b=3, c=3, d=6) is FAILED


def test_tokens_that_claim_the_same_place_cannot_both_have_it() -> None:
    """p9-160, p9-161: of two tasks token 2 is the last, and so is omega."""
    assert order(two=1, omega=1) is FAILED


def test_without_tokens_any_order_will_do() -> None:
    """p9-175."""
    assert order(a=3, b=1) is MET


token_sets = st.one_of(
    st.lists(st.sampled_from(ARROW_TOKENS), unique=True, max_size=4),
    st.lists(st.sampled_from([*NUMBER_TOKENS, Token.OMEGA]), unique=True, max_size=4),
    st.lists(st.sampled_from(Token), unique=True, max_size=4),
)


@given(token_sets, st.lists(st.integers(1, 4), min_size=4, max_size=5))
def test_some_order_of_the_tasks_suits_all_tokens(tokens: list[Token], tricks: list[int]) -> None:
    """p9-159, ruling B6, against laying the tasks in every row their tricks allow."""
    laid = (*tokens, *[None] * (len(tricks) - len(tokens)))
    assert (token_order(laid, tricks) is MET) == in_order([token and token.value for token in laid], tricks)


@given(token_sets, st.lists(st.integers(1, 4), min_size=4, max_size=5), st.integers(1, 4))
def test_what_fails_early_cannot_be_mended(tokens: list[Token], tricks: list[int], now: int) -> None:
    """p9-167: and what is met in the end never failed on the way."""
    laid = (*tokens, *[None] * (len(tricks) - len(tokens)))
    so_far = [trick if trick <= now else None for trick in tricks]
    if token_order(laid, so_far) is FAILED:
        assert token_order(laid, tricks) is FAILED
