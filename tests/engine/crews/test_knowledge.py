"""What a member knows: all deals that fit what it has seen, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logwright.engine.attempts.public import Announced, Public
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage, Radio, Shown, messages, true_mark
from logwright.engine.cards.deal import Seat, highest_trump_holder, position_table
from logwright.engine.cards.trick import Trick, play_trick, playable_in
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.knowledge import known
from logwright.engine.missions.mission import Communication, Mission, Signal
from logwright.engine.search.known import Known
from logwright.engine.search.worlds import Weighing
from logwright.verdicts.missions.job import Job
from tests.engine.crew_suits import PLANET_NINE, card_set
from tests.engine.crews.tables import QUICK, jobs
from tests.engine.notation import cards

DECK = cards("pink 1, pink 3, pink 5, pink 7, blue 2, blue 4, blue 6, rocket 1, rocket 2")
Dealt = tuple[frozenset[Card], ...]


def all_deals() -> Iterator[Dealt]:
    """Three hands of three cards, in every way."""
    everything = frozenset(DECK)
    for first in combinations(DECK, 3):
        for second in combinations(sorted(everything.difference(first)), 3):
            yield frozenset(first), frozenset(second), everything.difference(first, second)


class Story:
    """A few things that happen at a small table: somebody shows a card, then some cards are played."""

    def __init__(self, hands: Dealt, signal: Signal, choose: st.DataObject) -> None:
        self.hands = hands
        self.commander = highest_trump_holder([tuple(hand) for hand in hands]) or 0
        said: list[Shown] = []
        for seat in range(3):
            options: list[CardMessage | None] = [None, *messages(hands[seat], signal)]
            message = choose.draw(st.sampled_from(options))
            if message:
                said.append(Shown(seat, message, 1))
        table = position_table([tuple(hand) for hand in hands], PLANET_NINE)
        mission = Mission((3,))
        rocket = max(card for card in DECK if card.is_trump)
        self.public = Public(
            mission,
            table,
            (3, 3, 3),
            self.commander,
            self.commander,
            announced=(Announced(rocket, self.commander),),
            radio=Radio(Communication(signal), signal, 3, said=tuple(said)),
        )
        self._play(choose.draw(st.integers(0, 7)), choose)

    def _play(self, count: int, choose: st.DataObject) -> None:
        left = list(self.hands)
        tricks: list[Trick] = []
        lying: list[Card] = []
        leader = self.commander
        for _ in range(count):
            seat = (leader + len(lying)) % 3
            card = choose.draw(st.sampled_from(sorted(playable_in(left[seat], lying[0] if lying else None))))
            left[seat] -= {card}
            lying.append(card)
            if len(lying) == 3:
                tricks.append(play_trick(leader, lying))
                leader, lying = tricks[-1].winner, []
        self.public = replace(self.public, tricks=tuple(tricks), lying=tuple(lying), leader=leader)
        self.left = left

    def view(self, seat: Seat) -> View:
        return View(self.public, seat, self.left[seat])

    def could_be(self, other: Dealt, seat: Seat) -> bool:
        """Might these have been the hands, as far as this seat can tell? By playing everything again."""
        if other[seat] != self.hands[seat] or highest_trump_holder([tuple(hand) for hand in other]) != self.commander:
            return False
        for shown in self.public.said:
            mark = true_mark(shown.message.card, other[shown.seat])
            if mark is None or shown.message.mark not in (None, mark):
                return False
        left = list(other)
        for _, player, card, led in self.public.plays():
            if card not in playable_in(left[player], None if card == led else led):
                return False
            left[player] -= {card}
        return True


@settings(max_examples=60, deadline=None, derandomize=True)
@given(choose=st.data(), signal=st.sampled_from([Signal.NORMAL, Signal.DEAD_ZONE]))
def test_exactly_the_deals_that_fit_are_drawn(choose: st.DataObject, signal: Signal) -> None:
    order = choose.draw(st.permutations(DECK))
    story = Story((frozenset(order[:3]), frozenset(order[3:6]), frozenset(order[6:])), signal, choose)
    seat = choose.draw(st.integers(0, 2))
    possible = {tuple(map(card_set, deal)) for deal in all_deals() if story.could_be(deal, seat)}
    weighing = Weighing(known(story.view(seat)))
    assert weighing.draw(1000, 1) == 1000
    assert {world.hands for world in weighing.worlds()} == possible


def permits(told: Known, hands: tuple[int, ...]) -> bool:
    """Does this knowledge allow these hands?"""
    sound = all(held & ~hand == 0 for held, hand in zip(told.held, hands, strict=True))
    room = all((hand & told.unknown).bit_count() == room for hand, room in zip(hands, told.room, strict=True))
    return (
        sound
        and room
        and any(
            all(
                not hands[seat] & limit.cards
                for limit, seat in product(reading.limits, range(len(hands)))
                if not limit.seats >> seat & 1
            )
            and all(hands[promise.seat] & promise.cards for promise in reading.promises)
            for reading in told.readings
        )
    )


@pytest.mark.parametrize(
    "job",
    jobs("planet-nine/06", "planet-nine/12", "planet-nine/46", "deep-sea/11", "deep-sea/20"),
    ids=lambda job: f"{job.key}-{job.players}",
)
def test_the_truth_is_never_ruled_out(job: Job) -> None:
    """Dead zone, drawn cards, an announced holder, rapture, terrain, the automaton."""
    attempt = play_mission(job.mission, job.deal(0), QUICK, Chance(2))
    for moment in attempt.moments:
        hands = [card_set(held) for held in moment.hands.held]
        for _, seat, card, _ in moment.public.plays():
            hands[seat] |= card_set([card])
        for seat in moment.public.people:
            assert permits(known(moment.view(seat)), tuple(hands))
