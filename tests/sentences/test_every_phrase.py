"""Whatever an objective can say is said in every language and drawn, and what is said alike means the same.

The objectives come from the schema: every phrase with every way to fill its fields, and with every subject.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest

from logwright.content.read.document import Document, Spot
from logwright.content.read.schema import Schemas
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.trick import Trick, playable_in, winner_of
from logwright.engine.chance import Chance
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Allocation, ChosenMember, Mission
from logwright.engine.objectives.core import Prediction, TaskTrick
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import PHRASES, read_objective
from logwright.engine.objectives.subject import CREW, OWNER, Role, Subject
from logwright.engine.objectives.walk import inside
from logwright.engine.referee import Status, replay
from logwright.publish.figures import DeckLook, task_icon
from logwright.publish.views.game_style import look_of
from logwright.sentences.clause import sentence
from tests.schema_samples import objective_samples
from tests.whole_library import ROOT, whole_library

GAMES = ("planet-nine", "deep-sea")
LANGUAGES = tuple(whole_library().languages)
LINES = 25
"""Lines of play by chance on which two objectives that are said alike must agree."""
UNTIDY = re.compile(r"[{}]|  | [,.;]|\(\)|^\W")


@cache
def objectives(game: str) -> tuple[tuple[dict[str, Any], Phrase, Phrase], ...]:
    """What is written, and what it means as a rule of a mission and as a task."""
    return tuple(_read(game))


def _read(game: str) -> Iterator[tuple[dict[str, Any], Phrase, Phrase]]:
    schemas, suits = Schemas.below(ROOT / "schemas"), whole_library().games[game].suits
    for number, written in enumerate(objective_samples(suits.trump)):
        # Of the second game, which only has other names for things, some are enough.
        if game != GAMES[0] and number % 7:
            continue
        if number % 10 == 0:
            data = {"game": game, "id": "sample", "objectives": [written]}
            assert schemas.check("mission", Document("sample.yaml", "", data, Spot(1, 1))) == [], written
        # What the reader refuses gets a report of its own.
        with suppress(Mistake):
            yield written, read_objective(written, CREW, suits), read_objective(written, OWNER, suits)


def test_every_phrase_is_among_the_samples() -> None:
    for game in GAMES:
        assert {phrase.name for _, phrase, _ in objectives(game)} == set(PHRASES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_objective_is_said_as_a_tidy_sentence(lang: str, game: str) -> None:
    tongue = whole_library().tongue(lang, game)
    for written, rule, task in objectives(game):
        said = {sentence(rule, tongue), sentence(task, tongue)}
        if "'3'" in repr(written):
            said |= {sentence(rule, tongue, seats) for seats in (3, 4, 5)}
        for text in said:
            assert text.endswith("."), (written, text)
            assert not UNTIDY.search(text), (written, text)


@pytest.mark.parametrize("game", GAMES)
def test_every_objective_is_drawn(game: str) -> None:
    look = look_of(whole_library(), game)
    assert isinstance(look, DeckLook)
    for written, _, task in objectives(game):
        assert task_icon(task, look).icon().startswith("<svg"), written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_alike_means_the_same(lang: str) -> None:
    """Nobody can know which of two rules is meant if both read the same."""
    tongue = whole_library().tongue(lang, GAMES[0])
    said: dict[str, dict[object, Phrase]] = defaultdict(dict)
    for _, rule, _ in objectives(GAMES[0]):
        said[sentence(rule, tongue)].setdefault(rule.core(), rule)
    alike = {text: tuple(phrases.values()) for text, phrases in said.items() if len(phrases) > 1}
    assert {text: difference for text, phrases in alike.items() if (difference := _difference(phrases))} == {}


def _difference(phrases: tuple[Phrase, ...]) -> str:
    """A line of play on which some of the objectives are met and others are not."""
    if any(list(inside(phrase.core(), kind)) for phrase in phrases for kind in (Prediction, TaskTrick)):
        # What these need besides a line of play is named in the sentence.
        return ""
    names = sorted({subject.name for subject in inside(phrases, Subject) if subject.role is Role.CHOSEN})
    for number in range(LINES):
        players = 3 + number % 3
        mission = Mission(
            players=(players,),
            allocation=Allocation.NONE,
            chosen=tuple(ChosenMember(name, commander_allowed=True) for name in names),
            objectives=phrases,
        )
        deal = deal_mission(mission, whole_library().games[GAMES[0]].table(players), Chance(number))
        line = _played(deal, Random(number))
        chosen = tuple((name, (place + number) % players) for place, name in enumerate(names))
        standing = replay(mission, deal, Certificate(tricks=line, chosen=chosen)).standing().objectives
        if len({status is Status.MET for status in standing}) > 1:
            return f"{[str(phrase) for phrase in phrases]}: {standing} after {line}"
    return ""


def _played(deal: Deal, random: Random) -> tuple[Trick, ...]:
    """Cards by chance, as the rules allow."""
    hands, leader, tricks = [set(hand) for hand in deal.hands], deal.leader, []
    while all(hands):
        cards: list[Card] = []
        for place in range(len(hands)):
            seat = (leader + place) % len(hands)
            card = random.choice(sorted(playable_in(hands[seat], cards[0] if cards else None)))
            hands[seat].remove(card)
            cards.append(card)
        winner = winner_of(leader, cards)
        tricks.append(Trick(leader, tuple(cards), winner))
        leader = winner
    return tuple(tricks)
