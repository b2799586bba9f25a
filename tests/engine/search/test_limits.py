"""What the search has no room for is said in words, and never more than undecided."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.engine.cards.card import full_deck
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission, Token, TokenChange
from logwright.engine.referee import approve
from logwright.engine.search import KernelVerdict, Position, frame, solve
from logwright.engine.search.limits import too_much
from logwright.engine.search.question import Asking
from logwright.engine.search.room import MAX_STEPS, MAX_TOKEN_PLANS
from logwright.saying import Saying, read_saying
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import says
from tests.engine.search.oracle_verdicts import kept_position, kept_verdicts
from tests.engine.told import as_read
from tests.words import in_english

FOUR = Table(4, full_deck(PLANET_NINE))
CARDS = [f"{colour} {value}" for colour in ("pink", "blue", "green", "yellow") for value in range(1, 10)]


def steps(count: int) -> Mission:
    return Mission(players=(4,), objectives=(says({"win_in_order": CARDS[:count]}),))


def test_missions_fit_that_a_person_would_write(repository: Path) -> None:
    library = load(repository)[0]
    for mission in library.all_missions:
        for players in mission.rules.players:
            table = library.games[mission.game].table(players)
            assert too_much(mission.rules, table) is None, mission.key


def test_what_does_not_fit_is_named_with_numbers() -> None:
    assert too_much(steps(MAX_STEPS), FOUR) is None
    assert (
        in_english(too_much(steps(MAX_STEPS + 1), FOUR)) == "it takes 17 steps in a row, and the search has room for 16"
    )


@pytest.mark.parametrize(
    ("objectives", "said"),
    [
        ([{"no_trick": {"won_with": card, "led_with": led}} for card in CARDS for led in CARDS[:6]], "kinds of tricks"),
        ([{"win": CARDS[number % 36]} for number in range(300)], "it takes 300 objectives"),
        ([{"any_of": [{"keep": CARDS[:number]} for number in range(1, 37)] * 50}], "it takes 1801 conditions"),
        ([{"who": "everyone", "win": [one, two]} for one in CARDS[:11] for two in CARDS[12:23]], "things to count"),
    ],
    ids=["kinds", "objectives", "conditions", "tallies"],
)
def test_many_objectives_may_be_too_much(objectives: list[dict[str, object]], said: str) -> None:
    found = too_much(Mission(players=(4,), objectives=tuple(map(says, objectives))), FOUR)
    assert said in in_english(found)


def test_a_hundred_ways_to_lay_the_tokens_are_asked_about_in_turn() -> None:
    """More than the kernel follows at a time: seven tokens that may go to any of 27 other tasks."""
    tokens = (Token.ONE, Token.TWO, Token.THREE, *(Token(">" * count) for count in range(1, 5)))
    mission = Mission(
        players=(4,),
        tasks=DrawnTasks(34, tokens),
        allocation=Allocation.FREE,
        token_change=TokenChange.MOVE_ONE,
    )
    assert len(tokens) * (34 - len(tokens)) > MAX_TOKEN_PLANS
    assert too_much(mission, FOUR) is None


def test_choices_may_be_asked_about_in_any_number_of_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the kernel had room for one way to lay the tokens and two to share out the tasks."""
    positions = [(number, Position(*kept_position(number))) for number in range(0, 20_000, 40)]
    kept = kept_verdicts()
    monkeypatch.setattr(frame, "MAX_TOKEN_PLANS", 1)
    monkeypatch.setattr(frame, "MAX_WAYS", 2)
    several = 0
    for number, position_ in positions:
        several += len(Asking(position_.mission).questions(position_.deal)) > 1
        if number in kept:
            assert solve([position_])[0].verdict is kept[number], number
    assert several > 50


def test_a_deal_that_is_too_much_stays_undecided_and_keeps_no_other_from_being_decided() -> None:
    every_way = [{"no_trick": {"won_with": card, "led_with": led}} for card in CARDS for led in CARDS[:6]]
    large = Mission(players=(4,), objectives=tuple(map(says, every_way)))
    small = Mission(players=(4,), objectives=(says({"who": "commander", "win": "pink 9"}),))
    deal = deal_mission(large, FOUR, Chance(1, 0))
    first, second = solve([Position(large, deal), Position(small, deal)])
    assert first.verdict is KernelVerdict.UNDECIDED
    said = read_saying(first.too_much)
    assert isinstance(said, Saying)
    assert in_english(said) == "it takes 216 kinds of tricks, and the search has room for 192"
    assert second.verdict is KernelVerdict.SOLVABLE


def test_an_easier_question_that_is_larger_than_the_others_is_left_out() -> None:
    """Found by the fuzzer: with tokens that may be swapped, each of 16 questions fits, and the easier one did not."""
    mission, deal = as_read(
        {
            "hands": [
                ["green 7", "yellow 5", "blue 5"],
                ["yellow 8", "blue 8"],
                ["blue 9", "yellow 9"],
                ["yellow 3", "blue 3"],
                ["green 4", "blue 6"],
            ],
            "commander": 3,
            "leader": 4,
            "tasks": [
                {"objective": {"who": "first-winner", "win_last": "colour"}, "token": "2"},
                {"objective": {"who": "crew", "win_last": "colour"}, "token": ">>>>"},
            ],
            "allocation": "commander-or-willing",
            "change_tokens": "swap-two",
        }
    )
    assert Asking(mission).relaxed(deal) == []
    (answer,) = solve([Position(mission, deal)])
    assert answer.certificate is not None
    approve(mission, deal, answer.certificate)
