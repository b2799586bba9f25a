"""Whole deals played at random: the rules hold from the first card to the last."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from logwright.engine.cards.card import Card, full_deck
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.play import dealt
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick, play_trick
from logwright.engine.chance import Chance
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import replay
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import challenge_for_three

ROCKETS = full_deck(PLANET_NINE)
TABLES = {
    2: (Table(3, ROCKETS, columns=7), 13, 1),
    3: (Table(3, ROCKETS), 13, 1),
    4: (Table(4, ROCKETS), 10, 0),
    5: (Table(5, ROCKETS), 8, 0),
    30: (challenge_for_three(), 10, 0),
}


def played_at_random(deal: Deal, random: Random) -> tuple[Trick, ...]:
    """Everybody plays any legal card; before each it is checked that there is one and that it is legal."""
    hands, leader, tricks = dealt(deal), deal.leader, []
    for _ in range(deal.table.tricks):
        cards: list[Card] = []
        for place in range(deal.seats):
            seat = (leader + place) % deal.seats
            led = cards[0] if cards else None
            shown, legal = hands.shown(seat), hands.legal(seat, led)
            assert legal
            assert set(legal) <= set(shown) <= hands.held[seat]
            if led is not None and any(card.suit is led.suit for card in shown):
                assert {card.suit for card in legal} == {led.suit}
            else:
                assert set(legal) == set(shown)
            cards.append(random.choice(sorted(legal)))
        trick = play_trick(leader, cards)
        tricks.append(trick)
        hands, leader = hands.after(trick), trick.winner
    return tuple(tricks)


@given(st.integers(0, 2**32), st.sampled_from(sorted(TABLES)))
def test_any_legal_line_ends_after_the_right_number_of_tricks(seed: int, table: int) -> None:
    """p9-035, p9-040, p9-041, p9-046, p9-086, p9-087, p9-229, p9-241, ds-033, ds-036, ds-056, ruling B3."""
    at, tricks, unplayed = TABLES[table]
    deal = deal_mission(Mission((table,)), at, Chance(seed))
    line = played_at_random(deal, Random(seed))
    assert len(line) == tricks
    assert [trick.leader for trick in line[1:]] == [trick.winner for trick in line[:-1]]
    cards = [card for trick in line for card in trick.cards]
    assert len(cards) == len(set(cards))
    left = replay(Mission((table,)), deal, Certificate((), line)).left
    assert len(left) == unplayed
    assert left | set(cards) == at.deck.cards
    if table == 2:
        assert left <= set(deal.hands[2])


@given(st.integers(0, 2**32))
def test_rocket_4_wins_every_trick_it_is_in(seed: int) -> None:
    """p9-052; a trick without rockets goes to the suit led (p9-042, p9-043)."""
    deal = deal_mission(Mission((4,)), Table(4, ROCKETS), Chance(seed))
    for trick in played_at_random(deal, Random(seed)):
        rockets = [card for card in trick.cards if card.is_trump]
        following = [card for card in trick.cards if card.suit is trick.led.suit]
        assert trick.best == max(rockets or following, key=lambda card: card.value)
        assert trick.best in deal.hands[trick.winner]
