"""The cards of the two games."""

import pickle

import pytest

from logwright.engine.cards.card import CARDS_OF, Card, Suit, Suits, full_deck
from logwright.engine.cards.dealing import card_tasks, in_order
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Token, seats_for
from tests.engine.crew_suits import COLOURS, DEEP_SEA, GREEN, PLANET_NINE
from tests.engine.notation import card, challenge_for_three


@pytest.mark.parametrize("suits", [PLANET_NINE, DEEP_SEA], ids=lambda suits: suits.trump)
def test_the_deck_has_forty_cards_in_five_suits(suits: Suits) -> None:
    """p9-017 to p9-020, ds-014 to ds-017."""
    deck = full_deck(suits)
    assert len(deck) == 40
    assert len(deck.colour_cards()) == 36
    for suit in (*COLOURS, Suit.TRUMP):
        values = [card.value for card in in_order(deck) if card.suit is suit]
        assert values == list(range(1, 5 if suit is Suit.TRUMP else 10))


@pytest.mark.parametrize(("seats", "tricks", "longest"), [(3, 13, 14), (4, 10, 10), (5, 8, 8)])
def test_tricks_and_hands_by_number_of_seats(seats: int, tricks: int, longest: int) -> None:
    """p9-087, ds-056, ruling B3."""
    table = Table(seats, full_deck(PLANET_NINE))
    assert (table.tricks, table.longest_hand) == (tricks, longest)


def test_two_players_sit_at_a_table_of_three() -> None:
    """p9-005, ds-005: the automaton is the third."""
    assert [seats_for(players) for players in (2, 3, 4, 5)] == [3, 3, 4, 5]


def test_task_cards_copy_the_colour_cards() -> None:
    """p9-021, p9-022, p9-092, p9-221: 36 of them, none for a rocket."""
    tasks = card_tasks(full_deck(PLANET_NINE))
    assert len({task.id for task in tasks}) == 36
    assert not any("trump" in task.id or "rocket" in task.id for task in tasks)


def test_there_are_ten_task_tokens() -> None:
    """p9-025, p9-166."""
    assert [token.value for token in Token] == ["1", "2", "3", "4", "5", "omega", ">", ">>", ">>>", ">>>>"]
    assert {*NUMBER_TOKENS, *ARROW_TOKENS, Token.OMEGA} == set(Token)


def test_the_challenge_for_three_leaves_green_and_rocket_1_out() -> None:
    """p9-240, p9-241: 30 cards, ten tricks, nothing left over, 27 tasks."""
    table = challenge_for_three()
    assert (len(table.deck), table.tricks, table.longest_hand) == (30, 10, 10)
    assert card("rocket 1") not in table.deck
    assert not any(left.suit is GREEN for left in table.deck)
    assert len(card_tasks(table.deck)) == 27


def test_there_is_one_object_for_each_card() -> None:
    """However a card is made, also when it comes from another process."""
    for one in full_deck(PLANET_NINE):
        assert Card(one.suit, one.value) is one
        assert pickle.loads(pickle.dumps(one)) is one
        assert one in CARDS_OF[one.suit]
