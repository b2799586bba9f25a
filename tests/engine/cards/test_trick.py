"""Following suit, trumps and who wins a trick. Ids in docstrings are those of the checklist."""

import pytest

from logwright.engine.cards.trick import playable_in, winning_card
from tests.engine.notation import card, cards, position, trick


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("green 3", "green 5, pink 9, rocket 1", "green 5"),
        ("green 3", "blue 2, pink 9, rocket 1", "blue 2, pink 9, rocket 1"),
        ("green 3", "green 1, green 9, rocket 4", "green 1, green 9"),
        ("rocket 3", "rocket 2, pink 9", "rocket 2"),
        ("rocket 3", "blue 1, pink 9", "blue 1, pink 9"),
        ("submarine 3", "submarine 1, submarine 4, pink 9", "submarine 1, submarine 4"),
    ],
)
def test_the_suit_led_must_be_followed_by_whoever_holds_it(led: str, hand: str, legal: str) -> None:
    """p9-036 to p9-040, p9-048, p9-050; ds-025, ds-026, ds-030, ds-031, ds-033: free choice among these."""
    assert playable_in(cards(hand), card(led)) == list(cards(legal))


def test_any_card_may_open_a_trick() -> None:
    """p9-036, p9-049, ds-030: trumps too."""
    hand = cards("green 5, pink 9, rocket 1")
    assert playable_in(hand, None) == list(hand)


@pytest.mark.parametrize(
    ("played", "best"),
    [
        ("yellow 2, yellow 8, yellow 6", "yellow 8"),  # p9-042, ds-027
        ("green 3, green 5, pink 9", "green 5"),  # p9-043, ds-028
        ("blue 3, blue 7, rocket 1", "rocket 1"),  # p9-047, ds-029
        ("rocket 3, rocket 2, rocket 4", "rocket 4"),  # p9-051, p9-052
        ("submarine 3, submarine 2, submarine 4", "submarine 4"),  # ds-032
        ("pink 9, rocket 4, rocket 1", "rocket 4"),  # p9-052
        ("pink 1, blue 9, green 9", "pink 1"),  # p9-043: a low card wins when nobody can follow
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(played: str, best: str) -> None:
    """p9-042, p9-043, p9-047, p9-051, p9-052; ds-027 to ds-029, ds-032."""
    assert winning_card(cards(played)) == card(best)


def test_the_trick_goes_to_the_seat_of_the_best_card() -> None:
    """p9-033 to p9-035, p9-124, ds-024: clockwise from the leader, one card each."""
    assert trick(0, "pink 9, pink 5, yellow 2, pink 1").winner == 0
    assert trick(2, "pink 1, pink 5, yellow 2, pink 9").winner == 1
    assert trick(3, "blue 1, rocket 2, blue 9, blue 3, blue 4").winner == 4


def test_the_worked_first_trick_of_deep_sea() -> None:
    """ds-086: Tom leads and wins; had Johann, who has no pink, played a submarine, the trick were his."""
    assert trick(0, "pink 9, pink 7, yellow 2, pink 8").winner == 0
    assert trick(0, "pink 9, pink 7, submarine 1, pink 8").winner == 2


def test_a_deal_ends_when_not_everybody_can_play_any_more() -> None:
    """p9-086, ruling B3: with one card too many, one card is never played."""
    assert position("pink 9, pink 1, rocket 4", "pink 2, blue 3", "blue 1, blue 2").table.tricks == 2
