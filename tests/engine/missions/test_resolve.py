"""Who and what an objective means at one table."""

from dataclasses import replace
from typing import Any

import pytest

from logwright.engine.cards.card import full_deck
from logwright.engine.cards.table import Table
from logwright.engine.missions.resolve import Cast, groups, resolve
from logwright.engine.missions.resolved import (
    AllMet,
    AnyMet,
    Condition,
    Foretold,
    InRange,
    InSequence,
    Negated,
    Run,
    TaskDone,
)
from logwright.engine.objectives.count import Span
from logwright.engine.objectives.subject import OWNER, Role, Subject, parse_subject
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import cards, challenge_for_three, columns, position, says

AT = position(
    "rocket 4, pink 9, blue 1", "pink 3, blue 7, green 4", "pink 1, blue 2, yellow 3", "yellow 1, yellow 2, yellow 4"
)
CAST = Cast(AT, owner=1, chosen=(("sick", 3),))


def meant(objective: dict[str, Any], cast: Cast = CAST) -> Condition:
    return resolve(says(objective, OWNER).core(), cast)


def in_range(objective: dict[str, Any], cast: Cast = CAST) -> InRange:
    condition = meant(objective, cast)
    assert isinstance(condition, InRange)
    return condition


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        ("owner", [{1}]),
        ("commander", [{0}]),
        ({"chosen": "sick"}, [{3}]),
        ({"holder": "pink 1"}, [{2}]),
        ({"left_of": "commander"}, [{1}]),
        ({"right_of": "commander"}, [{3}]),
        ({"left_of": {"holder": "yellow 1"}}, [{0}]),
        ("everyone", [{0}, {1}, {2}, {3}]),
        ("crew", [{0, 1, 2, 3}]),
        ({"holder": "green 9"}, []),
    ],
)
def test_subjects(who: Any, seats: list[set[int]]) -> None:
    """The left neighbour plays next (p9-034); nobody holds a card that is not in the game."""
    assert [set(group) for group in groups(parse_subject(who, PLANET_NINE), CAST)] == seats


def test_others_are_seen_from_somebody() -> None:
    owner = parse_subject("owner", PLANET_NINE)
    assert groups(Subject(Role.OTHERS, base=owner), CAST) == (frozenset({0, 2, 3}),)
    assert [set(group) for group in groups(Subject(Role.EACH_OTHER, base=owner), CAST)] == [{0}, {2}, {3}]


def test_the_automaton_is_one_of_everyone() -> None:
    """p9-223, ruling B29; and holds cards that lie covered (mission 46)."""
    at = position("rocket 4, pink 1", "pink 2, blue 1", row=columns("blue 2 / pink 9"))
    assert len(groups(parse_subject("everyone", PLANET_NINE), Cast(at))) == 3
    assert groups(parse_subject({"left_of": {"holder": "pink 9"}}, PLANET_NINE), Cast(at)) == (frozenset({0}),)


def test_everyone_and_each_other_are_compared_pair_by_pair() -> None:
    """Ruling B29."""
    condition = meant({"nobody_ahead": {"by": 2}})
    assert isinstance(condition, AllMet)
    pairs = [
        (part.tally.seats, part.minus and part.minus.seats) for part in condition.parts if isinstance(part, InRange)
    ]
    assert len(pairs) == len(set(pairs)) == 4 * 3
    assert all(left != right for left, right in pairs)


def test_all_means_as_many_as_there_are() -> None:
    assert in_range({"win": "pink"}).span == Span(3, None)
    assert in_range({"each_wins": "blue"}).span == Span(3, None)
    assert in_range({"tricks": {"which": ["first", "last"], "count": "all"}}).span == Span(2, None)
    blue = in_range({"tricks": {"which": "first", "won_with": "blue", "count": "all"}})
    assert (blue.span, blue.tally.seats) == (Span(0, 0), frozenset({0, 2, 3}))
    assert in_range({"tricks": {"count": "all"}}).span == Span(3, None)
    assert in_range({"win": "green 9"}).span == Span(0, None)


def test_counts_depend_on_the_number_of_seats() -> None:
    """Two players read the count for three."""
    said = {"tricks": {"count": {3: 3, 4: 4, 5: 5}}}
    assert in_range(said).span == Span(4, 4)
    at = position("rocket 4, pink 1", "pink 2, blue 1", row=columns("blue 2 / pink 9"))
    assert in_range(said, Cast(at, owner=0)).span == Span(3, 3)


def test_positions_are_tricks_of_this_table() -> None:
    assert in_range({"tricks": {"which": "last"}}).tally.pattern.tricks == {3}
    assert in_range({"tricks": {"which": [2, 9]}}).tally.pattern.tricks == {2}


def test_cards_are_cards_of_this_deck() -> None:
    """p9-240, p9-242: in the challenge for three there is no green card to be won."""
    table = challenge_for_three()
    small = replace(AT, table=table, hands=AT.hands[:3])
    assert in_range({"win_no": ["green", "rocket"]}, Cast(small, owner=0)).tally.cards == frozenset(
        cards("rocket 2, rocket 3, rocket 4")
    )
    whole = replace(AT, table=Table(4, full_deck(PLANET_NINE)))
    assert len(in_range({"win_no": "green"}, Cast(whole, owner=0)).tally.cards or ()) == 9


def test_what_both_sides_count_cancels_out() -> None:
    only = meant({"only_tricks": "first"})
    assert isinstance(only, AllMet)
    rest = only.parts[1]
    assert isinstance(rest, InRange)
    assert rest.tally.pattern.tricks == {2, 3}
    assert rest.minus is None
    pair = in_range({"more_cards": {"of": ["pink", "blue 1"], "than": ["blue 1", "blue 2"]}})
    assert pair.tally.cards == frozenset(cards("pink 1, pink 3, pink 9"))
    assert pair.minus is not None
    assert pair.minus.cards == frozenset(cards("blue 2"))


def test_the_first_winner_may_be_anybody() -> None:
    condition = meant({"who": "first-winner", "tricks": {"which": "last"}})
    assert isinstance(condition, AnyMet)
    assert len(condition.parts) == 4
    first = condition.parts[2]
    assert isinstance(first, AllMet)
    assert all(isinstance(part, InRange) and part.tally.seats == {2} for part in first.parts)


def test_other_kinds_of_objectives() -> None:
    assert meant({"predict": "open"}) == Foretold(1, in_range({"tricks": {"count": 1}}).tally)
    assert meant({"task_in": {"token": "omega", "which": "last"}}) == TaskDone("omega", frozenset({3}))
    assert isinstance(meant({"in_a_row": 2}), Run)
    assert isinstance(meant({"not": {"win": "pink 1"}}), Negated)
    steps = meant({"who": "everyone", "win_in_order": ["pink 1", "pink 9"]})
    assert isinstance(steps, AllMet)
    assert [step.steps[0].seats for step in steps.parts if isinstance(step, InSequence)] == [{0}, {1}, {2}, {3}]


def test_opening_is_about_the_leader_not_the_winner() -> None:
    """ds-136."""
    condition = in_range({"never_open": "pink"})
    assert condition.tally.seats == {0, 1, 2, 3}
    assert condition.tally.pattern.led_by == frozenset({1})


def test_a_rule_about_nobody_holds() -> None:
    assert meant({"who": {"left_of": {"holder": "green 9"}}, "win": "pink"}) == AllMet(())
