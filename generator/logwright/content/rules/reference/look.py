"""A suit that looks different exists.

A project may draw the suits of a game in its own way, by their ids in the file of the game.

good::

    # file: project/planet-nine/looks.yaml
    suits: {blue: {ink: '#123456'}}

bad::

    # file: project/planet-nine/looks.yaml
    suits: {bleu: {ink: '#123456'}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.card_style import symbols_astray
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rule_helpers.game_problems import SHAPES
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for file, kind in library.kinds.items():
        document = library.documents[file]
        game = library.at(f"{document.place.partition('/')[0]}/game.yaml")
        if kind.reader == "looks" and game and game.file in library.kinds:
            suits = [suit["id"] for suit in game.data["suits"]]
            for suit in document.data["suits"]:
                if suit not in suits:
                    yield document.problem(
                        ("suits", suit),
                        RULE,
                        "no-suit",
                        suit=suit,
                        known=listed(suits),
                        hint=did_you_mean(suit, suits),
                        key=True,
                    )
            for suit, wrong in symbols_astray(game, document).items():
                symbol = document.data["suits"][suit]["symbol"]
                yield document.problem(
                    ("suits", suit, "symbol"),
                    RULE,
                    wrong,
                    symbol=symbol,
                    known=listed((*SHAPES, *game.data.get("shapes", ()))),
                )
