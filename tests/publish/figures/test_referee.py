"""The referee of the pages says of tricks, hands and shown cards what the engine says, in every game."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.cards.card import Card, Suits
from logwright.engine.cards.communication import CardMessage, Mark, messages, true_mark
from logwright.engine.cards.trick import playable_in, winner_of
from logwright.publish.page_parts.referee import REFUSALS, referee_data
from logwright.publish.views.book import Book
from tests import test_game_of_content

ROUNDS = 3000


def said(card: Card, suits: Suits) -> dict[str, Any]:
    name = card.spelled(suits.trump)
    return {"name": name, "suit": suits.trump if card.is_trump else str(card.suit), "value": card.value}


def referee(tricks: list[Any], hands: list[Any]) -> dict[str, Any]:
    node = shutil.which("node")
    if not node:
        pytest.skip("node is missing; scripts/system-packages.sh build installs it")
    command = [node, str(Path(__file__).with_name("referee.js"))]
    told = json.dumps({"tricks": tricks, "hands": hands})
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def every_game(library: Library) -> dict[str, Suits]:
    """The games of the library, and one that is nothing but content."""
    games = [*library.games.values(), *test_game_of_content.library().games.values()]
    return {game.id: game.suits for game in games}


def test_thousands_of_tricks_and_hands_in_all_games(library: Library) -> None:
    chance = random.Random(15)
    assert len(every_game(library)) > len(library.games)
    for suits in every_game(library).values():
        tricks = [chance.sample(suits.cards, chance.randint(3, 6)) for _ in range(ROUNDS)]
        hands = [chance.sample(suits.cards, chance.randint(2, 14)) for _ in range(ROUNDS)]
        led = [chance.choice([card for card in suits.cards if card not in hand]) for hand in hands]
        found = referee(
            [{"cards": [said(card, suits) for card in cards], "trump": suits.trump} for cards in tricks],
            [
                {"hand": [said(card, suits) for card in hand], "led": said(first, suits), "trump": suits.trump}
                for hand, first in zip(hands, led, strict=True)
            ],
        )
        assert found["tricks"] == [winner_of(0, cards) for cards in tricks]
        for hand, first, judged in zip(hands, led, found["hands"], strict=True):
            assert judged["playable"] == [card.spelled(suits.trump) for card in playable_in(hand, first)]
            assert judged["marks"] == [true_mark(card, hand) for card in hand]
            legal = messages(hand)
            for card, refusals in zip(hand, judged["refusals"], strict=True):
                for mark, refused in zip(Mark, refusals, strict=True):
                    assert (refused is None) is (CardMessage(card, mark) in legal)
                    assert (refused == "trumps-unsaid") is card.is_trump
                    assert (refused == "only-card") is (true_mark(card, hand) is Mark.ONLY and mark is not Mark.ONLY)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "ru"])
def test_every_decision_has_words_and_a_rule(library: Library, lang: str) -> None:
    for game in library.games:
        data = referee_data(Book(library, lang), game)
        assert set(data["rules"]) == {*REFUSALS, "led-suit", "trump"}
        assert all(data["refusals"].values())
        assert len(data["cards"]) == len({card["said"] for card in data["cards"]}) == 40
