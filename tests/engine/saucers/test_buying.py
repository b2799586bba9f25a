"""Buying upgrades, and when they may be used."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.upgrade import find
from logwright.engine.saucers.turns.setup import HeadStart, Setup

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table

FIELD = """
.  .  .  .  .
.  .  .  .  .
.  .  r  .  .
.  .  .  .  .
.  .  .  .  b
"""
STAY = ("zero-to-five", "up", "0")


def test_two_energy_buy_one_of_two_cards(table: "Table") -> None:
    """cg-124, cg-126: one is kept for good, the other discarded."""
    board = table.draw(FIELD, red={"energy": 3}).but(deck=("hyperdrive", "airlock", "cargo-hold"))
    state = table.turn(board, "red", *STAY)
    assert table.asked(state) == ("buy-upgrade", ("pass", "buy"))
    state = table.turn(board, "red", *STAY, "buy")
    assert table.asked(state) == ("keep-upgrade", ("hyperdrive", "airlock"))
    state = table.turn(board, "red", *STAY, "buy", "airlock")
    assert state.saucers[0].upgrades == ("airlock",)
    assert state.saucers[0].energy == 1
    assert (state.deck, state.discard) == (("cargo-hold",), ("hyperdrive",))


def test_buying_is_optional_and_needs_two_energy(table: "Table") -> None:
    """cg-125"""
    state = table.turn(table.draw(FIELD, red={"energy": 2}), "red", *STAY, "pass")
    assert state.saucers[0].upgrades == ()
    assert table.turn(table.draw(FIELD, red={"energy": 1}), "red", *STAY).decision is None


def test_energy_piles_up_without_limit(table: "Table") -> None:
    """cg-122: also beyond the 14 cubes of the box."""
    state = table.turn(table.draw(FIELD, red={"energy": 20}), "red", "three", "up", "pass")
    assert state.saucers[0].energy == 21


def test_a_saucer_may_own_any_number(table: "Table", box: Box) -> None:
    """cg-127"""
    everything = tuple(card.id for card in box.upgrades if card.timing == "when-bought" or card.number > 7)
    board = table.draw(FIELD, red={"upgrades": everything[1:], "energy": 2}).but(deck=everything[:1])
    state = table.turn(board, "red", "zero-to-five", "up", "up", "0")
    while state.decision and state.decision.question != "buy-upgrade":
        state = choose(state, "pass")
    assert table.answer(state, "buy").saucers[0].upgrades == (*everything[1:], everything[0])


@pytest.mark.parametrize(("reading", "again"), [("one", False), ("several", True)])
def test_how_many_are_bought_per_turn_is_a_switch(table: "Table", reading: str, again: bool) -> None:
    """cg-127, ruling B55"""
    board = table.draw(FIELD, rules={"buy_limit": reading}, red={"energy": 4})
    board = board.but(deck=("hyperdrive", "airlock", "time-machine", "cargo-hold"))
    state = table.turn(board, "red", *STAY, "buy", "airlock")
    assert (state.decision is not None) is again


def test_discards_make_a_new_deck(table: "Table") -> None:
    """cg-129"""
    board = table.draw(FIELD, red={"energy": 2})
    board = board.but(deck=("hyperdrive",), discard=("airlock", "time-machine"))
    state = table.turn(board, "red", *STAY, "buy")
    question, answers = table.asked(state)
    assert question == "keep-upgrade"
    assert answers[0] == "hyperdrive"
    assert answers[1] in ("airlock", "time-machine")
    assert len(state.deck) == 1
    assert state.discard == ()


def test_with_no_card_left_nothing_can_be_bought(table: "Table") -> None:
    """cg-129"""
    board = table.draw(FIELD, red={"energy": 2}).but(deck=())
    assert table.turn(board, "red", *STAY).decision is None


def test_a_new_upgrade_waits_for_the_next_turn(box: Box) -> None:
    """cg-130: Landing Legs and its kind apart, it helps from the next turn on."""
    setup = Setup(box, 3, seed=1, probe=0, head_starts={0: HeadStart(energy=3)}, upgrades=("boost-amplifier",))
    state = begin(setup)
    for _ in range(3):
        state = choose(state, "zero-to-five up")
    state = choose(choose(state, "0"), "buy")
    assert state.saucers[0].upgrades == ("boost-amplifier",)
    assert state.decision
    assert state.decision.player != 0, "the next player goes on"
    assert state.saucers[0].energy == 2


def test_an_upgrade_bought_this_turn_is_asleep(table: "Table") -> None:
    """cg-130"""
    board = table.draw(FIELD, red={"upgrades": ("hyperdrive",)})
    state = table.perform(board, "red")
    assert find(state, 0, "during-move", "multiply-distance")
    assert find(state.with_turn(bought=("hyperdrive",)), 0, "during-move", "multiply-distance") is None


@pytest.mark.parametrize(("reading", "asked"), [("at-once", True), ("next-turn", False)])
def test_a_new_end_of_turn_upgrade_may_be_used_at_once(table: "Table", reading: str, asked: bool) -> None:
    """cg-131, ruling B52"""
    board = table.draw(FIELD, rules={"new_end_upgrade": reading}, red={"energy": 2})
    board = board.but(deck=("landing-legs", "hyperdrive"))
    state = table.turn(board, "red", *STAY, "buy", "landing-legs")
    assert (state.decision is not None) is asked
    if asked:
        assert table.asked(state)[1][:2] == ("pass", "landing-legs up")


def test_end_of_turn_upgrades_come_before_buying(table: "Table") -> None:
    """cg-043, cg-123"""
    board = table.draw(FIELD, red={"energy": 2, "upgrades": ("landing-legs",)})
    state = table.turn(board, "red", *STAY)
    assert table.asked(state)[0] == "turn-end-upgrade"
    state = table.turn(board, "red", *STAY, "landing-legs up")
    assert table.asked(state)[0] == "buy-upgrade"
